import { expect, test } from "vitest";
import { read } from "./read.ts";

test.each([
  ["en", "vintage watches", ["watches"]],
  ["en", "vintage audio", ["hi-fi"]],
  ["en", "vintage jewelry", ["vintage", "jewellery"]],
  ["en", "castles", ["castles"]],
  ["en", "having people round", ["hosting"]],
  ["en", "Black Dyke Band", ["brass-band"]],
  ["en", "op shopping", ["thrifting"]],
  ["en", "pagode", ["latin-music"]],
  ["en", "paint by numbers", ["acrylic"]],
  ["en", "snowmobiles", ["snowmobiling"]],
  ["en", "tinned fish", ["portuguese-food"]],
  ["en", "Jellycat", ["plush-toys"]],
  ["en", "cross stitch", ["cross-stitch"]],
  ["en", "techno", ["electronic-music"]],
  ["en", "church choir", ["choir"]],
  ["en", "lawn bowls", ["lawn-games"]],
  ["en", "magnet fishing", ["magnet-fishing"]],
  ["en", "shrimp tanks", ["aquariums"]],
  ["en", "roller coasters", ["theme-parks"]],
  ["en", "food trucks", ["dining"]],
  ["en", "bridge", ["bridge"]],
  ["en", "bin lorries", ["garbage-trucks"]],
  ["en", "steam rallies", ["steam-railways"]],
  ["en", "covered bridges", ["bridges"]],
  ["en", "craft gin", ["gin"]],
  ["en", "ballet folklórico", ["folklorico"]],
  ["en", "bracelet making", ["jewellery-making"]],
  ["en", "80s baseball cards", ["sports-cards"]],
  ["en", "country ham", ["southern-food"]],
  ["zh", "球星卡", ["sports-cards"]],
  ["ja", "野球カード", ["sports-cards"]],
  ["en", "cheeseboards", ["cheese-boards"]],
  ["en", "block printing", ["printmaking"]],
  ["en", "kolam", ["rangoli"]],
  ["en", "Arabic calligraphy", ["calligraphy"]],
  ["en", "everything trout", ["fishing"]],
  ["zh", "党史", ["history"]],
  ["zh", "火箭", ["rockets"]],
  ["ja", "畑仕事", ["vegetable-garden"]],
  ["zh", "剧本杀", ["murder-mystery-games"]],
  ["zh", "登山", ["hiking"]],
  ["ja", "登山", ["hiking"]],
  ["ja", "水族館", ["aquarium-visits"]],
  ["ja", "天体観測", ["stargazing"]],
] as const)("a pastime is read as what it is, in its narrowest sense (%s): %s", (locale, words, interests) => {
  expect(read({ interests: [words] }, locale).likes.map((like) => like.interests)).toEqual([interests]);
});

test("what stands in brackets beside a liking is an aside", () => {
  expect(read({ interests: ["Ferrari F1 (poor thing)"] }, "en").likes.map(({ words }) => words)).toEqual(["Ferrari F1"]);
});

test("what follows an animal is its name", () => {
  expect(read({ additionalInfo: "loves her whippet Pickle" }, "en").likes.flatMap((like) => like.interests)).not.toContain("pickling");
});

test.each([
  ["cats", ["cats"]],
  ["VIKINGS", ["vikings"]],
  ["ＭＡＲＡＴＨＯＮ", ["marathon"]],
])("case and width change nothing, nor does a name that is spelled like a pastime: %s", (words, interests) => {
  expect(read({ interests: [words] }, "en").likes.map((like) => like.interests)).toEqual([interests]);
});

test.each([
  ["en", "The Summer I Turned Pretty", "tv-series"],
  ["en", "Only Murders in the Building", "tv-series"],
  ["en", "peaky blinders", "tv-series"],
  ["en", "severance", "tv-series"],
  ["en", "overcooked", "video-games"],
  ["en", "survivor on netflix", "tv-series"],
  ["zh", "父母爱情", "c-dramas"],
  ["zh", "我的世界", "video-games"],
  ["ja", "家、ついて行ってイイですか", "tv-series"],
] as const)("a name is one thing, whatever its words say (%s): %s", (locale, words, interest) => {
  expect(read({ interests: [words] }, locale).likes.map((like) => [like.words, ...like.interests])).toEqual([[words, interest]]);
});

test.each([
  ["friends", []],
  ["Rebecca Solnit", []],
  ["dogs (Waffles, Ben and Bailey)", ["dogs"]],
  ["her dog Cookie", ["dogs"]],
  ["playing truco at the bar", []],
  ["Mexican and Peruvian cooking", ["cooking"]],
  ["slow cooker stuff", ["pressure-cooking"]],
  ["a good single malt", ["whisky"]],
])("no word is taken for another that it looks like: %s", (words, interests) => {
  expect(read({ interests: [words] }, "en").likes.flatMap((like) => like.interests)).toEqual(interests);
});

test.each([
  "Sends away for things, rents a flat with two lads",
  "Two collies, Fly and Moss",
  "a boy named Storm",
  "7yo granddaughter in Wales",
  "his car is very small, their football boots are everywhere",
  "Never red! you know (Arsenal)",
])("what is only called so, or how a thing of theirs is, is loved by nobody: %s", (additionalInfo) => {
  expect(read({ additionalInfo }, "en").likes).toEqual([]);
});

test("a name is one thing in a sentence, too", () => {
  const { likes } = read({ text: "My sister watches The Summer I Turned Pretty, loves Only Murders in the Building" }, "en");

  expect(likes.map(({ words }) => words)).toEqual(["The Summer I Turned Pretty", "Only Murders in the Building"]);
});

test.each([
  ["an enormous vinyl collection", ["vinyl"]],
  ["collects things", ["collecting"]],
])("whoever collects one thing collects that, and nothing else besides: %s", (words, interests) => {
  expect(read({ interests: [words] }, "en").likes.flatMap((like) => like.interests)).toEqual(interests);
});

test("a letter or a number that is left of something else is loved by nobody", () => {
  expect(read({ interests: ["W", "3x", "chess"] }, "en").likes.map(({ words }) => words)).toEqual(["chess"]);
});

test("a show is known by an everyday word where nothing else stands there", () => {
  expect(read({ interests: ["Strictly"] }, "en").likes.map(({ name }) => name?.id)).toEqual(["tv-show:Strictly Come Dancing"]);
});
