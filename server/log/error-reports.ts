import { LRUCache } from "lru-cache";
import { describeError, type ErrorDescription } from "./describe-error.ts";

/** What the receiver of `ERROR_REPORT_URL` is sent. */
interface ErrorReport {
  release: { version: string; build: string };
  /** In UTC. */
  at: string;
  event: string;
  error: ErrorDescription;
  requestId?: string;
  traceId?: string;
  /** How often the same happened since it was reported last, without this time. */
  repeats: number;
}

/** A line of the log about an error. */
export interface LoggedError {
  event: string;
  error: unknown;
  requestId: string | undefined;
  traceId: string | undefined;
}

export interface ErrorReports {
  report: (logged: LoggedError) => void;
  /** Waits until all reports are sent, for a few seconds at most. */
  close: () => Promise<void>;
}

export interface ReportSettings {
  url: string;
  release: ErrorReport["release"];
  /** Told of the first report that was not taken, and of the first after it that was. */
  tell: (outcome: { error: unknown } | "recovered") => void;
}

/** The same error is reported again after this time. */
const quietForMs = 10 * 60 * 1_000;
const mostKinds = 500;
const mostInAMinute = 20;
const patienceMs = 5_000;

/** Sends errors to a receiver of the operator's: each kind once in ten minutes, and at most twenty a minute. What it is sent is as masked as the log. */
export function createErrorReports({ url, release, tell }: ReportSettings): ErrorReports {
  const repeats = new LRUCache<string, { count: number; until: number }>({ max: mostKinds });
  const open = new Set<Promise<void>>();
  let minute = { began: -Infinity, sent: 0 };
  let isFailing = false;

  const mayGo = (now: number) => {
    if (now - minute.began >= 60_000) minute = { began: now, sent: 0 };
    minute.sent += 1;
    return minute.sent <= mostInAMinute;
  };
  const send = async (report: ErrorReport) => {
    try {
      const answer = await fetch(url, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(report),
        redirect: "error",
        signal: AbortSignal.timeout(patienceMs),
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`the receiver answers with ${answer.status}`);
      if (isFailing) tell("recovered");
      isFailing = false;
    } catch (error) {
      if (!isFailing) tell({ error });
      isFailing = true;
    }
  };
  return {
    report: ({ event, error, requestId, traceId }) => {
      const described = describeError(error);
      const kind = nameKind(event, described);
      const now = Date.now();
      const known = repeats.get(kind);
      if (known && now < known.until) return void (known.count += 1);
      if (!mayGo(now)) return;
      repeats.set(kind, { count: 0, until: now + quietForMs });
      const names = { ...(requestId !== undefined && { requestId }), ...(traceId !== undefined && { traceId }) };
      const at = new Date(now).toISOString();
      const sending = send({ release, at, event, error: described, ...names, repeats: known?.count ?? 0 });
      open.add(sending);
      void sending.then(() => open.delete(sending));
    },
    close: async () => void (await Promise.all(open)),
  };
}

/** Errors of one kind come from the same place, whatever their message says. */
function nameKind(event: string, { type, code, stack, cause }: ErrorDescription): string {
  return [event, type, code, stack?.[0], cause?.type, cause?.code].join("\n");
}
