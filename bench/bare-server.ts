// The least that node:http can do, for the benchmarks: the same bytes and headers, or another service's stream passed through.
import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";

export interface BareAnswer {
  headers: Record<string, string>;
  /** Base64. */
  body: string;
  /** An address whose answer to what was asked is passed on as it comes, in place of the body. */
  passFrom?: string;
}

let answer: { headers: Record<string, string>; body: Buffer } = { headers: {}, body: Buffer.alloc(0) };
let source: string | null = null;

const server = createServer((asked, response) => {
  if (source !== null) return passThrough(source, asked, response);
  response.writeHead(200, answer.headers);
  response.end(answer.body);
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (typeof address === "object") process.send?.(address?.port);
});
process.on("message", ({ headers, body, passFrom }: BareAnswer) => {
  answer = { headers, body: Buffer.from(body, "base64") };
  source = passFrom ?? null;
  process.send?.("ready");
});
process.once("disconnect", () => process.exit(0));

function passThrough(address: string, asked: IncomingMessage, response: ServerResponse): void {
  const passed = request(address, { method: asked.method ?? "GET", headers: { "Content-Type": "application/json" } }, (message) => {
    response.writeHead(message.statusCode ?? 502, { "Content-Type": "text/event-stream" });
    message.pipe(response);
  });
  asked.pipe(passed);
}
