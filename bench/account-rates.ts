// What a member's session costs the server, and what the same costs bare Node with the same PostgreSQL, in turns.
import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { askAs, signUpMember, memberPassword } from "#tests/support/members-of-product.ts";
import type { BareDatabaseServer } from "./bare-database-server.ts";
import { getMedian, openRig, rate, withoutRefusals, type Question } from "./rig.ts";

const clients = 20;
const readers = 50;
const rounds = 3;
const roundMs = 3_000;
/** Until V8 has compiled what runs often: after two seconds the rate still rose by a third. */
const warmUpMs = 8_000;
const giftRequest = { relationship: "friend", ageRange: "25-34", occasion: "birthday", currency: "USD", budget: "50-100" };

export interface Pair {
  ours: number;
  bare: number;
}

/** Answers a second, but for `lists`: there it is the wait, in ms, of all but one reader in a hundred. */
export interface AccountRates {
  signIns: Pair;
  users: Pair;
  refreshes: Pair;
  /** Of ten saved ideas, by fifty readers at once. */
  lists: Pair;
}

export async function rateAccounts(url: string, databaseUrl: string): Promise<AccountRates> {
  const members = await Promise.all(Array.from({ length: clients }, () => signUpMember(url)));
  const [member] = members;
  if (!member) throw new Error("twenty members were made");
  for (let round = 0; round < 2; round += 1) for (const one of members) await askAs(one, giftRequest);
  const program = fork(new URL("bare-database-server.ts", import.meta.url), [databaseUrl, String(clients), member.email]);
  const bare = await waitForServer(program);
  const rig = await openRig();
  const ports = { ours: Number(new URL(url).port), bare: bare.port };
  const ask = (questions: Record<keyof Pair, Question>, many: number) => async (whose: keyof Pair, forMs: number) =>
    withoutRefusals(await rig.press({ ...questions[whose], port: ports[whose], clients: many, forMs }));
  const token = member.session.access_token;

  const signIn = ask(
    {
      ours: post("/auth/v1/token?grant_type=password", { email: member.email, password: memberPassword }),
      bare: post("/sign-in", { password: bare.password }),
    },
    clients,
  );
  const user = ask({ ours: get("/auth/v1/user", token), bare: get("/user", bare.accessToken) }, clients);
  const headersOfClients = members.map(({ session }) => ({ Authorization: `Bearer ${session.access_token}` }));
  const list = ask({ ours: { ...get("/api/ideas", token), headersOfClients }, bare: get("/list", bare.accessToken) }, readers);
  const tokens = { ours: members.map(({ session }) => session.refresh_token), bare: bare.refreshTokens };
  const refresh = async (whose: keyof Pair, forMs: number) => {
    const path = { ours: "/auth/v1/token?grant_type=refresh_token", bare: "/refresh" }[whose];
    const task = { ...post(path, {}), refreshTokensOfClients: tokens[whose], port: ports[whose], clients, forMs };
    const report = withoutRefusals(await rig.press(task));
    tokens[whose] = report.refreshTokensOfClients;
    return rate([report]);
  };
  const rates = {
    signIns: await inTurns(async (whose, forMs) => rate([await signIn(whose, forMs)])),
    users: await inTurns(async (whose, forMs) => rate([await user(whose, forMs)])),
    refreshes: await inTurns(refresh),
    lists: await inTurns(async (whose, forMs) => (await list(whose, forMs)).p99Ms),
  };
  rig.close();
  program.disconnect();
  await once(program, "exit");
  return rates;
}

/** One after the other, so that both meet the same machine. */
async function inTurns(measure: (whose: keyof Pair, forMs: number) => Promise<number>): Promise<Pair> {
  const measured = { ours: [] as number[], bare: [] as number[] };
  for (const whose of ["ours", "bare"] as const) await measure(whose, warmUpMs);
  for (let round = 0; round < rounds; round += 1)
    for (const whose of ["ours", "bare"] as const) measured[whose].push(await measure(whose, roundMs));
  return { ours: getMedian(measured.ours), bare: getMedian(measured.bare) };
}

function post(path: string, body: object): Question {
  return { path, method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
}

function get(path: string, token: string): Question {
  return { path, headers: { Authorization: `Bearer ${token}`, Accept: "application/json" } };
}

async function waitForServer(program: ChildProcess): Promise<BareDatabaseServer> {
  const [told]: BareDatabaseServer[] = await once(program, "message");
  if (!told) throw new Error("it tells its port");
  return told;
}
