// `npm run catalogue [-- books music]`: lists what is wrong with the gift concepts of these categories (of all when none is
// named), and how many concepts each age range has at each budget.
const { catalogue } = await import("../domain/gifts/catalogue/catalogue.ts");
const { listConceptFaults, countCells } = await import("../domain/gifts/catalogue/check-concepts.ts");
const { categoryIds } = await import("../domain/gifts/catalogue/concept.ts");

const named = process.argv.slice(2);
const unknown = named.filter((category) => !categoryIds.includes(category));
if (unknown.length > 0) {
  console.error(`There is no category ${unknown.join(", ")}. There are: ${categoryIds.join(", ")}.`);
  process.exit(1);
}

const inQuestion = catalogue.filter(({ category }) => named.length === 0 || named.includes(category));
const ids = new Set(inQuestion.map(({ id }) => id));

// Ids and titles are compared with the whole catalogue, but only faults of the named categories are listed.
const faults = listConceptFaults(catalogue).filter((fault) => ids.has(fault.slice(0, fault.indexOf(":"))));
for (const fault of faults) console.log(fault);

const table = {};
for (const { age, currency, band, count } of countCells(inQuestion)) {
  if (currency === "USD") table[age] = { ...table[age], [band]: count };
}
console.log("\nHow many of them suit each age range at each budget in US dollars:");
console.table(table);
console.log(`${inQuestion.length} concepts, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
