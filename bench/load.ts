// Asks one address again and again over kept connections, for the benchmarks, and tells its parent how it went.
import { connect, type Socket } from "node:net";

export interface LoadTask {
  port: number;
  path: string;
  method?: string;
  headers: Record<string, string>;
  /** What each client sends besides: the first client the first of these, and round again when there are more clients. */
  headersOfClients?: readonly Record<string, string>[];
  body?: string;
  /** Refreshes sessions instead: each client sends the first of these that is its own, then the successor that it was given. */
  refreshTokensOfClients?: readonly string[];
  clients: number;
  forMs: number;
}

export interface LoadReport {
  answers: number;
  /** Refused early, with 503: neither counted nor timed as an answer. */
  refused: number;
  tookMs: number;
  p50Ms: number;
  p99Ms: number;
  /** The last that each client was given. */
  refreshTokensOfClients: string[];
}

const endOfHead = Buffer.from("\r\n\r\n");
const endOfChunks = Buffer.from("\r\n0\r\n\r\n");

process.on("message", (task: LoadTask) => {
  void run(task).then((report) => process.send?.(report));
});
process.once("disconnect", () => process.exit(0));

async function run({
  port,
  clients,
  forMs,
  headersOfClients = [],
  refreshTokensOfClients = [],
  ...question
}: LoadTask): Promise<LoadReport> {
  const tokens = [...refreshTokensOfClients];
  const chooseQuestions = (client: number): NextQuestion => {
    const own = { ...question, headers: { ...question.headers, ...headersOfClients[client % headersOfClients.length] } };
    if (tokens.length > 0) return refreshAgain(own, tokens, client);
    const same = writeQuestion(own);
    return () => same;
  };
  const times: number[] = [];
  const refusals: number[] = [];
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: clients }, (_, client) =>
      askOnAndOn(port, chooseQuestions(client), { times, refusals, until: startedAt + forMs }),
    ),
  );
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  const tookMs = performance.now() - startedAt;
  return { answers: times.length, refused: refusals.length, tookMs, p50Ms: at(0.5), p99Ms: at(0.99), refreshTokensOfClients: tokens };
}

/** Takes the pieces of the answer before, none at first, and gives what is asked next. */
type NextQuestion = (answer: readonly Buffer[]) => Buffer;

/** Keeps the newest token of each client among `tokens`. */
function refreshAgain(question: Question, tokens: string[], client: number): NextQuestion {
  return (answer) => {
    const text = Buffer.concat(answer).toString("latin1");
    const token = text === "" ? tokens[client] : /"refresh_token":"([^"]+)"/.exec(text)?.[1];
    if (token === undefined) throw new Error(`no refresh: ${text.slice(0, 300)}`);
    tokens[client] = token;
    return writeQuestion({ ...question, body: JSON.stringify({ refresh_token: token }) });
  };
}

type Question = Pick<LoadTask, "path" | "method" | "headers" | "body">;

function writeQuestion({ path, method = "GET", headers, body = "" }: Question): Buffer {
  const length = body === "" ? {} : { "Content-Length": String(Buffer.byteLength(body)) };
  const lines = Object.entries({ Host: "127.0.0.1", ...headers, ...length }).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join("")}\r\n${body}`);
}

/** Measures as little as can be of itself: the head is searched for its length once, then bytes are counted. */
async function askOnAndOn(
  port: number,
  chooseNext: NextQuestion,
  { times, refusals, until }: { times: number[]; refusals: number[]; until: number },
): Promise<void> {
  const socket = connect(port, "127.0.0.1").setNoDelay(true);
  await new Promise<void>((resolve, reject) => {
    let askedAt = 0;
    let isDone: IsDone | null = null;
    let counts = times;
    let chunks: Buffer[] = [];
    const ask = (next: Buffer) => {
      askedAt = performance.now();
      socket.write(next);
    };
    const answered = () => {
      const now = performance.now();
      counts.push(now - askedAt);
      const next = chooseNext(chunks);
      chunks = [];
      if (now < until) return ask(next);
      socket.end();
      resolve();
    };
    socket.on("connect", () => ask(chooseNext([]))).on("error", reject);
    socket.on("data", (chunk: Buffer) => {
      chunks.push(chunk);
      if (!isDone) {
        isDone = measureAnswer(chunk, socket);
        counts = chunk.toString("latin1", 0, "HTTP/1.1 503".length) === "HTTP/1.1 503" ? refusals : times;
      }
      if (!isDone(chunk)) return;
      isDone = null;
      answered();
    });
  });
}

/** Takes one piece of an answer after the other, the first included, and says which is the last. */
type IsDone = (chunk: Buffer) => boolean;

function measureAnswer(first: Buffer, socket: Socket): IsDone {
  const end = first.indexOf(endOfHead);
  const head = first.toString("latin1", 0, end);
  if (head.startsWith("HTTP/1.1 200") && /\r\ntransfer-encoding: chunked/i.test(head)) return endsChunks();
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (end < 0 || !/^HTTP\/1\.1 (200|503)/.test(head) || length === undefined) {
    socket.destroy(new Error(`not a whole answer: ${head.slice(0, 200)}`));
    return () => false;
  }
  let missing = end + endOfHead.byteLength + Number(length);
  return (chunk) => (missing -= chunk.byteLength) === 0;
}

/** The end may come in two pieces. */
function endsChunks(): IsDone {
  let tail = Buffer.alloc(0);
  return (chunk) => {
    tail = Buffer.concat([tail, chunk]).subarray(-endOfChunks.byteLength);
    return tail.equals(endOfChunks);
  };
}
