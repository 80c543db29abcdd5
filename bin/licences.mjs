// `npm run licences`: the licences of the packages that are distributed with the product.
import { listLicences } from "./list-licences.mjs";

const all = listLicences();
for (const { licence, packages } of all) console.log(`${licence} (${packages.length}): ${packages.join(", ")}`);
const odd = all.filter(({ isAccepted }) => !isAccepted);
if (odd.length > 0) {
  console.error(
    `Read these before they are distributed: ${odd.map(({ licence, packages }) => `${licence}: ${packages.join(", ")}`).join("; ")}`,
  );
  process.exitCode = 1;
}
