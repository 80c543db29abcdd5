// Asks one address again and again over kept connections, for bench/pages.ts, and tells its parent how it went.
import { connect, type Socket } from "node:net";

export interface LoadTask {
  port: number;
  path: string;
  headers: Record<string, string>;
  clients: number;
  forMs: number;
}

export interface LoadReport {
  answers: number;
  tookMs: number;
  p99Ms: number;
}

const endOfHead = Buffer.from("\r\n\r\n");

process.on("message", (task: LoadTask) => {
  void run(task).then((report) => process.send?.(report));
});
process.once("disconnect", () => process.exit(0));

async function run({ port, path, headers, clients, forMs }: LoadTask): Promise<LoadReport> {
  const lines = Object.entries({ Host: "127.0.0.1", ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const question = Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join("")}\r\n`);
  const times: number[] = [];
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: clients }, () => askOnAndOn(port, question, { times, until: startedAt + forMs })));
  const sorted = times.toSorted((one, other) => one - other);
  return { answers: times.length, tookMs: performance.now() - startedAt, p99Ms: sorted[Math.floor(sorted.length * 0.99)] ?? 0 };
}

/** Measures as little as can be of itself: the head is searched for its length once, then bytes are counted. */
async function askOnAndOn(port: number, question: Buffer, { times, until }: { times: number[]; until: number }): Promise<void> {
  const socket = connect(port, "127.0.0.1").setNoDelay(true);
  await new Promise<void>((resolve, reject) => {
    let askedAt = 0;
    let missing = 0;
    const ask = () => {
      askedAt = performance.now();
      socket.write(question);
    };
    const answered = () => {
      const now = performance.now();
      times.push(now - askedAt);
      if (now < until) return ask();
      socket.end();
      resolve();
    };
    socket.on("connect", ask).on("error", reject);
    socket.on("data", (chunk: Buffer) => {
      missing += missing === 0 ? measureAnswer(chunk, socket) - chunk.byteLength : -chunk.byteLength;
      if (missing === 0) answered();
    });
  });
}

function measureAnswer(chunk: Buffer, socket: Socket): number {
  const end = chunk.indexOf(endOfHead);
  const head = chunk.toString("latin1", 0, end);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (end < 0 || !head.startsWith("HTTP/1.1 200") || length === undefined) {
    socket.destroy(new Error(`not a whole answer: ${head.slice(0, 200)}`));
    return chunk.byteLength;
  }
  return end + endOfHead.byteLength + Number(length);
}
