import { bulkhead, BulkheadRejectedError } from "cockatiel";
import type { MediaServices } from "#domain/media/save-picture.ts";
import { Refusal } from "#shared/refusal.ts";
import type { WorkerPool } from "./worker-pool.ts";

/** A large photograph takes two seconds of a processor. */
const deadlineMs = 20_000;
const mostWaiting = 10;

/** Converts one picture at a time, so that a thread is left for everything else. Refuses a long queue with `overloaded`. */
export function createPictureConverter(workers: Pick<WorkerPool, "run">): MediaServices["convert"] {
  const turns = bulkhead(1, mostWaiting);
  return async (bytes) => {
    try {
      return await turns.execute(async () => await workers.run("convertPicture", bytes, { deadlineMs }));
    } catch (error) {
      throw error instanceof BulkheadRejectedError ? new Refusal("overloaded", { cause: error, retryAfterSeconds: 5 }) : error;
    }
  };
}
