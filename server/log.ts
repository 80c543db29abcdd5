import pino, { type DestinationStream, type Logger, type LoggerOptions } from "pino";
import pretty from "pino-pretty";
import { describeError } from "./describe-error.ts";
import { escapeControls } from "./escape-controls.ts";

export type Log = Logger;

/** JSON lines on standard output; in a terminal, lines for people. */
export function createLog(level: string, options: { readable: boolean; to?: DestinationStream }): Log {
  const settings: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: (error: unknown) => describeError(error) },
  };
  if (!options.readable) return pino({ ...settings, hooks: { streamWrite: escapeLine } }, options.to);
  return pino(
    settings,
    pretty({ colorize: true, ignore: "pid,hostname", translateTime: "SYS:HH:MM:ss", ...(options.to && { destination: options.to }) }),
  );
}

/** An address as the log keeps it: without its query, and without the key of a private link. */
export function formatAddress(address: string): string {
  return (address.split("?")[0] ?? "").replace(/(\/preview\/)[^/]+/, "$1***");
}

/** JSON itself escapes only the oldest of them; none stands outside of a text but the end of the line. */
function escapeLine(line: string): string {
  return `${escapeControls(line.trimEnd())}\n`;
}
