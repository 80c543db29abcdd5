import { startTransition, useCallback, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { getLocale } from "../client/get-locale.ts";
import { backOfficePath, localizePath, stripLocale } from "../ui/page-address.ts";
import { clearTab } from "../client/browser-store.ts";
import { removeOfflineCopiesOfOthers, hasSession, markMember, sessionKey } from "../client/stored-session.ts";
import { followSignOuts, hasJustSignedOut } from "./sign-outs.ts";
import type { Member, Visitor } from "./visitor.tsx";
import type { SessionEvent, SessionWatch } from "./watch-session.ts";

/** Follows the session of this browser: who is here, and how often a member has left this tab. `onChange` must be stable. */
export function useSession(onChange: (event: SessionEvent) => void) {
  const [visitor, setVisitor] = useState<Visitor>({ kind: "unknown" });
  const [signOutCount, setSignOutCount] = useState(0);
  const navigate = useNavigate();
  const memberId = useRef<string | null>(null);
  const leave = useCallback(() => {
    clearTab();
    if (isInBackOffice()) return;
    setSignOutCount((count) => count + 1);
    void navigate(localizePath(getLocale(location.pathname), "/"));
  }, [navigate]);
  const handle = useCallback(
    (event: SessionEvent) => {
      const hasEnded = memberId.current !== null && isEndedElsewhere(event);
      onChange(hasEnded ? { kind: "guest", hasEnded } : event);
      if (event.kind === "newPassword") return;
      const member = event.kind === "member" ? event : null;
      setVisitor(member ?? { kind: "guest" });
      noteMember(member);
      // What was typed stays for the member whose session has ended, and for nobody else.
      if (!hasEnded && changesMember(memberId, member)) leave();
    },
    // Both are stable: the session's listener is registered once.
    [onChange, leave],
  );
  return { visitor, signOutCount, watch: useSessionWatch(handle) };
}

/** Notes who is here now, and tells whether it was another member before. */
function changesMember(memberId: React.RefObject<string | null>, member: Member | null): boolean {
  const before = memberId.current;
  memberId.current = member?.id ?? null;
  return before !== null && before !== memberId.current;
}

/** Marks the page for the header's layout, and leaves nobody else's ideas behind. */
function noteMember(member: Member | null): void {
  markMember(member?.plan ?? null);
  removeOfflineCopiesOfOthers(member?.id ?? null);
}

/** Whether a session has ended that the member has not ended here; the back-office asks for a sign-in by itself. */
function isEndedElsewhere(event: SessionEvent): boolean {
  return event.kind === "guest" && !isInBackOffice() && !hasJustSignedOut();
}

function isInBackOffice(): boolean {
  return stripLocale(location.pathname) === backOfficePath;
}

/** Starts watching the session when there is one, also when another tab creates it. */
function useSessionWatch(handle: (event: SessionEvent) => void): () => Promise<SessionWatch> {
  const watching = useRef<Promise<SessionWatch> | null>(null);
  useEffect(followSignOuts, []);
  const watch = useCallback(() => {
    const watched = watching.current ?? openWatch(handle);
    watching.current = watched;
    watched.catch(() => {
      watching.current = null;
    });
    return watched;
  }, [handle]);
  useEffect(() => {
    // A failure means offline; tried again when the connection returns.
    const start = () => void watch().catch(() => undefined);
    const onStorage = ({ key, newValue }: StorageEvent) => key === sessionKey && newValue !== null && start();
    if (hasSession()) start();
    // In a transition, so that the hydration of the page is not interrupted.
    else startTransition(() => handle({ kind: "guest" }));
    window.addEventListener("storage", onStorage);
    window.addEventListener("online", start);
    return () => {
      window.removeEventListener("storage", onStorage);
      window.removeEventListener("online", start);
    };
  }, [watch, handle]);
  return watch;
}

async function openWatch(handle: (event: SessionEvent) => void): Promise<SessionWatch> {
  return await (await import("./watch-session.ts")).watchSession(handle);
}
