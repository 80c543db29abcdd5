// `npm run licences`: under which licences the packages stand that go along with the product.
import { listLicences } from "./list-licences.mjs";

const all = listLicences();
for (const { licence, packages } of all) console.log(`${licence} (${packages.length}): ${packages.join(", ")}`);
const odd = all.filter(({ isAccepted }) => !isAccepted);
if (odd.length > 0) {
  console.error(`Read these before they go along: ${odd.map(({ licence, packages }) => `${licence}: ${packages.join(", ")}`).join("; ")}`);
  process.exitCode = 1;
}
