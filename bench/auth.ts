// Prints what the auth service of the product does in a second, over HTTP: `node bench/auth.ts` (after a build).
import { hashPassword } from "#domain/auth/passwords.ts";
import { signUpMember, memberPassword, signInAs, type SignedUp } from "#tests/support/members-of-product.ts";
import { makeDataDirectory, startProduct, unlimited } from "#tests/support/running-product.ts";

const warmUpMs = 1_000;
const measuredMs = 4_000;
const crowd = 20;
const hashesAtOnce = [1, 4];

const data = await makeDataDirectory();
const product = await startProduct({ ...unlimited, DATA_DIR: data.path, LOG_LEVEL: "warn" });
const lines: Record<string, object> = {};
const members = await Promise.all(Array.from({ length: crowd }, () => signUpMember(product.url)));
const acts: Record<string, (member: SignedUp) => Promise<unknown>> = {
  "sign-up": async () => await signUpMember(product.url),
  "sign-in": async (member) => await signInAs(member),
  refresh: async (member) => (member.session = await refresh(member)),
  "get user": readUser,
};

for (const [name, act] of Object.entries(acts)) {
  for (const count of [1, crowd]) {
    const askAgain = members.slice(0, count).map((member) => async () => await act(member));
    lines[`${name}, ${count} at once`] = await measure(askAgain);
  }
}
await product.stop();
await data.remove();
for (const count of hashesAtOnce) {
  const hashAgain = Array.from({ length: count }, () => async () => await hashPassword(memberPassword));
  lines[`hash of a password alone, ${count} at once`] = await measure(hashAgain);
}
console.table(lines);

/** Each act is done again as soon as it has ended, until the time is over; what a first while takes does not count. */
async function measure(acts: readonly (() => Promise<unknown>)[]): Promise<object> {
  await repeat(acts, warmUpMs);
  const startedAt = performance.now();
  const times = await repeat(acts, measuredMs);
  const tookMs = performance.now() - startedAt;
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10;
  return { "per second": Math.round((times.length / tookMs) * 1_000), "p50 ms": at(0.5), "p95 ms": at(0.95) };
}

async function repeat(acts: readonly (() => Promise<unknown>)[], forMs: number): Promise<number[]> {
  const times: number[] = [];
  const until = performance.now() + forMs;
  const repeatOne = async (act: () => Promise<unknown>) => {
    for (let startedAt = performance.now(); startedAt < until; startedAt = performance.now()) {
      await act();
      times.push(performance.now() - startedAt);
    }
  };
  await Promise.all(acts.map(repeatOne));
  return times;
}

async function refresh({ session }: SignedUp): Promise<SignedUp["session"]> {
  const answer = await fetch(`${product.url}/auth/v1/token?grant_type=refresh_token`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ refresh_token: session.refresh_token }),
  });
  if (!answer.ok) throw new Error(`a refresh was answered with ${answer.status}: ${await answer.text()}`);
  const next: SignedUp["session"] = await answer.json();
  return next;
}

async function readUser({ session }: SignedUp): Promise<void> {
  const answer = await fetch(`${product.url}/auth/v1/user`, { headers: { Authorization: `Bearer ${session.access_token}` } });
  if (!answer.ok) throw new Error(`a user was answered with ${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
}
