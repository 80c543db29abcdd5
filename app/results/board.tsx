import { useState } from "react";
import { suggestionsPerQuery } from "#shared/limits.ts";
import { GiftTag, type GiftTagProps } from "./gift-tag.tsx";
import { buildIdeaHash } from "./idea-address.ts";
import { orderIdeas, type Round } from "./ideas-state.ts";
import { Parcel } from "./parcel.tsx";
import type { useReplacing } from "./use-replacing.ts";
import type { Ideas } from "./use-ideas.ts";
import "./board.css";
import "./unwrapping.css";

/** One round: a large card and four small ones, and parcels in the places of ideas that have not arrived yet. */
export function Board({ round, ideas, replacing }: CardsProps) {
  const { isComposing, draft } = ideas.state;
  const arrived = round.suggestions.length;
  const waiting = isComposing ? Math.max(0, suggestionsPerQuery - arrived) : 0;
  return (
    <ol className={`board ${isComposing ? "board-filling" : ""}`} aria-busy={isComposing}>
      <Cards round={round} ideas={ideas} replacing={replacing} />
      {Array.from({ length: waiting }, (_, index) => (
        <li key={`${round.id} waiting ${arrived + index}`}>
          <Parcel number={arrived + index + 1} draft={index === 0 ? draft : null} />
        </li>
      ))}
    </ol>
  );
}

interface CardsProps {
  round: Round;
  ideas: Ideas;
  replacing: Pick<ReturnType<typeof useReplacing>, "waiting" | "replace">;
}

function Cards({ round, ideas, replacing: { waiting, replace } }: CardsProps) {
  const { opinions, isComposing } = ideas.state;
  return orderIdeas(round, opinions).map((position, place) => {
    const suggestion = round.suggestions[position];
    return (
      suggestion && (
        <li key={`${round.id} ${position}`}>
          <Arriving
            key={suggestion.title}
            isNew={isComposing || ideas.state.replaced?.by === suggestion.title}
            suggestion={suggestion}
            request={round.request}
            hash={buildIdeaHash(round, position)}
            isLead={place === 0}
            opinion={opinions[suggestion.title] ?? null}
            onOpinion={ideas.giveOpinion}
            position={position}
            isWaiting={waiting.includes(position)}
            onReplace={replace}
          />
        </li>
      )
    );
  });
}

/** Remembers whether the card was new when it came. */
function Arriving({ isNew: isArriving, ...card }: GiftTagProps) {
  const [isNew] = useState(isArriving);
  return <GiftTag {...card} isNew={isNew} />;
}
