// Refreshes sessions for the benchmarks: each refresh needs the token that the one before it gave.
import { Agent, request } from "node:http";

const agent = new Agent({ keepAlive: true });

/** Refreshes a second, when each session is refreshed again as soon as it was; the tokens are those of sign-ups. */
export async function rateRefreshes(url: string, refreshTokens: readonly string[], forMs: number): Promise<number> {
  const startedAt = performance.now();
  const counts = await Promise.all(refreshTokens.map((token) => refreshAgain(url, token, startedAt + forMs)));
  return (counts.reduce((sum, count) => sum + count, 0) / (performance.now() - startedAt)) * 1_000;
}

async function refreshAgain(url: string, firstToken: string, until: number): Promise<number> {
  let token = firstToken;
  for (let count = 0; ; count += 1) {
    if (performance.now() >= until) return count;
    token = await refresh(url, token);
  }
}

async function refresh(url: string, token: string): Promise<string> {
  const body = JSON.stringify({ refresh_token: token });
  const headers = { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(body) };
  const text = await new Promise<string>((resolve, reject) => {
    const asked = request(`${url}/auth/v1/token?grant_type=refresh_token`, { method: "POST", agent, headers }, (answer) => {
      let read = "";
      answer.setEncoding("utf8");
      answer.on("data", (piece: string) => (read += piece)).on("end", () => resolve(read));
    });
    asked.on("error", reject).end(body);
  });
  const answer: unknown = JSON.parse(text);
  if (typeof answer !== "object" || answer === null || !("refresh_token" in answer)) throw new Error(`no refresh: ${text.slice(0, 200)}`);
  return String(answer.refresh_token);
}
