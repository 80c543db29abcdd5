import pino, { type Logger, type LoggerOptions } from "pino";
import pretty from "pino-pretty";

export type Log = Logger;

/** JSON lines on standard output; in a terminal, lines for people. */
export function createLog(level: string, options: { readable: boolean }): Log {
  const settings: LoggerOptions = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  if (!options.readable) return pino(settings);
  return pino(settings, pretty({ colorize: true, ignore: "pid,hostname", translateTime: "SYS:HH:MM:ss" }));
}
