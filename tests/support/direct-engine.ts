import { admitBegun, admitIdea, completeIdeas, correctBrief, makeBrief, nameInterests, readWords } from "#domain/gifts/gift-engine.ts";
import { translateIdeas } from "#domain/gifts/engine/translate-ideas.ts";
import type { GiftEngine } from "#domain/gifts/gift-engine.ts";

/** The engine without threads, for measuring what is around it. */
export const directEngine: GiftEngine = {
  readWords: async (input) => readWords(input),
  makeBrief: async (input) => makeBrief(input),
  correctBrief: async (input) => correctBrief(input),
  completeIdeas: async (input) => completeIdeas(input),
  admitIdea: async (input) => admitIdea(input),
  admitBegun: async (input) => admitBegun(input),
  translateIdeas: async (input) => translateIdeas(input),
  nameInterests: async (input) => nameInterests(input),
};
