import { pause, waitUntil } from "./experiment.ts";
import { isOk, type Answer } from "./send.ts";
import { openWrites, type Count, type Place } from "./writes.ts";

export interface WriteLoad {
  /** Every answer that was none, or a refusal. */
  failures: Answer[];
  /** The milliseconds until the next write is acknowledged. */
  untilAcknowledged: (withinMs: number) => Promise<number>;
  /** Ends the writing and compares. */
  finish: () => Promise<Count & { failed: number }>;
}

/** Writers who write as fast as they are answered, until they are told to stop. */
export async function startWriting(place: Place): Promise<WriteLoad> {
  const writes = await openWrites(place);
  const failures: Answer[] = [];
  let acknowledged = 0;
  const over = new AbortController();
  const work = async (write: () => Promise<Answer>) => {
    while (!over.signal.aborted) {
      const answer = await write();
      if (isOk(answer)) {
        acknowledged += 1;
        continue;
      }
      failures.push(answer);
      await pause(50);
    }
  };
  const working = Promise.all(writes.map(({ write }) => work(write)));
  return {
    failures,
    untilAcknowledged: (withinMs) => {
      const before = acknowledged;
      return waitUntil(() => acknowledged > before, { withinMs, what: "a write that is acknowledged" });
    },
    finish: async () => {
      over.abort();
      await working;
      const sum = { acknowledged: 0, lost: 0, doubled: 0, failed: failures.length };
      for (const { check } of writes) {
        const count = await check();
        sum.acknowledged += count.acknowledged;
        sum.lost += count.lost;
        sum.doubled += count.doubled;
      }
      return sum;
    },
  };
}
