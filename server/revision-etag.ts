import type { Context } from "hono";
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

/** As `requireRevision`, but for what may not exist yet: `"new"` without `If-Match`, or with `If-None-Match: *`. */
export function readRevision(c: Context<AppContext>): number | "new" | null {
  const hasTag = c.req.header("if-match") !== undefined;
  return hasTag ? requireRevision(c) : "new";
}

// Proxies that compress make a tag a weak one; a revision stays as exact as before.
function parseEtag(tag: string): number | null {
  const digits = /^(?:W\/)?"(\d{1,9})"$/.exec(tag)?.[1];
  return digits === undefined ? null : Number(digits);
}
