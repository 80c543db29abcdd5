import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./prepare.mjs";

/** Licences under which a package may be distributed with the product: they require a notice at most (MPL-2.0 covers its own files only). */
const accepted = /^(0BSD|Apache-2\.0|BlueOak-1\.0\.0|BSD-[23]-Clause|ISC|MIT|MIT-0|MPL-2\.0|OFL-1\.1|Python-2\.0|Unlicense)$/;
/**
 * The library that reads and writes pictures comes under the LGPL as files of its own, which whoever has them may replace: that, and its
 * notice, is what it asks for.
 */
const replaceable = /^@img\/sharp-[\w-]+ /;
/** Packages that state their licence only in their readme. */
const named = { format: "MIT" };

/**
 * Every package of an installation without development dependencies, by licence.
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
    .map(([licence, packages]) => ({
      licence,
      isAccepted: isAccepted(licence) || [...packages].every((name) => replaceable.test(name)),
      packages: [...packages].toSorted(),
    }))
    .toSorted((a, b) => b.packages.length - a.packages.length);
}

/**
 * Of licences joined by OR one has to be accepted, of those joined by AND all.
 * @param {string} expression an SPDX licence expression
 */
function isAccepted(expression) {
  const plain = expression.replaceAll(/[()]/g, "");
  return plain.includes(" OR ")
    ? plain.split(" OR ").some((licence) => accepted.test(licence))
    : plain.split(" AND ").every((licence) => accepted.test(licence));
}
