import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDatabase } from "../support/create-database.ts";
import { giftRequest } from "../support/gift-form.ts";
import { makeDataDirectory, startProduct, type RunningProduct } from "../support/running-product.ts";

const administrator = { email: "admin@example.org", password: "quiet river 9" };

let product: RunningProduct;
let data: Awaited<ReturnType<typeof makeDataDirectory>>;
let database: Awaited<ReturnType<typeof createDatabase>>;
/** Clients who began a request and never end it: when each is hung up on. */
let begun: { closed: Promise<unknown> }[];
beforeAll(async () => {
  [data, database] = await Promise.all([makeDataDirectory(), createDatabase()]);
  product = await startProduct({
    DATA_DIR: data.path,
    DATABASE_URL: database.url,
    TRUST_PROXY: "1",
    GUEST_DAILY_QUERIES: "1000",
    LOG_LEVEL: "error",
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
  });
  begun = [
    await beginRequest("GET / HTTP/1.1\r\nHost: localhost\r\nX-Half"),
    await beginRequest("POST /api/feedback HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"),
  ];
});
afterAll(async () => {
  await product.stop();
  await Promise.all([data.remove(), database.drop()]);
});

async function beginRequest(beginning: string): Promise<{ closed: Promise<unknown> }> {
  const socket = connect(Number(new URL(product.url).port), "127.0.0.1").resume();
  socket.on("error", () => {});
  await once(socket, "connect");
  socket.write(beginning);
  return { closed: once(socket, "close") };
}

interface Sent {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

async function call(from: string, path: string, { method = "POST", body, headers }: Sent = {}): Promise<Response> {
  return await fetch(product.url + path, {
    method,
    redirect: "manual",
    headers: { "X-Forwarded-For": from, ...(body !== undefined && { "Content-Type": "application/json" }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

/** How many of so many calls were let through, and what the last refusal said. */
async function repeat(times: number, ask: (turn: number) => Promise<Response>): Promise<{ through: number; retryAfter: number }> {
  let through = 0;
  let retryAfter = 0;
  for (let turn = 0; turn < times; turn += 1) {
    const answer = await ask(turn);
    await answer.arrayBuffer();
    if (answer.status === 429) retryAfter = Number(answer.headers.get("retry-after"));
    else through += 1;
  }
  return { through, retryAfter };
}

async function signIn(): Promise<string> {
  const answer = await call("198.51.100.1", "/auth/v1/token?grant_type=password", { body: administrator });
  return `Bearer ${((await answer.json()) as { access_token: string }).access_token}`;
}

async function signUp(email: string): Promise<string> {
  const answer = await call("198.51.100.2", "/auth/v1/signup", { body: { email, password: "quiet river 9" } });
  return `Bearer ${((await answer.json()) as { access_token: string }).access_token}`;
}

test("a guest asks for ideas ten times a minute", async () => {
  const first = await call("203.0.113.1", "/api/ideas", { body: giftRequest });
  const cookie = first.headers.get("set-cookie")?.split(";")[0] ?? "";

  const { through, retryAfter } = await repeat(12, () =>
    call("203.0.113.1", "/api/ideas", { body: giftRequest, headers: { Cookie: cookie } }),
  );

  expect(through).toBe(9);
  expect(retryAfter).toBeGreaterThan(0);
});

test("guests of one address ask for ideas thirty times a minute, and those of another are not kept waiting", async () => {
  const { through } = await repeat(33, () => call("203.0.113.2", "/api/ideas", { body: giftRequest }));

  const elsewhere = await call("203.0.113.3", "/api/ideas", { body: giftRequest });
  expect([through, elsewhere.status]).toEqual([30, 200]);
});

test("an address signs in three hundred times in five minutes, whoever it tries to be", async () => {
  const { through, retryAfter } = await repeat(303, () => call("203.0.113.4", "/auth/v1/token?grant_type=password", { body: {} }));

  expect(through).toBe(300);
  expect(retryAfter).toBeGreaterThan(60);
});

test("an address guesses wrong thirty times in five minutes, however many accounts it tries", async () => {
  const guess = (turn: number) => ({ email: `nobody-${turn}@example.org`, password: "a wrong password" });

  const { through } = await repeat(33, (turn) => call("203.0.113.5", "/auth/v1/token?grant_type=password", { body: guess(turn) }));

  // The thirty-first is told as soon as it was one too many.
  expect(through).toBe(30);
});

test("a member changes the account thirty times in five minutes", async () => {
  const token = await signUp("ann@example.org");
  const change = () => call("203.0.113.6", "/auth/v1/user", { method: "PUT", body: { data: {} }, headers: { Authorization: token } });

  expect((await repeat(33, change)).through).toBe(30);
});

test("a member reads the own data three hundred times a minute", async () => {
  const token = await signUp("bea@example.org");
  const read = () => call("203.0.113.7", "/api/me", { method: "GET", headers: { Authorization: token } });

  expect((await repeat(305, read)).through).toBe(300);
});

test("an administrator changes something a hundred and twenty times a minute, and goes on reading", async () => {
  const token = await signIn();
  const change = () => call("203.0.113.8", "/api/admin/posts", { body: {}, headers: { Authorization: token } });

  const { through } = await repeat(123, change);

  const read = await call("203.0.113.8", "/api/admin/posts", { method: "GET", headers: { Authorization: token } });
  expect([through, read.status]).toEqual([120, 200]);
});

test("the contact form takes five messages an hour from one address", async () => {
  const write = () => call("203.0.113.9", "/api/feedback", { body: { message: "A word about gifts, and a second one." } });

  expect((await repeat(7, write)).through).toBe(5);
});

test("five hundred clients of one address who send half a body keep nobody else waiting", async () => {
  const half = "POST /api/ideas HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{";
  const crowd = await Promise.all(Array.from({ length: 520 }, () => beginRequest(half)));
  const begun = performance.now();

  const asked = ["/", "/blog", "/zh/blog", "/saved", "/api/quota", "/auth/v1/settings", "/social/en/site.png"];
  const answers = await Promise.all(asked.map((path) => call("203.0.113.11", path, { method: "GET" })));
  const ideas = await call("203.0.113.11", "/api/ideas", { body: giftRequest });

  expect(answers.map(({ status }) => status)).toEqual(asked.map(() => 200));
  expect(ideas.status).toBe(200);
  expect(performance.now() - begun).toBeLessThan(5_000);
  await Promise.all(crowd.map(({ closed }) => closed));
});

test("a client who sends half a header, or half a body, is cut off", async () => {
  const ended = await Promise.all(begun.map(({ closed }) => closed));

  expect(ended).toHaveLength(2);
});

// Of the program that was built: a bundler drops a call whose answer nobody uses, also one that is there to fail.
test.each([
  ["/%ff", 404],
  ["/blog/%E0%A4", 404],
  ["/zh/%c3%28", 404],
  ["/assets/%ff", 404],
  ["/api/quota?name=%ff", 400],
])("the address %s, which stands for no text, is refused with %i", async (path, status) => {
  expect((await call("203.0.113.10", path, { method: "GET" })).status).toBe(status);
});
