import { signUpMember, type SignedUp } from "#tests/support/members-of-product.ts";
import { startProduct } from "#tests/support/running-product.ts";
import { giftRequest } from "#tests/support/gift-form.ts";
import { describe, pause, type Experiment, type Result } from "./experiment.ts";
import { openExternalDatabase, type ExternalDatabase } from "./external-database.ts";
import { isOk, readField, send } from "./send.ts";
import { usualEnv } from "./writes.ts";

const dailyQueries = 3;
const days = 5;

interface Running {
  url: string;
  database: ExternalDatabase;
}

/** Lets days go by, in both directions, by moving what is stored: the clock is the database's and cannot be turned. */
export const midnight: Experiment = async ({ through }) => {
  const database = await openExternalDatabase({ through });
  const product = await startProduct({ ...usualEnv, FREE_DAILY_QUERIES: String(dailyQueries), ...database.line.settings });
  try {
    const running = { url: product.url, database };
    const results: Result[] = [];
    for (const run of [crossForward, stepBack, askThrough]) {
      await database.query("delete from user_queries");
      results.push(await run(running));
    }
    return results;
  } finally {
    await product.stop();
    await database.remove();
  }
};

async function crossForward({ url, database }: Running): Promise<Result> {
  const member = await signUpMember(url);
  let granted = 0;
  for (let turn = 0; turn < days; turn += 1) {
    granted += await askAtOnce(member, 8);
    await moveDay(database, { from: 0, to: turn - days });
  }
  return judge("midnight: the count begins anew", { granted, allowed: days * dailyQueries, times: days });
}

/** A clock that is set back finds the day as it was left. */
async function stepBack({ url, database }: Running): Promise<Result> {
  const member = await signUpMember(url);
  const before = await askAtOnce(member, 8);
  await moveDay(database, { from: 0, to: -1 });
  const after = await askAtOnce(member, 1);
  await moveDay(database, { from: 0, to: 1 });
  await moveDay(database, { from: -1, to: 0 });
  const again = await askAtOnce(member, 8);
  return judge("a clock set back over midnight: nothing is given twice", {
    granted: before + after + again,
    allowed: dailyQueries + 1,
    times: 1,
  });
}

async function askThrough({ url, database }: Running): Promise<Result> {
  const member = await signUpMember(url);
  const asking = Promise.all(Array.from({ length: days }, () => askAtOnce(member, 12)));
  for (let turn = 0; turn < days; turn += 1) {
    await pause(40);
    await moveDay(database, { from: 0, to: turn - days });
  }
  const granted = (await asking).reduce((sum, count) => sum + count, 0);
  const rows = await database.query(
    "select query_count as count from user_queries where user_id = (select id from auth_users where email = $1)",
    [member.email],
  );
  const counts = rows.map(({ count }) => Number(count));
  const counted = counts.reduce((sum, count) => sum + count, 0);
  const faults = counts.some((count) => count > dailyQueries) ? [`a day with more than ${dailyQueries} queries`] : [];
  return { ...judge("questions while midnight passes: each is counted once", { granted, allowed: counted, times: days }), faults };
}

/** How many of them were answered. */
async function askAtOnce({ url, session }: SignedUp, count: number): Promise<number> {
  const sending = { token: session.access_token, body: giftRequest };
  const answers = await Promise.all(Array.from({ length: count }, () => send(`${url}/api/ideas`, sending)));
  const odd = answers.find((answer) => !isOk(answer) && readField(answer, "code") !== "daily_limit_reached");
  if (odd) throw new Error(`an answer ${odd.status}: ${odd.text.slice(0, 200)}`);
  return answers.filter(isOk).length;
}

/** What was counted today was counted so many days from now, or the other way round. */
async function moveDay(database: ExternalDatabase, { from, to }: { from: number; to: number }): Promise<void> {
  await database.query("update user_queries set day = current_date + $2::int where day = current_date + $1::int", [from, to]);
}

function judge(tried: string, { granted, allowed, times }: { granted: number; allowed: number; times: number }): Result {
  return describe(tried, {
    times,
    acknowledged: granted,
    lost: Math.max(0, allowed - granted),
    doubled: Math.max(0, granted - allowed),
  });
}
