import type { GiftEngine } from "#domain/gifts/gift-engine.ts";
import type { TaskInput, TaskName, TaskResult } from "./tasks.ts";
import type { WorkerPool } from "./worker-pool.ts";

/**
 * A request takes some ten milliseconds; this is for words that nobody foresaw. The first of a language takes a second on a slow machine,
 * since its patterns are compiled then, and the deadline counts what the rest of the server computes beside it.
 */
const deadlineMs = 5_000;

export function openGiftEngine(threads: Pick<WorkerPool, "run">): GiftEngine {
  const call =
    <Name extends TaskName>(name: Name) =>
    (input: TaskInput<Name>, signal?: AbortSignal): Promise<TaskResult<Name>> =>
      threads.run(name, input, { deadlineMs, ...(signal && { signal }) });
  return {
    readWords: call("readWords"),
    makeBrief: call("makeBrief"),
    correctBrief: call("correctBrief"),
    completeIdeas: call("completeIdeas"),
    admitIdea: call("admitIdea"),
    admitBegun: call("admitBegun"),
    translateIdeas: call("translateIdeas"),
    nameInterests: call("nameInterests"),
  };
}
