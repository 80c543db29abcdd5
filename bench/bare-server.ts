// The least that node:http can do with the same bytes and headers, for bench/pages.ts: what a page is measured against.
import { createServer } from "node:http";

export interface BareAnswer {
  headers: Record<string, string>;
  /** Base64. */
  body: string;
}

let answer: { headers: Record<string, string>; body: Buffer } = { headers: {}, body: Buffer.alloc(0) };

const server = createServer((_, response) => {
  response.writeHead(200, answer.headers);
  response.end(answer.body);
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (typeof address === "object") process.send?.(address?.port);
});
process.on("message", ({ headers, body }: BareAnswer) => {
  answer = { headers, body: Buffer.from(body, "base64") };
  process.send?.("ready");
});
process.once("disconnect", () => process.exit(0));
