// Prints every budget of the product beside what is measured now, in one table: `node bench/budgets.ts` (after a build).
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { launchBrowser, openPage } from "#tests/support/browser.ts";
import { weighFirstView } from "#tests/support/first-view.ts";
import { askAs, createMember, memberPassword, type SignedUp } from "#tests/support/members-of-product.ts";
import { makeDataDirectory, startProduct } from "#tests/support/running-product.ts";
import { timeFirstIdea } from "./first-idea.ts";
import { judgePages, type Verdict } from "./lighthouse.ts";
import type { LoadReport } from "./load.ts";
import { rateRefreshes } from "./refresh-sessions.ts";
import { fetchRaw, findMedian, openRig, rate, type Question } from "./rig.ts";

const unbound = { LOG_LEVEL: "warn", RATE_LIMIT_MULTIPLIER: "100000", FREE_DAILY_QUERIES: "100000000", GUEST_DAILY_QUERIES: "100000000" };
const wish = { relationship: "friend", ageRange: "25-34", occasion: "birthday", currency: "USD", budget: "50-100" };
const languages = ["", "/zh", "/ja"];
/** What somebody reads rather than uses. */
const readingPages = ["/blog", "/blog/listening-is-half-the-gift", "/policy/privacy_policy", "/about", "/contact"];
const ideasARound = 5;
const roundMs = 3_000;
const rounds = 3;

type Line = { budget: string; measured: string; holds: "yes" | "NO" };
const lines: Record<string, Line> = {};
const data = await makeDataDirectory();

await (await startProduct({ ...unbound, DATA_DIR: data.path })).stop();
const beganAt = performance.now();
const product = await startProduct({ ...unbound, DATA_DIR: data.path });
atMost("cold start with an existing database, s", 3, (performance.now() - beganAt) / 1_000);
// V8 gives back the room of its young objects when nothing has happened for about twenty seconds.
await wait(40_000);
atMost("memory at rest with the database, MB", 250, measureTree(product.process.pid));

await measureBytes();
await measureFirstIdea();
await measureLighthouse();
await measureRates();

await product.stop();
await data.remove();
console.table(lines);
console.log("Times are worth what else this machine did meanwhile: for a verdict, let nothing else run.");

async function measureBytes(): Promise<void> {
  const browser = await launchBrowser();
  const visited = await openPage(browser);
  const { scripts, styles, fonts, fontFiles } = await weighFirstView(visited.page, product.url);
  await browser.close();
  atMost("first view: JavaScript, kB Brotli", 135, scripts / 1_000);
  atMost("first view: CSS, kB Brotli", 20, styles / 1_000);
  atMost("first view: fonts, kB", 60, fonts / 1_000);
  atMost("first view: font files", 2, fontFiles);
}

async function measureFirstIdea(): Promise<void> {
  const browser = await launchBrowser();
  const times: number[] = [];
  for (let turn = 0; turn < 5; turn += 1) times.push(await timeFirstIdea(browser, product.url));
  await browser.close();
  atMost("first idea on a middling phone, ms", 300, findMedian(times));
}

async function measureLighthouse(): Promise<void> {
  const home = languages.map((language) => product.url + (language || "/"));
  const reading = languages.flatMap((language) => readingPages.map((path) => product.url + language + path));
  const verdicts = await judgePages([...home, ...reading]);
  const all = [...verdicts.values()];
  const worst = (pages: readonly string[], measure: (verdict: Verdict) => number) =>
    Math.max(...pages.flatMap((page) => verdicts.get(page) ?? []).map(measure));
  for (const [place, category] of ["performance", "accessibility", "best practices", "search engines"].entries())
    atLeast(`Lighthouse: ${category}, lowest of ${all.length} pages`, 100, Math.min(...all.map(({ scores }) => scores[place] ?? 0)));
  atMost(
    "Lighthouse: largest paint of home, s",
    1.3,
    worst(home, ({ largestPaintMs }) => largestPaintMs / 1_000),
  );
  atMost(
    "Lighthouse: largest paint of reading pages, s",
    0.9,
    worst(reading, ({ largestPaintMs }) => largestPaintMs / 1_000),
  );
  atMost("Lighthouse: total blocking time, ms (median)", 50, findMedian(all.map(({ blockingMs }) => blockingMs)));
  atMost("Lighthouse: total blocking time, ms (longest)", 50, Math.max(...all.map(({ blockingMs }) => blockingMs)));
  atMost("Lighthouse: layout shift", 0, Math.max(...all.map(({ layoutShift }) => layoutShift)));
}

async function measureRates(): Promise<void> {
  const rig = await openRig();
  const port = Number(new URL(product.url).port);
  const press = async (question: Question, clients: number, forMs = roundMs) => await rig.press({ ...question, port, clients, forMs });
  const members = await Promise.all(Array.from({ length: 20 }, () => createMember(product.url)));
  const [member] = members;
  if (!member) throw new Error("twenty members were made");
  const asMember = { Authorization: `Bearer ${member.session.access_token}`, Accept: "application/json" };

  const page = { path: "/blog", headers: { "Accept-Encoding": "br", Accept: "text/html" } };
  await press(page, 20, 2_000);
  await rig.showBare(await fetchRaw(port, page));
  await rig.press({ ...page, port: rig.barePort, clients: 20, forMs: 1_000 });
  const shares: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    shares.push(rate([await press(page, 20)]) / rate([await rig.press({ ...page, port: rig.barePort, clients: 20, forMs: roundMs })]));
  atLeast("public page, share of a bare server's rate", 0.7, findMedian(shares));

  await measureAuth(press, members, asMember);

  await askAs(member, wish);
  await askAs(member, wish);
  const list = { path: "/api/ideas", headers: asMember };
  await press(list, 10, 2_000);
  const waits: number[] = [];
  for (let round = 0; round < rounds; round += 1) waits.push((await press(list, 50)).p99Ms);
  atMost(`read of ${2 * ideasARound} saved ideas, p99 of 50 clients, ms`, 15, findMedian(waits));
  rig.close();
}

async function measureAuth(
  press: (question: Question, clients: number, forMs?: number) => Promise<LoadReport>,
  members: readonly SignedUp[],
  asMember: Record<string, string>,
): Promise<void> {
  const body = JSON.stringify({ email: members[0]?.email, password: memberPassword });
  const signIn = { path: "/auth/v1/token?grant_type=password", method: "POST", headers: { "Content-Type": "application/json" }, body };
  const getUser = { path: "/auth/v1/user", headers: asMember };
  const tokens = members.map(({ session }) => session.refresh_token);
  const rates = { signIn: [] as number[], getUser: [] as number[] };
  await press(signIn, 20, 1_000);
  await press(getUser, 20, 1_000);
  for (let round = 0; round < rounds; round += 1) {
    rates.signIn.push(rate([await press(signIn, 20)]));
    rates.getUser.push(rate([await press(getUser, 20)]));
  }
  atLeast("sign-ins a second, 20 clients", 60, findMedian(rates.signIn));
  atLeast("get-user a second, 20 clients", 3_000, findMedian(rates.getUser));
  atLeast("refreshes a second, 20 clients", 1_500, await rateRefreshes(product.url, tokens, 3 * roundMs));
}

function atMost(name: string, most: number, measured: number): void {
  lines[name] = { budget: `<= ${most}`, measured: String(round(measured)), holds: round(measured) <= most ? "yes" : "NO" };
}

function atLeast(name: string, least: number, measured: number): void {
  lines[name] = { budget: `>= ${least}`, measured: String(round(measured)), holds: round(measured) >= least ? "yes" : "NO" };
}

function round(value: number): number {
  return value >= 100 ? Math.round(value) : Math.round(value * 100) / 100;
}

/** What a process and all below it hold in MB; what they share counts once. */
function measureTree(pid: number | undefined): number {
  const parents = execFileSync("ps", ["-e", "-o", "pid=,ppid="]).toString().trim().split("\n");
  const tree = new Set([Number(pid)]);
  for (const line of parents) {
    const [child = 0, parent = 0] = line.trim().split(/\s+/).map(Number);
    if (tree.has(parent)) tree.add(child);
  }
  const kilobytes = [...tree].map((one) => Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${one}/smaps_rollup`, "utf8"))?.[1] ?? 0));
  return kilobytes.reduce((sum, value) => sum + value, 0) / 1_024;
}
