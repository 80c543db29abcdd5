import { expect, test } from "vitest";
import { read } from "../read.ts";

/** What somebody loves, as a noun, what they do, what one does, and the doing; and the interests of which one is read in it. */
const likings = [
  ["jigsaw puzzles", "does jigsaw puzzles", "do jigsaw puzzles", "doing jigsaw puzzles", "jigsaws"],
  ["ice cream", "eats ice cream", "eat ice cream", "eating ice cream", "ice-cream"],
  ["coffee", "drinks coffee", "drink coffee", "drinking coffee", "coffee"],
  ["bubble baths", "takes bubble baths", "take bubble baths", "taking bubble baths", "baths"],
  ["flea markets", "goes to flea markets", "go to flea markets", "going to flea markets", "car-boot-sales"],
  ["museums", "goes to museums", "go to museums", "going to museums", "museums"],
  ["long walks", "goes for long walks", "go for long walks", "going for long walks", "hiking"],
  ["golf", "plays golf", "play golf", "playing golf", "golf"],
  ["hockey", "watches hockey", "watch hockey", "watching hockey", "ice-hockey"],
  ["fishing", "fishes", "fish", "fishing", "fishing"],
  ["knitting", "knits", "knit", "knitting", "knitting"],
  ["crochet", "crochets", "crochet", "crocheting", "crochet"],
  ["homemade bread", "bakes bread", "bake bread", "baking bread", "bread baking sourdough"],
  ["model trains", "builds model trains", "build model trains", "building model trains", "model-trains"],
  ["stamps", "collects stamps", "collect stamps", "collecting stamps", "stamps"],
  ["romance novels", "reads romance novels", "read romance novels", "reading romance novels", "romance-novels"],
  ["soap operas", "watches soap operas", "watch soap operas", "watching soap operas", "soap-operas"],
  ["country music", "listens to country music", "listen to country music", "listening to country music", "country-music"],
  ["the piano", "plays the piano", "play the piano", "playing the piano", "piano"],
  ["handmade cards", "makes cards", "make cards", "making cards", "paper-craft"],
  ["old cars", "fixes up old cars", "fix up old cars", "fixing up old cars", "cars cars-classic"],
  ["motorcycles", "rides a motorcycle", "ride a motorcycle", "riding a motorcycle", "motorcycles"],
  ["roses", "grows roses", "grow roses", "growing roses", "roses"],
  ["houseplants", "waters the houseplants", "water the houseplants", "watering the houseplants", "houseplants"],
  ["squirrels", "feeds the squirrels", "feed the squirrels", "feeding the squirrels", "squirrels"],
  ["a clean kitchen", "cleans the kitchen", "clean the kitchen", "cleaning the kitchen", "cleaning-enthusiasts"],
  ["couponing", "clips coupons", "clip coupons", "clipping coupons", "personal-finance"],
  ["naps", "takes naps", "take naps", "taking naps", "naps-sleep"],
  ["picnics", "goes on picnics", "go on picnics", "going on picnics", "picnics"],
  ["the casino", "goes to the casino", "go to the casino", "going to the casino", "card-games"],
  ["board games", "plays board games", "play board games", "playing board games", "board-games"],
] as const;

const loved = [
  "She loves N",
  "My dad really likes to V",
  "He enjoys G",
  "She's really into N",
  "Loves to V with the grandkids",
  "My grandma S",
  "He S a lot",
  "Every Sunday he S",
  "In any free minute she S",
  "He S after work to unwind",
  "She spends hours G",
  "He spends his weekends G",
  "Spends every evening G",
  "You'll find her G most days",
  "She's always G",
  "He's usually G when I call",
  "Her happy place is N",
  "Her favorite thing to do is V",
  "Weekends are for G",
  "Sundays are for N",
  "Can't go a day without G",
  "She can't live without N",
  "He lives for N",
  "Big into G",
  "She's obsessed with N",
  "Nothing beats N for her",
  "He'd rather V than watch TV",
  "She would rather be G than anything else",
  "N make her happy",
  "G relaxes him",
  "N is all he talks about",
  "She has been G for years",
  "He's been G since he was a kid",
  "She started G last year",
  "He got into N during the pandemic",
  "She wants to learn to V",
  "Can't wait to V again",
  "We V together every summer",
  "Now that he's retired he S",
  "He's the kind of guy who S",
  "She's happiest when she's G",
  "He never gets tired of G",
  "Her hobby is G",
  "He relaxes by G",
  "Her idea of fun is G",
  "A perfect day for him is G",
  "All she wants to do is V",
  "She likes nothing more than G",
  "Gets up early to V",
  "Her guilty pleasure is N",
  "N every single day",
] as const;

const refused = [
  "She hates N",
  "He doesn't like G",
  "He's not into N",
  "She's not a fan of G",
  "She can't stand G",
  "She has no interest in N",
  "He's tired of G",
  "He gave up G",
  "She had to stop G",
  "He quit G last year",
  "She no longer S",
  "He never S",
  "She doesn't V",
  "G isn't her thing",
] as const;

const cellsOfForm = 7;

/** Of each form some likings, in turn: that no plain way of saying it, and no plain thing to love, is lost again. */
function listCells(forms: readonly string[]): [text: string, interests: readonly string[]][] {
  return forms.flatMap((form, row) =>
    Array.from({ length: cellsOfForm }, (_, cell): [string, readonly string[]] => {
      const [noun, does, bare, doing, interests] = likings[(row * 3 + cell * 5) % likings.length] ?? likings[0];
      const words: Record<string, string> = { N: noun, S: does, V: bare, G: doing };
      const text = form.replaceAll(/\b[NSVG]\b/g, (letter) => words[letter] ?? letter);
      return [`${text.charAt(0).toUpperCase()}${text.slice(1)}.`, interests.split(" ")];
    }),
  );
}

test.each(listCells(loved))("an everyday liking is heard: %s", (additionalInfo, interests) => {
  const { likes, avoid, facts } = read({ additionalInfo }, "en");
  expect(likes.length).toBeGreaterThan(0);
  expect(likes.filter((like) => !like.interests.some((id) => interests.includes(id)))).toEqual([]);
  expect(avoid).toEqual([]);
  expect(facts.filter(({ fact }) => fact !== "retirement" && fact !== "hates-chores")).toEqual([]);
});

test.each(listCells(refused))("nothing is loved: %s", (additionalInfo) => {
  expect(read({ additionalInfo }, "en").likes).toEqual([]);
});
