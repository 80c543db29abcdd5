import type { Context } from "hono";
import type { SeenRevision } from "#domain/changes/seen-revision.ts";
import { Refusal } from "#shared/refusal.ts";
import type { AppContext } from "./app-context.ts";

export function formatEtag(revision: number): string {
  return `"${revision}"`;
}

/**
 * The revision that a change is meant for; `null` when `If-Match` names none of ours. Refuses with
 * `precondition_required` when it is missing or a star: who changes something says what they have seen.
 */
export function requireRevision(c: Context<AppContext>): number | null {
  const tag = c.req.header("if-match")?.trim();
  if (!tag || tag === "*") throw new Refusal("precondition_required");
  return parseEtag(tag);
}

/** As `requireRevision`, for what may not exist yet: `If-None-Match: *` says that nothing was seen. */
export function readSeenRevision(c: Context<AppContext>): SeenRevision {
  if (c.req.header("if-match") !== undefined) return requireRevision(c);
  return c.req.header("if-none-match") === "*" ? "nothing" : "unsaid";
}

// Proxies that compress make a tag a weak one; a revision stays as exact as before.
function parseEtag(tag: string): number | null {
  const digits = /^(?:W\/)?"(\d{1,9})"$/.exec(tag)?.[1];
  return digits === undefined ? null : Number(digits);
}
