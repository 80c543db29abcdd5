import { useTranslation } from "react-i18next";
import { TagString } from "./tag-string.tsx";

/** Five blank tags, shown before the first query. */
export function NoIdeasYet() {
  const { t } = useTranslation("results");
  return (
    <div className="no-ideas">
      <p className="measure text-lead text-soft">{t("emptyText")}</p>
      <BlankTags />
    </div>
  );
}

export function BlankTags() {
  return (
    <div className="blank-tags" aria-hidden="true">
      {[1, 2, 3, 4, 5].map((number) => (
        <div key={number} className="blank-tag">
          <TagString />
          <div className="tag-shape">
            <span className="display">{number}</span>
          </div>
        </div>
      ))}
    </div>
  );
}
