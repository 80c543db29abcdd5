// Holds the reading against people in their own words: node bench/reading.ts FILE.jsonl… [--dump] [--only ID]
//
// Each line of a file is a request with what a thoughtful human would hold its reading to: `leftOutMay` and `mustLeaveOut` are patterns for
// what is told under 'Leaving out', `serves` names the likings. Prints what is told wrongly, what is missing, and the rates.
import fs from "node:fs";
import { parseArgs } from "node:util";
import { read } from "#domain/gifts/reading/read.ts";
import type { Reading, TypedWords } from "#domain/gifts/reading/reading.ts";
import type { Locale } from "#shared/locales/locale.ts";

interface Person {
  id: string;
  language: Locale;
  request: TypedWords;
  leftOutMay: string[];
  mustLeaveOut: string[];
  serves: { what: string; pattern: string; optional?: boolean }[];
  facts?: string[];
}

const { values: option, positionals: files } = parseArgs({
  allowPositionals: true,
  options: { dump: { type: "boolean", default: false }, only: { type: "string" } },
});
const people = files
  .flatMap((file) => fs.readFileSync(file, "utf8").split("\n"))
  .filter((line) => line.trim() !== "")
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- files of this repository's own form
  .map((line) => JSON.parse(line) as Person)
  .filter(({ id }) => option.only === undefined || option.only === id);

const matches = (pattern: string, text: string) => new RegExp(pattern, "iu").test(text);
const count = { told: 0, wrong: 0, wanted: 0, missing: 0, likings: 0, found: 0 };
const times: number[] = [];

for (const person of people) {
  const { additionalInfo, interests, personalities, text } = person.request;
  const start = performance.now();
  const reading = read({ additionalInfo, interests, personalities, text }, person.language);
  times.push(performance.now() - start);
  judge(person, reading);
  if (option.dump) dump(person, reading);
}

const percent = (part: number, whole: number) => (whole === 0 ? "-" : `${((100 * part) / whole).toFixed(1)} %`);
times.sort((first, second) => first - second);
console.log(
  `${people.length} people: told ${count.told}, wrongly ${count.wrong} (${percent(count.wrong, count.told)}); wanted ${count.wanted}, missing ${count.missing} (${percent(count.missing, count.wanted)}); likings ${count.likings}, found ${percent(count.found, count.likings)}`,
);
const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]?.toFixed(1);
console.log(`milliseconds: p50 ${at(0.5)}, p99 ${at(0.99)} (the first one loads the tables)`);

function judge(person: Person, reading: Reading): void {
  const told = reading.avoid.map((avoid) => avoid.told);
  count.told += told.length;
  count.wanted += person.mustLeaveOut.length;
  for (const entry of told) if (!person.leftOutMay.some((pattern) => matches(pattern, entry))) report(person, "told wrongly", entry);
  for (const pattern of person.mustLeaveOut) if (!told.some((entry) => matches(pattern, entry))) report(person, "missing", pattern);
  const likings = [...reading.likes, ...reading.wishes, ...reading.facts].map(({ words }) => words).join("\n");
  const ids = reading.likes.flatMap((like) => [...like.interests, like.name?.id ?? ""]).join("\n");
  for (const { what, pattern, optional = false } of person.serves) {
    if (optional) continue;
    count.likings += 1;
    if (matches(pattern, `${likings}\n${ids}`) || likings.toLowerCase().includes(what.toLowerCase())) count.found += 1;
    else report(person, "liking not found", what);
  }
}

function report({ id }: Person, kind: "told wrongly" | "missing" | "liking not found", what: string): void {
  if (kind === "told wrongly") count.wrong += 1;
  if (kind === "missing") count.missing += 1;
  console.log(`${id}  ${kind}: ${what}`);
}

function dump({ id, request }: Person, reading: Reading): void {
  console.log(
    `\n== ${id}\n  ${[request.text, request.interests?.join(" | "), request.personalities?.join(" | "), request.additionalInfo].join("\n  ")}`,
  );
  const likes = reading.likes.map(
    (like) =>
      `${like.words}${like.strength === "affinity" ? " (affinity)" : ""} [${[like.name?.id, ...like.interests, like.guess && `?${like.guess}`].filter(Boolean).join(" ")}]`,
  );
  console.log("  LIKES ", likes.join("; "));
  console.log(
    "  AVOID ",
    reading.avoid
      .map(
        (one) =>
          `${one.told} {${one.why}: ${[...one.things.slice(0, 3), ...one.names, ...one.interests, ...one.literals.slice(0, 3), one.topic && `on ${one.topic}`].filter(Boolean).join(", ")}}`,
      )
      .join("; "),
  );
  console.log("  FACTS ", reading.facts.map((one) => `${one.fact} '${one.words}'`).join("; "));
  console.log("  WISHES", reading.wishes.map((one) => `${one.wish} '${one.words}'`).join("; "));
  console.log(
    "  PERSON",
    reading.person?.words ?? "-",
    JSON.stringify(reading.fields),
    "TRAITS",
    reading.traits.map((one) => one.trait).join(" "),
  );
  console.log("  REST  ", reading.rest.map((one) => one.words).join(" | "));
}
