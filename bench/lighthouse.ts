// What Lighthouse says of a page on its own mobile profile.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { launchBrowser } from "#tests/support/browser.ts";
import { getMedian } from "./rig.ts";

const port = 9_322;
const version = "13.5.0";
/** Beside the project's own packages: what Lighthouse brings along, others would find and use (Drizzle its tracing). */
const folder = resolve("node_modules/.lighthouse");
const visits = 3;
const categories = ["performance", "accessibility", "best-practices", "seo"];

export interface PageAudit {
  /** Of each category, at most 100. */
  scores: number[];
  largestPaintMs: number;
  blockingMs: number;
  layoutShift: number;
}

interface Report {
  /** That the browser's record of the visit could not be read. */
  runtimeError?: { code: string };
  audits: Record<string, { numericValue?: number }>;
  categories: Record<string, { score: number | null }>;
}
type Lighthouse = (address: string, settings: object) => Promise<{ lhr: Report } | undefined>;

/** One browser for all of them, so that its own start is not measured; each page is visited as if for the first time. */
export async function auditPages(addresses: readonly string[]): Promise<Map<string, PageAudit>> {
  const lighthouse = await loadLighthouse();
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  const audits = new Map<string, PageAudit>();
  for (const address of addresses) audits.set(address, await auditByMedian(lighthouse, address));
  await browser.close();
  return audits;
}

/** The median of several visits, as Lighthouse's own guide advises; of the layout shift, which must never be seen, the greatest. */
async function auditByMedian(lighthouse: Lighthouse, address: string): Promise<PageAudit> {
  const all: PageAudit[] = [];
  for (let visit = 0; visit < visits; visit += 1) all.push(await audit(lighthouse, address));
  const take = (measure: (audit: PageAudit) => number) => getMedian(all.map(measure));
  return {
    scores: categories.map((_, place) => take(({ scores }) => scores[place] ?? 0)),
    largestPaintMs: take(({ largestPaintMs }) => largestPaintMs),
    blockingMs: take(({ blockingMs }) => blockingMs),
    layoutShift: Math.max(...all.map(({ layoutShift }) => layoutShift)),
  };
}

/** Visits the page again, twice at most, when a visit could not be measured. */
async function audit(lighthouse: Lighthouse, address: string, retriesLeft = 2): Promise<PageAudit> {
  const run = await lighthouse(address, { port, onlyCategories: categories, output: "json", logLevel: "silent" });
  if (run?.lhr.runtimeError && retriesLeft > 0) return await audit(lighthouse, address, retriesLeft - 1);
  if (!run || run.lhr.runtimeError) throw new Error(`Lighthouse could not measure ${address}`);
  const { audits, categories: scored } = run.lhr;
  const measure = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    scores: categories.map((name) => Math.round((scored[name]?.score ?? 0) * 100)),
    largestPaintMs: measure("largest-contentful-paint"),
    blockingMs: measure("total-blocking-time"),
    layoutShift: measure("cumulative-layout-shift"),
  };
}

async function loadLighthouse(): Promise<Lighthouse> {
  const { default: lighthouse }: { default: Lighthouse } = await importPart("index.js");
  return lighthouse;
}

/** A function for the page that measures for a second how fast it runs: Lighthouse's BenchmarkIndex, by which Chrome calibrates, too. */
export async function loadSpeedTest(): Promise<() => number> {
  const { pageFunctions }: { pageFunctions: { computeBenchmarkIndex: () => number } } = await importPart("lib/page-functions.js");
  return pageFunctions.computeBenchmarkIndex;
}

async function importPart<Part>(file: string): Promise<Part> {
  const path = `${folder}/node_modules/lighthouse/core/${file}`;
  if (!existsSync(path)) {
    console.log(`fetching Lighthouse ${version}, once`);
    execFileSync("npm", ["install", "--prefix", folder, "--no-save", "--no-audit", "--no-fund", `lighthouse@${version}`], {
      stdio: "ignore",
    });
  }
  return await import(pathToFileURL(path).href);
}
