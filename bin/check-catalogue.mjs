// Says what is wrong with the concepts of the named catalogue files (all of them when none is named).
import { readdirSync } from "node:fs";

const { listConceptFaults, countCells } = await import("../domain/gifts/catalogue/check-concepts.ts");
const folder = new URL("../domain/gifts/catalogue/", import.meta.url);
const { categoryIds } = await import("../domain/gifts/catalogue/concept.ts");
const named = process.argv.slice(2);
const present = new Set(readdirSync(folder));
const concepts = [];
for (const category of named.length > 0 ? named : categoryIds) {
  if (!present.has(`${category}.ts`)) continue;
  const file = await import(new URL(`${category}.ts`, folder).href);
  concepts.push(...Object.values(file)[0]);
}
const faults = listConceptFaults(concepts);
for (const fault of faults) console.log(fault);
const dollars = countCells(concepts).filter(({ cell }) => cell.includes(" USD "));
console.table(
  Object.fromEntries(
    [...new Set(dollars.map(({ cell }) => cell.split(" ")[0]))].map((age) => [
      age,
      Object.fromEntries(dollars.filter(({ cell }) => cell.startsWith(`${age} `)).map(({ cell, count }) => [cell.split(" ")[2], count])),
    ]),
  ),
);
console.log(`${concepts.length} concepts, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
