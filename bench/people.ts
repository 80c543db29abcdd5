// Holds the built product against people in their own words: `npm run bench:people [-- file.jsonl …] [--lists lists.md] [--quiet]`.
// Prints each broken expectation and the rates; `--lists` writes the lists without any judgment, for a reader who compares them.
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { locales } from "#shared/locales/locale.ts";
import type { Suggestion } from "#shared/answers/suggestion.ts";
import { makeDataDirectory, startProduct, unlimited } from "#tests/support/running-product.ts";
import { countRates, judge, type Judgment, type Person } from "./people/judge.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { lists: { type: "string" }, quiet: { type: "boolean", default: false } },
});
const files = positionals.length > 0 ? positionals : locales.map((locale) => new URL(`people/${locale}.jsonl`, import.meta.url));
const people = files.flatMap((file) => readFileSync(file, "utf8").split("\n").filter(Boolean)).map((line): Person => JSON.parse(line));

const data = await makeDataDirectory();
const product = await startProduct({ ...unlimited, DATA_DIR: data.path, TRUST_PROXY: "1", LOG_LEVEL: "error" });
const judgments: Judgment[] = [];
try {
  for (const [position, person] of people.entries()) judgments.push(judge(person, await ask(person, position)));
} finally {
  await product.stop();
  await data.remove();
}

if (!values.quiet)
  for (const { person, faults } of judgments) for (const { kind, what } of faults) console.log(`${person.id}  ${kind}: ${what}`);
const groups = [...locales, null].map(
  (locale) => [locale ?? "all", judgments.filter(({ person }) => locale === null || person.language === locale)] as const,
);
console.table(Object.fromEntries(groups.filter(([, some]) => some.length > 0).map(([name, some]) => [name, countRates(some)])));
console.log(`most frequent idea: ${getMostFrequent()}`);
if (values.lists) writeFileSync(values.lists, judgments.map(formatList).join("\n"));

async function ask({ request, language }: Person, position: number): Promise<{ suggestions: Suggestion[]; leftOut: string[] }> {
  const answer = await fetch(`${product.url}/api/ideas`, {
    method: "POST",
    // Each person has an address of its own, as the limits are by address.
    headers: { "Content-Type": "application/json", "X-Forwarded-For": `10.1.${position >> 8}.${position & 255}` },
    body: JSON.stringify({ ...request, language }),
  });
  if (!answer.ok) throw new Error(`the product answered ${answer.status}: ${await answer.text()}`);
  return await answer.json();
}

function getMostFrequent(): string {
  const titles = Map.groupBy(
    judgments.flatMap(({ suggestions }) => suggestions),
    ({ title }) => title,
  );
  const [most] = [...titles].toSorted(([, one], [, other]) => other.length - one.length);
  return most ? `${most[0]}, in ${most[1].length} of ${judgments.length} lists` : "none";
}

function formatList({ person, suggestions }: Judgment): string {
  const ideas = suggestions.map(
    ({ title, priceRange, description, explanation }, place) =>
      `${place + 1}. **${title}** (${priceRange}). ${description} *${explanation}*`,
  );
  return `## ${person.id}\n\n${JSON.stringify(person.request)}\n\n${ideas.join("\n")}\n`;
}
