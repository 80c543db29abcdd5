import type { Suggestion } from "#shared/answers/suggestion.ts";
import type { Brief } from "../brief/brief.ts";
import type { DemandId } from "../knowledge/demands.ts";
import { facts, type FactId, type FactRule } from "../knowledge/facts.ts";
import type { Fact } from "../reading/reading.ts";
import { isStated } from "../words/denials.ts";
import { readText, type ReadText } from "../words/text-things.ts";
import { demandWords } from "./demand-words.ts";
import {
  atHome,
  compact,
  easyToRead,
  factWords,
  forChildren,
  heardOrFelt,
  lostChild,
  overland,
  petSafe,
  reading,
  seenOrFelt,
  silent,
  takesNoRoom,
} from "./fact-words.ts";
import { describeGift } from "./idea-texts.ts";
import { joinStatedWords } from "./stated.ts";

const usedUp = new Set<string>(
  "food snack sweets chocolate cake cheese honey fruit spice sauce hamper tea coffee alcohol wine beer whisky sake seafood meat dairy bath soap skincare make-up ticket concert-ticket theatre-ticket sports-ticket membership seeds".split(
    " ",
  ),
);
const readThings = ["book", "novel", "magazine", "comic", "cookbook", "puzzle", "map"] as const;

interface Gift {
  isExperience: boolean;
  /** What names it, without what its description tells of other things. */
  name: string;
  text: string;
  read: ReadText;
  /** What was stated of likings. */
  stated: string;
}

/** Whether a gift would hurt somebody of whom this is true, by what its texts surely say. */
export function isHarmful(suggestion: Suggestion, brief: Pick<Brief, "reading">): boolean {
  const text = describeGift(suggestion);
  const gift: Gift = {
    isExperience: suggestion.isExperience,
    name: [suggestion.title, ...suggestion.searchTerms].join("\n"),
    text,
    read: readText(text),
    stated: joinStatedWords(brief),
  };
  return brief.reading.facts.some((fact) => hurts(gift, fact) || (isPlainlyNoMore(fact, brief) && keepsPlace(gift)));
}

function hurts(gift: Gift, fact: Fact): boolean {
  const { forbids = [] }: FactRule = facts[fact.fact];
  return (
    forbids.some((demand) => asks(gift, demand, fact.fact)) ||
    saysWhatHurts(gift, fact) ||
    forbidsThing(gift, fact) ||
    isHardToRead(gift, fact)
  );
}

/** Of an outing nothing has to be carried or put up. */
const ofObjects = new Set<DemandId>(["room", "heavy"]);
/** What takes the harm out of a demand. */
const easings: Readonly<Partial<Record<DemandId, RegExp>>> = {
  hearing: seenOrFelt,
  seeing: heardOrFelt,
  noise: silent,
  room: compact,
};

function asks(gift: Gift, demand: DemandId, fact: FactId): boolean {
  if (demand === "leaving-home") return gift.isExperience && !atHome.test(gift.text);
  const words = demandWords[demand];
  if (!words || (gift.isExperience && ofObjects.has(demand))) return false;
  // A description may tell on which shelf the gift will stand.
  const isSaid = isStated(words, demand === "room" ? gift.name : gift.text);
  return isSaid && !isEased(gift, demand, fact) && !(isMatterOfTaste(demand, fact) && words.test(gift.stated));
}

function isEased({ text }: Gift, demand: DemandId, fact: FactId): boolean {
  return (easings[demand]?.test(text) ?? false) || (fact === "no-flying" && overland.test(text));
}

/** What is no danger, and may please all the same whoever says that they love it: who loves festivals goes to one. */
export function isMatterOfTaste(demand: DemandId, fact: FactId): boolean {
  return demand === "crowd" || demand === "memory" || (demand === "hearing" && fact === "hard-of-hearing");
}

function saysWhatHurts({ text }: Gift, { fact, words: quote }: Fact): boolean {
  const words = factWords[fact];
  if (fact === "grief" && lostChild.test(quote) && forChildren.test(text)) return true;
  const isEasedHere = (fact === "pet-eats-things" && petSafe.test(text)) || (fact === "blind" && heardOrFelt.test(text));
  return words !== undefined && !isEasedHere && isStated(words, text);
}

function forbidsThing({ text, read: { goods } }: Gift, { fact }: Fact): boolean {
  const { things = [] }: FactRule = facts[fact];
  if (fact === "pet-eats-things" && petSafe.test(text)) return false;
  const held: ReadonlySet<string> = goods;
  return things.some((thing) => held.has(thing));
}

function isHardToRead({ isExperience, text, read: { goods } }: Gift, { fact }: Fact): boolean {
  if (isExperience || (fact !== "low-vision" && fact !== "blind")) return false;
  const eased = fact === "blind" ? heardOrFelt : easyToRead;
  return (readThings.some((thing) => goods.has(thing)) || reading.test(text)) && !eased.test(text);
}

/** 'No more stuff, please' is a ban; that somebody is a minimalist or has everything is not. */
function isPlainlyNoMore({ fact, field, words }: Fact, { reading }: Pick<Brief, "reading">): boolean {
  if (fact !== "no-more-stuff" || field === "personalities") return false;
  return !reading.facts.some((other) => other.fact === "has-everything" && other.words === words);
}

function keepsPlace({ isExperience, text, read: { things } }: Gift): boolean {
  return !isExperience && !takesNoRoom.test(text) && ![...things].some((thing) => usedUp.has(thing));
}
