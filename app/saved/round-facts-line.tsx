import { useTranslation } from "react-i18next";
import { findBudgetBand } from "#shared/gift-options.ts";
import type { SavedIdea } from "#shared/answers/saved-ideas.ts";
import { useBandLabel } from "../gift-form/use-band-label.ts";

/** Age, relationship, budget and occasion: a line while the round is folded, with their names once it is open. */
export function RoundFactsLine({ round, isOpen }: { round: SavedIdea; isOpen: boolean }) {
  const { recipient, occasion, budget, currency } = round;
  const { t } = useTranslation("saved");
  const { t: option } = useTranslation(["options", "questions"]);
  const describeBand = useBandLabel();
  const band = findBudgetBand(currency, budget);
  const facts = [
    ...(recipient?.ageRange ? [{ label: t("card.age"), text: option(`questions:age.values.${recipient.ageRange}`) }] : []),
    recipient?.relationship
      ? { label: t("card.relationship"), text: option(`relationship.${recipient.relationship}`) }
      : { label: t("card.relationship"), text: t("card.notSpecified"), isUnknown: true },
    { label: t("card.budget"), text: band ? describeBand(band, currency) : budget },
    { label: t("card.occasion"), text: option(`occasion.${occasion}`) },
  ];
  const first = facts.find(({ isUnknown }) => !isUnknown)?.label;
  return (
    <dl className="saved-facts">
      {facts.map(({ label, text, isUnknown }) => (
        <div key={label} className={isUnknown && !isOpen ? "sr-only" : label === first ? "saved-fact-first" : undefined}>
          <dt className={isOpen ? undefined : "sr-only"}>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
