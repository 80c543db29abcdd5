import { Refusal } from "#shared/refusal.ts";

// Not `shared/cursor.ts`: pages are cached by their address, so each position in the list needs exactly one spelling.

/** A page of the list: the posts older or newer than this one. */
export interface PostCursor {
  direction: "older" | "newer";
  postId: string;
}

const form = /^([on])([0-9a-f]{32})$/;

export function formatPostCursor({ direction, postId }: PostCursor): string {
  return direction.slice(0, 1) + postId.replaceAll("-", "");
}

/** Refuses with `invalid_cursor` what is not in this form. */
export function parsePostCursor(text: string): PostCursor {
  const [, direction, digits] = form.exec(text) ?? [];
  if (!digits) throw new Refusal("invalid_cursor");
  return { direction: direction === "o" ? "older" : "newer", postId: digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-") };
}
