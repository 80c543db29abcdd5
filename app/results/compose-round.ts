import { flushSync } from "react-dom";
import type { Locale } from "#shared/locales/locale.ts";
import type { Suggestion } from "#shared/suggestion.ts";
import type { GiftRequestBody } from "../gift-form/build-gift-request.ts";
import { askAtOnce } from "./ask-at-once.ts";
import type { IdeasEnd } from "./read-ideas.ts";
import { afterPaint, show } from "./show.ts";

/** Drawing empty places takes a telephone as long as drawing an idea: the catalogue's ideas are there sooner. */
const makesRoomAfterMs = 200;

interface Composing {
  locale: Locale;
  signal: AbortSignal;
  /** Draws the places of the ideas; called once, and not after the signal. */
  makeRoom: () => void;
  add: (suggestion: Suggestion, position: number) => void;
}

/** Asks at once, and shows each idea as it arrives. Room is made with the first idea, or after a moment, and at the end in any case. */
export async function composeRound(request: GiftRequestBody, { locale, signal, makeRoom, add }: Composing): Promise<IdeasEnd> {
  let hasRoom = false;
  const ensureRoom = () => {
    if (hasRoom || signal.aborted) return;
    hasRoom = true;
    makeRoom();
  };
  // The question leaves in this very moment, and the button answers before anything else is drawn.
  const buttonAnswers = afterPaint();
  const patience = setTimeout(() => flushSync(ensureRoom), makesRoomAfterMs);
  const answer = askAtOnce(request, {
    locale,
    signal,
    onSuggestion: async (suggestion, position) => {
      await buttonAnswers;
      if (signal.aborted) return;
      await show(() => {
        ensureRoom();
        add(suggestion, position);
      });
    },
  });
  const [end] = await Promise.all([answer, buttonAnswers]);
  clearTimeout(patience);
  flushSync(ensureRoom);
  return end;
}
