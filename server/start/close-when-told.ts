import type { Log } from "../log/log.ts";

/** At the first signal to end: aborts `closing`, waits for `close` and ends the process. */
export function closeWhenTold(closing: AbortController, log: Log, close: () => Promise<void>): void {
  const leave = async () => {
    if (closing.signal.aborted) return;
    closing.abort();
    log.info("closing: finishing what is under way");
    await close();
    log.info("closed");
    process.exit(0);
  };
  process.on("SIGTERM", leave).on("SIGINT", leave).on("SIGHUP", leave);
  // The parent process (an older Node, see bin/start.mjs) has gone, so nobody could stop this one.
  process.on("disconnect", leave);
}
