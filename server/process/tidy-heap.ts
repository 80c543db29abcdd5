import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const quietAfterMs = 4_000;

/**
 * Runs the garbage collector once, when the start is over: loading the catalogue leaves a hundred megabytes of garbage, which V8
 * would keep for as long as there is little traffic.
 */
export function tidyHeapOnce(): void {
  setFlagsFromString("--expose-gc");
  const collect: unknown = runInNewContext("gc");
  setTimeout(() => typeof collect === "function" && collect(), quietAfterMs).unref();
}
