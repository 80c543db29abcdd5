// What the benchmarks of pages and API share: a bare server and a source of load, each a process of its own.
import { execFileSync, fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { request } from "node:http";
import type { BareAnswer } from "./bare-server.ts";
import type { LoadReport, LoadTask } from "./load.ts";

export type Question = Omit<LoadTask, "port" | "clients" | "forMs">;

export interface Rig {
  barePort: number;
  /** From now on the bare server answers so. */
  showBare: (answer: BareAnswer) => Promise<void>;
  press: (task: LoadTask) => Promise<LoadReport>;
  close: () => void;
}

export async function openRig(): Promise<Rig> {
  const bare = fork(new URL("bare-server.ts", import.meta.url));
  const [barePort] = await once(bare, "message");
  const load = fork(new URL("load.ts", import.meta.url));
  return {
    barePort: Number(barePort),
    showBare: async (answer) => void (await tell(bare, answer)),
    press: async (task) => await tell<LoadReport>(load, task),
    close: () => [bare, load].forEach((child) => child.disconnect()),
  };
}

async function tell<Answer>(child: ChildProcess, message: LoadTask | BareAnswer): Promise<Answer> {
  const ended = new AbortController();
  const giveUp = () => ended.abort();
  child.once("exit", giveUp).send(message);
  try {
    const [answer] = await once(child, "message", { signal: ended.signal });
    return answer;
  } finally {
    child.off("exit", giveUp);
  }
}

/** An answer as it was sent: `fetch` would decompress the body. */
export async function fetchRaw(port: number, { path, method = "GET", headers, body }: Question): Promise<BareAnswer> {
  const asked = request({ port, host: "127.0.0.1", path, method, headers });
  asked.end(body);
  const [message] = await once(asked, "response");
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk);
  const { date: _date, connection: _connection, "keep-alive": _keepAlive, "transfer-encoding": _encoding, ...kept } = message.headers;
  if (message.statusCode !== 200) throw new Error(`${path} was answered with ${message.statusCode}: ${Buffer.concat(chunks).toString()}`);
  return { headers: kept, body: Buffer.concat(chunks).toString("base64") };
}

/** Answers a second. */
export function rate(reports: readonly LoadReport[]): number {
  const answers = reports.reduce((sum, report) => sum + report.answers, 0);
  return (answers / reports.reduce((sum, report) => sum + report.tookMs, 0)) * 1_000;
}

/** A rate or a wait is none of a server that refuses some of what it is asked. */
export function withoutRefusals(report: LoadReport): LoadReport {
  if (report.refused > 0) throw new Error(`${report.refused} requests were refused`);
  return report;
}

export function getMedian(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

/** What a process holds in memory now. */
export function measureMegabytes(pid: number | undefined): number {
  return Math.round(Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)])) / 1024);
}
