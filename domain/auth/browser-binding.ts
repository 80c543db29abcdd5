import * as z from "zod/mini";
import { hashToken, isSameDigest } from "./digests.ts";

/** Who leaves our pages for a provider, or comes back from one. */
export interface Visit {
  /** A random value that this browser keeps in a cookie; `null` when it sent none. */
  browserSecret: string | null;
  address: string;
}

/** What a flow remembers of who began it. */
export const browserBinding = z.object({ browser: z.string(), address: z.optional(z.string()) });
export type BrowserBinding = z.output<typeof browserBinding>;

/**
 * A flow that somebody else began must not end in this browser: it would sign its user in as that other, or link an
 * identity to that other's account. A page that begins the flow by script from another origin cannot keep our cookie;
 * such a flow remembers the client address besides.
 */
export function bindToBrowser({ browserSecret, address }: Visit, begunBy: "navigation" | "script"): BrowserBinding {
  return { browser: hashToken(browserSecret ?? ""), ...(begunBy === "script" && { address }) };
}

export function isSameBrowser(binding: BrowserBinding, { browserSecret, address }: Visit): boolean {
  if (browserSecret === null) return binding.address === address;
  return isSameDigest(hashToken(browserSecret), binding.browser);
}
