import type { UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { postSchema, type Post } from "#shared/post-answers.ts";
import { buildPrecondition, useSaving, type Savable } from "../writing/use-saving.ts";
import { checkPostFields, readFields, sentNames, type PostFields } from "./post-fields.ts";

interface SavePostOptions {
  saved: Post | null;
  fail: (text: string) => void;
  /** Receives the first field with a fault. */
  onFault: (field: keyof PostFields) => void;
}

export function useSavePost(form: UseFormReturn<PostFields>, { saved, fail, onFault }: SavePostOptions) {
  const { t } = useTranslation("adminPosts");
  return useSaving(form, { kind: postKind, saved, onFailure: (reason) => fail(t("failedToSave", { reason })), onFault });
}

const postKind: Savable<PostFields, Post> = {
  fieldNames: sentNames,
  check: checkPostFields,
  send: (ask, body, base) =>
    base
      ? ask(`/api/admin/posts/${base.id}`, { method: "PUT", body, headers: buildPrecondition(base) })
      : ask("/api/admin/posts", { method: "POST", body }),
  find: (ask, base) => ask(`/api/admin/posts/${base?.id ?? ""}`),
  readAnswer: ({ body }) => z.parse(postSchema, body),
  readFields,
};
