import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useVisitor } from "../account/visitor.tsx";
import { EarlierIdeas } from "./earlier-ideas.tsx";
import type { Round } from "./ideas-state.ts";
import { KeepBar } from "./keep-bar.tsx";
import { PremiumRow } from "./premium-row.tsx";
import { RoundFacts } from "./round-facts.tsx";
import { RoundTags } from "./round-tags.tsx";
import { OpinionKeeper } from "./opinion-keeper.tsx";
import { NothingLeft } from "./nothing-left.tsx";
import type { Ideas } from "./use-ideas.ts";
import "./shown-ideas.css";

interface ShownIdeasProps {
  newest: Round;
  earlier: Round[];
  ideas: Ideas;
  onMore: () => void;
}

/** Everything that is shown once ideas have been requested. */
export function ShownIdeas({ newest, earlier, ideas, onMore }: ShownIdeasProps) {
  const isMember = useVisitor().kind === "member";
  const { isComposing } = ideas.state;
  const isEmpty = !isComposing && newest.suggestions.length === 0;
  const hasEnded = !isComposing && !isEmpty;
  return (
    <>
      {isEmpty ? <NothingLeft round={newest} /> : <RoundTags round={newest} ideas={ideas} />}
      {hasEnded && <RoundFacts round={newest} onMore={onMore} />}
      <Suspense>
        {hasEnded && <PremiumRow />}
        {isMember && <OpinionKeeper state={ideas.state} />}
        {isMember && <KeepBar ideas={ideas} />}
      </Suspense>
      <EarlierIdeas rounds={earlier} ideas={ideas} />
    </>
  );
}

const few = ["one", "two", "three", "four"] as const;

/** The headline of a round that ended with fewer than five ideas. */
export function ShortTitle({ round: { suggestions, request } }: { round: Round }) {
  const { t } = useTranslation("saved");
  const count = few[suggestions.length - 1];
  if (!count) return t("round.noneTitle");
  const ideas = t(`round.few.${count}`);
  return request.name ? t("round.titleFor", { ideas, name: request.name }) : t("round.title", { ideas });
}
