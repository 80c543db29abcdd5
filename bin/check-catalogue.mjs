// `npm run catalogue [-- books music]`: lists what is wrong with the gift concepts of these categories (of all when none is
// named), and how many concepts each age range has at each budget.
import { runCommand } from "./run-command.mjs";

await runCommand("check-catalogue.mjs", async (named) => {
  const { catalogue } = await import("../domain/gifts/catalogue/catalogue.ts");
  const { listConceptFaults, countCells } = await import("../domain/gifts/catalogue/check-concepts.ts");
  const { categoryIds } = await import("../domain/gifts/catalogue/concept.ts");
  const { OperatorFault } = await import("../shared/operator-fault.ts");
  const unknown = named.filter((category) => !categoryIds.includes(category));
  if (unknown.length > 0) throw new OperatorFault(`There is no category ${unknown.join(", ")}. There are: ${categoryIds.join(", ")}.`);

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
  if (faults.length > 0) process.exitCode = 1;
  return `${inQuestion.length} concepts, ${faults.length} faults`;
});
