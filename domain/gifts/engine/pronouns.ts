import type { Occasion } from "#shared/gift-options.ts";
import type { GiftRequest } from "#shared/gift-request.ts";
import type { Locale } from "#shared/locales/locale.ts";
import type { ConceptText } from "../knowledge/concept.ts";

/** How a text calls the person who gets the gift. */
export const pronouns = ["they", "she", "he"] as const;
export type Pronoun = (typeof pronouns)[number];

/** Only by what was told; anyone else is 'they'. */
export function choosePronoun({ gender, occasion }: { gender: GiftRequest["livingSituation"]; occasion: Occasion }): Pronoun {
  // A wedding present is for two.
  if (occasion === "wedding") return "they";
  if (gender === "female") return "she";
  return gender === "male" ? "he" : "they";
}

/**
 * The text with the pronouns of the person. English marks what changes with them, `[they love] [their] garden`; in Chinese each TA is the
 * person, and Japanese has none.
 */
export function callPerson(text: ConceptText, locale: Locale, pronoun: Pronoun): ConceptText {
  if (locale === "ja") return text;
  const call = locale === "en" ? callInEnglish : callInChinese;
  return { ...text, title: call(text.title, pronoun), about: call(text.about, pronoun), why: call(text.why, pronoun) };
}

function callInChinese(sentence: string, pronoun: Pronoun): string {
  if (pronoun === "they") return sentence;
  return sentence.replaceAll(/ ?(?<![A-Za-z])TA(?![A-Za-z]) ?/g, pronoun === "she" ? "她" : "他");
}

const marked = /\[([^\]]+)\]/g;

function callInEnglish(sentence: string, pronoun: Pronoun): string {
  return sentence.replaceAll(marked, (_, words: string) => {
    if (pronoun === "they") return words;
    return words
      .split(" ")
      .map((word) => inflect(word, pronoun))
      .join(" ");
  });
}

const forms = {
  she: { they: "she", their: "her", them: "her", theirs: "hers", themselves: "herself" },
  he: { they: "he", their: "his", them: "him", theirs: "his", themselves: "himself" },
} as const;

const contraction = /^they[’'](re|ve|ll|d)$/;
const endings: Readonly<Record<string, string>> = { re: "’s", ve: "’s", ll: "’ll", d: "’d" };

/** A pronoun, or a verb in the present tense: 'they’ve' is 'she’s', and 'carry' is 'carries'. */
function inflect(word: string, pronoun: Exclude<Pronoun, "they">): string {
  const plain = word.toLowerCase();
  const [, ending] = contraction.exec(plain) ?? [];
  const own: Readonly<Record<string, string>> = forms[pronoun];
  const called = ending ? `${pronoun}${endings[ending]}` : own[plain];
  if (called === undefined) return addEnding(word);
  return plain === word ? called : `${called.charAt(0).toUpperCase()}${called.slice(1)}`;
}

/** Verbs that are the same for everybody: 'she can'. */
const modal = /^(?:ca(?:n|n[’']t|nnot)|(?:could|will|would|shall|should|may|might|must)(?:n[’']t)?)$/;

const irregular: Readonly<Record<string, string>> = { are: "is", were: "was", have: "has", do: "does" };

function addEnding(verb: string): string {
  const [, stem = verb, negation = ""] = /^([a-z]+?)(n[’']t)?$/.exec(verb) ?? [];
  if (modal.test(verb)) return verb;
  if (irregular[stem]) return `${irregular[stem]}${negation}`;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return /(?:[sxzo]|[cs]h)$/.test(verb) ? `${verb}es` : `${verb}s`;
}
