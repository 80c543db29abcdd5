import { Search } from "lucide-react";
import { useTranslation } from "react-i18next";
import { postStatuses } from "#shared/content-options.ts";
import { limits } from "#shared/limits.ts";
import { parseStatus, type PostFilter } from "./use-post-list.ts";

interface PostToolsProps {
  filter: PostFilter;
  onChange: (changes: Partial<PostFilter>) => void;
  search: React.RefObject<HTMLInputElement | null>;
}

export function PostTools({ filter, onChange, search }: PostToolsProps) {
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
    </search>
  );
}
