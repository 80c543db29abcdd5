// `npm run licenses`: the licenses of the packages that are distributed with the product.
import { listLicenses } from "./list-licenses.mjs";

const all = listLicenses();
for (const { license, packages } of all) console.log(`${license} (${packages.length}): ${packages.join(", ")}`);
const odd = all.filter(({ isAccepted }) => !isAccepted);
if (odd.length > 0) {
  console.error(
    `Read these before they are distributed: ${odd.map(({ license, packages }) => `${license}: ${packages.join(", ")}`).join("; ")}`,
  );
  process.exitCode = 1;
}
