import { useCallback, useState } from "react";
import { useForm, type Resolver, type UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { Post } from "./post-answers.ts";
import { checkFields, fieldNames, type PostFields } from "./post-fields.ts";

export type PostFormState = UseFormReturn<PostFields>;

/** The form, checked by the schema that the server uses. `fill` puts another version into it, as if it had been typed. */
export function usePostForm(fields: PostFields, known: Post | null) {
  const { t } = useTranslation("admin");
  const [writingKey, setWritingKey] = useState(0);
  const resolver: Resolver<PostFields> = (values) => {
    const checked = checkFields(values, known);
    if ("input" in checked) return { values, errors: {} };
    const errors = checked.faults.map(({ field, code, allowed }) => [field, { type: code, message: t(`fault.${code}`, { allowed }) }]);
    return { values: {}, errors: Object.fromEntries(errors) };
  };
  const form = useForm<PostFields>({ defaultValues: fields, resolver, mode: "onTouched", shouldFocusError: false });
  const { setValue } = form;
  const fill = useCallback(
    (next: PostFields) => {
      for (const name of fieldNames) setValue(name, next[name], { shouldDirty: true });
      // The editor reads its text once: a new one is opened for another text.
      setWritingKey((key) => key + 1);
    },
    [setValue],
  );
  return { form, fill, writingKey };
}
