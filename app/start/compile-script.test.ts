import { Script } from "node:vm";
import { expect, test } from "vitest";
import firstPaintScript from "./first-paint.ts?script"; // oxlint-disable-line import/default -- compile-script.ts gives it
import reloadScript from "../offline/reload-when-reachable.ts?script"; // oxlint-disable-line import/default -- compile-script.ts gives it

test.each([
  { name: "first-paint", text: firstPaintScript },
  { name: "reload-when-reachable", text: reloadScript },
])("the script $name runs by itself inside a page", ({ text }) => {
  expect(text).not.toMatch(/<\/script|<!--/i);
  expect(() => new Script(text)).not.toThrow();
});
