import type { Post } from "./post-answers.ts";

/** A post as the server has it, with the tag that a change must name. */
export interface SavedPost {
  post: Post;
  etag: string;
}
