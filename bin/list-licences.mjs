import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./prepare.mjs";

/** Licences under which a package may go along with the product: they ask for a notice at most. MPL-2.0 covers its own files only. */
const accepted = /^(0BSD|Apache-2\.0|BlueOak-1\.0\.0|BSD-[23]-Clause|ISC|MIT|MIT-0|MPL-2\.0|OFL-1\.1|Python-2\.0|Unlicense)$/;
/** Packages that name their licence in their readme alone. */
const named = { format: "MIT" };

/**
 * Every package that an installation without development has, by its licence.
 * @returns {{ licence: string, isAccepted: boolean, packages: string[] }[]}
 */
export function listLicences() {
  /** @type {{ packages: Record<string, { dev?: boolean, version?: string, license?: string }> }} */
  const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  /** @type {Map<string, Set<string>>} */
  const byLicence = new Map();
  for (const [path, { dev, version, license }] of Object.entries(lock.packages)) {
    if (path === "" || dev) continue;
    const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
    const licence = license ?? Object.entries(named).find(([known]) => known === name)?.[1] ?? "unknown";
    byLicence.set(licence, (byLicence.get(licence) ?? new Set()).add(`${name} ${version ?? ""}`));
  }
  return [...byLicence]
    .map(([licence, packages]) => ({ licence, isAccepted: isAccepted(licence), packages: [...packages].toSorted() }))
    .toSorted((a, b) => b.packages.length - a.packages.length);
}

/**
 * Of several that one may choose from, one is enough; of several that hold together, all have to be.
 * @param {string} expression as SPDX writes it
 */
function isAccepted(expression) {
  const plain = expression.replaceAll(/[()]/g, "");
  return plain.includes(" OR ")
    ? plain.split(" OR ").some((licence) => accepted.test(licence))
    : plain.split(" AND ").every((licence) => accepted.test(licence));
}
