import { useTranslation } from "react-i18next";
import { postStatuses } from "#shared/content-options.ts";
import { languageNames } from "#shared/locales/language-names.ts";
import { locales } from "#shared/locales/locale.ts";
import { formatInstant } from "../../ui/format-date.ts";
import { usePageAddress } from "../../ui/page-address.ts";
import type { PostFields } from "./post-fields.ts";

const instants: readonly (keyof PostFields)[] = ["publishAt", "publishedAt"];

/** Describes a field's value for readers: choices by their names, times in the language's format, texts unchanged. */
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
