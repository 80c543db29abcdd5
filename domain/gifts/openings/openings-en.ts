import type { AgeRange, Occasion, Relationship } from "#shared/gift-options.ts";
import { fillPlaces, type Facts, type Openings } from "./opening.ts";

const occasions = {
  birthday: "birthday",
  anniversary: "anniversary",
  christmas: "Christmas",
  valentines: "Valentine’s Day",
  "mothers-day": "Mother’s Day",
  "fathers-day": "Father’s Day",
  graduation: "graduation",
  wedding: "wedding",
  housewarming: "housewarming",
  "just-because": "just-because",
  other: "special-occasion",
} as const satisfies Record<Occasion, string>;

const relationships = {
  spouse: "your spouse",
  parent: "your parent",
  child: "your child",
  sibling: "your sibling",
  friend: "your friend",
  colleague: "your colleague",
  "extended-family": "your relative",
  other: "the person you describe",
} as const satisfies Record<Relationship, string>;

const ages = {
  "0-12": "a child of 12 or younger",
  "13-17": "a teenager",
  "18-24": "someone aged 18 to 24",
  "25-34": "someone aged 25 to 34",
  "35-49": "someone aged 35 to 49",
  "50-64": "someone aged 50 to 64",
  "65+": "someone aged 65 or over",
} as const satisfies Record<AgeRange, string>;

export const openingsEn: Openings = {
  sentences: {
    "interest-trait": [
      "Their love of {interest} and their {trait} side meet in this one.",
      "It takes {interest} as the starting point and leaves room for their {trait} side.",
      "You mentioned {interest} and {a trait} side, and this speaks to both.",
      "This one is all about {interest}, with a nod to their {trait} side.",
      "Anyone drawn to {interest} would smile at this, and anyone with {a trait} streak all the more.",
      "Picked for {interest} first, and for that {trait} streak second.",
      "With {interest} on your list and {a trait} side to please, this was an easy choice.",
      "Right for someone who enjoys {interest} and has {a trait} streak.",
      "Think of {interest}, add {a trait} streak, and you arrive here.",
    ],
    "interest-occasion": [
      "{A occasion} gift for someone who loves {interest}.",
      "Chosen with {interest} in mind, this makes {a occasion} present to look forward to.",
      "Since they enjoy {interest}, let the {occasion} present be about exactly that.",
      "This turns their love of {interest} into {a occasion} present.",
      "When it comes to {interest}, few {occasion} gifts come closer.",
      "As {a occasion} gift it goes straight to something they love: {interest}.",
      "You said {interest}, so this {occasion} present starts there.",
      "Their interest in {interest} deserves a place among the {occasion} presents.",
      "Behind this {occasion} gift stands one simple thought: {interest}.",
    ],
    "interest-relationship": [
      "For {relationship}, whose love of {interest} deserves something good.",
      "A gift for {relationship} with {interest} written all over it.",
      "You named {interest}; here is something in that spirit for {relationship}.",
      "If {relationship} lights up at {interest}, this will do the rest.",
      "It shows {relationship} that their love of {interest} has not gone unnoticed.",
      "With {interest} in mind, this one is for {relationship}.",
      "Made for days with {interest} in them, and a thoughtful thing to give {relationship}.",
      "What better to give {relationship} than something to go with {interest}?",
      "Here is one more way to enjoy {interest}, and it is for {relationship}.",
    ],
    "trait-occasion": [
      "{A occasion} gift for someone with {a trait} side.",
      "Their {trait} side will know what to do with this {occasion} present.",
      "This {occasion} present plays to their {trait} side.",
      "As {a occasion} gift it suits {a trait} streak down to the ground.",
      "{A trait} streak like theirs calls for {a occasion} present like this.",
      "Of all possible {occasion} presents, this one speaks to their {trait} side.",
      "That {trait} side decided it: here is {a occasion} present to match.",
      "It answers their {trait} side and still feels like {a occasion} present.",
      "You mentioned {a trait} side, and this {occasion} gift follows from that.",
    ],
    "trait-relationship": [
      "For {relationship} and that {trait} side of theirs.",
      "It gives {relationship} room for that {trait} side.",
      "This meets {relationship} on their {trait} side.",
      "What suits {relationship} best is often what suits their {trait} side.",
      "Chosen with {relationship} in mind, and with an eye to that {trait} streak.",
      "Their {trait} streak points the way to this present for {relationship}.",
      "A quiet way of telling {relationship} that you know their {trait} side.",
      "Something for {relationship}, and above all for that {trait} side.",
    ],
    "occasion-relationship": [
      "{A occasion} present with {relationship} in mind.",
      "For {relationship}, as {a occasion} present with a little more thought in it.",
      "Not the usual {occasion} present, and all the better for {relationship}.",
      "Give this to {relationship} and the {occasion} present is happily settled.",
      "Among {occasion} gifts for {relationship}, this is one to remember.",
      "Here is {a occasion} present that suits {relationship} without any guesswork.",
      "Easy to give and good to get: {a occasion} present for {relationship}.",
      "Whatever else {relationship} is given, this {occasion} present stands on its own.",
      "This {occasion} gift could pleasantly surprise {relationship}.",
      "It has what {a occasion} gift for {relationship} needs: a story and a use.",
    ],
    "occasion-age": [
      "{A occasion} gift that feels right for {age}.",
      "For {age}, {a occasion} present off the beaten track.",
      "This {occasion} present was picked with {age} in mind.",
      "Not the usual {occasion} gift, and a good fit for {age}.",
      "Here is {a occasion} present that {age} can really use.",
      "Look no further for {a occasion} gift that suits {age}.",
      "Chosen to please {age}, and right for {a occasion} gift.",
      "It is {a occasion} gift that meets {age} where they are.",
    ],
    "relationship-age": [
      "For {relationship}, and right for {age}.",
      "This one is for {relationship}, chosen as a gift for {age}.",
      "A gift for {relationship} that feels right for {age}.",
      "With {relationship} in mind, and well suited to {age}.",
      "Here is something for {relationship} that {age} can really use.",
      "Chosen to please {age}, and to delight {relationship}.",
      "What would suit {age}? For {relationship}, quite possibly this.",
      "It is meant for {relationship}, and it meets {age} where they are.",
    ],
  },
  fill(sentence, facts) {
    const filled = fillPlaces(sentence, listValues(facts));
    return filled.charAt(0).toUpperCase() + filled.slice(1);
  },
  join: (opening, why) => `${opening} ${why}`,
};

function listValues({ interests, trait, occasion, relationship, ageRange }: Facts): Record<string, string> {
  const quotedTrait = quotePhrase(trait.replace(/^(?:an?|the) /i, ""));
  const occasionName = occasions[occasion];
  return {
    interest: interests.map(quoteForeign).join(" and "),
    trait: quotedTrait,
    "a trait": addArticle(quotedTrait),
    occasion: occasionName,
    "a occasion": addArticle(occasionName),
    "A occasion": addArticle(occasionName),
    "A trait": addArticle(quotedTrait),
    relationship: relationships[relationship],
    age: ageRange === null ? "" : ages[ageRange],
  };
}

function addArticle(words: string): string {
  return /^\W?(?:[aeio]|u(?!ni|se|su))/i.test(words) ? `an ${words}` : `a ${words}`;
}

// Two words pass as an adjective ('kind hearted'); more than that is somebody's phrase.
function quotePhrase(trait: string): string {
  return /^\p{Script=Latin}+(?:[ -]\p{Script=Latin}+){0,2}$/u.test(trait) ? trait : `“${trait}”`;
}

// Words in another script are set off, so that the sentence around them stays readable.
function quoteForeign(words: string): string {
  return /[^\p{Script=Latin}\p{N}\p{P}\p{Z}]/u.test(words) ? `“${words}”` : words;
}
