import type { Locale } from "#shared/locales/locale.ts";
import { callApi } from "../client/api.ts";
import { readProblem } from "../client/problem.ts";

export type Deletion =
  | { kind: "gone" }
  | { kind: "signInAgain" }
  | { kind: "wrongPhrase" }
  | { kind: "wrongPassword"; text: string }
  /** `null` when the server gave no text for people. */
  | { kind: "failed"; text: string | null }
  | { kind: "network" };

/** Asks the server to remove the member's account with all that belongs to it. */
export async function deleteAccount(locale: Locale, { phrase, password }: { phrase: string; password: string }): Promise<Deletion> {
  const body = { phrase, ...(password && { password }) };
  const response = await callApi("/api/me", { locale, method: "DELETE", body }).catch(() => null);
  if (!response) return { kind: "network" };
  if (response.ok) return { kind: "gone" };
  const { code, detail, errors } = await readProblem(response);
  const aboutPassword = errors.find(({ path }) => path === "password");
  if (code === "wrong_password") return { kind: "wrongPassword", text: detail };
  if (aboutPassword) return { kind: "wrongPassword", text: aboutPassword.message };
  if (code === "phrase_mismatch") return { kind: "wrongPhrase" };
  if (code === "sign_in_again") return { kind: "signInAgain" };
  return { kind: "failed", text: response.status >= 500 ? null : detail || null };
}
