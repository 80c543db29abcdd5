// Prints what the auth service does in a second, on a real PostgreSQL and over HTTP: `node bench/auth.ts`.
import { fork } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { hashPassword } from "#domain/auth/passwords.ts";

const measuredMs = 4_000;
const crowd = 20;
const password = "correct horse battery";

interface Client {
  email: string;
  accessToken: string;
  refreshToken: string;
}

type Act = (client: Client, turn: number) => Promise<void>;

const server = fork(new URL("auth-server.ts", import.meta.url), [String(await findFreePort())], { stdio: "inherit" });
const authUrl = String((await once(server, "message"))[0]);

const lines: Record<string, object> = {};
const clients = await Promise.all(Array.from({ length: crowd }, (_, place) => signUp(`client-${place}@example.org`)));
const acts: Record<string, Act> = {
  "sign-up": async (client, turn) => void (await signUp(`${turn}-${client.email}`)),
  "sign-in": async (client) => void (await post("/token?grant_type=password", { email: client.email, password })),
  refresh: async (client) => {
    const { refresh_token } = await post("/token?grant_type=refresh_token", { refresh_token: client.refreshToken });
    client.refreshToken = String(refresh_token);
  },
  "get user": async (client) => void (await ask("/user", { headers: { Authorization: `Bearer ${client.accessToken}` } })),
};

for (const [name, act] of Object.entries(acts)) {
  for (const count of [1, crowd])
    lines[`${name}, ${count === 1 ? "1 client" : `${count} clients`}`] = await measure(act, clients.slice(0, count));
}
server.disconnect();
await once(server, "exit");
for (const count of [1, 4]) lines[`hash of a password alone, ${count} at once`] = await measureHash(count);
console.table(lines);

/** Every client acts again as soon as it is answered, until the time is over. */
async function measure(act: Act, crowd: readonly Client[]): Promise<object> {
  const times: number[] = [];
  const startedAt = performance.now();
  await Promise.all(
    crowd.map(async (client) => {
      while (performance.now() - startedAt < measuredMs) {
        const askedAt = performance.now();
        await act(client, times.length + Math.round(askedAt * 1000));
        times.push(performance.now() - askedAt);
      }
    }),
  );
  return describe(times, performance.now() - startedAt);
}

async function measureHash(count: number): Promise<object> {
  const times: number[] = [];
  const startedAt = performance.now();
  const hashAgain = async () => {
    while (performance.now() - startedAt < measuredMs) {
      const askedAt = performance.now();
      await hashPassword(password);
      times.push(performance.now() - askedAt);
    }
  };
  await Promise.all(Array.from({ length: count }, hashAgain));
  return describe(times, performance.now() - startedAt);
}

function describe(times: readonly number[], tookMs: number): object {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10;
  return { "per second": Math.round((times.length / tookMs) * 1000), "median ms": at(0.5), "95 % ms": at(0.95) };
}

async function signUp(email: string): Promise<Client> {
  const { access_token, refresh_token } = await post("/signup", { email, password });
  return { email, accessToken: String(access_token), refreshToken: String(refresh_token) };
}

async function post(path: string, body: object): Promise<Record<string, unknown>> {
  return await ask(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
}

async function ask(path: string, request: RequestInit): Promise<Record<string, unknown>> {
  const response = await fetch(`${authUrl}${path}`, request);
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  const answer: unknown = await response.json();
  return typeof answer === "object" && answer !== null ? { ...answer } : {};
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === "string") throw new Error("a listening server has a port");
  return address.port;
}
