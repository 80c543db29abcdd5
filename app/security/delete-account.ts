import type { Locale } from "#shared/locales/locale.ts";
import { command } from "../client/request.ts";

export type Deletion =
  | { kind: "gone" }
  | { kind: "signInAgain" }
  | { kind: "wrongPhrase" }
  | { kind: "wrongPassword"; text: string }
  /** `null` when the server gave no text for people. */
  | { kind: "failed"; text: string | null }
  | { kind: "unreachable" };

/** Asks the server to remove the member's account with all that belongs to it. */
export async function deleteAccount(locale: Locale, { phrase, password }: { phrase: string; password: string }): Promise<Deletion> {
  const sent = await command("/api/me", { locale, method: "DELETE", body: { phrase, ...(password && { password }) } });
  if (sent.kind === "done") return { kind: "gone" };
  if (sent.kind === "unreachable") return sent;
  const { status, code, detail, errors } = sent.problem;
  const aboutPassword = errors.find(({ path }) => path === "password");
  if (code === "wrong_password") return { kind: "wrongPassword", text: detail };
  if (aboutPassword) return { kind: "wrongPassword", text: aboutPassword.message };
  if (code === "phrase_mismatch") return { kind: "wrongPhrase" };
  if (code === "sign_in_again") return { kind: "signInAgain" };
  return { kind: "failed", text: status >= 500 ? null : detail || null };
}
