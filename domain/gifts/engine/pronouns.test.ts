import { expect, test } from "vitest";
import { concepts } from "../knowledge/knowledge.ts";
import { nameTemplates } from "../knowledge/templates/templates.ts";
import { callPerson, choosePronoun } from "./pronouns.ts";

const text = (why: string) => ({ title: "A trowel", about: "With a handle.", why, search: ["trowel"] });

test.each([
  { told: "female", why: "She loves her garden, and it’s hers alone." },
  { told: "male", why: "He loves his garden, and it’s his alone." },
  { told: "non-binary", why: "They love their garden, and it’s theirs alone." },
  { told: "prefer-not-to-say", why: "They love their garden, and it’s theirs alone." },
  { told: undefined, why: "They love their garden, and it’s theirs alone." },
] as const)("a person of whom $told was told is called so in English", ({ told, why }) => {
  const marked = text("[They love] [their] garden, and it’s [theirs] alone.");

  expect(callPerson(marked, "en", choosePronoun({ gender: told, occasion: "birthday" })).why).toBe(why);
});

test.each([
  [
    "[They’ve] read it, [they’re] glad and [they’ll] tell [them] what [they’d] do.",
    "She’s read it, she’s glad and she’ll tell her what she’d do.",
  ],
  ["[They] always [carry] it, [go] far, [mix] paint and [don't] push.", "She always carries it, goes far, mixes paint and doesn't push."],
  [
    "[They have] it, [they are] there, [they were] here, and [they haven’t] gone.",
    "She has it, she is there, she was here, and she hasn’t gone.",
  ],
  ["The blades are sharp because they're hard.", "The blades are sharp because they're hard."],
  ["[They can] bake, [they can't] wait, and [they] often [could].", "She can bake, she can't wait, and she often could."],
  ["What [they do] by [themselves], [they buy] and [enjoy].", "What she does by herself, she buys and enjoys."],
])("of '%s' what changes for a woman is changed", (marked, expected) => {
  expect(callPerson(text(marked), "en", "she").why).toBe(expected);
});

test("a couple that marries is called 'they', whatever was told of one", () => {
  expect(choosePronoun({ gender: "male", occasion: "wedding" })).toBe("they");
});

test("in Chinese TA is the person, and no part of a longer name", () => {
  const marked = text("记下 TA 爱喝的茶，TA会用 NTAG 贴纸。");

  expect(callPerson(marked, "zh", "she").why).toBe("记下她爱喝的茶，她会用 NTAG 贴纸。");
  expect(callPerson(marked, "zh", "he").why).toBe("记下他爱喝的茶，他会用 NTAG 贴纸。");
  expect(callPerson(marked, "zh", "they")).toEqual(marked);
});

test.each(["she", "he", "they"] as const)("no text that says %s shows a mark or a verb of another person", (pronoun) => {
  const faults = /[[\]]|\b(?:she|he) (?:are|have|do|don['’]t|were|love|like|need|get|make|play|use)\b|\bthey (?:loves|has|is|was)\b/i;
  const wrong = [...concepts, ...nameTemplates].filter((concept) => {
    const { about, why } = callPerson(concept.en, "en", pronoun);
    return faults.test(`${about}\n${why}`);
  });

  expect(wrong.map(({ id }) => id)).toEqual([]);
});
