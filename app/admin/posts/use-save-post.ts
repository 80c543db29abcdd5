import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { useSaving, type Savable } from "../use-saving.ts";
import { postSchema } from "./post-answers.ts";
import { checkFields, readFields, sentNames, type PostFields } from "./post-fields.ts";
import type { SavedPost } from "./saved-post.ts";
import type { PostFormState } from "./use-post-form.ts";

interface SavePostOptions {
  saved: SavedPost | null;
  fail: (text: string) => void;
  /** The first field that will not do. */
  onFault: (field: keyof PostFields) => void;
}

export function useSavePost(form: PostFormState, { saved, fail, onFault }: SavePostOptions) {
  const { t } = useTranslation("adminPosts");
  return useSaving<PostFields, SavedPost>(
    {
      getValues: () => form.getValues(),
      trigger: () => form.trigger(),
      reset: (fields) => form.reset(fields),
      setField: (name, value) => form.setValue(name, value, { shouldDirty: true }),
      setFault: (name, message) => form.setError(name, { message }),
    },
    {
      kind: postKind,
      saved,
      onFailure: (reason) => fail(t("failedToSave", { reason })),
      onFault,
    },
  );
}

const postKind: Savable<PostFields, SavedPost> = {
  fieldNames: sentNames,
  check: (fields, base) => checkFields(fields, base?.post ?? null),
  send: (ask, body, base) =>
    base
      ? ask(`/api/admin/posts/${base.post.id}`, { method: "PUT", body, headers: { "If-Match": base.etag } })
      : ask("/api/admin/posts", { method: "POST", body }),
  find: (ask, base) => ask(`/api/admin/posts/${base?.post.id ?? ""}`),
  readAnswer: ({ body, etag }) => ({ post: z.parse(postSchema, body), etag: etag ?? "" }),
  readFields: ({ post }) => readFields(post),
};
