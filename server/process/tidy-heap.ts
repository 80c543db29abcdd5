import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const quietAfterMs = 4_000;

/**
 * Runs this thread's garbage collector once, when its start is over: loading the server or the catalogue leaves garbage, which V8 would
 * keep for as long as there is little traffic.
 */
export function tidyHeapOnce(): void {
  setFlagsFromString("--expose-gc");
  const collect: unknown = runInNewContext("gc");
  setTimeout(() => typeof collect === "function" && collect(), quietAfterMs).unref();
}
