import { startProduct } from "#tests/support/running-product.ts";
import { describe, judgeTime, pause, waitUntil, type Experiment, type Result } from "./experiment.ts";
import { openExternalDatabase, type ExternalDatabase } from "./external-database.ts";
import { judgeRefusals, send, type Answer } from "./send.ts";
import { startWriting } from "./write-load.ts";
import { usualEnv } from "./writes.ts";

const times = 2;
const writingMs = 1_500;
const awayMs = 4_000;
const patienceMs = 10_000;
/** A stopped server is noticed at once; one that stands still, or is behind a pooler, only by waiting for it. */
const absences = [
  { tried: "database stopped and started again", leave: "stop", finishProviderFlow: "start", answersWithinMs: 5_000 },
  { tried: "database frozen with open connections", leave: "freeze", finishProviderFlow: "thaw", answersWithinMs: patienceMs },
] as const;
type Absence = Omit<(typeof absences)[number], "answersWithinMs"> & { answersWithinMs: number };
/** A page asks the database for a second at most before it counts as away; and what a full machine adds. */
const pageWithinMs = 1_500;
const keptPages = ["/", "/blog", "/zh", "/policy/privacy_policy"];

/** Takes the database away under write load: refusals in order, kept pages as ever, and back without a restart. */
export const databaseAway: Experiment = async ({ through }) => {
  const database = await openExternalDatabase({ through });
  const product = await startProduct({ ...usualEnv, AI_TIMEOUT_MS: "1000", ...database.line.settings });
  try {
    const results: Result[] = [];
    for (const absence of absences) {
      const answersWithinMs = through === "nothing" ? absence.answersWithinMs : patienceMs;
      results.push(await tryAbsence(product.url, database, { ...absence, answersWithinMs }));
    }
    return results;
  } finally {
    await product.stop();
    await database.remove();
  }
};

async function tryAbsence(url: string, database: ExternalDatabase, absence: Absence): Promise<Result> {
  const load = await startWriting({ url, query: database.query });
  const pages: Answer[] = [];
  let slowest = 0;
  for (let turn = 0; turn < times; turn += 1) {
    await pause(writingMs);
    await Promise.all(keptPages.map((path) => send(url + path)));
    await database[absence.leave]();
    pages.push(...(await readPages(url)));
    await database[absence.finishProviderFlow]();
    slowest = Math.max(slowest, await waitUntilWell(url), await load.untilAcknowledged(30_000));
  }
  const counts = await load.finish();
  const faults = [
    ...judgeRefusals(load.failures, { expected: [409, 412, 503], withinMs: absence.answersWithinMs }),
    ...judgeRefusals(pages, { expected: [200], withinMs: pageWithinMs }).map((fault) => `a kept page: ${fault}`),
    ...judgeTime("the return", { ms: slowest, atMost: 10_000 }),
  ];
  return describe(absence.tried, { times, ...counts, recoveredMs: slowest, faults });
}

/** As long as the database is away. */
async function readPages(url: string): Promise<Answer[]> {
  const pages: Answer[] = [];
  const until = performance.now() + awayMs;
  while (performance.now() < until) {
    pages.push(...(await Promise.all(keptPages.map((path) => send(url + path)))));
    await pause(100);
  }
  const { status } = await send(`${url}/readyz`);
  if (status !== 503) throw new Error(`/readyz answers ${status} without a database`);
  return pages;
}

async function waitUntilWell(url: string): Promise<number> {
  return await waitUntil(async () => (await send(`${url}/readyz`)).status === 200, { withinMs: 30_000, what: "/readyz" });
}
