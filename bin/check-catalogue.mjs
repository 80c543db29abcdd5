// `npm run catalogue [-- books music]`: lists what is wrong with the gift concepts of these categories (of all when none is
// named), with the products and with the tables of ways of saying things, interests with too few gifts, and how many gifts each age has at each budget.
import { runCommand } from "./run-command.mjs";

await runCommand("check-catalogue.mjs", async (named) => {
  const { concepts } = await import("../domain/gifts/knowledge/concepts/concepts.ts");
  const { nameTemplates } = await import("../domain/gifts/knowledge/templates/templates.ts");
  const { categoryIds } = await import("../domain/gifts/knowledge/concept.ts");
  const { listConceptFaults } = await import("../domain/gifts/knowledge/check-concepts.ts");
  const { writtenProducts } = await import("../domain/gifts/knowledge/products/products.ts");
  const { listProductFaults } = await import("../domain/gifts/knowledge/products/check-products.ts");
  const { listWaysFaults } = await import("../domain/gifts/knowledge/ways/check-ways.ts");
  const { countCells, listThinInterests } = await import("../domain/gifts/knowledge/count-cells.ts");
  const { OperatorFault } = await import("../shared/operator-fault.ts");
  const unknown = named.filter((category) => !categoryIds.includes(category));
  if (unknown.length > 0) throw new OperatorFault(`There is no category ${unknown.join(", ")}. There are: ${categoryIds.join(", ")}.`);

  const inQuestion = [...concepts, ...nameTemplates].filter(({ category }) => named.length === 0 || named.includes(category));
  const faults = [...listConceptFaults(inQuestion), ...listProductFaults(writtenProducts), ...listWaysFaults()];
  for (const fault of faults) console.log(fault);
  if (named.length === 0)
    for (const { id, count } of listThinInterests()) console.log(`${id}: only ${count} concepts are made for this interest (weight 3)`);
  console.log("\nHow many of them suit each age at each budget in US dollars:");
  console.table(countCells(inQuestion));
  if (faults.length > 0) process.exitCode = 1;
  const count = Object.values(writtenProducts).flat().length;
  return `${inQuestion.length} concepts, ${count} products, ${faults.length} faults`;
});
