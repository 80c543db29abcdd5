import { EarlierIdeas } from "./earlier-ideas.tsx";
import type { Round } from "./ideas-state.ts";
import { RoundFacts } from "./round-facts.tsx";
import { RoundTags } from "./round-tags.tsx";
import type { Ideas } from "./use-ideas.ts";

interface ShownIdeasProps {
  newest: Round;
  earlier: Round[];
  ideas: Ideas;
  onMore: () => void;
}

/** Everything that is there once ideas have been asked for. */
export function ShownIdeas({ newest, earlier, ideas, onMore }: ShownIdeasProps) {
  return (
    <>
      <RoundTags round={newest} ideas={ideas} />
      {!ideas.state.isComposing && <RoundFacts round={newest} onMore={onMore} />}
      <EarlierIdeas rounds={earlier} ideas={ideas} />
    </>
  );
}
