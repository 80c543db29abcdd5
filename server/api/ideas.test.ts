import { expect, test } from "vitest";
import { countToday } from "#domain/stats/count.ts";
import { createTestApp } from "#tests/support/test-app.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

const connection = await useTestDatabase();
const app = createTestApp(connection);

const request = {
  relationship: "friend",
  occasion: "birthday",
  currency: "USD",
  budget: "25-50",
  interests: ["fishing"],
  ageRange: "35-49",
};

interface Asking {
  body?: unknown;
  cookie?: string;
  accept?: string;
  language?: string;
  key?: string;
  address?: string;
}

async function ask({
  body = request,
  cookie,
  accept = "application/json",
  language = "en",
  key,
  address = "203.0.113.7",
}: Asking = {}): Promise<Response> {
  return await app.request("/api/ideas", {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Accept: accept,
      "Accept-Language": language,
      "X-Forwarded-For": address,
      ...(cookie && { Cookie: cookie }),
      ...(key && { "Idempotency-Key": key }),
    },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

function readCookie(answer: Response): string {
  return answer.headers.get("set-cookie")?.split(";")[0] ?? "";
}

async function countUsed(): Promise<number> {
  const { rows } = await connection.pool.query(
    "select coalesce(sum(query_count), 0)::int as used from guest_queries where session_id not like 'address %'",
  );
  return rows[0].used;
}

test("a guest receives five ideas and a cookie that scripts cannot read", async () => {
  const answer = await ask();

  expect(answer.status).toBe(200);
  expect(answer.headers.get("set-cookie")).toMatch(/^giftwright_guest=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(await answer.json()).toMatchObject({ suggestions: { length: 5 }, source: "catalogue", remainingQueries: 2, queryId: null });
});

test("the fourth question of the day is refused with the words of the specification", async () => {
  const cookie = readCookie(await ask());
  await ask({ cookie });
  await ask({ cookie });

  const fourth = await ask({ cookie });

  expect(fourth.status).toBe(429);
  expect(fourth.headers.get("content-type")).toBe("application/problem+json; charset=utf-8");
  expect(Number(fourth.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await fourth.json()).toMatchObject({ status: 429, code: "daily_limit_reached", detail: "Please try again tomorrow." });
});

test("of ten more questions at once a guest who has asked one is answered two", async () => {
  const cookie = readCookie(await ask());

  const answers = await Promise.all(Array.from({ length: 10 }, () => ask({ cookie })));

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(await countUsed()).toBe(3);
});

test("a cookie that we did not sign starts nothing", async () => {
  const forged = await ask({ cookie: "giftwright_guest=somebody.AAAA" });

  expect(forged.headers.get("set-cookie")).toContain("giftwright_guest=");
  const { rows } = await connection.pool.query("select 1 from guest_queries where session_id = 'somebody'");
  expect(rows).toEqual([]);
});

test("as a stream each idea is an event of its own and the last event tells the rest", async () => {
  const answer = await ask({ accept: "text/event-stream" });

  const events = (await answer.text())
    .trim()
    .split("\n\n")
    .map((event) => ({
      name: /^event: (.*)$/m.exec(event)?.[1],
      data: JSON.parse(/^data: (.*)$/m.exec(event)?.[1] ?? ""),
    }));
  expect(answer.headers.get("content-type")).toContain("text/event-stream");
  expect(events.map(({ name }) => name)).toEqual(["reading", ...Array.from({ length: 5 }, () => "suggestion"), "done"]);
  expect(events[6]?.data).toMatchObject({ lead: expect.any(Number), leftOut: [], source: "catalogue", remainingQueries: 2 });
});

test("the same key gives the same answer and counts once", async () => {
  const first = await ask({ key: "k1" });
  const cookie = readCookie(first);
  const stored = await first.json();

  const second = await ask({ key: "k1", cookie });

  expect(await second.json()).toEqual(stored);
  expect(await countUsed()).toBe(1);
});

test("a query that our own fault ends before the first idea is given back, in both forms of the answer", async () => {
  const broken = createTestApp(connection, {
    gateway: {
      ask: () => {
        throw new Error("a bug of ours");
      },
    },
  });
  const send = (accept: string) =>
    broken.request("/api/ideas", {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: accept },
      body: JSON.stringify(request),
    });

  const whole = await send("application/json");
  const streamed = await send("text/event-stream");

  expect(whole.status).toBe(500);
  expect(await whole.json()).toMatchObject({ code: "generation_failed", detail: "Failed to generate gift ideas" });
  expect(await streamed.text()).toMatch(/^event: reading\n.*\n\nevent: error\ndata: \{.*"code":"generation_failed"/);
  expect(await countUsed()).toBe(0);
});

test("once the tokens of the day are used up, the catalogue answers, and the dashboard is told", async () => {
  const gateway = {
    ask: () => {
      throw new Error("the gateway was asked");
    },
  };
  const thrifty = createTestApp(connection, { gateway, dailyTokens: 100 });
  const send = () =>
    thrifty.request("/api/ideas", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(request) });

  await countToday(connection.db, [{ measure: "gateway_tokens", label: "prompt", amount: 99 }]);
  const before = await send();
  await countToday(connection.db, [{ measure: "gateway_tokens", label: "completion", amount: 1 }]);
  const after = await send();

  expect(before.status).toBe(500);
  expect(await after.json()).toMatchObject({ source: "catalogue" });
  await expect
    .poll(async () => (await connection.pool.query("select label from daily_counts where measure = 'gateway_outcome'")).rows)
    .toEqual([{ label: "spent" }]);
});

test("the same key with another body is refused", async () => {
  const cookie = readCookie(await ask({ key: "k1" }));

  const other = await ask({ key: "k1", cookie, body: { ...request, occasion: "wedding" } });

  expect(other.status).toBe(422);
  expect(await other.json()).toMatchObject({ code: "idempotency_key_reused" });
});

test.each([
  {
    name: "an unknown relationship",
    change: { relationship: "boss" },
    path: "relationship",
    message: "Please choose one of the listed options.",
  },
  { name: "no occasion", change: { occasion: undefined }, path: "occasion", message: "Please fill in this field." },
  {
    name: "a band of another currency",
    change: { budget: "3000-6000" },
    path: "budget",
    message: "Please choose a budget in the currency you picked.",
  },
  { name: "a number where text belongs", change: { additionalInfo: 7 }, path: "additionalInfo", message: "This value has the wrong type." },
  {
    name: "a list where an option belongs",
    change: { ageRange: ["0-12"] },
    path: "ageRange",
    message: "Please choose one of the listed options.",
  },
  {
    name: "too long a text",
    change: { additionalInfo: "x".repeat(4001) },
    path: "additionalInfo",
    message: "Please use no more than 4000 characters.",
  },
  {
    name: "too many interests",
    change: { interests: Array.from({ length: 51 }, () => "tea") },
    path: "interests",
    message: "Please enter no more than 50 items.",
  },
  {
    name: "too long an interest",
    change: { interests: ["tea", "x".repeat(201)] },
    path: "interests.1",
    message: "Please use no more than 200 characters.",
  },
  {
    name: "control characters",
    change: { interests: ["te\u0007a"] },
    path: "interests.0",
    message: "Please remove the control characters from this text.",
  },
  {
    name: "a NUL",
    change: { name: "a\u0000b" },
    path: "name",
    message: "This text contains characters we can’t store. Please remove them.",
  },
  {
    name: "half a surrogate pair",
    change: { name: "a\ud800b" },
    path: "name",
    message: "This text contains characters we can’t store. Please remove them.",
  },
])("$name is refused at its field and nothing is counted", async ({ change, path, message }) => {
  const answer = await ask({ body: { ...request, ...change } });

  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: "validation_failed", errors: [{ path, message }] });
  expect(await countUsed()).toBe(0);
});

test.each([
  { name: "broken JSON", body: '{"relationship":', status: 400, code: "invalid_json" },
  {
    name: "a body of more than 32 KB",
    body: JSON.stringify({ ...request, junk: "x".repeat(33_000) }),
    status: 413,
    code: "body_too_large",
  },
  { name: "a list instead of an object", body: "[]", status: 400, code: "validation_failed" },
  { name: "deep nesting", body: `${"[".repeat(5000)}${"]".repeat(5000)}`, status: 400, code: "too_complex" },
])("$name is refused with $status", async ({ body, status, code }) => {
  const answer = await ask({ body });

  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({ code });
  expect(await countUsed()).toBe(0);
});

test("a form post is refused: only JSON is read", async () => {
  const answer = await app.request("/api/ideas", { method: "POST", body: new URLSearchParams(request as never) });

  expect(answer.status).toBe(415);
});

test("a browser on another site cannot spend a guest's queries", async () => {
  const answer = await app.request("/api/ideas", {
    method: "POST",
    headers: { Origin: "https://evil.example", "Content-Type": "application/json" },
    body: JSON.stringify(request),
  });

  expect(answer.status).toBe(403);
  expect(await countUsed()).toBe(0);
});

test("problems are told in the language of the request", async () => {
  const answer = await ask({ body: {}, language: "ja" });

  expect(await answer.json()).toMatchObject({
    detail: "印の付いた項目をご確認ください。",
    errors: expect.arrayContaining([{ path: "budget", message: "この項目を入力してください。" }]),
  });
});

test("more than the allowed requests a minute are refused with the time to wait", async () => {
  const strict = createTestApp(connection, { ideasPerMinute: 1, guestDailyQueries: 100 });
  const send = (cookie: string) =>
    strict.request("/api/ideas", {
      method: "POST",
      headers: { "Content-Type": "application/json", Cookie: cookie },
      body: JSON.stringify(request),
    });
  const cookie = readCookie(await send(""));

  const second = await send(cookie);

  expect(second.status).toBe(429);
  expect(await second.json()).toMatchObject({ code: "rate_limited" });
  expect(second.headers.get("retry-after")).toMatch(/^\d+$/);
});

test("the quota is told before the first question and after it", async () => {
  const before = await app.request("/api/quota");
  const cookie = readCookie(await ask());

  const after = await app.request("/api/quota", { headers: { Cookie: cookie } });

  expect(await before.json()).toMatchObject({
    canQuery: true,
    remainingQueries: 3,
    plan: "guest",
    limit: 3,
    resetsAt: expect.stringMatching(/T00:00:00\.000Z$/),
  });
  expect(await after.json()).toMatchObject({ canQuery: true, remainingQueries: 2 });
});

test("an address of the API that does not exist, or not with this method, says so", async () => {
  const missing = await app.request("/api/nothing");
  const wrongMethod = await app.request("/api/quota", { method: "PUT" });

  expect([missing.status, wrongMethod.status]).toEqual([404, 405]);
  expect(wrongMethod.headers.get("allow")).toBe("GET");
});

test("the OpenAPI document describes the request with the limits that are enforced", async () => {
  const document = await (await app.request("/api/openapi.json")).json();

  expect(document.openapi).toBe("3.1.0");
  const schema = document.components.schemas.GiftRequest;
  expect(schema.properties.additionalInfo.maxLength).toBe(4000);
  expect(schema.required).toEqual(expect.arrayContaining(["relationship", "occasion", "budget", "currency"]));
  const ids: string[] = Object.values<object>(document.paths).flatMap((path) => Object.values(path).map(({ operationId }) => operationId));
  expect(ids.length).toBe(new Set(ids).size);
});
