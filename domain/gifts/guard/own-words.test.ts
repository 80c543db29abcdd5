import { expect, test } from "vitest";
import { locales } from "#shared/locales/locale.ts";
import { concepts } from "../knowledge/knowledge.ts";
import { nameTemplates } from "../knowledge/templates/templates.ts";
import { namesOtherOccasion } from "./occasion-words.ts";

// What is made for an occasion or a life may name it; the limited sets of a VTuber are those of a birthday.
const named = new Set(["vtuber-anniversary-goods-set"]);

test.each(locales)("no gift of ours for any day is refused on a birthday for another occasion that its %s words name", (locale) => {
  const forAnyDay = [...concepts, ...nameTemplates].filter(
    ({ id, only, facts, occasions }) => !only && !facts && !occasions && !named.has(id),
  );

  const refused = forAnyDay.filter(({ [locale]: { title, about, why, search } }) =>
    namesOtherOccasion([title, about, why, ...search].join("\n"), "birthday", ""),
  );
  expect(refused.map(({ id }) => id)).toEqual([]);
});
