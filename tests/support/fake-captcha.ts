import { createServer } from "node:http";

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
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("a listening server has an address");
  return {
    url: `http://127.0.0.1:${address.port}/siteverify`,
    asked,
    /** `null` for the usual answers. */
    answerWith: (next: { status: number; body: string } | null) => {
      verdict = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
