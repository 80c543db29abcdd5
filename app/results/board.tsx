import { useState } from "react";
import { suggestionsPerQuery } from "#shared/limits.ts";
import { GiftTag, type GiftTagProps } from "./gift-tag.tsx";
import { buildIdeaHash } from "./idea-address.ts";
import { orderIdeas, type Round } from "./ideas-state.ts";
import { Parcel } from "./parcel.tsx";
import type { Ideas } from "./use-ideas.ts";
import "./board.css";
import "./unwrapping.css";

/** One round: a large card and four small ones, and parcels in the places of ideas that have not arrived yet. */
export function Board({ round, ideas }: { round: Round; ideas: Ideas }) {
  const { isComposing, opinions } = ideas.state;
  const arrived = round.suggestions.length;
  const waiting = isComposing ? Math.max(0, suggestionsPerQuery - arrived) : 0;
  return (
    <ol className={`board ${isComposing ? "board-filling" : ""}`} aria-busy={isComposing}>
      <Cards round={round} ideas={ideas} opinions={opinions} />
      {Array.from({ length: waiting }, (_, index) => (
        <li key={`${round.id} waiting ${arrived + index}`}>
          <Parcel number={arrived + index + 1} />
        </li>
      ))}
    </ol>
  );
}

function Cards({ round, ideas, opinions }: { round: Round; ideas: Ideas; opinions: Ideas["state"]["opinions"] }) {
  return orderIdeas(round, opinions).map((position, place) => {
    const suggestion = round.suggestions[position];
    return (
      suggestion && (
        <li key={`${round.id} ${position}`}>
          <Arriving
            isComposing={ideas.state.isComposing}
            suggestion={suggestion}
            request={round.request}
            hash={buildIdeaHash(round, position)}
            isLead={place === 0}
            opinion={opinions[suggestion.title] ?? null}
            onOpinion={ideas.giveOpinion}
          />
        </li>
      )
    );
  });
}

/** Remembers whether the card came while the page waited for it. */
function Arriving({ isComposing, ...card }: Omit<GiftTagProps, "isNew"> & { isComposing: boolean }) {
  const [isNew] = useState(isComposing);
  return <GiftTag {...card} isNew={isNew} />;
}
