import { useTranslation } from "react-i18next";

/** Examples of ideas, shown before the first query; their room is kept until they are loaded. */
export function NoIdeasYet({ examples }: { examples: React.ReactNode }) {
  const { t } = useTranslation("results");
  return (
    <div className="no-ideas">
      <p className="measure text-lead text-soft">{t("emptyText")}</p>
      <div className="examples-place">{examples}</div>
    </div>
  );
}
