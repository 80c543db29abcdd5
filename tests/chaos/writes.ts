import { randomUUID } from "node:crypto";
import { limits } from "#shared/limits.ts";
import { giftRequest } from "#tests/support/gift-form.ts";
import { signUpMember, signInAs, type SignedUp } from "#tests/support/members-of-product.ts";
import { unlimited } from "#tests/support/running-product.ts";
import { waitUntil } from "./experiment.ts";
import { isOk, readField, send, type Answer, type Sending } from "./send.ts";

/** A running product, and a look into its database that goes past it. */
export interface Place {
  url: string;
  query: (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;
}

export interface Count {
  acknowledged: number;
  lost: number;
  doubled: number;
}

/** One way of writing; each is used by one writer at a time. */
export interface Write {
  write: () => Promise<Answer>;
  /** Compares what was acknowledged with what is there. */
  check: () => Promise<Count>;
}

const administrator = { email: "admin@chaos.example", password: "Ribbon and paper 1" };

/** With an administrator, and without limits: what is tried here is not how many a day. */
export const usualEnv = {
  ...unlimited,
  ADMIN_EMAIL: administrator.email,
  ADMIN_PASSWORD: administrator.password,
  LOG_LEVEL: "error",
};

/** Several servers are one site: its address is in every token. */
export const sharedAddress = { PUBLIC_URL: "http://127.0.0.1:20080" };

const keptIdeas = {
  request: giftRequest,
  suggestions: [
    {
      title: "A kettle",
      description: "A small enamelled kettle that sings.",
      explanation: "For a birthday in a cold month.",
      priceRange: "$30",
      category: "Kitchen",
      isExperience: false,
      searchTerms: ["kettle"],
    },
  ],
  lead: 0,
  leftOut: [],
  source: "catalogue",
};

/** Sign-ups, saves, ideas, recipients, opinions and an administrator's edits. */
export async function openWrites(place: Place): Promise<Write[]> {
  const members = [await signUpMember(place.url), await signUpMember(place.url), await signUpMember(place.url)] as const;
  const saves = { path: "/api/ideas/saved", body: keptIdeas, isCounted: false };
  return [
    signUps(place),
    repeatables(place, members[0], saves),
    repeatables(place, members[1], { path: "/api/ideas", body: giftRequest, isCounted: true }),
    recipients(place, members[2]),
    await opinions(place, members[2]),
    await edits(place),
  ];
}

function signUps({ url, query }: Place): Write {
  const acknowledged = new Set<string>();
  return {
    write: async () => {
      const email = `writer-${randomUUID()}@example.org`;
      const answer = await send(`${url}/auth/v1/signup`, { body: { email, password: "a long password" } });
      if (isOk(answer)) acknowledged.add(email);
      return answer;
    },
    check: async () => compare(acknowledged, await query("select email as name from auth_users where email like 'writer-%'")),
  };
}

/** Sent again under the same key until it is acknowledged, as a browser does; and once more at the end. */
function repeatables(
  { url, query }: Place,
  { session, email }: SignedUp,
  { path, body, isCounted }: { path: string; body: object; isCounted: boolean },
): Write {
  const acknowledged = new Map<string, string>();
  let key = randomUUID();
  const ask = (idempotencyKey: string) =>
    send(url + path, { token: session.access_token, body, headers: { "Idempotency-Key": idempotencyKey } });
  const write = async () => {
    const answer = await ask(key);
    if (isOk(answer)) {
      acknowledged.set(key, readField(answer, "queryId"));
      key = randomUUID();
    }
    return answer;
  };
  const repeat = async () => {
    let doubled = 0;
    for (const [earlier, id] of acknowledged) if (readField(await ask(earlier), "queryId") !== id) doubled += 1;
    return doubled;
  };
  return {
    write,
    check: async () => {
      await waitUntil(async () => isOk(await write()), { withinMs: 20_000, what: `${path} under a key that was cut off` });
      const ofMember = "user_id = (select id from auth_users where email = $1)";
      const doubled = await repeat();
      const stored = compare(acknowledged.values(), await query(`select id as name from gift_queries where ${ofMember}`, [email]));
      const extra = stored.stored - acknowledged.size;
      if (!isCounted) return { ...stored, doubled: doubled + extra };
      const [row] = await query(`select sum(query_count)::int as sum from user_queries where ${ofMember}`, [email]);
      const miscounted = Math.abs(Number(row?.["sum"]) - acknowledged.size);
      return { ...stored, doubled: doubled + extra + miscounted };
    },
  };
}

function recipients({ url, query }: Place, first: SignedUp): Write {
  const acknowledged = new Set<string>();
  let member = first;
  return {
    write: async () => {
      const name = `recipient ${randomUUID()}`;
      const answer = await send(`${url}/api/recipients`, { token: member.session.access_token, body: { name } });
      if (isOk(answer)) acknowledged.add(name);
      // A member has room for so many.
      if (acknowledged.size % (limits.recipients / 2) === 1) member = await signUpMember(url).catch(() => member);
      return answer;
    },
    check: async () => compare(acknowledged, await query("select name from recipient_profiles where name like 'recipient %'")),
  };
}

/** The last word counts; one that was sent later and not acknowledged may count too. */
async function opinions({ url, query }: Place, { session }: SignedUp): Promise<Write> {
  const ideas = await send(`${url}/api/ideas`, { token: session.access_token, body: giftRequest });
  const { suggestionIds }: { suggestionIds: string[] } = JSON.parse(ideas.text);
  const id = suggestionIds[0] ?? "";
  let acknowledged = 0;
  let possible = new Set<string>();
  let turn = 0;
  return {
    write: async () => {
      turn += 1;
      const feedback = turn % 2 === 0 ? "liked" : "disliked";
      const sending: Sending = { method: "PUT", token: session.access_token, body: { feedback } };
      const answer = await send(`${url}/api/suggestions/${id}/feedback`, sending);
      if (isOk(answer)) acknowledged += 1;
      possible = isOk(answer) ? new Set([feedback]) : possible.add(feedback);
      return answer;
    },
    check: async () => {
      const [row] = await query("select user_feedback as name from gift_suggestions where id = $1", [id]);
      return { acknowledged, lost: possible.has(String(row?.["name"])) ? 0 : 1, doubled: 0 };
    },
  };
}

async function edits({ url, query }: Place): Promise<Write> {
  const acknowledged = new Set<string>();
  const token = await signInAdministrator(url);
  // A published one would take the kept pages out of memory with every edit.
  const post = { title: "As it was", slug: randomUUID(), content: "Text", status: "draft" };
  const made = await send(`${url}/api/admin/posts`, { token, body: post });
  const address = `${url}/api/admin/posts/${readField(made, "id")}`;
  let etag = made.headers.etag ?? "";
  return {
    write: async () => {
      const title = `edit ${randomUUID()}`;
      const answer = await send(address, { method: "PUT", token, body: { ...post, title }, headers: { "If-Match": etag } });
      if (isOk(answer)) acknowledged.add(title);
      const now = isOk(answer) ? answer : await send(address, { token });
      etag = now.headers.etag ?? etag;
      return answer;
    },
    check: async () =>
      compare(acknowledged, await query("select fields->>'title' as name from post_revisions where fields->>'title' like 'edit %'")),
  };
}

export async function signInAdministrator(url: string): Promise<string> {
  return (await signInAs({ url, ...administrator })).access_token;
}

function compare(acknowledged: Iterable<string>, rows: readonly Record<string, unknown>[]): Count & { stored: number } {
  const names = rows.map(({ name }) => String(name));
  const stored = new Set(names);
  const promised = [...acknowledged];
  return {
    acknowledged: promised.length,
    lost: promised.filter((name) => !stored.has(name)).length,
    doubled: names.length - stored.size,
    stored: names.length,
  };
}
