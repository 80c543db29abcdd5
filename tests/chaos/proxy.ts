import { createServer, request as openRequest, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { listenOnLoopback } from "#tests/support/listen-on-loopback.ts";

const tries = 40;
const pauseMs = 25;

export interface Proxy {
  url: string;
  close: () => Promise<void>;
}

/** Hands requests to the targets in turn and passes over one that refuses the connection, as any reverse proxy does. */
export async function openProxy(targets: readonly string[]): Promise<Proxy> {
  let turn = 0;
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    for (let attempt = 0; attempt < tries; attempt += 1) {
      turn += 1;
      const answer = await ask(targets[turn % targets.length] ?? "", request, body);
      if (answer) return pass(answer, response);
      if (attempt % targets.length === targets.length - 1) await new Promise((resume) => setTimeout(resume, pauseMs));
    }
    response.writeHead(502).end("no target takes a connection");
  });
  const { url, close } = await listenOnLoopback(server);
  return { url, close };
}

/** `null` when the target took no connection, or gave it up before it had answered anything. */
async function ask(target: string, { method = "GET", url = "/", headers }: IncomingMessage, body: Buffer): Promise<IncomingMessage | null> {
  return await new Promise((resolve) => {
    const request = openRequest(target + url, { method, headers: { ...headers, connection: "close" }, agent: false });
    request.on("response", resolve);
    request.on("error", () => resolve(null));
    request.end(body);
  });
}

function pass(answer: IncomingMessage, response: ServerResponse): void {
  response.writeHead(answer.statusCode ?? 502, answer.headers);
  answer.on("error", () => response.destroy());
  answer.pipe(response);
}
