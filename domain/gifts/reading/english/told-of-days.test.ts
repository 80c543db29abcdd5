import { expect, test } from "vitest";
import { read } from "../read.ts";

const readNotes = (additionalInfo: string) => read({ additionalInfo }, "en");

test.each([
  ["exams all month", ["exam"]],
  ["exams until June", ["exam"]],
  ["chews her pens to bits", ["fidgets"]],
  ["he chews everything", ["mouths-things"]],
  ["drives a taxi in Toronto", ["drives-far"]],
  ["we all chip in a bit", ["group-gift"]],
  ["don't really know her outside work", ["distant"]],
  ["he sold the business", ["retirement"]],
  ["tent, chair, he has the lot already", ["has-everything"]],
  ["moved out with two suitcases and the cat", ["new-home", "cat-at-home"]],
  ["she travels with two suitcases", ["light-luggage"]],
  ["she has basically no kitchen stuff", ["new-home"]],
  ["new dad, 5 weeks in", ["newborn"]],
  ["we are 5 weeks in", ["early-dating"]],
  ["eats standing up with one hand", []],
  ["has one hand since birth", ["one-hand"]],
  ["a basement apartment with no sunlight at all", ["dark-home"]],
  ["sews in terrible light", ["dark-home"]],
  ["her apartment gets no light", ["dark-home"]],
  ["his studio has no windows", ["dark-home"]],
  ["finals are killing her", ["exam"]],
  ["two weeks into her new job", ["new-job"]],
  ["I only know her from yoga", ["distant"]],
])("how the days of somebody pass is heard: %s", (notes, facts) => {
  expect(readNotes(notes).facts.map(({ fact }) => fact)).toEqual(facts);
});

test.each([
  ["he has a little tomato patch going behind the garage", ["tomato patch"]],
  ["plays the same oasis song 40 times a day", ["oasis song"]],
  ["keeps little succulents named after office people", ["succulents"]],
  ["BTS posters everywhere, lives in my old hoodie", ["BTS posters"]],
  ["her garden gnomes are a whole village at this point", ["garden gnomes"]],
  ["off to Norway for a year of hiking", ["Norway", "hiking"]],
  ["keeps a paper map on the fridge", ["paper map"]],
  ["paints all the little figures by hand", ["little figures"]],
  ["rings me to ask how long to boil an egg", []],
  ["knows the collection days for the whole street", []],
  ["Dad does FIFO out of Townsville, two weeks on two off", []],
  ["sings when she irons", ["sings"]],
  ["still puts on the old showband records", ["old showband records"]],
  ["his kettle broke last week", ["kettle"]],
  ["her hair dryer just died", ["hair dryer"]],
  ["her phone died", []],
  ["has no decent knives", ["knives"]],
  ["he never has a proper umbrella", ["umbrella"]],
  ["eats standing up", []],
  ["he would sleep in the truck", ["sleep in the truck"]],
])("what is loved is told without what stands around it: %s", (notes, likes) => {
  expect(readNotes(notes).likes.map(({ words }) => words)).toEqual(likes);
});

test.each([
  ["her backpack is new", ["backpack"]],
  ["his kettle broke last week", []],
  ["allergic to nuts and to anything pink", ["nuts (allergic)", "pink"]],
  ["his job is new", []],
  ["she has almost no pans", []],
  ["he has absolutely no interest in golf", ["golf"]],
  ["he sold the business", []],
])("what there is, and what is missing, are told apart: %s", (notes, told) => {
  expect(readNotes(notes).avoid.map((avoid) => avoid.told)).toEqual(told);
});

test("bad light is no wish for something light", () => {
  expect(readNotes("paints at the kitchen table with terrible light").wishes).toEqual([]);
  expect(readNotes("something small and light").wishes.map(({ wish }) => wish)).toEqual(["small", "light"]);
});

test("what was studied is told besides the degree", () => {
  expect(readNotes("graduates from art school").likes.map(({ words }) => words)).toEqual(["art school"]);
});

test.each([
  ["Loves bright headwraps", "african-prints"],
  ["listens to old qawwali", "qawwali"],
  ["loves Carnatic music", "indian-classical"],
  ["drinks iced coffee in January", "iced-coffee"],
  ["wants to build a wooden canoe", "boat-building"],
  ["they love cooking for crowds", "hosting"],
  ["goes carp fishing every weekend", "carp-fishing"],
])("a pastime is the one that is told: %s", (notes, interest) => {
  expect(readNotes(notes).likes[0]?.interests).toEqual([interest]);
});

test.each([
  ["she starts her maternity leave next Friday", ["pregnant"]],
  ["anything with an app is hopeless", ["no-screens"]],
])("what is told of a life in passing is heard, and no more: %s", (notes, facts) => {
  expect(readNotes(notes).facts.map(({ fact }) => fact)).toEqual(facts);
});

test.each([
  ["her birthday is in a week", "soon"],
  ["white elephant, funny but not crude", "funny"],
])("what is asked for in passing is a wish: %s", (notes, wish) => {
  expect(readNotes(notes).wishes.map((found) => found.wish)).toContain(wish);
});
