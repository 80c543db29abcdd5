import type { Post } from "#shared/answers/admin-posts.ts";
import { useFieldsForm } from "../writing/use-fields-form.ts";
import { checkPostFields, type PostFields } from "./post-fields.ts";

export function usePostForm(fields: PostFields, known: Post | null) {
  const { fill, ...rest } = useFieldsForm<PostFields>(fields, { check: (values) => checkPostFields(values, known), mode: "onTouched" });
  const fillContent = (next: PostFields) => {
    // A filled-in version does not change the translation group that was chosen.
    const { translationGroup: _, ...content } = next;
    fill(content);
  };
  return { ...rest, fill: fillContent };
}
