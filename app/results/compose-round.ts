import { flushSync } from "react-dom";
import type { GiftRequestBody } from "../gift-form/build-gift-request.ts";
import type { Understood } from "../gift-form/understood.ts";
import { askAtOnce } from "./ask-at-once.ts";
import type { IdeasEnd } from "./read-ideas.ts";
import type { IdeasAsking } from "./request-ideas.ts";

// A hidden page is not painted, so the wait is limited.
const longestWaitMs = 200;

/** Drawing empty places takes a telephone as long as drawing an idea: the catalogue's ideas are there sooner. */
const makesRoomAfterMs = 200;

/**
 * Asks at once, and shows what was understood and each idea as it arrives. `makeRoom` draws the places of the ideas: with the first of them, or after a moment,
 * and at the end in any case; once, and not after the signal.
 */
export async function composeRound(request: GiftRequestBody, makeRoom: () => void, asking: IdeasAsking): Promise<IdeasEnd> {
  const { signal, onReading, onDraft, onSuggestion } = asking;
  let hasRoom = false;
  let heard: Understood | null = null;
  const ensureRoom = () => {
    if (hasRoom || signal.aborted) return;
    hasRoom = true;
    makeRoom();
    if (heard) onReading(heard);
  };
  // The question leaves in this very moment, and the button answers before anything else is drawn.
  const buttonAnswers = afterPaint();
  const patience = setTimeout(() => flushSync(ensureRoom), makesRoomAfterMs);
  const answer = askAtOnce(request, {
    ...asking,
    onReading: (understood) => {
      heard = understood;
      if (hasRoom && !signal.aborted) flushSync(() => onReading(understood));
    },
    onDraft: (draft) => {
      if (hasRoom && !signal.aborted) flushSync(() => onDraft(draft));
    },
    onSuggestion: async (suggestion, position) => {
      await buttonAnswers;
      if (signal.aborted) return;
      await show(() => {
        ensureRoom();
        onSuggestion(suggestion, position);
      });
    },
  });
  const [end] = await Promise.all([answer, buttonAnswers]);
  clearTimeout(patience);
  flushSync(ensureRoom);
  return end;
}

/** Renders a change synchronously and waits until it is painted, so that ideas which arrive together appear one after the other. */
async function show(change: () => void): Promise<void> {
  flushSync(change);
  await afterPaint();
}

async function afterPaint(): Promise<void> {
  if (document.hidden) return;
  await new Promise<void>((goOn) => {
    requestAnimationFrame(() => setTimeout(goOn));
    setTimeout(goOn, longestWaitMs);
  });
}
