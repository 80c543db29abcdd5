// Refreshes sessions for the benchmarks: each refresh needs the token that the one before it gave.
import { Agent, request } from "node:http";

const agent = new Agent({ keepAlive: true });

/** Refreshes a second at an address, when each session is refreshed again as soon as it was; the tokens become their successors. */
export async function rateRefreshes(address: string, refreshTokens: string[], forMs: number): Promise<number> {
  const startedAt = performance.now();
  const counts = await Promise.all(
    refreshTokens.map(async (first, place) => {
      let [token, count] = [first, 0];
      for (; performance.now() < startedAt + forMs; count += 1) token = await refresh(address, token);
      refreshTokens[place] = token;
      return count;
    }),
  );
  return (counts.reduce((sum, count) => sum + count, 0) / (performance.now() - startedAt)) * 1_000;
}

async function refresh(address: string, token: string): Promise<string> {
  const body = JSON.stringify({ refresh_token: token });
  const headers = { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(body) };
  const text = await new Promise<string>((resolve, reject) => {
    const asked = request(address, { method: "POST", agent, headers }, (answer) => {
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
