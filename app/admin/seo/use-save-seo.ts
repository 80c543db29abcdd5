import { useMemo } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { savedSeoSchema, type SavedSeo } from "#shared/seo-answers.ts";
import { buildPrecondition, useSaving, type Savable } from "../writing/use-saving.ts";
import type { SeoChoice } from "./seo-choice.ts";
import { checkSeoFields, fieldNames, readFields, type SeoFieldName, type SeoFields } from "./seo-fields.ts";

interface SaveSeoOptions {
  choice: SeoChoice;
  saved: SavedSeo | null;
  fail: (text: string, reason: string) => void;
  /** Receives the first field with a fault. */
  onFault: (field: SeoFieldName) => void;
}

export function useSaveSeo(form: UseFormReturn<SeoFields>, { choice, saved, fail, onFault }: SaveSeoOptions) {
  const { t } = useTranslation("adminSeo");
  const kind = useMemo(() => describeKind(choice), [choice]);
  return useSaving(form, { kind, saved, onFailure: (reason) => fail(t("failedToSave"), reason), onFault });
}

function describeKind({ page, language }: SeoChoice): Savable<SeoFields, SavedSeo> {
  const path = `/api/admin/seo/${page}?language=${language}`;
  return {
    fieldNames,
    check: checkSeoFields,
    send: (ask, body, base) => ask(path, { method: "PUT", body, headers: buildPrecondition(base) }),
    find: (ask) => ask(path),
    readAnswer: ({ body }) => z.parse(savedSeoSchema, body),
    readFields,
  };
}
