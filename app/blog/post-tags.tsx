import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { localizePath, usePageAddress } from "../ui/page-address.ts";

export function PostTags({ tags }: { tags: readonly string[] }) {
  const { t } = useTranslation("blog");
  const { locale } = usePageAddress();
  if (tags.length === 0) return null;
  return (
    <ul className="post-tags" aria-label={t("tags")}>
      {[...new Set(tags)].map((tag) => (
        <li key={tag}>
          <Link className="post-tag" to={`${localizePath(locale, "/blog")}?${new URLSearchParams({ tag }).toString()}`}>
            {tag}
          </Link>
        </li>
      ))}
    </ul>
  );
}
