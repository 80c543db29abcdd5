import { readdirSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { listLicenses } from "../../bin/list-licenses.mjs";

const packageFile: { dependencies: Record<string, string> } = JSON.parse(readFileSync("package.json", "utf8"));

test("the built server asks for no package that only development installs", () => {
  const files = readdirSync("build/server", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".js"));
  const asked = files.flatMap((file) => listPackages(readFileSync(`build/server/${file}`, "utf8")));

  expect(new Set(asked)).toContain("react");
  expect([...new Set(asked)].filter((name) => !Object.hasOwn(packageFile.dependencies, name))).toEqual([]);
});

function listPackages(script: string): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync("script.js", script).module;
  const named = [...staticImports, ...staticExports.flatMap(({ entries }) => entries)].map(
    ({ moduleRequest }) => moduleRequest?.value ?? "",
  );
  const written = dynamicImports.map(({ moduleRequest: { start, end } }) => /^(["'`])(.*)\1$/.exec(script.slice(start, end))?.[2] ?? "");
  return [...named, ...written]
    .filter((name) => /^[@a-z]/.test(name) && !isBuiltin(name) && !name.startsWith("virtual"))
    .map((name) => name.split("/", name.startsWith("@") ? 2 : 1).join("/"));
}

test("the knowledge of gifts, and what few sites need, are no part of what the server loads at its start", () => {
  const script = readFileSync("build/server/index.js", "utf8");
  const { staticImports } = parseSync("index.js", script).module;
  const known: [string, string, string][] = JSON.parse(readFileSync("build/server/threads/names-names.json", "utf8"));
  const loaded = staticImports.map(({ moduleRequest }) => moduleRequest.value);

  expect(known.slice(0, 50).filter(([, , name]) => name !== "" && script.includes(`"${name}`))).toEqual([]);
  expect(script).not.toContain("inlaid-wooden-crochet-hook-set-in-case");
  expect(loaded).toContain("pg");
  expect(loaded.filter((name) => /^(@node-saml|age-encryption|@peculiar|@resvg|sharp)/.test(name))).toEqual([]);
});

test("every package that goes along stands under a license that lets it", () => {
  const odd = listLicenses().filter(({ isAccepted }) => !isAccepted);

  expect(odd).toEqual([]);
});
