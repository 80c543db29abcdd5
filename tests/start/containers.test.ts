import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listVariables } from "../../config.server.ts";

const compose = readFileSync("compose.yaml", "utf8");
const dockerfile = readFileSync("Dockerfile", "utf8");

test("the image holds no file that the repository does not have", () => {
  const copied = [...dockerfile.matchAll(/^COPY --from=build (.+) \S+$/gm)]
    .flatMap(([, places = ""]) => places.split(" "))
    .map((place) => place.replace("/giftwright/", ""));

  expect(copied).toContain("server");
  expect(copied.filter((place) => !existsSync(place))).toEqual([]);
});

test("what the image keeps can be read by its own user alone, as the doctor wants it", () => {
  expect(dockerfile).toMatch(/^RUN install --directory --owner=node --group=node --mode=700 \/data$/m);
  expect(dockerfile).toMatch(/^USER node$/m);
});

test("every setting that the replicas are given is one of ours", () => {
  const [, section = ""] = /\n  giftwright:\n(.*?)\n    read_only:/s.exec(compose) ?? [];
  const given = [...section.matchAll(/^      ([A-Z_]+):/gm)].map(([, name]) => name);
  const ours = listVariables().map(({ name }) => name);

  expect(given).toContain("DATABASE_URL");
  expect(given.filter((name) => !ours.includes(String(name)))).toEqual([]);
});

test("the proxy's blocks open at the end of a line, as Caddy wants them", () => {
  const [, rules = ""] = /content: \|\n(.*?)\n\n/s.exec(compose) ?? [];
  const opened = rules.split("\n").filter((line) => /(^|\s)\{(\s|$)/.test(line));

  expect(opened.length).toBeGreaterThan(2);
  expect(opened.filter((line) => !line.endsWith("{"))).toEqual([]);
});
