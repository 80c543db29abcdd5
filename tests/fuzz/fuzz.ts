// Sends everything that can be sent to everything that answers, and looks for a fault of ours: `node tests/fuzz/fuzz.ts [--cases 20000] [--seed 1]` (after a build).
import { parseArgs } from "node:util";
import fc from "fast-check";
import { makeDataDirectory, startProduct, unlimited } from "#tests/support/running-product.ts";
import { giftRequest } from "#tests/support/gift-form.ts";
import { askAs, signUpMember, signInAs, type SignedUp } from "#tests/support/members-of-product.ts";
import { fuzzParser } from "./fuzz-parser.ts";
import { inlineReferences } from "#tests/support/inline-references.ts";
import { fuzzPosts } from "./fuzz-posts.ts";
import { listDelaying } from "./loop-delay.ts";
import { listOperations, listOtherOperations, type FuzzRequest, type Operation } from "./operations.ts";

const { values } = parseArgs({ options: { cases: { type: "string", default: "20000" }, seed: { type: "string" } } });
const cases = Number(values.cases);
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
const atOnce = 8;
/** As `security.md` promises for any input. */
const longestMs = 5_000;

const administrator = { email: "admin@fuzz.example", password: "Ribbon and paper 1" };

console.log(`${cases} cases, seed ${seed}`);
const data = await makeDataDirectory();
const product = await startProduct({
  DATA_DIR: data.path,
  ...unlimited,
  LOG_LEVEL: "error",
  ADMIN_EMAIL: administrator.email,
  ADMIN_PASSWORD: administrator.password,
});
const findings: string[] = [];
try {
  const bystander = await signUpMember(product.url);
  await askAs(bystander, { ...giftRequest, name: "Mika" });
  const before = await readExport(bystander);
  const member = await signUpMember(product.url);
  const tokens = { members: member.session.access_token, administrators: await signIn() };
  const ids = await createRecords(member);
  const document = JSON.parse(inlineReferences(await (await fetch(`${product.url}/api/openapi.json`)).text()));
  const operations = [...listOperations(document, ids), ...listOtherOperations()];
  const each = Math.ceil(cases / operations.length);
  const lines: Record<string, object> = {};
  for (const [place, operation] of operations.entries())
    lines[operation.name] = await fuzz(operation, { ...tokens, each, seed: seed + place });
  console.table(lines);
  findings.push(...(await fuzzPosts({ url: product.url, token: await signIn(), cases: Math.ceil(cases / 50), seed })));
  findings.push(...(await fuzzParser({ cases: Math.ceil(cases / 4), seed })));
  if ((await readExport(bystander)) !== before) findings.push("a member who did nothing finds other data than before");
  if (product.process.exitCode !== null) findings.push(`the product ended with ${product.process.exitCode}`);
} finally {
  await product.stop();
  await data.remove();
}
for (const finding of findings.slice(0, 40)) console.log(finding);
console.log(findings.length === 0 ? "nothing found" : `${findings.length} findings; try them again with --seed ${seed} --cases ${cases}`);
process.exitCode = findings.length === 0 ? 0 : 1;

async function fuzz(
  operation: Operation,
  { members, administrators, each, seed: ownSeed }: { members: string; administrators: string; each: number; seed: number },
): Promise<object> {
  // Most as the one who may; the others are refused before anything is read.
  const right = operation.name.includes("/admin/") ? administrators : members;
  const actor = fc.oneof(
    { weight: 3, arbitrary: fc.constant(right) },
    { weight: 1, arbitrary: fc.constantFrom(null, members, administrators) },
  );
  const samples = fc.sample(fc.tuple(operation.requests, actor), { numRuns: each, seed: ownSeed });
  const counts: Record<string, number> = {};
  let slowest = 0;
  const sendOne = async (sample: (typeof samples)[number]) => {
    const { status, ms } = await send(...sample);
    const kind = `${Math.floor(status / 100)}xx`;
    counts[kind] = (counts[kind] ?? 0) + 1;
    slowest = Math.max(slowest, ms);
    if (status >= 500 || ms > longestMs)
      findings.push(`${operation.name}: ${status} after ${Math.round(ms)} ms: ${JSON.stringify(sample).slice(0, 1_000)}`);
  };
  while (samples.length > 0)
    for (const { request, ms } of await listDelaying(product.url, samples.splice(0, atOnce), sendOne))
      findings.push(`${operation.name}: all others waited ${ms} ms: ${JSON.stringify(request).slice(0, 1_000)}`);
  return { cases: each, "2xx": 0, "3xx": 0, "4xx": 0, "5xx": 0, ...counts, "slowest ms": Math.round(slowest) };
}

async function send({ method, path, headers, body }: FuzzRequest, token: string | null): Promise<{ status: number; ms: number }> {
  const began = performance.now();
  const hasBody = body !== undefined && method !== "GET" && method !== "HEAD";
  const answer = await fetch(product.url + path, {
    method,
    redirect: "manual",
    headers: { ...headers, ...(hasBody && { "Content-Type": "application/json" }), ...(token && { Authorization: `Bearer ${token}` }) },
    ...(hasBody && { body }),
    signal: AbortSignal.timeout(4 * longestMs),
  });
  await answer.arrayBuffer();
  return { status: answer.status, ms: performance.now() - began };
}

/** A post, and the member's ideas and recipients: their ids stand in one in two addresses. */
async function createRecords(member: SignedUp): Promise<string[]> {
  for (const name of ["Ada", "Ben", "Cho"]) await askAs(member, { ...giftRequest, name });
  const post = { title: "A post", slug: "fuzz", content: "Text", status: "published" };
  const headers = { "Content-Type": "application/json", Authorization: `Bearer ${await signIn()}` };
  const { id } = (await (
    await fetch(`${product.url}/api/admin/posts`, { method: "POST", headers, body: JSON.stringify(post) })
  ).json()) as {
    id: string;
  };
  const kept = await readExport(member);
  return [id, ...new Set([...kept.matchAll(/"id":"([^"]+)"/g)].map(([, found = ""]) => found))];
}

async function signIn(): Promise<string> {
  return (await signInAs({ url: product.url, ...administrator })).access_token;
}

async function readExport({ url, session }: SignedUp): Promise<string> {
  const answer = await fetch(`${url}/api/me/export`, { headers: { Authorization: `Bearer ${session.access_token}` } });
  const { exportedAt: _, ...kept } = (await answer.json()) as Record<string, unknown>;
  return JSON.stringify(kept);
}
