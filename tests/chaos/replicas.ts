import { randomUUID } from "node:crypto";
import { catchMails, type MailCatcher } from "#tests/support/mail-catcher.ts";
import { signUpMember, type SignedUp } from "#tests/support/members-of-product.ts";
import { startProduct } from "#tests/support/running-product.ts";
import { giftRequest } from "#tests/support/gift-form.ts";
import { describe, waitUntil, type Experiment, type Result } from "./experiment.ts";
import { openExternalDatabase, type ExternalDatabase } from "./external-database.ts";
import { isOk, readField, send, type Answer } from "./send.ts";
import { usualEnv, sharedAddress, signInAdministrator } from "./writes.ts";

const rounds = 5;
const dailyQueries = 3;

/** Addresses of several servers on one database; `at` gives them in turn. */
interface Site {
  at: (turn: number) => string;
  replicas: number;
  database: ExternalDatabase;
  mails: MailCatcher;
}

interface Outcome {
  granted: number;
  allowed: number;
  refused: number;
}

const races: Record<string, (site: Site) => Promise<Outcome>> = {
  "a member's daily limit": raceForQuota,
  "a guest's daily limit": raceForGuestQuota,
  "a refresh token": raceForSession,
  "a recovery link": raceForLink,
  "an idempotency key": raceForKey,
  "one address at sign-up": raceForAddress,
  "edits of one post": raceForPost,
};

/** Lets everybody want the same thing at once, from two and from four servers on one database. */
export const replicas: Experiment = async ({ through }) => {
  const [database, mails] = await Promise.all([openExternalDatabase({ through }), catchMails()]);
  const limits = { FREE_DAILY_QUERIES: String(dailyQueries), GUEST_DAILY_QUERIES: String(dailyQueries) };
  const env = { ...usualEnv, ...sharedAddress, ...limits, ...database.line.settings, SMTP_URL: mails.url, AUTH_AUTOCONFIRM: "true" };
  const products = [await startProduct(env)];
  products.push(...(await Promise.all([startProduct(env), startProduct(env), startProduct(env)])));
  const results: Result[] = [];
  try {
    for (const count of [2, 4]) {
      const urls = products.slice(0, count).map(({ url }) => url);
      const site = { at: (turn: number) => urls[turn % count] ?? "", replicas: count, database, mails };
      for (const [what, race] of Object.entries(races)) results.push(await runRace(what, race, site));
    }
  } finally {
    for (const product of products) await product.stop();
    await mails.close();
    await database.remove();
  }
  return results;
};

async function runRace(what: string, race: (site: Site) => Promise<Outcome>, site: Site): Promise<Result> {
  const sum = { acknowledged: 0, lost: 0, doubled: 0, failed: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const { granted, allowed, refused } = await race(site);
    sum.acknowledged += granted;
    sum.lost += Math.max(0, allowed - granted);
    sum.doubled += Math.max(0, granted - allowed);
    sum.failed += refused;
  }
  return describe(`${site.replicas} replicas race for ${what}`, { times: rounds, ...sum });
}

async function raceForQuota({ at }: Site): Promise<Outcome> {
  const { session } = await signUpMember(at(0));
  const answers = await all(20, (turn) => send(`${at(turn)}/api/ideas`, { token: session.access_token, body: giftRequest }));
  return judge(answers, { allowed: dailyQueries, refusedWith: [429] });
}

async function raceForGuestQuota({ at, database }: Site): Promise<Outcome> {
  // The first question counts already; the address of all guests here is one.
  await database.query("delete from guest_queries");
  const first = await send(`${at(0)}/api/ideas`, { body: giftRequest });
  const cookie = first.headers["set-cookie"]?.[0]?.split(";")[0] ?? "";
  const answers = await all(20, (turn) => send(`${at(turn)}/api/ideas`, { body: giftRequest, headers: { Cookie: cookie } }));
  return judge(answers, { allowed: dailyQueries - 1, refusedWith: [429] });
}

/** Everybody gets the one successor. */
async function raceForSession({ at }: Site): Promise<Outcome> {
  const made = await signUp(at(0), `${randomUUID()}@example.org`);
  const body = { refresh_token: readField(made, "refresh_token") };
  const answers = await all(12, (turn) => send(`${at(turn)}/auth/v1/token?grant_type=refresh_token`, { body }));
  expectStatuses(answers, [200]);
  const successors = new Set(answers.map((answer) => readField(answer, "refresh_token")));
  return { granted: successors.size, allowed: 1, refused: 0 };
}

async function raceForLink({ at, mails }: Site): Promise<Outcome> {
  const { email } = await signUpMember(at(0));
  await send(`${at(1)}/auth/v1/recover`, { body: { email } });
  const find = () => mails.caught.find(({ to }) => to.includes(email));
  await waitUntil(() => find() !== undefined, { withinMs: 20_000, what: "a recovery mail" });
  const token = /#recovery\.([\w-]+)/.exec(find()?.parsed.text ?? "")?.[1] ?? "";
  const answers = await all(10, (turn) => send(`${at(turn)}/auth/v1/verify`, { body: { type: "recovery", token_hash: token } }));
  return judge(answers, { allowed: 1, refusedWith: [403] });
}

async function raceForKey({ at, database }: Site): Promise<Outcome> {
  const { session, email } = await signUpMember(at(0));
  const headers = { "Idempotency-Key": randomUUID() };
  const ask = (turn: number) => send(`${at(turn)}/api/ideas`, { token: session.access_token, body: giftRequest, headers });
  const answers = await all(12, ask);
  expectStatuses(answers, [200, 409]);
  const told = new Set([...answers, await ask(1)].filter(isOk).map((answer) => readField(answer, "queryId")));
  const ofMember = "user_id = (select id from auth_users where email = $1)";
  const [row] = await database.query(
    `select (select count(*)::int from gift_queries where ${ofMember}) as saved, (select sum(query_count)::int from user_queries where ${ofMember}) as counted`,
    [email],
  );
  const effects = Math.max(told.size, Number(row?.["saved"]), Number(row?.["counted"]));
  return { granted: effects, allowed: 1, refused: answers.filter((answer) => !isOk(answer)).length };
}

async function raceForAddress({ at }: Site): Promise<Outcome> {
  const email = `${randomUUID()}@example.org`;
  const answers = await all(8, (turn) => signUp(at(turn), email));
  return judge(answers, { allowed: 1, refusedWith: [422] });
}

async function raceForPost({ at, database }: Site): Promise<Outcome> {
  const other = await signUpMember(at(0));
  await database.query("insert into admin_users (id) select id from auth_users where email = $1", [other.email]);
  const tokens = [await signInAdministrator(at(0)), other.session.access_token];
  const post = { title: "As it was", slug: randomUUID(), content: "Text", status: "draft" };
  const made = await send(`${at(0)}/api/admin/posts`, { token: tokens[0] ?? "", body: post });
  const headers = { "If-Match": made.headers.etag ?? "" };
  const path = `/api/admin/posts/${readField(made, "id")}`;
  const answers = await all(8, (turn) => {
    // Each administrator at each replica.
    const token = tokens[Math.floor(turn / 4) % 2] ?? "";
    return send(at(turn) + path, { method: "PUT", token, headers, body: { ...post, title: `edit ${turn}` } });
  });
  return judge(answers, { allowed: 1, refusedWith: [412] });
}

async function signUp(url: string, email: string): Promise<Answer> {
  const body: Pick<SignedUp, "email"> & { password: string } = { email, password: "a long password" };
  return await send(`${url}/auth/v1/signup`, { body });
}

async function all(count: number, act: (turn: number) => Promise<Answer>): Promise<Answer[]> {
  return await Promise.all(Array.from({ length: count }, (_, turn) => act(turn)));
}

function judge(answers: readonly Answer[], { allowed, refusedWith }: { allowed: number; refusedWith: readonly number[] }): Outcome {
  expectStatuses(answers, [200, ...refusedWith]);
  const granted = answers.filter(isOk).length;
  return { granted, allowed, refused: answers.length - granted };
}

function expectStatuses(answers: readonly Answer[], expected: readonly number[]): void {
  const odd = answers.find(({ status }) => !expected.includes(status));
  if (odd) throw new Error(`an answer ${odd.status}: ${odd.text.slice(0, 200)}`);
}
