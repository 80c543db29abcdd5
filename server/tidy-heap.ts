import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const quietAfterMs = 4_000;

/**
 * Collects once, when the start is over: what reading the catalogue left behind is a hundred megabytes, which V8 would
 * keep for as long as little happens.
 */
export function tidyHeapOnce(): void {
  setFlagsFromString("--expose-gc");
  const collect: unknown = runInNewContext("gc");
  setTimeout(() => typeof collect === "function" && collect(), quietAfterMs).unref();
}
