// Prints every budget of the product beside what is measured now, in one table: `node bench/budgets.ts [start|bytes|first-idea|interactions|lighthouse|pages|accounts …]` (after a build).
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { launchBrowser, openPage } from "#tests/support/browser.ts";
import { weighFirstView, type FirstView } from "#tests/support/first-view.ts";
import { findRunningDatabase } from "#db/running-database.ts";
import { makeDataDirectory, startProduct, unlimited } from "#tests/support/running-product.ts";
import { rateAccounts, type Pair } from "./account-rates.ts";
import { timeFirstIdea } from "./first-idea.ts";
import { timeInteractions } from "./interactions.ts";
import { auditPages, type PageAudit } from "./lighthouse.ts";
import { fetchRaw, getMedian, openRig, rate, type Question, withoutRefusals } from "./rig.ts";

const env = { ...unlimited, LOG_LEVEL: "warn" };
/** In a browser of another language the offer to change it comes along. */
const readers = { "": "en-US", "/zh": "zh-CN", "/ja": "ja-JP" };
const languages = Object.keys(readers);
/** What somebody reads rather than uses. */
const readingPages = ["/blog", "/blog/listening-is-half-the-gift", "/policy/privacy_policy", "/about", "/contact"];
const roundMs = 3_000;
const rounds = 3;

/** What the same costs without the product: it says what this machine can do. */
const bareName = "bare Node with PostgreSQL";
type Line = { budget: string; measured: string; holds: "yes" | "NO"; [bareName]?: string };
const lines: Record<string, Line> = {};

const parts = {
  bytes: measureBytes,
  "first-idea": measureFirstIdea,
  interactions: measureInteractions,
  lighthouse: measureLighthouse,
  pages: measurePages,
  accounts: measureAccounts,
};
const wanted = process.argv.slice(2);
const isWanted = (part: string) => wanted.length === 0 || wanted.includes(part);
const names = ["start", ...Object.keys(parts)];
if (!wanted.every((part) => names.includes(part))) {
  console.log(`What can be measured: ${names.join(", ")}`);
  process.exit(1);
}

const data = await makeDataDirectory();
await (await startProduct({ ...env, DATA_DIR: data.path })).stop();
const beganAt = performance.now();
const product = await startProduct({ ...env, DATA_DIR: data.path });
if (isWanted("start")) await measureStart(performance.now() - beganAt);
for (const [part, measure] of Object.entries(parts)) if (isWanted(part)) await measure();

await product.stop();
await data.remove();
console.table(lines);
console.log("Whatever else runs on this machine slows what is measured: to judge by the times, let nothing else run.");

async function measureStart(tookMs: number): Promise<void> {
  atMost("cold start with an existing database, s", 3, tookMs / 1_000);
  // V8 gives back the room of its young objects when nothing has happened for about twenty seconds.
  await wait(40_000);
  atMost("memory at rest with the database, MB", 300, measureTree(product.process.pid));
}

async function measureBytes(): Promise<void> {
  const browser = await launchBrowser();
  const views: FirstView[] = [];
  for (const [language, locale] of Object.entries(readers)) {
    const visited = await openPage(browser, { locale });
    views.push(await weighFirstView(visited.page, `${product.url}${language}/`));
    await visited.close();
  }
  await browser.close();
  const heaviest = (weigh: (view: FirstView) => number) => Math.max(...views.map(weigh));
  atMost(
    "first view: JavaScript, kB Brotli",
    135,
    heaviest(({ scripts }) => scripts / 1_000),
  );
  atMost(
    "first view: CSS, kB Brotli",
    20,
    heaviest(({ styles }) => styles / 1_000),
  );
  atMost(
    "first view: fonts, kB",
    60,
    heaviest(({ fonts }) => fonts / 1_000),
  );
  atMost(
    "first view: font files",
    2,
    heaviest(({ fontFiles }) => fontFiles),
  );
}

async function measureFirstIdea(): Promise<void> {
  const browser = await launchBrowser();
  const times: number[] = [];
  for (let turn = 0; turn < 5; turn += 1) times.push(await timeFirstIdea(browser, product.url));
  await browser.close();
  atMost("first idea on a middling phone, ms", 300, getMedian(times));
}

async function measureInteractions(): Promise<void> {
  const browser = await launchBrowser();
  for (const [machine, isSlowed] of Object.entries({ "this machine": false, "a middling phone": true })) {
    const times = [...(await timeInteractions(browser, product.url, { isSlowed }))].toSorted(([, one], [, other]) => other - one);
    console.log(`waits on ${machine}, ms: ${times.map(([name, ms]) => `${name} ${ms}`).join(", ")}`);
    atMost(`longest wait of ${times.length} interactions on ${machine}, ms`, 100, times[0]?.[1] ?? Number.NaN);
  }
  await browser.close();
}

async function measureLighthouse(): Promise<void> {
  const home = languages.map((language) => product.url + (language || "/"));
  const reading = languages.flatMap((language) => readingPages.map((path) => product.url + language + path));
  const audits = await auditPages([...home, ...reading]);
  const all = [...audits.values()];
  const longestFirst = [...audits].toSorted(([, one], [, other]) => other.blockingMs - one.blockingMs);
  const blocking = longestFirst.map(([page, { blockingMs }]) => `${new URL(page).pathname} ${Math.round(blockingMs)}`);
  console.log(`Lighthouse's blocking time of each page, ms: ${blocking.join(", ")}`);
  const paints = [...audits].map(([page, { largestPaintMs }]) => `${new URL(page).pathname} ${Math.round(largestPaintMs)}`);
  console.log(`Lighthouse's largest paint of each page, ms: ${paints.join(", ")}`);
  const worst = (pages: readonly string[], measure: (audit: PageAudit) => number) =>
    Math.max(...pages.flatMap((page) => audits.get(page) ?? []).map(measure));
  const bars = { performance: 97, accessibility: 100, "best practices": 100, "search engines": 100 };
  for (const [place, [category, bar]] of Object.entries(bars).entries())
    atLeast(`Lighthouse: ${category}, lowest of ${all.length} pages`, bar, Math.min(...all.map(({ scores }) => scores[place] ?? 0)));
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
  atMost("Lighthouse: total blocking time, ms (longest)", 200, Math.max(...all.map(({ blockingMs }) => blockingMs)));
  atMost("Lighthouse: layout shift", 0, Math.max(...all.map(({ layoutShift }) => layoutShift)));
}

async function measurePages(): Promise<void> {
  const rig = await openRig();
  const port = Number(new URL(product.url).port);
  const press = async (question: Question, forMs = roundMs) => withoutRefusals(await rig.press({ ...question, port, clients: 20, forMs }));
  const page = { path: "/blog", headers: { "Accept-Encoding": "br", Accept: "text/html" } };
  await press(page, 2_000);
  await rig.showBare(await fetchRaw(port, page));
  await rig.press({ ...page, port: rig.barePort, clients: 20, forMs: 1_000 });
  const shares: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    shares.push(rate([await press(page)]) / rate([await rig.press({ ...page, port: rig.barePort, clients: 20, forMs: roundMs })]));
  atLeast("public page, share of a bare server's rate", 0.4, getMedian(shares));

  rig.close();
}

async function measureAccounts(): Promise<void> {
  const databaseUrl = await findRunningDatabase(data.path);
  if (databaseUrl === null) throw new Error("the product's database runs");
  const { signIns, users, refreshes, lists } = await rateAccounts(product.url, databaseUrl);
  atLeast("sign-ins a second, 20 clients", 60, signIns);
  atLeast("get-user a second, 20 clients", 3_000, users);
  atLeast("refreshes a second, 20 clients", 1_500, refreshes);
  atMost("read of 10 saved ideas, p99 of 50 clients, ms", 50, lists);
}

function atMost(name: string, most: number, measured: number | Pair): void {
  const { ours, bare } = typeof measured === "number" ? { ours: measured } : measured;
  addLine(name, { budget: `<= ${most}`, isKept: round(ours) <= most, ours, bare });
}

function atLeast(name: string, least: number, measured: number | Pair): void {
  const { ours, bare } = typeof measured === "number" ? { ours: measured } : measured;
  addLine(name, { budget: `>= ${least}`, isKept: round(ours) >= least, ours, bare });
}

function addLine(
  name: string,
  { budget, isKept, ours, bare }: { budget: string; isKept: boolean; ours: number; bare?: number | undefined },
): void {
  lines[name] = {
    budget,
    measured: String(round(ours)),
    holds: isKept ? "yes" : "NO",
    ...(bare !== undefined && { [bareName]: String(round(bare)) }),
  };
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
