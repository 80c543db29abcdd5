import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { useSaving, type Savable } from "../use-saving.ts";
import { savedSeoSchema, type SavedSeo } from "./seo-answers.ts";
import type { SeoChoice } from "./seo-choice.ts";
import { checkFields, fieldNames, readFields, type SeoFieldName, type SeoFields } from "./seo-fields.ts";
import type { SeoFormState } from "./use-seo-form.ts";

interface SaveSeoOptions {
  choice: SeoChoice;
  saved: SavedSeo | null;
  fail: (text: string, reason: string) => void;
  /** The first field that will not do. */
  onFault: (field: SeoFieldName) => void;
}

export function useSaveSeo(form: SeoFormState, { choice, saved, fail, onFault }: SaveSeoOptions) {
  const { t } = useTranslation("adminSeo");
  const kind = useMemo(() => describeKind(choice), [choice]);
  return useSaving<SeoFields, SavedSeo>(
    {
      getValues: () => form.getValues(),
      trigger: () => form.trigger(),
      reset: (fields) => form.reset(fields),
      setField: (name, value) => form.setValue(name, value, { shouldDirty: true }),
      setFault: (name, message) => form.setError(name, { message }),
    },
    { kind, saved, onFailure: (reason) => fail(t("failedToSave"), reason), onFault },
  );
}

function describeKind({ page, language }: SeoChoice): Savable<SeoFields, SavedSeo> {
  const path = `/api/admin/seo/${page}?language=${language}`;
  return {
    fieldNames,
    check: checkFields,
    send: (ask, body, base) => {
      // The first settings say that none were seen.
      const seen: Record<string, string> = base ? { "If-Match": `"${base.revision}"` } : { "If-None-Match": "*" };
      return ask(path, { method: "PUT", body, headers: seen });
    },
    find: (ask) => ask(path),
    readAnswer: ({ body }) => z.parse(savedSeoSchema, body),
    readFields,
  };
}
