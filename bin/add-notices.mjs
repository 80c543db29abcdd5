// Adds the licenses of the typefaces, which no script imports, to those of the scripts that browsers are sent.
import { appendFileSync, readFileSync } from "node:fs";
import { root } from "./prepare.mjs";

/** @type {{ devDependencies: Record<string, string> }} */
const { devDependencies } = JSON.parse(readFileSync(`${root}/package.json`, "utf8"));
for (const [name, version] of Object.entries(devDependencies)) {
  if (!name.startsWith("@fontsource-variable/")) continue;
  const license = readFileSync(`${root}/node_modules/${name}/LICENSE`, "utf8");
  appendFileSync(`${root}/build/client/licenses.md`, `\n## ${name} - ${version} (OFL-1.1)\n\n${license}\n`);
}
