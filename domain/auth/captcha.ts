import { isIP } from "node:net";
import { readAnswer } from "./read-answer.ts";
import { isAllowedRedirect, type RedirectSettings } from "./redirects.ts";
import { AuthRefusal } from "./refusal.ts";
import type { AuthSettings } from "./settings.ts";

const patienceMs = 5_000;
const longestToken = 4_096;
const mostBytes = 64 * 1024;

/**
 * Verifies a captcha token with the captcha service; both providers take the same form. Does nothing when no captcha is
 * configured. Refuses with `captcha_failed`, also when the service is down.
 */
export async function checkCaptcha(
  { captcha, publicUrl, redirectAllowList }: Pick<AuthSettings, "captcha" | "publicUrl" | "redirectAllowList">,
  token: string | null | undefined,
  clientAddress: string,
): Promise<void> {
  if (!captcha) return;
  if (!token) throw new AuthRefusal("captcha_failed", { text: "no captcha_token found" });
  if (token.length > longestToken) throw new AuthRefusal("captcha_failed", { text: "captcha_token is too long" });
  // Client addresses of IPv6 are shortened to their network, which the service could not compare.
  const form = new URLSearchParams({ secret: captcha.secret, response: token, ...(isIP(clientAddress) && { remoteip: clientAddress }) });
  const verdict = await askService(captcha.url, form);
  if (verdict["success"] === true && isOfOurSites({ publicUrl, redirectAllowList }, verdict["hostname"])) return;
  const codes = Array.isArray(verdict["error-codes"])
    ? verdict["error-codes"].filter((code) => typeof code === "string" && /^[a-z-]{1,60}$/.test(code))
    : [];
  throw new AuthRefusal("captcha_failed", { text: codes.join(", ") || "not solved" });
}

/** A check that was solved on another site may have been passed on by it. Not every service says where. */
function isOfOurSites(sites: RedirectSettings, hostname: unknown): boolean {
  if (typeof hostname !== "string" || hostname === new URL(sites.publicUrl).hostname) return true;
  return isAllowedRedirect(sites, `https://${hostname}/`);
}

async function askService(url: string, form: URLSearchParams): Promise<Record<string, unknown>> {
  try {
    const response = await fetch(url, { method: "POST", body: form, redirect: "error", signal: AbortSignal.timeout(patienceMs) });
    const verdict: unknown = JSON.parse(await readAnswer(response, mostBytes));
    if (!response.ok || !isRecord(verdict)) throw new Error(`the captcha service answered ${response.status}`);
    return verdict;
  } catch (cause) {
    throw new AuthRefusal("captcha_failed", { cause, text: "captcha verification is not available" });
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
