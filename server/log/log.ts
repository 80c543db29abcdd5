import * as z from "zod";
import pino, { type DestinationStream, type Logger, type LoggerOptions } from "pino";
import pretty from "pino-pretty";
import { describeError } from "./describe-error.ts";
import type { ErrorReports } from "./error-reports.ts";
import { escapeControls } from "./escape-controls.ts";

export type Log = Logger;

interface LogOptions {
  /** Colored lines for a terminal. */
  readable: boolean;
  to?: DestinationStream;
  /** What each line says besides: of which trace it is a part. */
  getIds?: () => { trace_id?: string };
  /** Gets each error that is logged as one. */
  reportError?: ErrorReports["report"];
}

/** Logs JSON lines to standard output, or, if `readable`, colored lines for a terminal. */
export function createLog(level: string, options: LogOptions): Log {
  const settings: LoggerOptions = {
    level,
    base: null,
    ...(options.getIds && { mixin: options.getIds }),
    timestamp: pino.stdTimeFunctions.isoTime,
    ...(options.reportError && { hooks: { logMethod: watchErrors(options.reportError, options.getIds) } }),
    serializers: { err: (error: unknown) => describeError(error) },
  };
  if (!options.readable) return pino({ ...settings, hooks: { ...settings.hooks, streamWrite: escapeLine } }, options.to);
  return pino(
    settings,
    pretty({ colorize: true, ignore: "pid,hostname", translateTime: "SYS:HH:MM:ss", ...(options.to && { destination: options.to }) }),
  );
}

const errorLevel = 50;
const factsSchema = z.object({ err: z.unknown(), requestId: z.optional(z.string()) });

type LogMethod = NonNullable<NonNullable<LoggerOptions["hooks"]>["logMethod"]>;

function watchErrors(report: ErrorReports["report"], getIds: LogOptions["getIds"]): LogMethod {
  return function watch(line, method, level) {
    const facts = factsSchema.safeParse(line[0]);
    if (facts.success && facts.data.err !== undefined && level >= errorLevel) {
      const { err: error, requestId } = facts.data;
      report({ event: line[1] ?? "", error, requestId, traceId: getIds?.().trace_id });
    }
    method.apply(this, line);
  };
}

/** A path as it is logged: without its query, and without the key of a preview link. */
export function formatAddress(address: string): string {
  return (address.split("?")[0] ?? "").replace(/(\/preview\/)[^/]+/, "$1***");
}

/** JSON escapes only the C0 control characters. Outside of strings a line has none but its line end. */
function escapeLine(line: string): string {
  return `${escapeControls(line.trimEnd())}\n`;
}
