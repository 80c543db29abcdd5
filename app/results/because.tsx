import { useTranslation } from "react-i18next";

/** The stated things that an idea rests on, in the giver's own words. */
export function Because({ words }: { words: readonly string[] }) {
  const { t } = useTranslation("results");
  if (words.length === 0) return null;
  return (
    <ul className="tag-facts space-above-small" aria-label={t("because")}>
      {words.map((word) => (
        <li key={word} className="badge" lang="">
          {word}
        </li>
      ))}
    </ul>
  );
}
