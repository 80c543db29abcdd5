import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./prepare.mjs";

/** Licenses under which a package may be distributed with the product: they require a notice at most (MPL-2.0 covers its own files only). */
const accepted = /^(0BSD|Apache-2\.0|BlueOak-1\.0\.0|BSD-[23]-Clause|ISC|MIT|MIT-0|MPL-2\.0|OFL-1\.1|Python-2\.0|Unlicense)$/;
/**
 * The library that reads and writes pictures comes under the LGPL as files of its own, which whoever has them may replace: that, and its
 * notice, is what it asks for.
 */
const replaceable = /^@img\/sharp-[\w-]+ /;
/** Packages that state their license only in their readme. */
const named = { format: "MIT" };

/**
 * Every package of an installation without development dependencies, and what the build has put into the files of browsers and threads, by license.
 * @returns {{ license: string, isAccepted: boolean, packages: string[] }[]}
 */
export function listLicenses() {
  /** @type {{ packages: Record<string, { dev?: boolean, version?: string, license?: string }> }} */
  const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  /** @type {Map<string, Set<string>>} */
  const byLicense = new Map();
  /** @type {(license: string, name: string) => void} */
  const add = (license, name) => byLicense.set(license, (byLicense.get(license) ?? new Set()).add(name));
  for (const [path, { dev, version, license: stated }] of Object.entries(lock.packages)) {
    if (path === "" || dev) continue;
    const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
    const license = stated ?? Object.entries(named).find(([known]) => known === name)?.[1] ?? "unknown";
    add(license, `${name} ${version ?? ""}`);
  }
  const notices = ["client", "server"].map((side) => readFileSync(join(root, `build/${side}/licenses.md`), "utf8")).join("\n");
  for (const [, name, version, license = "unknown"] of notices.matchAll(/^## (\S+) - (\S+)(?: \((.+)\))?$/gm))
    add(license, `${name} ${version}`);
  return [...byLicense]
    .map(([license, packages]) => ({
      license,
      isAccepted: isAccepted(license) || [...packages].every((name) => replaceable.test(name)),
      packages: [...packages].toSorted(),
    }))
    .toSorted((a, b) => b.packages.length - a.packages.length);
}

/**
 * Of licenses joined by OR one has to be accepted, of those joined by AND all.
 * @param {string} expression an SPDX license expression
 */
function isAccepted(expression) {
  const plain = expression.replaceAll(/[()]/g, "");
  return plain.includes(" OR ")
    ? plain.split(" OR ").some((license) => accepted.test(license))
    : plain.split(" AND ").every((license) => accepted.test(license));
}
