import { Agent, request as openRequest, type IncomingHttpHeaders } from "node:http";
import { text as readText } from "node:stream/consumers";

/** `status` 0: there was no answer, or not all of it. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  ms: number;
}

export interface Sending {
  method?: string;
  headers?: Record<string, string>;
  token?: string;
  body?: unknown;
  /** After that it counts as a hang. */
  patienceMs?: number;
}

// A connection for each request: one that died with its server would count against the next.
const agent = new Agent({ keepAlive: false, maxSockets: Infinity });

export async function send(url: string, { method, headers, token, body, patienceMs = 20_000 }: Sending = {}): Promise<Answer> {
  const began = performance.now();
  const sofar = { status: 0, headers: {}, text: "" };
  try {
    const answer = await new Promise<typeof sofar>((resolve, reject) => {
      const request = openRequest(url, {
        agent,
        method: method ?? (body === undefined ? "GET" : "POST"),
        headers: {
          ...(body !== undefined && { "Content-Type": "application/json" }),
          ...(token !== undefined && { Authorization: `Bearer ${token}` }),
          ...headers,
        },
        signal: AbortSignal.timeout(patienceMs),
      });
      request.on("error", reject);
      request.on("response", (response) => {
        readText(response).then((text) => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }), reject);
      });
      request.end(body === undefined ? undefined : JSON.stringify(body));
    });
    return { ...answer, ms: Math.round(performance.now() - began) };
  } catch {
    return { ...sofar, ms: Math.round(performance.now() - began) };
  }
}

export function isOk({ status }: Answer): boolean {
  return status >= 200 && status < 300;
}

/** A field of a JSON answer; an empty text when it is not there. */
export function readField({ text }: Answer, name: string): string {
  if (!text.startsWith("{")) return "";
  const value: unknown = Object.entries(JSON.parse(text)).find(([key]) => key === name)?.[1];
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** Waits at most five seconds for what is not broken, and is refused in words that a program understands. */
export function judgeRefusals(
  answers: readonly Answer[],
  { expected, withinMs = 5_000 }: { expected: readonly number[]; withinMs?: number },
): string[] {
  const odd = answers
    .filter(({ status }) => !expected.includes(status))
    .map(({ status, text }) => `an answer ${status}: ${text.slice(0, 200)}`);
  const slow = answers.filter(({ ms }) => ms > withinMs).map(({ status, ms }) => `an answer ${status} only after ${ms} ms`);
  const mute = answers
    .filter(({ status, headers }) => status === 503 && headers["retry-after"] === undefined)
    .map(({ text }) => `a 503 that does not say when to come again: ${text.slice(0, 200)}`);
  return [...new Set([...odd, ...slow, ...mute])];
}
