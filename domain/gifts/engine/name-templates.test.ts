import { expect, test } from "vitest";
import type { Like } from "../reading/reading.ts";
import { fillIn, fillName, isFullName } from "./name-templates.ts";

test.each([
  ["An official {name} tour T-shirt", "The Cure", "An official Cure tour T-shirt"],
  ["A {name} print of one {name} song", "The Office", "An Office print of one Office song"],
  [
    "All of {name} on vinyl, with a new book about {name} inside",
    "The Cure",
    "All of The Cure on vinyl, with a new book about The Cure inside",
  ],
  ["{name} concert film on Blu-ray", "The Cure", "The Cure concert film on Blu-ray"],
  ["A {name} mug", "Theodore", "A Theodore mug"],
  ["{name} sheet music of songs they love", "drums", "Drums sheet music of songs they love"],
  ["{name} inks in new shades", "rOtring", "rOtring inks in new shades"],
  ["A {name} T-shirt", "A Christmas Story", "A Christmas Story T-shirt"],
  ["The {name} libretto", "A Chorus Line", "The A Chorus Line libretto"],
  ["A {name} poster", "the human body", "A human body poster"],
  ["{name}のライブ", "aespa", "aespaのライブ"],
])("%s is filled with %s as one would say it: %s", (title, name, said) => {
  expect(fillIn({ title, about: title, why: title, search: [] }, name).title).toBe(said);
});

test.each([
  ["Paint by numbers", "paint by numbers"],
  ["paint by numbers", "paint by numbers"],
])("the pastime typed as %s stands within a sentence as %s", (words, said) => {
  const entry = { id: "likes:acrylic", words, field: "interests", item: 0, from: 0, to: words.length } as const;
  const like: Like = { ...entry, interests: ["acrylic"], name: null, guess: null, strength: "stated" };
  const text = { title: "A lamp for {name}", about: "", why: "", search: [] };
  expect(fillName(text, like, "en").title).toBe(`A lamp for ${said}`);
});

test.each([
  [
    "museum",
    "Louvre",
    "A curator tour of {name} and lunch, with {name} tickets",
    "A curator tour of the Louvre and lunch, with Louvre tickets",
  ],
  ["race", "Tour de France", "The home of {name}, drawn to scale", "The home of the Tour de France, drawn to scale"],
  ["race", "Wimbledon", "A season of {name}, streamed", "A season of Wimbledon, streamed"],
  ["park", "Grand Canyon", "{name} early, with someone who knows it", "The Grand Canyon early, with someone who knows it"],
  [
    "club",
    "Chicago Bears",
    "Two seats to watch {name} play in a {name} shirt",
    "Two seats to watch the Chicago Bears play in a Chicago Bears shirt",
  ],
  ["club", "Leeds", "Two seats to watch {name} play", "Two seats to watch Leeds play"],
  ["period", "World War II", "A book on {name}", "A book on World War II"],
  ["band", "The Cure", "A weekend with {name} and a {name} shirt", "A weekend with the Cure and a Cure shirt"],
  ["band", "The Cure", "{name} on vinyl", "The Cure on vinyl"],
  ["band", "The Cure", "A night of {name} music for {name} fans", "A night of Cure music for Cure fans"],
  ["series", "The Bear", "A weekend with {name}", "A weekend with The Bear"],
])("of the %s %s is told with its article where it has one", (kind, words, title, said) => {
  const entry = { id: "likes:name", words, field: "interests", item: 0, from: 0, to: words.length } as const;
  const like: Like = { ...entry, interests: [], name: { id: "unknown", kind }, guess: null, strength: "stated" };
  expect(fillName({ title, about: "", why: "", search: [] }, like, "en").title).toBe(said);
});

test.each([
  ["athlete:Tadej Pogačar", "athlete", "Pogacar", "A Pogačar poster"],
  ["artist:Daniel O'Donnell", "artist", "Daniel O Donnell", "A Daniel O'Donnell poster"],
  ["club:Cleveland Browns", "club", "Browns", "A Browns poster"],
])("of %s, a %s, what was typed as %s is written as the whole is", (id, kind, words, title) => {
  const entry = { id: "likes:name", words, field: "interests", item: 0, from: 0, to: words.length } as const;
  const like: Like = { ...entry, interests: [], name: { id, kind }, guess: null, strength: "stated" };
  expect(fillName({ title: "A {name} poster", about: "", why: "", search: [] }, like, "en").title).toBe(title);
});

test("what may end in anything is written as it was typed in the plural", () => {
  const entry = { id: "likes:sharks", words: "sharks", field: "interests", item: 0, from: 0, to: 6 } as const;
  const like: Like = { ...entry, interests: ["sharks"], name: null, guess: null, strength: "stated" };
  expect(fillName({ title: "A {name} poster", about: "", why: "", search: [] }, like, "en").title).toBe("A shark poster");
});

test.each([
  ["Connor Hellebuyck", true],
  ["Perilla", false],
  ["bell ringing", false],
])("%s is a full name: %s", (words, full) => {
  const entry = { id: "likes:words", words, field: "interests", item: 0, from: 0, to: words.length } as const;
  expect(isFullName({ ...entry, interests: [], name: null, guess: null, strength: "stated" })).toBe(full);
});

test.each([
  ["book", "红楼梦", "《红楼梦》插图珍藏版"],
  ["author", "东野圭吾", "东野圭吾插图珍藏版"],
  ["book", "围城小说", "围城小说插图珍藏版"],
  ["film-series", "饥饿游戏", "《饥饿游戏》插图珍藏版"],
  ["video-game", "返校游戏", "返校游戏插图珍藏版"],
  ["opera", "梁祝", "《梁祝》插图珍藏版"],
  ["opera", "越剧", "越剧插图珍藏版"],
])("in a Chinese title the %s %s stands as it is printed", (kind, words, said) => {
  const entry = { id: "likes:name", words, field: "interests", item: 0, from: 0, to: words.length } as const;
  const like: Like = { ...entry, interests: [], name: { id: "unknown", kind }, guess: null, strength: "stated" };
  expect(fillName({ title: "{name}插图珍藏版", about: "", why: "", search: [] }, like, "zh").title).toBe(said);
});

test.each([
  ["series", "西部警察", "『西部警察』の公式ガイドブック"],
  ["series", "大河ドラマ", "大河ドラマの公式ガイドブック"],
  ["series", "朝ドラ", "朝ドラの公式ガイドブック"],
])("in a Japanese title the %s %s stands as it is printed", (kind, words, said) => {
  const entry = { id: "likes:name", words, field: "interests", item: 0, from: 0, to: words.length } as const;
  const like: Like = { ...entry, interests: [], name: { id: "unknown", kind }, guess: null, strength: "stated" };
  expect(fillName({ title: "{name}の公式ガイドブック", about: "", why: "", search: [] }, like, "ja").title).toBe(said);
});

test.each([
  ["xiangqi", "下象棋", "一套讲究的象棋"],
  ["songbirds", "遛鸟", "一套讲究的鸣禽"],
  ["fuse-beads", "拼豆", "一套讲究的拼豆"],
])("in Chinese what one does with %s, typed as %s, is told by what it is", (id, words, said) => {
  const entry = { id: `likes:${id}`, words, field: "interests", item: 0, from: 0, to: words.length } as const;
  const like: Like = { ...entry, interests: [id], name: null, guess: null, strength: "stated" };
  expect(fillName({ title: "一套讲究的{name}", about: "", why: "", search: [] }, like, "zh").title).toBe(said);
});

test("a Chinese title that holds the marks gets no second ones", () => {
  const entry = { id: "likes:name", words: "甄嬛传", field: "interests", item: 0, from: 0, to: 3 } as const;
  const like: Like = { ...entry, interests: [], name: { id: "unknown", kind: "series" }, guess: null, strength: "stated" };
  expect(fillName({ title: "《{name}》原声黑胶", about: "", why: "", search: [] }, like, "zh").title).toBe("《甄嬛传》原声黑胶");
});

test.each([
  ["an", "LAFC", "NBA", "MLB", "NFL", "LPGA", "LA Galaxy", "MIT", "NYU", "RAF Museum", "FC Barcelona", "FA Cup", "H&M", "X-Men", "M Stand"],
  [
    "an",
    "F-14 Tomcat",
    "R. F. Kuang",
    "S.H.E",
    "NCIS",
    "NSYNC",
    "UGG",
    "Usher",
    "Uketsu",
    "aespa",
    "herbs",
    "honor",
    "8-bit",
    "18th century",
  ],
  [
    "a",
    "UFC",
    "UCLA Bruins",
    "UConn Huskies",
    "UEFA Euro",
    "US Open Tennis",
    "UB40",
    "SMAP",
    "FLOW",
    "SLAM DUNK",
    "NASCAR",
    "MoMA",
    "LEGO",
  ],
  ["a", "One Piece", "Ukraine", "Utah Jazz", "Ulysses", "Eurovision", "Ewok", "SHINee", "Hulk", "100 Famous Japanese Mountains", "SRAM"],
])("%s stands before each of %s, %s, %s and its like", (article, ...said) => {
  const text = { title: "A {name} scarf", about: "", why: "", search: [] };
  const titles = said.map((name) => fillIn(text, name).title);
  expect(titles).toEqual(said.map((name) => `A${article.slice(1)} ${name} scarf`));
});

test.each([
  ["plant", "roses", "A rose print for someone who grows roses"],
  ["animal", "wolves", "A wolf print for someone who grows wolves"],
])("for the %s template, %s describe in the singular", (templates, words, said) => {
  const id = templates === "plant" ? "roses" : "wolves";
  const entry = { id: `likes:${id}`, words, field: "interests", item: 0, from: 0, to: words.length } as const;
  const like: Like = { ...entry, interests: [id], name: null, guess: null, strength: "stated" };
  const text = { title: "A {name} print for someone who grows {name}", about: "", why: "", search: [] };
  expect(fillName(text, like, "en").title).toBe(said);
});

test.each([
  ["swiftie", "artist", "Taylor Swift", "en", "Two Taylor Swift pins"],
  ["Browns", "club", "Cleveland Browns", "en", "Two Browns pins"],
  ["打王者", "video-game", "Honor of Kings", "zh", "Two 王者荣耀 pins"],
  ["黑神话", "video-game", "Black Myth: Wukong", "zh", "Two 黑神话：悟空 pins"],
  ["NARUTO", "anime", "Naruto", "ja", "Two NARUTO pins"],
  ["FUJIFILM", "camera-brand", "Fujifilm", "ja", "Two FUJIFILM pins"],
  ["kindle", "tech-brand", "Kindle", "ja", "Two Kindle pins"],
  ["taylor swift", "artist", "Taylor Swift", "ja", "Two Taylor Swift pins"],
  ["ニコン", "camera-brand", "Nikon", "ja", "Two ニコン pins"],
] as const)("a name typed as %s stands as what it is: %s %s in %s, '%s'", (words, kind, name, locale, said) => {
  const entry = { id: `likes:${kind}:${name}`, words, field: "interests", item: 0, from: 0, to: words.length } as const;
  const like: Like = { ...entry, interests: [], name: { id: `${kind}:${name}`, kind }, guess: null, strength: "stated" };
  const text = { title: "Two {name} pins", about: "", why: "", search: [] };
  expect(fillName(text, like, locale).title.replaceAll(/[《》]/g, "")).toBe(said);
});

test("a pastime typed in Chinese has its English name on an English page", () => {
  const entry = { id: "likes:succulents", words: "养多肉", field: "text", item: 0, from: 0, to: 3 } as const;
  const like: Like = { ...entry, interests: ["succulents"], name: null, guess: null, strength: "stated" };
  const text = { title: "A pot for {name}", about: "", why: "", search: [] };
  expect(fillName(text, like, "en").title).toBe("A pot for succulents");
});
