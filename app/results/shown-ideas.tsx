import { Suspense } from "react";
import { useVisitor } from "../account/visitor.tsx";
import { EarlierIdeas } from "./earlier-ideas.tsx";
import type { Round } from "./ideas-state.ts";
import { KeepBar } from "./keep-bar.tsx";
import { PremiumRow } from "./premium-row.tsx";
import { RoundFacts } from "./round-facts.tsx";
import { RoundTags } from "./round-tags.tsx";
import { OpinionKeeper } from "./opinion-keeper.tsx";
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
  return (
    <>
      <RoundTags round={newest} ideas={ideas} />
      {!isComposing && <RoundFacts round={newest} onMore={onMore} />}
      <Suspense>
        {!isComposing && <PremiumRow />}
        {isMember && <OpinionKeeper state={ideas.state} />}
        {isMember && <KeepBar ideas={ideas} />}
      </Suspense>
      <EarlierIdeas rounds={earlier} ideas={ideas} />
    </>
  );
}
