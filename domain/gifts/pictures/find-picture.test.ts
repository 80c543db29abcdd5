import { expect, test } from "vitest";
import { categoryIds } from "../knowledge/concept.ts";
import { categoryNames } from "../knowledge/category-names.ts";
import { concepts } from "../knowledge/knowledge.ts";
import { nameTemplates } from "../knowledge/templates/templates.ts";
import { getPicture, getConceptPicture } from "./find-picture.ts";
import { categoryMotifs, motifWords } from "./motifs.ts";

test.each([
  { title: "Cast-iron teapot for two", picture: "kitchen/teapot" },
  { title: "手作りの急須", picture: "kitchen/teapot" },
  { title: "紫砂茶壶一把", picture: "kitchen/teapot" },
  { title: "A radio with a teapot on its front", picture: "technology/radio" },
  { title: "Teapot radio", picture: "technology/radio" },
  { title: "Gift box of old radios", picture: "technology/radio" },
  { title: "Three-fold carbon trekking poles", picture: "outdoors/trekking" },
  { title: "会挖土的玩具挖掘机", picture: "games/excavator" },
  { title: "ガーゼのパジャマ", picture: "style/pajamas" },
  { title: "充电剃须刀", picture: "wellness/shaving" },
  { title: "鉱物標本", picture: "learning/crystals" },
  { title: "A club history book in pictures", picture: "books/hardcover" },
  { title: "Monthly houseplant subscription", picture: "garden/potted-plant" },
])("'$title' is drawn as $picture", ({ title, picture }) => {
  expect(getPicture({ title, category: "General", kind: "object" })).toBe(picture);
});

test("what a picture shows goes before the title, and a drawing's id before both", () => {
  const idea = { title: "Radio", category: "technology", kind: "object" } as const;

  expect(getPicture({ ...idea, picture: "teapot" })).toBe("kitchen/teapot");
  expect(getPicture({ ...idea, picture: "music/vinyl" })).toBe("music/vinyl");
});

test("an idea of which no word is drawn has the drawing of its category, named in any language", () => {
  const idea = { title: "Qwertyuiop", kind: "object" } as const;

  for (const id of categoryIds)
    for (const category of [id, ...Object.values(categoryNames[id])])
      expect(getPicture({ ...idea, category })).toBe(categoryMotifs[id].object);
  expect(getPicture({ ...idea, category: "Vintage radios" })).toBe("technology/radio");
  expect(getPicture({ ...idea, category: "General" })).toBe("keepsakes/present");
});

test("every concept and every category has a drawing that exists", () => {
  const ids = [...concepts, ...nameTemplates].map(getConceptPicture);
  const defaults = Object.values(categoryMotifs).flatMap((motifs) => Object.values(motifs));

  expect([...new Set([...ids, ...defaults])].filter((id) => !(id in motifWords))).toEqual([]);
  expect(Object.keys(categoryMotifs)).toEqual([...categoryIds]);
});
