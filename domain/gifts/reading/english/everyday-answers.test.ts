import { expect, test } from "vitest";
import { read } from "../read.ts";

const readNotes = (additionalInfo: string) => read({ additionalInfo }, "en");

test.each([
  ["dryrobe already bought", ["dryrobe"]],
  ["a telescope was already bought", ["telescope"]],
  ["already bought a tent", ["tent"]],
  ["Texas A&M fan, but mom's buying the A&M stuff", ["A&M stuff"]],
  ["his sister is getting him a grill", ["grill"]],
  ["my mom is getting married", []],
  ["two wooly hats already bought, a dryrobe as well", ["wooly hats", "dryrobe"]],
  ["Scarves he has by the dozen.", ["Scarves"]],
  ["has his own darts, 3 sets", ["darts"]],
  ["They have everything for the kitchen", ["anything for the kitchen"]],
  ["has a pump, doing great", []],
  ["finally got his Leaving Cert results", []],
  ["Has pigeons since he was 14", []],
  ["He has a GAN 3x3 and a MoYu 4x4.", ["GAN 3x3", "MoYu 4x4"]],
  ["she has her pottery wheel and her Real Housewives", ["pottery wheel"]],
  ["no candles, nothing with nuts", ["candles", "anything with nuts"]],
  ["nothing for the kitchen, nothing for the house", ["anything for the kitchen", "anything for the house"]],
  ["nothing that needs a lot of power", ["anything that needs a lot of power"]],
  ["please not a gift for the baby", ["anything for the baby"]],
  ["no objects please, an experience", ["objects"]],
  ["no mugs please, candles or soap", ["mugs", "candles", "soap"]],
  ["Mermaids have just been declared 'babyish'", ["Mermaids"]],
  ["Real animals are OUT says his mother", ["Real animals"]],
  ["won't take a dime", []],
  ["Don't want to make a song and dance of it", []],
  ["She loves sushi, hot tubs and riding and the doctor said no to all of them", ["sushi", "hot tubs", "riding"]],
])("what is there, comes from others or is forbidden is told, and no more: %s", (notes, told) => {
  expect(readNotes(notes).avoid.map((avoid) => avoid.told)).toEqual(told);
});

test.each([
  ["she goes sea swimming every morning", ["sea swimming"]],
  ["he's out ice fishing any weekend", ["ice fishing"]],
  ["Watches every minute of the snooker", ["snooker"]],
  ["we watch love island together every night", ["love island"]],
  ["she teaches English in Osaka", []],
  ["loves Only Fools and Horses, quotes it daily", ["Only Fools and Horses"]],
  ["she color codes everything", ["color codes"]],
])("what somebody goes for is loved, and no more: %s", (notes, words) => {
  expect(
    readNotes(notes)
      .likes.filter(({ name }) => name?.kind !== "city")
      .map((like) => like.words),
  ).toEqual(words);
});

test.each([
  ["An air fryer. I know. I KNOW.", [], []],
  ["we don't know much", ["distant"], []],
  ["Goes to comps in Calgary", [], []],
  ["he goes to Norway in May", ["moving"], []],
  ["She's a dialysis nurse", [], []],
  ["he is on dialysis", ["ill-or-recovering"], []],
  ["he's still in the boot", ["ill-or-recovering"], []],
  ["5 mo pregnant w first baby", ["pregnant"], []],
  ["basically lives in the cab of a Peterbilt", ["lives-in-vehicle", "drives-far"], []],
  ["She makes karak chai from scratch", [], []],
  ["nothing with 'useful' in it", [], []],
  ["i can bring it in my suitcase", [], ["small"]],
])("how somebody lives is told as it is: %s", (notes, facts, wishes) => {
  const reading = readNotes(notes);
  expect(reading.facts.map(({ fact }) => fact)).toEqual(facts);
  expect(reading.wishes.map(({ wish }) => wish)).toEqual(wishes);
});

test("a dog that went with somebody else is neither at home nor loved", () => {
  const reading = readNotes("the divorce came through. he got the dog (a corgi) so nothing with dogs on it");
  expect(reading.likes).toEqual([]);
  expect(reading.facts.map(({ fact }) => fact)).toEqual(["break-up"]);
  expect(reading.avoid.map((avoid) => avoid.told)).toEqual(["anything with dogs"]);
});

test.each([
  ["opals and sapphires", "gemstones"],
  ["marmalade making", "jam-making"],
  ["makes her own jam", "jam-making"],
  ["videoke nights", "karaoke"],
  ["Kerala Blasters", "football"],
  ["puttu and kadala curry", "indian-food"],
  ["sento", "hot-springs"],
  ["wordsearches", "crosswords"],
])("what is loved is known by its everyday name: %s", (notes, interest) => {
  expect(readNotes(`loves ${notes}`).likes.flatMap(({ interests }) => interests)).toContain(interest);
});
