import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { limits } from "#shared/limits.ts";
import { fromSchema, type JsonSchema } from "#tests/fuzz/schema-arbitrary.ts";
import { authBodies, authForms } from "#tests/support/auth-bodies.ts";
import { giftRequest } from "#tests/support/gift-form.ts";
import { inlineReferences } from "#tests/support/inline-references.ts";
import { measureLongestTurn } from "#tests/support/longest-turn.ts";
import { createMember } from "#tests/support/members.ts";
import { createTestApp } from "#tests/support/test-app.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { listWorstAddressParts, listWorstForms, listWorstShapes, listWorstTexts } from "#tests/support/worst-inputs.ts";
import { pageAccess } from "./access.ts";

/** How long one turn of the thread that answers may take. */
const longestTurnMs = 200;
const atOnce = 16;
/** About as much as Node reads of an address and headers. */
const headerBytes = 14_000;
const bodySizes = [limits.contentBodyBytes, 256 * 1024, limits.bodyBytes, limits.ideasBodyBytes, 8 * 1024];
const password = "a long and odd one";
const serviceKey = "a service key for tests alone";

const connection = await useTestDatabase();
const app = createTestApp(connection, {
  messagesPerMinute: 1e6,
  ideasPerMinute: 1e6,
  guestDailyQueries: 1e6,
  freeDailyQueries: 1e6,
  auth: {
    rateMultiplier: 1e5,
    mailIntervalSeconds: 0,
    smsIntervalSeconds: 0,
    mailsPerHour: 1e6,
    messagesPerHour: 1e6,
    hasAnonymous: true,
    hasPhone: true,
    hasManualLinking: true,
    hasSaml: true,
    wallets: ["ethereum", "solana"],
    factorTypes: ["totp", "phone"],
    serviceKey,
  },
});

interface OpenApi {
  paths: Record<string, Record<string, { requestBody?: { content: { "application/json"?: { schema: JsonSchema } } } }>>;
}
const { paths }: OpenApi = JSON.parse(inlineReferences(await (await app.request("/api/openapi.json")).text()));

const routes = [...new Set(app.routes.filter(({ method }) => method !== "ALL").map(({ method, path }) => `${method} ${path}`))];

type Headers = Record<string, string>;
let member: Headers;
let administrator: Headers;
beforeEach(async () => {
  member = (await createMember(connection, { password })).headers;
  administrator = (await createMember(connection, { password, isAdmin: true })).headers;
});

function signIn(path: string): Headers {
  if (/^\/auth\/v1\/(admin|invite)/.test(path)) return { Authorization: `Bearer ${serviceKey}` };
  return path.startsWith("/api/admin/") ? administrator : member;
}

interface Input {
  name: string;
  path: string;
  init: RequestInit;
}

/** Those that hold the thread up, in each of three tries when they are asked alone. */
async function listSlow(inputs: readonly Input[]): Promise<string[]> {
  const slow: string[] = [];
  for (let from = 0; from < inputs.length; from += atOnce) {
    const some = inputs.slice(from, from + atOnce);
    if ((await measureLongestTurn(async () => void (await Promise.all(some.map(ask))))) <= longestTurnMs) continue;
    for (const input of some) {
      const ms = await measureLeast(input);
      if (ms > longestTurnMs) slow.push(`${input.name}: ${Math.round(ms)} ms`);
    }
  }
  return slow;
}

async function measureLeast(input: Input): Promise<number> {
  let least = Infinity;
  for (let turn = 0; turn < 3 && least > longestTurnMs; turn += 1)
    least = Math.min(least, await measureLongestTurn(async () => await ask(input)));
  return least;
}

async function ask({ path, init }: Input): Promise<void> {
  const answer = await app.fetch(new Request(`http://localhost:3000${path}`, init));
  await answer.arrayBuffer();
}

/** A path with something in the place of its names. */
function fillPath(pattern: string, text?: string): string {
  const known: Record<string, string> = { type: "privacy_policy", page: "home", revision: "1" };
  return pattern.replaceAll(/:(\w+)(\{.*\})?/g, (_, name: string, rest?: string) =>
    text === undefined ? (known[name] ?? crypto.randomUUID()) : `${text}${rest ? ".png" : ""}`,
  );
}

/** As many bytes as are read at all. */
async function getMostBytes(path: string, init: RequestInit): Promise<number> {
  for (const bytes of bodySizes) {
    const { status } = await app.request(path, { ...init, body: "x".repeat(bytes) });
    if (status !== 413) return bytes;
  }
  throw new Error(`${path} reads no body`);
}

interface Field {
  name: string;
  longest: number | null;
  isList: boolean;
}

interface Body {
  value: object;
  fields: Field[];
}

function findBody(route: string): Body | null {
  const [method = "", path = ""] = route.split(" ");
  const schema = paths[path.replaceAll(/:(\w+)/g, "{$1}")]?.[method.toLowerCase()]?.requestBody?.content["application/json"]?.schema;
  if (!schema) return null;
  const [sample] = fc.sample(fromSchema(schema, "valid"), { numRuns: 1, seed: 1 });
  const needed = ["/api/ideas", "/api/reading"].includes(path) ? giftRequest : {};
  return { value: Object.assign({}, sample, needed), fields: Object.entries(schema.properties ?? {}).map(describeField) };
}

function describeField([name, schema]: [string, JsonSchema]): Field {
  const forms = [schema, ...(schema.anyOf ?? [])];
  const items = forms.find((form) => form.items)?.items;
  return { name, longest: [...forms, items].find((form) => form?.maxLength)?.maxLength ?? null, isList: items !== undefined };
}

const bodies = [
  ...routes.flatMap((route) => {
    const body = findBody(route);
    return body ? [{ route, body }] : [];
  }),
  ...Object.entries(authBodies).map(([route, value]) => {
    const fields = Object.keys(value).map((name) => ({ name, longest: null, isList: false }));
    return { route: route.replace(" ", " /auth/v1"), body: { value, fields } };
  }),
];

/** Each field in turn filled with each of the worst texts: as much as fits into the body, and as much as fits into the field. */
function listTexts({ value, fields }: Body, mostBytes: number): { name: string; text: string }[] {
  const room = Math.min(mostBytes, limits.bodyBytes) - JSON.stringify(value).length - 100;
  return fields.flatMap(({ name, longest, isList }) =>
    [room, ...(longest === null || longest > limits.formText ? [] : [longest])].flatMap((bytes) =>
      listWorstTexts(Math.min(bytes, room)).map((worst) => {
        const count = Math.max(1, Math.min(limits.listItems, Math.floor(room / (bytes + 4))));
        const text = JSON.stringify({ ...value, [name]: isList ? Array.from({ length: count }, () => worst.text) : worst.text });
        return { name: `${worst.name} as ${name}`, text };
      }),
    ),
  );
}

const shapes = new Map(bodySizes.map((bytes) => [bytes, listWorstShapes(bytes)]));

test.each(bodies)("no body holds up the thread that answers: $route", async ({ route, body }) => {
  const [method = "", pattern = ""] = route.split(" ");
  const path = fillPath(pattern);
  const init = { method, headers: { ...signIn(path), "Content-Type": "application/json", "If-None-Match": "*" } };
  const mostBytes = await getMostBytes(path, init);
  // Words are read in a thread of the engine, which has a deadline of its own.
  const isRead = path === "/api/ideas" || path === "/api/reading";
  const { value, fields } = body;
  const texts = listTexts({ value, fields: isRead ? fields.map((field) => ({ ...field, longest: null })) : fields }, mostBytes);

  const inputs = [...(shapes.get(mostBytes) ?? []), ...texts].map(({ name, text }) => ({ name, path, init: { ...init, body: text } }));

  expect(await listSlow(inputs)).toEqual([]);
});

const forms = [
  { route: "POST /contact", fields: ["name", "email", "message", "website"] },
  ...Object.entries(authForms).map(([route, fields]) => ({ route: route.replace(" ", " /auth/v1"), fields })),
];

test.each(forms)("no form holds up the thread that answers: $route", async ({ route, fields }) => {
  const [method = "", path = ""] = route.split(" ");
  const init = { method, headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: "http://localhost:3000" } };
  const mostBytes = await getMostBytes(path, init);

  const inputs = listWorstForms(mostBytes, fields).map(({ name, text }) => ({ name, path, init: { ...init, body: text } }));

  expect(await listSlow(inputs)).toEqual([]);
});

const queries = ["cursor", "search", "occasion", "recipient", "tag", "language", "sort", "series", "days"];
const authQueries = ["redirect_to", "token", "type", "provider", "scopes", "code", "state", "RelayState", "page", "scope", "apikey"];
const headers =
  "Accept Accept-Encoding Accept-Language Authorization Cookie If-Match If-None-Match Idempotency-Key Origin Range Referer User-Agent X-Forwarded-For".split(
    " ",
  );

function listAddresses(pattern: string): Input[] {
  const known = pattern.startsWith("/auth/") ? authQueries : queries;
  const path = fillPath(pattern);
  const own = { headers: signIn(path) };
  const share = (names: readonly string[]) => listWorstAddressParts(headerBytes / names.length).map(({ text }) => text);
  return [
    { name: `${pattern} with many queries`, path: `${path}?${"a=1&".repeat(headerBytes / 4)}`, init: own },
    ...listWorstAddressParts(headerBytes).flatMap(({ name, text }) => [
      { name: `${pattern} with ${name}`, path: fillPath(pattern, text), init: own },
      ...known.slice(0, 1).map((query) => ({ name: `${pattern}?${query} with ${name}`, path: `${path}?${query}=${text}`, init: own })),
      { name: `${pattern} with ${name} in its language`, path, init: { headers: { ...own.headers, "Accept-Language": text } } },
    ]),
    ...share(known).map((text) => ({
      name: `${pattern} with every query`,
      path: `${path}?${known.map((query) => `${query}=${text}`).join("&")}`,
      init: own,
    })),
    ...share(headers).map((text) => ({
      name: `${pattern} with every header`,
      path,
      init: { headers: Object.fromEntries(headers.map((header) => [header, text])) },
    })),
  ];
}

test("no address and no header holds up the thread that answers", async () => {
  const pages = Object.keys(pageAccess).map((pattern) => `/ja/${pattern === "*" ? ":name" : pattern}`);
  const addresses = routes.filter((route) => route.startsWith("GET ")).map((route) => route.slice("GET ".length));

  expect(await listSlow([...pages, ...addresses].flatMap(listAddresses))).toEqual([]);
}, 120_000);

/** Not a word of their bodies is read. */
const bodiless = [
  "DELETE /api/admin/media/:id",
  "DELETE /api/admin/posts/:id",
  "DELETE /api/admin/posts/samples/:language",
  "DELETE /api/ideas/:id",
  "DELETE /api/ideas/:id/share",
  "DELETE /api/ideas/:id/share/hearts/:heart",
  "DELETE /api/me/sessions/:id",
  "DELETE /api/recipients/:id",
  "DELETE /api/suggestions/:id",
  "POST /api/admin/posts/:id/duplicate",
  "POST /api/admin/posts/:id/preview-key",
  "POST /api/admin/posts/:id/restore",
  "POST /api/admin/posts/:id/revisions/:revision/restore",
  "POST /api/admin/posts/samples/:language/adopt",
  "POST /api/ideas/:id/restore",
  "POST /api/suggestions/:id/restore",
];
/** What is no picture, too large or broken off is sent to it in `admin-media.test.ts`. */
const files = ["POST /api/admin/media"];

test("whatever may be sent a body is tried above", () => {
  const tried = [...bodies, ...forms].map(({ route }) => route.split("?")[0]);

  const left = routes.filter((route) => !route.startsWith("GET ") && !tried.includes(route));

  expect(left.toSorted()).toEqual([...bodiless, ...files].toSorted());
});
