import { useTranslation } from "react-i18next";
import type { Suggestion } from "#shared/answers/suggestion.ts";

const advice = {
  goods: "goods",
  handmade: "handmade",
  books: "books",
  media: "goods",
  games: "games",
  plants: "plants",
  food: "food",
  drinks: "food",
  experience: "experience",
  class: "class",
  ticket: "ticket",
  digital: "digital",
  charity: "charity",
  "second-hand": "secondHand",
} as const;

/** What to look for when one buys this kind of thing. */
export function HowToChoose({ suggestion: { shop, isExperience } }: { suggestion: Pick<Suggestion, "shop" | "isExperience"> }) {
  const { t } = useTranslation("board");
  const kind = Object.entries(advice).find(([known]) => known === shop)?.[1] ?? (isExperience ? "experience" : "goods");
  return (
    <section className="sheet-part">
      <h3>{t("sheet.choose")}</h3>
      <p>{t(`choose.${kind}`)}</p>
    </section>
  );
}
