import * as z from "zod/mini";
import { hashToken, isSameDigest } from "./digests.ts";

/** The browser that leaves for a provider, or returns from one. */
export interface Visit {
  /** A random value in a cookie of this browser; `null` when it sent none. */
  browserSecret: string | null;
  address: string;
}

/** What a flow stores about the browser that began it. */
export const browserBinding = z.object({ browser: z.string(), address: z.optional(z.string()) });
export type BrowserBinding = z.output<typeof browserBinding>;

/**
 * Prevents login CSRF: a flow that an attacker began must not end in the victim's browser, where it would sign the victim in
 * as the attacker or link an identity to the attacker's account. A page on another origin that begins the flow by script
 * cannot keep our cookie, so such a flow also stores the client address.
 */
export function bindToBrowser({ browserSecret, address }: Visit, begunBy: "navigation" | "script"): BrowserBinding {
  return { browser: hashToken(browserSecret ?? ""), ...(begunBy === "script" && { address }) };
}

export function isSameBrowser(binding: BrowserBinding, { browserSecret, address }: Visit): boolean {
  if (browserSecret === null) return binding.address === address;
  return isSameDigest(hashToken(browserSecret), binding.browser);
}
