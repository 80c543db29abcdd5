// Tells the server of errors of our own scripts. A part of the pages' inline script where the operator asks for it, and nowhere else.
import type { BrowserError } from "#shared/browser-error.ts";

/** Of one page, until it is left. */
const mostReports = 5;
const sent = new Set<string>();

addEventListener("error", ({ error }) => reportError(error));
addEventListener("unhandledrejection", ({ reason }) => reportError(reason));

/** Each once. What fails in others', such as those of extensions, is none of its business. */
function reportError(error: unknown): void {
  const report = error instanceof Error ? describe(error) : null;
  const body = JSON.stringify(report);
  if (report === null || sent.has(body) || sent.size >= mostReports) return;
  sent.add(body);
  void send(body);
}

/** Nobody waits for it, and nobody is told when it fails. Without cookies: whose browser it was is nobody's business either. */
async function send(body: string): Promise<void> {
  const headers = { "Content-Type": "application/json" };
  try {
    await fetch("/api/browser-errors", { method: "POST", keepalive: true, credentials: "omit", headers, body });
  } catch {
    // Most likely there is no connection, which may be what has failed before.
  }
}

/** What ends when somebody leaves, or for want of a connection. */
const passing = /abort|failed to fetch|networkerror|load failed|imported module|module script/i;
const ownFrame = /\bhttps?:\/\/[^\s/]+\/assets\/([\w.-]+\.js):(\d+):(\d+)\)?$/;

/** `null` when none of our own files is in its stack, or somebody else's is where it was thrown. */
export function describe({ name, message, stack = "" }: Error): BrowserError | null {
  if (passing.test(`${name} ${message}`)) return null;
  const lines = stack
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => /:\d+:\d+\)?$/.test(line));
  const frames = lines.map((line) => ownFrame.exec(line));
  if (!frames[0]) return null;
  const own = frames.flatMap((frame) => (frame ? [{ file: frame[1] ?? "", line: Number(frame[2]), column: Number(frame[3]) }] : []));
  return { type: /^\w{1,60}$/.test(name) ? name : "Error", message: maskMessage(message), frames: own.slice(0, 20) };
}

const quotation = /((?:reading|setting|evaluating) )?("[^"]*(?:"|$)|'[^']*'|`[^`]*(?:`|$)|“[^”]*(?:”|$))/g;
const programName = /^.[\w$.]{1,60}.$/;
const address = /\S*[/?@]\S*/g;

/** Quotations may be of what was typed, but for names in our code, and addresses tell of the page. */
function maskMessage(message: string): string {
  const masked = message
    .slice(0, 2_000)
    .replaceAll(quotation, (all, of: string | undefined, quoted: string) => (of && programName.test(quoted) ? all : '"…"'))
    .replaceAll(address, "…");
  return masked.slice(0, 500);
}
