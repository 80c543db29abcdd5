import pino, { type DestinationStream, type Logger, type LoggerOptions } from "pino";
import pretty from "pino-pretty";
import { describeError } from "./describe-error.ts";
import { escapeControls } from "./escape-controls.ts";

export type Log = Logger;

interface LogOptions {
  /** Coloured lines for a terminal. */
  readable: boolean;
  to?: DestinationStream;
  /** What each line says besides: of which trace it is a part. */
  getIds?: () => object;
}

/** Logs JSON lines to standard output, or, if `readable`, coloured lines for a terminal. */
export function createLog(level: string, options: LogOptions): Log {
  const settings: LoggerOptions = {
    level,
    base: null,
    ...(options.getIds && { mixin: options.getIds }),
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: (error: unknown) => describeError(error) },
  };
  if (!options.readable) return pino({ ...settings, hooks: { streamWrite: escapeLine } }, options.to);
  return pino(
    settings,
    pretty({ colorize: true, ignore: "pid,hostname", translateTime: "SYS:HH:MM:ss", ...(options.to && { destination: options.to }) }),
  );
}

/** A path as it is logged: without its query, and without the key of a preview link. */
export function formatAddress(address: string): string {
  return (address.split("?")[0] ?? "").replace(/(\/preview\/)[^/]+/, "$1***");
}

/** JSON escapes only the C0 control characters. Outside of strings a line has none but its line end. */
function escapeLine(line: string): string {
  return `${escapeControls(line.trimEnd())}\n`;
}
