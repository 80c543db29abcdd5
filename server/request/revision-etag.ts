import type { Context } from "hono";
import type { SeenRevision } from "#domain/changes/seen-revision.ts";
import { Refusal } from "#shared/refusal.ts";
import type { AppContext } from "../app-context.ts";

export function formatEtag(revision: number): string {
  return `"${revision}"`;
}

/**
 * The revision that the client has seen and changes; `null` when `If-Match` is not one of our tags. Refuses with
 * `precondition_required` when it is missing or `*`.
 */
export function requireRevision(c: Context<AppContext>): number | null {
  const tag = c.req.header("if-match")?.trim();
  if (!tag || tag === "*") throw new Refusal("precondition_required");
  return parseEtag(tag);
}

/** As `requireRevision`, for things that may not exist yet: `If-None-Match: *` says that nothing was seen. */
export function readSeenRevision(c: Context<AppContext>): SeenRevision {
  if (c.req.header("if-match") !== undefined) return requireRevision(c);
  return c.req.header("if-none-match") === "*" ? "nothing" : "unsaid";
}

// Accepts weak tags: proxies that compress make ours weak, and the revision stays exact.
function parseEtag(tag: string): number | null {
  const digits = /^(?:W\/)?"(\d{1,9})"$/.exec(tag)?.[1];
  return digits === undefined ? null : Number(digits);
}
