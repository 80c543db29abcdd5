// Says what is wrong with the concepts of the named catalogue files (all of them when none is named),
// and how many concepts each age range has at each budget: `node bin/check-catalogue.mjs books music`.
import { existsSync } from "node:fs";

const { listConceptFaults, countCells } = await import("../domain/gifts/catalogue/check-concepts.ts");
const { categoryIds } = await import("../domain/gifts/catalogue/concept.ts");
const folder = new URL("../domain/gifts/catalogue/", import.meta.url);
const named = process.argv.slice(2);

const unknown = named.filter((category) => !categoryIds.includes(category));
if (unknown.length > 0) {
  console.error(`There is no category ${unknown.join(", ")}. There are: ${categoryIds.join(", ")}.`);
  process.exit(1);
}

const concepts = [];
for (const category of categoryIds) {
  const address = new URL(`${category}.ts`, folder);
  if (existsSync(address)) concepts.push(...Object.values(await import(address.href))[0].map((concept) => Object.assign({ category }, concept)));
}
const inQuestion = named.length === 0 ? concepts : concepts.filter(({ category }) => named.includes(category));
const ids = new Set(inQuestion.map(({ id }) => id));

// Ids and titles are compared with the whole catalogue, but only the named files are complained about.
const faults = listConceptFaults(concepts).filter((fault) => ids.has(fault.slice(0, fault.indexOf(":"))));
for (const fault of faults) console.log(fault);

const rows = countCells(inQuestion).filter(({ currency }) => currency === "USD");
const table = {};
for (const { age, band, count } of rows) table[age] = { ...table[age], [band]: count };
console.log("\nHow many of them suit each age range at each budget in US dollars:");
console.table(table);
console.log(`${inQuestion.length} concepts, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
