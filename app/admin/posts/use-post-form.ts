import type { Resolver } from "react-hook-form";
import { useFieldErrors, useFieldsForm } from "../writing/use-fields-form.ts";
import type { Post } from "./post-answers.ts";
import { checkPostFields, type PostFields } from "./post-fields.ts";

/** The form of a post, checked by the schema that the server uses. */
export function usePostForm(fields: PostFields, known: Post | null) {
  const describe = useFieldErrors();
  const resolver: Resolver<PostFields> = (values) => {
    const checked = checkPostFields(values, known);
    return "input" in checked ? { values, errors: {} } : { values: {}, errors: describe(checked.faults) };
  };
  const { fill, ...rest } = useFieldsForm<PostFields>(fields, { resolver, mode: "onTouched" });
  const fillContent = (next: PostFields) => {
    // A filled-in version does not change the translation group that was chosen.
    const { translationGroup: _, ...content } = next;
    fill(content);
  };
  return { ...rest, fill: fillContent };
}
