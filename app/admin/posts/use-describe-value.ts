import { useTranslation } from "react-i18next";
import { postStatuses } from "#shared/content-options.ts";
import { languageNames } from "#shared/locales/language-names.ts";
import { locales } from "#shared/locales/locale.ts";
import { formatInstant } from "../../format-date.ts";
import { usePageAddress } from "../../page-address.ts";
import type { PostFields } from "./post-fields.ts";

const instants: readonly (keyof PostFields)[] = ["publishAt", "publishedAt"];

/** What a field holds as people read it: a choice by its name, a time in the form of their language, a text as it is. */
export function useDescribeValue(): (name: keyof PostFields, value: string) => string {
  const { t } = useTranslation("adminPosts");
  const { locale } = usePageAddress();
  return (name, value) => {
    if (instants.includes(name) && Date.parse(value)) return formatInstant(value, locale);
    const status = name === "status" && postStatuses.find((known) => known === value);
    if (status) return t(`status.${status}`);
    const language = name === "language" && locales.find((known) => known === value);
    return language ? languageNames[language] : value;
  };
}
