import { Suspense } from "react";
import { suggestionsPerQuery } from "#shared/limits.ts";
import { useVisitor } from "../account/visitor.tsx";
import { AccountPrompt } from "./account-prompt.tsx";
import { GiftTag } from "./gift-tag.tsx";
import type { Round } from "./ideas-state.ts";
import { SavedMark } from "./saved-mark.tsx";
import { TagSkeleton } from "./tag-skeleton.tsx";
import type { Ideas } from "./use-ideas.ts";

/** The tags of one round, with placeholders for ideas that have not arrived yet. */
export function RoundTags({ round, ideas }: { round: Round; ideas: Ideas }) {
  const visitor = useVisitor();
  const { isComposing, opinions } = ideas.state;
  const arrived = round.suggestions.length;
  const waiting = isComposing ? Math.max(0, suggestionsPerQuery - arrived) : 0;
  return (
    <ol className="gift-tags" aria-busy={isComposing}>
      {round.suggestions.map((suggestion, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the place is what stays: an idea sent again takes its own
        <li key={`${round.id} ${index}`}>
          <GiftTag
            suggestion={suggestion}
            request={round.request}
            isLead={round.outcome?.lead === index}
            opinion={opinions[suggestion.title] ?? null}
            onOpinion={ideas.giveOpinion}
          />
        </li>
      ))}
      {Array.from({ length: waiting }, (_, index) => (
        <li key={`${round.id} waiting ${arrived + index}`}>
          <TagSkeleton number={arrived + index + 1} />
        </li>
      ))}
      {visitor.kind === "guest" && (
        <li>
          <AccountPrompt />
        </li>
      )}
      {round.saved !== null && (
        <li>
          <Suspense>
            <SavedMark />
          </Suspense>
        </li>
      )}
    </ol>
  );
}
