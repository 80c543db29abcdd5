// Prints how fast the API is beside a bare server that sends the same bytes: `node bench/api.ts` (after a build).
import { askAs, signUpMember } from "#tests/support/members-of-product.ts";
import { startFakeGateway, streams } from "#tests/support/fake-gateway.ts";
import { goodIdeas } from "#tests/support/hostile-replies.ts";
import { makeDataDirectory, startProduct, unlimited, type RunningProduct } from "#tests/support/running-product.ts";
import type { BareAnswer } from "./bare-server.ts";
import { fetchRaw, measureMegabytes, openRig, type Question } from "./rig.ts";

const crowds = [1, 50, 500];
const roundMs = 3_000;
/** Ten ideas, and ten rounds of five. */
const savedRounds = [2, 10];
/** Of the list of ten ideas, for fifty clients on two processors of its own. */
const listBudgetMs = 50;
const env = { ...unlimited, LOG_LEVEL: "warn" };
const giftRequest = {
  relationship: "friend",
  ageRange: "13-17",
  occasion: "birthday",
  currency: "USD",
  budget: "50-100",
  interests: ["astronomy"],
};

const rig = await openRig();
const data = await makeDataDirectory();
const lines: Record<string, object> = {};

const alone = await startProduct({ ...env, DATA_DIR: data.path });
const asking = { path: "/api/ideas", method: "POST", body: JSON.stringify(giftRequest) };
const json = { "Content-Type": "application/json", Accept: "application/json" };
for (const count of savedRounds) {
  const headers = await saveRounds(alone, count);
  await measure(`saved list of ${count} rounds`, alone, { path: "/api/ideas", headers });
}
await measure("quota", alone, { path: "/api/quota", headers: await saveRounds(alone, 0) });
await measure("ideas by catalogue", alone, { ...asking, headers: json });
await alone.stop();

const gateway = await startFakeGateway();
gateway.answerWith(streams(JSON.stringify(goodIdeas)));
const streaming = await startProduct({ ...env, DATA_DIR: data.path, AI_BASE_URL: gateway.url, AI_API_KEY: "any" });
await measure("ideas by a gateway, streamed", streaming, {
  ...asking,
  headers: { ...json, Accept: "text/event-stream" },
  passFrom: `${gateway.url}/chat/completions`,
});
await streaming.stop();
await gateway.stop();
await data.remove();
rig.close();

console.table(lines);
console.log(
  `Budget: the list of ten saved ideas (two rounds) within ${listBudgetMs} ms (p99) at 50 clients on two processors that do nothing else.`,
);
console.log("Both servers are asked in turn by the same program on this machine: compare the two, not with another day.");

/** A new member with so many rounds of five ideas; gives what a request of theirs says of them. */
async function saveRounds({ url }: RunningProduct, count: number): Promise<Record<string, string>> {
  const member = await signUpMember(url);
  for (let round = 1; round <= count; round += 1) await askAs(member, { ...giftRequest, name: `Person ${round}` });
  return { Authorization: `Bearer ${member.session.access_token}`, Accept: "application/json" };
}

/** The two take turns, so that whatever else this machine does meets both. */
async function measure(name: string, product: RunningProduct, { passFrom, ...question }: Question & { passFrom?: string }): Promise<void> {
  const port = Number(new URL(product.url).port);
  const answer: BareAnswer = passFrom ? { headers: {}, body: "", passFrom } : await fetchRaw(port, question);
  await rig.showBare(answer);
  const ask = async (where: number, clients: number, forMs = roundMs) => await rig.press({ ...question, port: where, clients, forMs });
  // Both have compiled what they run again and again before anything counts.
  for (const where of [port, rig.barePort]) await ask(where, 10, 1_000);
  for (const clients of crowds) {
    const ours = await ask(port, clients);
    const bare = await ask(rig.barePort, clients);
    lines[`${name}, ${clients} at once`] = {
      "p50 ms": ours.p50Ms.toFixed(1),
      "p99 ms": ours.p99Ms.toFixed(1),
      "requests/s": Math.round((ours.answers / ours.tookMs) * 1_000),
      refused: ours.refused,
      "bare p50 ms": bare.p50Ms.toFixed(1),
      "bare p99 ms": bare.p99Ms.toFixed(1),
      "bare requests/s": Math.round((bare.answers / bare.tookMs) * 1_000),
      "memory MB": measureMegabytes(product.process.pid),
    };
  }
}
