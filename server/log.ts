import pino, { type DestinationStream, type Logger, type LoggerOptions } from "pino";
import pretty from "pino-pretty";
import { describeError } from "./describe-error.ts";

export type Log = Logger;

// JSON itself escapes only the oldest of them. None of these stands outside of a text.
const controls = /[\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;

/** JSON lines on standard output; in a terminal, lines for people. */
export function createLog(level: string, options: { readable: boolean; to?: DestinationStream }): Log {
  const settings: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: (error: unknown) => describeError(error) },
  };
  if (!options.readable) return pino({ ...settings, hooks: { streamWrite: escapeControls } }, options.to);
  return pino(
    settings,
    pretty({ colorize: true, ignore: "pid,hostname", translateTime: "SYS:HH:MM:ss", ...(options.to && { destination: options.to }) }),
  );
}

/** An address as the log keeps it: without its query, and without the key of a private link. */
export function formatAddress(address: string): string {
  return (address.split("?")[0] ?? "").replace(/(\/preview\/)[^/]+/, "$1***");
}

function escapeControls(line: string): string {
  return line.replaceAll(controls, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
