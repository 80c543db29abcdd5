import { randomUUID } from "node:crypto";
import { catchMails, type MailCatcher } from "#tests/support/mail-catcher.ts";
import { startFakeGateway, staysSilent } from "#tests/support/fake-gateway.ts";
import { giftRequest } from "#tests/support/gift-form.ts";
import { startProduct, type RunningProduct } from "#tests/support/running-product.ts";
import { openDatabasePair, type DatabasePair } from "./database-pair.ts";
import { describe, judgeTime, pause, waitUntil, type Experiment, type Result } from "./experiment.ts";
import { openLine, type Way } from "./line.ts";
import { openProxy } from "./proxy.ts";
import { openRelay, type Relay } from "./relay.ts";
import { isOk, send } from "./send.ts";
import { startWriting } from "./write-load.ts";
import { sharedAddress, signInAdministrator, usualEnv } from "./writes.ts";

const writingMs = 4_000;
const awayMs = 8_000;
const writesWithinMs = 10_000;
const jobsWithinMs = 15_000;
const pagesWithinMs = 2_000;
const claimsWithinMs = 5_000;

interface Site {
  servers: RunningProduct[];
  /** In front of both. */
  url: string;
  pair: DatabasePair;
  /** Where the servers find their database. */
  relay: Relay;
  mails: MailCatcher;
}

/** How the primary goes; it is always fenced before its standby takes over. */
const losses = [
  { tried: "primary ended, its standby takes over", lose: ({ primary }: DatabasePair) => primary.kill(), fence: async () => {} },
  {
    tried: "primary frozen, fenced and ended, its standby takes over",
    lose: ({ primary }: DatabasePair) => primary.freeze(),
    fence: ({ primary }: DatabasePair) => primary.kill(),
  },
] as const;

/** Two servers, a proxy, a primary and a standby that has all that was acknowledged: what is lost with the primary, and for how long. */
export const failover: Experiment = async ({ through }) => {
  const results: Result[] = [];
  for (const loss of losses) results.push(await onSite((site) => losePrimary(site, loss), { through }));
  const gateway = await startFakeGateway();
  gateway.answerWith(staysSilent);
  const ai = { AI_BASE_URL: gateway.url, AI_API_KEY: "any" };
  results.push(await onSite(loseServer, { through, more: ai }).finally(gateway.stop));
  return results;
};

async function onSite(
  experiment: (site: Site) => Promise<Result>,
  { through, more = {} }: { through: Way; more?: Record<string, string> },
): Promise<Result> {
  const [pair, relay, mails] = [await openDatabasePair(), await openRelay(), await catchMails()];
  const address = new URL(pair.primary.url);
  await relay.switchTo({ port: Number(address.port) });
  address.port = String(relay.port);
  const line = await openLine({ url: address.href, directory: pair.primary.directory }, through);
  const env = { ...usualEnv, ...sharedAddress, ...line.settings, SMTP_URL: mails.url, AUTH_AUTOCONFIRM: "true", ...more };
  const servers: RunningProduct[] = [];
  try {
    servers.push(await startProduct(env), await startProduct(env));
    const proxy = await openProxy(servers.map(({ url }) => url));
    try {
      return await experiment({ servers, url: proxy.url, pair, relay, mails });
    } finally {
      await proxy.close();
    }
  } finally {
    for (const server of servers) await server.stop();
    await line.close();
    await mails.close();
    await relay.close();
    await pair.remove();
  }
}

async function losePrimary(site: Site, { tried, lose, fence }: (typeof losses)[number]): Promise<Result> {
  const { url, pair, relay } = site;
  const load = await startWriting({ url, query: pair.standby.query });
  await pause(writingMs);
  const address = await confirmableSignUp(site);
  const post = await schedulePost(site);
  await readPages(site);

  await lose(pair);
  const atOnce = await send(`${url}/api/ideas`, { body: giftRequest, patienceMs: 20_000 });
  const pages = await readPages(site);
  await pause(awayMs);
  await fence(pair);
  await relay.switchTo("nobody");
  await pair.promote();
  await relay.switchTo({ port: Number(new URL(pair.standby.url).port) });
  const [writesMs, jobsMs, pagesMs] = await Promise.all([
    load.untilAcknowledged(60_000),
    waitUntil(async () => (await isPublished(site, post)) && isMailed(site, address), { withinMs: 60_000, what: "post and mail" }),
    waitUntilFresh(site),
  ]);
  await pause(1_000);
  const counts = await load.finish();
  return describe(tried, {
    ...counts,
    recoveredMs: writesMs,
    remark: `writes after ${writesMs} ms, the post and the mail after ${jobsMs} ms, no old page after ${pagesMs} ms`,
    faults: [
      ...judgeTime("the return of writes", { ms: writesMs, atMost: writesWithinMs }),
      ...judgeTime("the scheduled post and the mail", { ms: jobsMs, atMost: jobsWithinMs }),
      ...judgeTime("the last page from before", { ms: pagesMs, atMost: writesWithinMs + pagesWithinMs }),
      ...(atOnce.status === 200 ? [] : [`a guest was given no ideas while the database was away: ${atOnce.status} ${atOnce.text}`]),
      ...pages.filter((status) => status !== 200).map((status) => `a kept page answered ${status}`),
    ],
  });
}

/** A member who asked for a mail just before; it is delivered after all. */
async function confirmableSignUp({ url }: Site): Promise<string> {
  const email = `mailed-${randomUUID()}@example.org`;
  const made = await send(`${url}/auth/v1/signup`, { body: { email, password: "a long password" } });
  const asked = await send(`${url}/auth/v1/recover`, { body: { email } });
  if (!isOk(made) || !isOk(asked)) throw new Error(`no mail was asked for: ${asked.status} ${asked.text}`);
  return email;
}

function isMailed({ mails }: Site, email: string): boolean {
  return mails.caught.some(({ to }) => to.includes(email));
}

/** Due while there is no database. */
async function schedulePost({ url }: Site): Promise<string> {
  const token = await signInAdministrator(url);
  const slug = `due-${randomUUID()}`;
  const publishAt = new Date(Date.now() + awayMs / 2).toISOString();
  const body = { title: "Due", slug, content: "Text", status: "draft", publishAt };
  const made = await send(`${url}/api/admin/posts`, { token, body });
  if (!isOk(made)) throw new Error(`no post was scheduled: ${made.status} ${made.text}`);
  return slug;
}

async function isPublished({ url }: Site, slug: string): Promise<boolean> {
  return (await send(`${url}/api/blog/posts/${slug}`)).status === 200;
}

async function readPages({ servers }: Site): Promise<number[]> {
  const answers = await Promise.all(servers.flatMap((server) => ["/", "/zh", "/blog"].map((path) => send(server.url + path))));
  return answers.map(({ status }) => status);
}

/** A change that one server makes is seen in the pages of both; the milliseconds from the promotion until then. */
async function waitUntilFresh({ url, servers }: Site): Promise<number> {
  const began = performance.now();
  const slug = `fresh-${randomUUID()}`;
  const publish = async () => {
    const token = await signInAdministrator(url).catch(() => "");
    const body = { title: slug, slug, content: "Text", status: "published" };
    return isOk(await send(`${url}/api/admin/posts`, { token, body }));
  };
  await waitUntil(publish, { withinMs: 60_000, what: "a post after the promotion" });
  const published = performance.now();
  const isSeen = async () => {
    const pages = await Promise.all(servers.map((server) => send(`${server.url}/blog`)));
    return pages.every(({ text }) => text.includes(slug));
  };
  const staleMs = await waitUntil(isSeen, { withinMs: 60_000, what: "the post on both servers" });
  if (staleMs > pagesWithinMs) throw new Error(`a page stayed old for ${staleMs} ms`);
  return Math.round(published - began + staleMs);
}

/** A server that is killed while it waits for the model takes its claim on an idempotency key with it, a few seconds later. */
async function loseServer({ servers, pair }: Site): Promise<Result> {
  const [first, second] = servers;
  if (!first || !second) throw new Error("two servers were started");
  const key = randomUUID();
  const greeted = await send(`${first.url}/api/ideas`, { body: giftRequest, patienceMs: 60_000 });
  const headers = { Cookie: greeted.headers["set-cookie"]?.[0]?.split(";")[0] ?? "", "Idempotency-Key": key };
  const cutOff = send(`${first.url}/api/ideas`, { body: giftRequest, headers });
  const isClaimed = async () => (await pair.primary.query("select 1 from idempotency_keys where key = $1", [key])).length === 1;
  await waitUntil(isClaimed, { withinMs: 10_000, what: "the claim" });
  await pause(1_500);
  first.process.kill("SIGKILL");
  await cutOff;
  const isTaken = async () => {
    const [row] = await pair.primary.query("select lease_expires_at > now() as held from idempotency_keys where key = $1", [key]);
    return row?.["held"] === false;
  };
  const recoveredMs = await waitUntil(isTaken, { withinMs: 60_000, what: "the end of the claim" });
  const repeat = await send(`${second.url}/api/ideas`, { body: giftRequest, headers, patienceMs: 60_000 });
  return describe("server killed while it held an idempotency key", {
    acknowledged: 1,
    lost: isOk(repeat) ? 0 : 1,
    recoveredMs,
    faults: judgeTime("the claim", { ms: recoveredMs, atMost: claimsWithinMs }),
  });
}
