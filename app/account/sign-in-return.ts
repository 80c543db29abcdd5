import type { SessionTokens } from "./account-view.ts";

/** The result with which the auth service sent the visitor back. */
export type SignInReturn =
  | { kind: "fault"; code: string | null; text: string }
  | { kind: "recovery"; tokens: SessionTokens }
  | { kind: "session"; tokens: SessionTokens }
  | { kind: "code"; code: string }
  /** One of two confirmations of a new e-mail address; the other mailbox has a link, too. */
  | { kind: "halfChanged" }
  | { kind: "nothing" };

const longestText = 300;

/** Parses the query and fragment of the address; the query takes precedence. */
export function parseSignInReturn(address: string): SignInReturn {
  const values = readParameters(address);
  const text = values.get("error_description") ?? values.get("error") ?? values.get("error_code");
  if (text) return { kind: "fault", code: values.get("error_code") ?? null, text: [...text].slice(0, longestText).join("") };
  const tokens = readTokens(values);
  if (values.get("type") === "recovery") return tokens ? { kind: "recovery", tokens } : { kind: "fault", code: "otp_expired", text: "" };
  if (tokens) return { kind: "session", tokens };
  const code = values.get("code");
  if (code) return { kind: "code", code };
  return { kind: values.has("message") ? "halfChanged" : "nothing" };
}

function readTokens(values: Map<string, string>): SessionTokens | null {
  const [accessToken, refreshToken] = [values.get("access_token"), values.get("refresh_token")];
  return accessToken && refreshToken ? { accessToken, refreshToken } : null;
}

function readParameters(address: string): Map<string, string> {
  const [query = "", hash = ""] = address.split("#");
  return new Map([...new URLSearchParams(hash), ...new URLSearchParams(query)]);
}
