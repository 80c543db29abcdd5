import type { AccountView } from "./account-view.ts";
import type { SessionEvent } from "./watch-session.ts";

/** The dialog after a change of the session: none when somebody has signed in, the one that a session asks for, else the one that is open. */
export function chooseView(open: AccountView | null, event: SessionEvent): AccountView | null {
  if (event.kind === "newPassword") return event;
  if (open?.kind === "newPassword") return open;
  if (event.kind === "secondFactor") return event;
  if (event.kind === "guest" && event.hasEnded) return { kind: "signIn", reason: "ended" };
  return event.kind === "member" || open?.kind === "secondFactor" ? null : open;
}
