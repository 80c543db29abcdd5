import type { admitBegun, admitIdea, completeIdeas, correctBrief, makeBrief, readWords } from "./engine/engine-tasks.ts";
import type { translateIdeas } from "./engine/translate-ideas.ts";

type InThread<Task extends (input: never) => unknown> = (input: Parameters<Task>[0], signal?: AbortSignal) => Promise<ReturnType<Task>>;

/** What needs the knowledge of gifts, done in threads. Each refuses as `too_complex` what takes too long, and as `overloaded` when too many wait. */
export interface GiftEngine {
  readWords: InThread<typeof readWords>;
  makeBrief: InThread<typeof makeBrief>;
  correctBrief: InThread<typeof correctBrief>;
  completeIdeas: InThread<typeof completeIdeas>;
  admitIdea: InThread<typeof admitIdea>;
  admitBegun: InThread<typeof admitBegun>;
  translateIdeas: InThread<typeof translateIdeas>;
}
