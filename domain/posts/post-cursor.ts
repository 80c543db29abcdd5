import { Refusal } from "#shared/refusal.ts";

// Not `shared/cursor.ts`: pages are kept by their address, so each place in the list has one spelling.

/** Where a page of the list begins: at the posts older or newer than this one. */
export interface PostCursor {
  direction: "older" | "newer";
  postId: string;
}

const form = /^([on])([0-9a-f]{32})$/;

export function formatPostCursor({ direction, postId }: PostCursor): string {
  return direction.slice(0, 1) + postId.replaceAll("-", "");
}

/** Refuses with `invalid_cursor` what is none of ours. */
export function parsePostCursor(text: string): PostCursor {
  const [, direction, digits] = form.exec(text) ?? [];
  if (!digits) throw new Refusal("invalid_cursor");
  return { direction: direction === "o" ? "older" : "newer", postId: digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-") };
}
