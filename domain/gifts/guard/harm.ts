import type { Suggestion } from "#shared/answers/suggestion.ts";
import type { Brief } from "../engine/brief.ts";
import { facts, type FactRule } from "../knowledge/facts.ts";
import type { Fact } from "../reading/reading.ts";
import { isStated } from "../words/denials.ts";
import { readText, type ReadText } from "../words/text-things.ts";
import { demandWords, easyToRead, factWords, heardOrFelt, petSafe, reading, takesNoRoom } from "./demand-words.ts";
import { describeGift } from "./idea-texts.ts";
import { joinStatedWords } from "./stated.ts";

const usedUp = new Set<string>(
  "food snack sweets chocolate cake cheese honey tea coffee alcohol wine beer whisky sake seafood meat dairy bath soap skincare make-up ticket concert-ticket theatre-ticket sports-ticket membership seeds".split(
    " ",
  ),
);
const readThings = ["book", "novel", "magazine", "comic", "cookbook", "puzzle", "map"] as const;

/** Whether a gift would hurt somebody of whom this is true, by what its texts surely say. */
export function isHarmful(suggestion: Suggestion, brief: Pick<Brief, "reading">): boolean {
  const text = describeGift(suggestion);
  const read = readText(text);
  return brief.reading.facts.some(
    (fact) =>
      forbidsDemand(fact, text, brief) ||
      saysWhatHurts(fact, text) ||
      forbidsThing(fact, text, read) ||
      (!suggestion.isExperience && isHardToRead(fact, text, read)) ||
      (isPlainlyNoMore(fact, brief) && keepsPlace(suggestion, text, read)),
  );
}

function forbidsDemand({ fact }: Fact, text: string, brief: Pick<Brief, "reading">): boolean {
  const { forbids = [] }: FactRule = facts[fact];
  return forbids.some((demand) => {
    const words = demandWords[demand];
    if (!words || !isStated(words, text)) return false;
    // Who loves festivals goes to one.
    return demand !== "crowd" || !words.test(joinStatedWords(brief));
  });
}

function saysWhatHurts({ fact }: Fact, text: string): boolean {
  const words = factWords[fact];
  return words !== undefined && isStated(words, text);
}

function forbidsThing({ fact }: Fact, text: string, { goods }: ReadText): boolean {
  const { things = [] }: FactRule = facts[fact];
  if (fact === "pet-eats-things" && petSafe.test(text)) return false;
  const held: ReadonlySet<string> = goods;
  return things.some((thing) => held.has(thing));
}

function isHardToRead({ fact }: Fact, text: string, { goods }: ReadText): boolean {
  if (fact !== "low-vision" && fact !== "blind") return false;
  const isEased = fact === "blind" ? heardOrFelt : easyToRead;
  return (readThings.some((thing) => goods.has(thing)) || reading.test(text)) && !isEased.test(text);
}

/** 'No more stuff, please' is a ban; that somebody is a minimalist or has everything is not. */
function isPlainlyNoMore({ fact, field, words }: Fact, { reading }: Pick<Brief, "reading">): boolean {
  if (fact !== "no-more-stuff" || field === "personalities") return false;
  return !reading.facts.some((other) => other.fact === "has-everything" && other.words === words);
}

function keepsPlace({ isExperience }: Suggestion, text: string, { things }: ReadText): boolean {
  return !isExperience && !takesNoRoom.test(text) && ![...things].some((thing) => usedUp.has(thing));
}
