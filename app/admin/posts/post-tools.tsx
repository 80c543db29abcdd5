import { Search } from "lucide-react";
import { useTranslation } from "react-i18next";
import { postStatuses } from "#shared/content-options.ts";
import { limits } from "#shared/limits.ts";
import { languageNames } from "#shared/locales/language-names.ts";
import { locales } from "#shared/locales/locale.ts";
import { parseStatus, type PostFilter } from "./use-post-list.ts";

interface PostToolsProps {
  filter: PostFilter;
  /** Of all posts. */
  tags: readonly string[];
  onChange: (changes: Partial<PostFilter>) => void;
  search: React.RefObject<HTMLInputElement | null>;
}

export function PostTools({ filter, tags, onChange, search }: PostToolsProps) {
  const { t } = useTranslation("adminPosts");
  return (
    <search className="posts-tools">
      <div className="posts-search">
        <Search aria-hidden size={17} />
        <input
          ref={search}
          type="search"
          className="field"
          aria-label={t("list.search")}
          placeholder={t("list.search")}
          maxLength={limits.listItem}
          value={filter.search}
          onChange={(event) => onChange({ search: event.target.value })}
        />
      </div>
      <select
        className="field"
        aria-label={t("list.status")}
        value={filter.status}
        disabled={filter.isBin}
        onChange={(event) => onChange({ status: parseStatus(event.target.value) })}
      >
        <option value="">{t("list.allStatuses")}</option>
        {postStatuses.map((status) => (
          <option key={status} value={status}>
            {t(`status.${status}`)}
          </option>
        ))}
      </select>
      <select
        className="field"
        aria-label={t("field.language")}
        value={filter.language}
        onChange={(event) => onChange({ language: locales.find((locale) => locale === event.target.value) ?? "" })}
      >
        <option value="">{t("list.allLanguages")}</option>
        {locales.map((locale) => (
          <option key={locale} value={locale} lang={locale}>
            {languageNames[locale]}
          </option>
        ))}
      </select>
      {(tags.length > 0 || filter.tag) && (
        <select
          className="field"
          aria-label={t("field.tags")}
          value={filter.tag}
          onChange={(event) => onChange({ tag: event.target.value })}
        >
          <option value="">{t("list.allTags")}</option>
          {[...new Set([...tags, ...(filter.tag ? [filter.tag] : [])])].map((tag) => (
            <option key={tag} value={tag}>
              {tag}
            </option>
          ))}
        </select>
      )}
    </search>
  );
}
