// Prints what a member waits for among a thousand queries and among a million: `node bench/growth.ts [queries]` (after a build).
import { makeDataDirectory, startProduct, unlimited } from "#tests/support/running-product.ts";
import { askAs, signUpMember } from "#tests/support/members-of-product.ts";
import { queryProduct } from "#tests/support/product-database.ts";
import { measureMegabytes, openRig } from "./rig.ts";

const few = 1_000;
const many = Number(process.argv[2] ?? 1_000_000);
const atOnce = 50_000;
const queriesPerMember = 100;
const clients = 50;
const roundMs = 3_000;
const giftRequest = { relationship: "friend", ageRange: "25-34", occasion: "birthday", currency: "USD", budget: "25-50" };

// Whoever is number n of all queries belongs to member n / 100; the address of each row is made of its number.
const addMembers = `insert into users (id)
  select md5('member ' || n)::uuid from generate_series($1::int / ${queriesPerMember}, ($2::int - 1) / ${queriesPerMember}) n on conflict do nothing`;
const addQueries = `insert into gift_queries (user_id, id, occasion, budget, currency, language, source, created_at)
  select md5('member ' || n / ${queriesPerMember})::uuid, md5('query ' || n)::uuid, 'birthday', '25-50', 'USD', 'en', 'catalogue',
    now() - n * interval '1 second' from generate_series($1::int, $2::int - 1) n`;
const addSuggestions = `insert into gift_suggestions
    (user_id, id, query_id, position, title, description, explanation, price_range, category, is_experience)
  select md5('member ' || n / ${queriesPerMember})::uuid, md5('suggestion ' || n || ' ' || place)::uuid, md5('query ' || n)::uuid, place,
    'A kettle, number ' || n, repeat('It sings when the water boils. ', 4), repeat('For those who like to wait. ', 3), '$30', 'Kitchen', false
  from generate_series($1::int, $2::int - 1) n, generate_series(0, 4) place`;

const rig = await openRig();
const data = await makeDataDirectory();
const product = await startProduct({ ...unlimited, LOG_LEVEL: "warn", DATA_DIR: data.path });
const member = await signUpMember(product.url);
for (let round = 1; round <= 10; round += 1) await askAs(member, { ...giftRequest, name: `Person ${round}` });
const lines: Record<string, object> = {};

await fill(0, few);
await measure(few);
await fill(few, many);
await measure(many);

await product.stop();
await data.remove();
rig.close();
console.table(lines);

async function fill(from: number, to: number): Promise<void> {
  const startedAt = performance.now();
  for (let first = from; first < to; first += atOnce) {
    const range = [first, Math.min(first + atOnce, to)];
    for (const text of [addMembers, addQueries, addSuggestions]) await queryProduct(data.path, text, range);
  }
  for (const table of ["users", "gift_queries", "gift_suggestions"]) await queryProduct(data.path, `analyze ${table}`, []);
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  const { rows } = await queryProduct(data.path, "select pg_size_pretty(pg_database_size(current_database())) as size", []);
  console.log(`${to} queries and ${to * 5} suggestions are there after ${seconds} s; the database has ${rows[0]?.size}`);
}

async function measure(queries: number): Promise<void> {
  const headers = { Authorization: `Bearer ${member.session.access_token}`, Accept: "application/json" };
  const questions = { "a member's list": "/api/ideas", "a search in it": "/api/ideas?search=kettle", quota: "/api/quota" };
  for (const [name, path] of Object.entries(questions)) {
    const ask = async (crowd: number, forMs: number) =>
      await rig.press({ port: Number(new URL(product.url).port), path, headers, clients: crowd, forMs });
    await ask(10, 1_000);
    const alone = await ask(1, roundMs);
    const crowded = await ask(clients, roundMs);
    lines[`${name}, among ${queries}`] = {
      "p50 ms alone": alone.p50Ms.toFixed(1),
      "p99 ms alone": alone.p99Ms.toFixed(1),
      [`p50 ms of ${clients}`]: crowded.p50Ms.toFixed(1),
      [`p99 ms of ${clients}`]: crowded.p99Ms.toFixed(1),
      "requests/s": Math.round((crowded.answers / crowded.tookMs) * 1_000),
      refused: alone.refused + crowded.refused,
      "memory MB": measureMegabytes(product.process.pid),
    };
  }
}
