import { expect, test } from "vitest";
import { read } from "../read.ts";

const readNotes = (additionalInfo: string) => read({ additionalInfo }, "en");

test.each<[string, string[]]>([
  ["recently got super into cooking Sichuan food", ["cooking Sichuan food"]],
  ["just got really into sourdough", ["sourdough"]],
  ["never cooked in his life and is learning now", ["cooked"]],
  ["never painted in her life but wants to start", ["painted"]],
  ["never been on a plane in his life", []],
  ["Loves to grill and already has the grill", ["grill"]],
  ["Loves to paint and has easels", ["paint"]],
  ["it's all games and skateboards", ["games", "skateboards"]],
  ["it's all good", []],
  ["he's all grown up", []],
  ["disc golf now instead of bars", ["disc golf"]],
  ["We dance in the kitchen to Motown", ["Motown"]],
  ["dad's teaching himself banjo from youtube, drives mom nuts", ["banjo"]],
  ["watches woodworking on youtube", ["woodworking on youtube"]],
  ["They DM for our tabletop group", ["DM for our tabletop group"]],
  ["she DMs for our group", ["DMs for our group"]],
  ["he DMs me memes all day", []],
  ["he wants to drive through Montana with his wife", ["Montana"]],
  ["walks with a bad knee", []],
  ["walks every morning", ["walks"]],
  ["has started a snail hotel and writes down who checks in", ["snail hotel"]],
  ["Cousin in Minnesota, ice fishing with the whole family", ["ice fishing"]],
  ["can't sleep because of the neighbours dog", []],
  ["Lost her voice coach job", []],
  ["always brings a thermos of tea", ["tea"]],
  ["super into fermenting everything. Hot sauce, kraut, pickles.", ["fermenting", "Hot sauce", "pickles"]],
  ["Used to ride motorcycles, sold it.", []],
  ["watches Bake Off on the couch and never bakes", ["Bake Off"]],
  ["first house, tiny yard, two greyhounds", ["greyhounds"]],
  ["first job starts in August at a hospital in Denver", []],
  ["starts at the fire academy monday", []],
  ["likes crying to phoebe bridgers", ["phoebe bridgers"]],
  ["does the crossword in pen", ["the crossword"]],
  ["likes mermaids and bossing people", ["mermaids"]],
  ["sits on the porch with the ball game on the radio", ["sits on the porch", "the ball game on the radio"]],
  ["Bell ringer at the village church", []],
  ["collects beer mats from every pub", ["beer mats"]],
  ["reads the paper every morning with his filter coffee", ["reads the paper", "filter coffee"]],
  ["Son moved in with his girlfriend. He loves golf. Her thing is pottery", ["golf"]],
  ["My sister, her husband fishes. He has boats. She paints", ["paints"]],
  ["She loves karaoke, Selena mostly", ["karaoke", "Selena"]],
  ["into goth-y stuff", ["goth-y stuff"]],
])("what is loved is told in the plainest turns: %s", (notes, words) => {
  expect(readNotes(notes).likes.map((like) => like.words)).toEqual(words);
});

test.each<[string, string[]]>([
  ["recently got super into cooking Sichuan food", []],
  ["recently got a new kettle", ["kettle"]],
  ["has a little school garden going with the kids", []],
  ["has a vegetable garden going", []],
  ["has every kitchen thing going", ["kitchen thing"]],
  ["never cooked in his life and is learning now", []],
])("what is begun is neither owned nor refused: %s", (notes, told) => {
  expect(readNotes(notes).avoid.map((avoid) => avoid.told)).toEqual(told);
});

test.each<[string, string[]]>([
  ["our shop foreman retires after 31 years", ["retirement"]],
  ["our dishwasher is leaking", []],
  ["she can't sleep in the day", ["sleeps-badly"]],
  ["neighbor who watched our kids when I was in the hospital", ["thanks"]],
  ["Her hip means no more dance hall", ["walks-badly"]],
  ["married twelve years", ["wedding-anniversary"]],
  ["my brother is 13", []],
  ["she is turning 13", ["milestone-birthday"]],
  ["she sleeps badly during the day", ["sleeps-badly"]],
  ["hasn't slept since February", ["sleeps-badly"]],
  ["stuck in bed for a couple weeks", ["bed-rest"]],
  ["something for a couple", ["for-two"]],
  ["lost her voice coach job", []],
  ["has lost her voice again", ["hoarse-voice"]],
  ["has a cheesemaking thing going in her garage", []],
  ["four of us going in on this", ["group-gift"]],
  ["she DMs for our group", []],
  ["ice fishing with the whole family", []],
  ["from the whole family", ["for-family", "group-gift"]],
  ["leaves for college, first time away from home", ["homesick", "moving", "starting-college"]],
])("how somebody lives, and nothing besides: %s", (notes, facts) => {
  expect(
    readNotes(notes)
      .facts.map(({ fact }) => fact)
      .toSorted(),
  ).toEqual(facts.toSorted());
});

test.each<[string, string[]]>([
  ["first time away from home", []],
  ["she could use some time away", ["relaxing"]],
  ["something she can use from bed", ["at-home"]],
  ["I'm from Oregon and flying with hand luggage only", ["small", "light"]],
])("what is asked of the gift: %s", (notes, wishes) => {
  expect(
    readNotes(notes)
      .wishes.map(({ wish }) => wish)
      .filter((wish) => wish !== "useful"),
  ).toEqual(wishes);
});

test.each<[string, string[]]>([
  ["Chess in the park with the same four men", ["Chess"]],
  ["reads horror novels like crazy", ["horror novels"]],
  ["watches cricket with more passion than anyone I know", ["cricket"]],
  ["plays bingo Tuesdays and Fridays", ["bingo"]],
  ["rides a bmx to the site", ["bmx"]],
  ["loves vinyl, mostly 70s soul", ["vinyl", "70s soul"]],
  ["bakes cookies for the whole street", ["cookies"]],
  ["collects snow globes from everywhere she goes", ["snow globes"]],
  ["has a little cheesemaking thing going", ["cheesemaking"]],
  ["loves walks on the beach", ["walks on the beach"]],
  ["loves books about war", ["books about war"]],
  ["runs at lunchtime, in any weather", ["runs"]],
])("what is shown of a liking is what is loved, and not how or where: %s", (notes, words) => {
  expect(readNotes(notes).likes.map((like) => like.words)).toEqual(words);
});

test.each<[string, string[]]>([
  ["Friend had twins 5 weeks ago. I want something for HER", ["anything for the baby"]],
  ["just had a baby, looking for something for the mom", ["anything for the baby"]],
  ["just had a baby, something for her birthday", []],
  ["just had a baby. I want something for her and the baby", []],
  ["she has an older kid too so all the baby stuff is there", ["baby stuff"]],
  ["says please nothing else for the baby", ["anything for the baby"]],
  ["He collects hot sauces. Me I can't stand spicy", []],
  ["I don't like giving gift cards", ["giving gift cards"]],
  ["hates anything pink ribbon or warrior", ["pink ribbon", "warrior"]],
  ["hates anything with glitter or sequins on it", ["anything with glitter", "anything with sequins on it"]],
])("what isn't wanted is told once, and by its words: %s", (notes, told) => {
  expect(readNotes(notes).avoid.map((avoid) => avoid.told)).toEqual(told);
});

test.each<[string, string[]]>([
  ["she is flying home with hand luggage only", ["light-luggage"]],
  ["don't know her that well tbh", ["distant"]],
  ["My husband's 60th.", ["milestone-birthday"]],
  ["my parents' 40th wedding anniversary", ["for-two", "wedding-anniversary"]],
  ["finishes his civil engineering degree in June and starts work straight away", ["graduating", "new-job"]],
])("what bears on the gift, whoever it is told of: %s", (notes, facts) => {
  expect(
    readNotes(notes)
      .facts.map(({ fact }) => fact)
      .toSorted(),
  ).toEqual(facts);
});

test("who has never done a thing, and takes it up now, is a beginner", () => {
  expect(readNotes("never cooked in his life and is learning now").likes).toMatchObject([{ interests: ["cooking"], level: "beginner" }]);
});
