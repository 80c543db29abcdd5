import { postSchema, type Post } from "#shared/answers/admin-posts.ts";
import { buildPrecondition, type Savable } from "../writing/use-saving.ts";
import { checkPostFields, fieldNames, mendPostFields, readFields, sentNames, type PostFields } from "./post-fields.ts";

/** How a post is saved. */
export const savablePost: Savable<PostFields, Post> = {
  fieldNames: sentNames,
  comparedNames: fieldNames,
  check: checkPostFields,
  send: ({ request }, body, base) =>
    base
      ? request(`/api/admin/posts/${base.id}`, { method: "PUT", body, schema: postSchema, headers: buildPrecondition(base) })
      : request("/api/admin/posts", { method: "POST", body, schema: postSchema }),
  find: ({ request }, base) => request(`/api/admin/posts/${base?.id ?? ""}`, { schema: postSchema }),
  readFields,
  mend: mendPostFields,
};
