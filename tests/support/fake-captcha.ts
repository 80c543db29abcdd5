import { createServer } from "node:http";
import { listenOnLoopback } from "./listen-on-loopback.ts";

/** A captcha service that knows one right answer, and misbehaves on request. */
export async function startFakeCaptcha() {
  const asked: Record<string, string>[] = [];
  let verdict: { status: number; body: string } | null = null;
  const server = createServer((request, response) => {
    let text = "";
    request.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
    request.on("end", () => {
      const form = Object.fromEntries(new URLSearchParams(text));
      asked.push(form);
      const usual = form["response"] === "solved" ? { success: true } : { success: false, "error-codes": ["invalid-input-response"] };
      response
        .writeHead(verdict?.status ?? 200, { "Content-Type": "application/json", Location: "/elsewhere" })
        .end(verdict?.body ?? JSON.stringify(usual));
    });
  });
  const { url, close } = await listenOnLoopback(server);
  return {
    url: `${url}/siteverify`,
    asked,
    /** `null` for the usual answers. */
    answerWith: (next: { status: number; body: string } | null) => {
      verdict = next;
    },
    close,
  };
}
