import fc from "fast-check";
import { expect, test } from "vitest";
import { SuggestionParser } from "./parse-suggestions.ts";

const kite = { title: "Kite", isExperience: false, searchTerms: ["kite", "wind toy"] };
const swim = { title: "Swim", isExperience: true, searchTerms: [] };
const both = JSON.stringify([kite, swim]);

const parse = (text: string) => new SuggestionParser().feed(text);

test.each([
  ["an array", both],
  ["an indented array", JSON.stringify([kite, swim], null, 2)],
  ["a code fence", `\`\`\`json\n${both}\n\`\`\``],
  ["prose before and after", `Here's what "she" may like (5" tall, {fun} and [nice]):\n${both}\nEnjoy! {not} [more]`],
  ["a think block", `<think>Maybe [{"title":"No"}] or {"title": "Not</thin this"} }]</think>${both}`],
  ["a think block in capitals", `<THINK>[{</THINK>${both}`],
  ["a closing tag without its opening one", `I think {this} is good.</think>\n${both}`],
  ["an angle bracket in prose", `Budget <b>25</b> < 50 <th${both}`],
  ["an object around the array", `{"suggestions":${both}}`],
  ["an object with a title around the array", `{"title":"Ideas for her","count":2,"suggestions":${both},"note":{"title":"x"}}`],
  ["objects around each idea", `[{"gift":${JSON.stringify(kite)}},{"gift":${JSON.stringify(swim)}}]`],
  ["two objects one after another", `${JSON.stringify(kite)}\n${JSON.stringify(swim)}`],
  ["one array for each", `[${JSON.stringify(kite)}] and [${JSON.stringify(swim)}]`],
  ["a list of lists", `[[${JSON.stringify(kite)}],[${JSON.stringify(swim)}]]`],
  ["trailing commas", `[{"title":"Kite","isExperience":false,"searchTerms":["kite","wind toy",],},${JSON.stringify(swim)},]`],
  ["missing commas", `[{"title":"Kite"\n"isExperience":false\n"searchTerms":["kite","wind toy"]}\n${JSON.stringify(swim)}]`],
  [
    "snake case and capitals",
    `[{"Title":"Kite","is_experience":false,"search_terms":["kite","wind toy"]},{"TITLE":"Swim","is-experience":true,"Search Terms":[]}]`,
  ],
  [
    "single quotes and Python's words",
    `[{'title':'Kite','isExperience':False,'searchTerms':['kite','wind toy']},{'title':'Swim','isExperience':True,'searchTerms':[]}]`,
  ],
  [
    "keys without quotes",
    `[{title:"Kite",isExperience:false,searchTerms:["kite","wind toy"]},{title:"Swim",isExperience:true,searchTerms:[]}]`,
  ],
  [
    "a field of unknown name that holds ideas",
    `[{"title":"Kite","isExperience":false,"searchTerms":["kite","wind toy"],"alternatives":[{"title":"No"}],"extra":{"title":"Nor this"}},${JSON.stringify(swim)}]`,
  ],
  ["a broken object between", `[${JSON.stringify(kite)},{"title":"No" : "x"},${JSON.stringify(swim)}]`],
  ["an object that was not closed before", `{"note": ${both}`],
])("%s gives its ideas", (_, text) => {
  expect(parse(text)).toEqual([kite, swim]);
});

test.each([
  ["a reply cut off in the second idea", both.slice(0, -20)],
  ["a reply cut off behind the first idea", both.slice(0, JSON.stringify(kite).length + 1)],
])("%s gives the whole ones", (_, text) => {
  expect(parse(text)).toEqual([kite]);
});

test.each([
  ["braces and brackets", "a } b { c ] d ["],
  ["quotes", 'a "b" c'],
  ["a backslash at the end", "a\\"],
  ["line ends", "a\nb\r\nc\td"],
  ["letters beyond the first plane", "凧 🪁 é"],
  ["code fences and tags", "``` <think> [DONE]"],
])("a text with %s survives", (_, title) => {
  expect(parse(JSON.stringify([{ title }]))).toEqual([{ title }]);
});

test.each([
  ["a line end that was not escaped", '[{"title":"a\nb"}]', "a\nb"],
  ["quotes that were not escaped", '[{"title":"the "good" kite"}]', 'the "good" kite'],
  ["an unknown escape", String.raw`[{"title":"a\*b"}]`, "a*b"],
  ["escaped letters", String.raw`[{"title":"\u51e7 \ud83e\ude81"}]`, "凧 🪁"],
  ["an escape that is too short", String.raw`[{"title":"\u12 kite"}]`, " kite"],
])("%s is forgiven", (_, text, title) => {
  expect(parse(text)).toEqual([{ title }]);
});

test.each([
  ["nothing", ""],
  ["prose", "I'm sorry, but I can't help with that."],
  ["a page", "<html><body>{{ title }}</body></html>"],
  ["empty brackets", "[] {} [[{}]]"],
  ["numbers", "[1, 2, 3]"],
  ["other objects", '[{"id": 1, "sku": "x"}]'],
  ["a think block that never ends", `<think>${both}`],
  ["a quote that never ends", `["${"x".repeat(20_000)}`],
  ["a cut-off object", '[{"title":"Kite"'],
])("%s gives no ideas", (_, text) => {
  expect(parse(text)).toEqual([]);
});

test("what a hostile nest of brackets hides is passed over, and the next idea is read", () => {
  const nest = "[".repeat(100_000) + '{"a":'.repeat(100_000);

  expect(parse(`${nest} ${both}`)).toEqual([kite, swim]);
});

test("an idea is given the moment its bracket closes", () => {
  const parser = new SuggestionParser();
  const [first = "", rest = ""] = both.split(/(?<=\}),/);

  expect(parser.feed(first.slice(0, -1))).toEqual([]);
  expect(parser.feed("}")).toEqual([kite]);
  expect(parser.feed(`,${rest}`)).toEqual([swim]);
});

test("a reply without end gives no more than forty ideas", () => {
  expect(parse(JSON.stringify(Array(500).fill(kite)))).toHaveLength(40);
});

test("a million tiny pieces are taken without growing", () => {
  const parser = new SuggestionParser();
  parser.feed('[{"title":"');

  for (let piece = 0; piece < 1_000_000; piece += 1) parser.feed("x");

  expect(parser.feed(`"}] ${both}`)).toEqual([kite, swim]);
});

test("a prototype is not polluted", () => {
  const [idea] = parse('[{"title":"Kite","__proto__":{"title":"No"},"constructor":"x"}]');

  expect(idea).toEqual({ title: "Kite" });
  expect(Object.getPrototypeOf(idea)).toBe(Object.prototype);
});

const anyIdea = fc.record(
  {
    title: fc.string({ unit: "grapheme", maxLength: 60 }),
    description: fc.string({ maxLength: 200 }),
    priceRange: fc.string({ maxLength: 20 }),
    isExperience: fc.boolean(),
    searchTerms: fc.array(fc.string({ maxLength: 20 }), { maxLength: 5 }),
  },
  { requiredKeys: ["title"] },
);

/** Cuts the text where the numbers say. */
function feedInPieces(text: string, lengths: readonly number[]): unknown[] {
  const parser = new SuggestionParser();
  const found: unknown[] = [];
  let position = 0;
  for (const length of lengths) {
    found.push(...parser.feed(text.slice(position, position + length)));
    position += length;
  }
  return [...found, ...parser.feed(text.slice(position))];
}

test("whatever JSON holds is read, however it is cut", () => {
  fc.assert(
    fc.property(fc.array(anyIdea, { maxLength: 6 }), fc.array(fc.nat(30)), fc.constantFrom(undefined, 2), (ideas, lengths, indent) => {
      expect(feedInPieces(JSON.stringify(ideas, null, indent), lengths)).toEqual(ideas);
    }),
    { numRuns: 500 },
  );
});

test("no text throws, and cutting it differently gives the same", () => {
  const shard = fc.constantFrom(
    "{",
    "}",
    "[",
    "]",
    '"',
    "'",
    ",",
    ":",
    "\\",
    "\n",
    "<think>",
    "</think>",
    '"title"',
    "true",
    "1.5",
    "x",
    "“",
    '{"title":"a"}',
    "\\u00e9",
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(shard, fc.string({ maxLength: 5 })), { maxLength: 60 }), fc.array(fc.nat(7)), (shards, lengths) => {
      const text = shards.join("");

      expect(feedInPieces(text, lengths)).toEqual(parse(text));
    }),
    { numRuns: 500 },
  );
});

test("the reading at the beginning is kept apart from the ideas", () => {
  const parser = new SuggestionParser();
  const reading = { avoid: { "no-nuts": "allergic to nuts" }, facts: {}, welcome: ["mugs"] };

  const ideas = parser.feed(JSON.stringify({ reading, ideas: [{ title: "One" }, { title: "Two" }] }));

  expect(ideas.map(({ title }) => title)).toEqual(["One", "Two"]);
  expect(parser.reading).toEqual(reading);
});

test("a reading that calls itself an idea is none", () => {
  const parser = new SuggestionParser();

  expect(parser.feed('{"reading":{"title":"Not an idea"},"ideas":[{"title":"One"}]}')).toMatchObject([{ title: "One" }]);
});

test("an idea is begun when its title and price are known, and once more when its texts are", () => {
  const parser = new SuggestionParser();

  parser.feed('[{"title":"One","priceRange":"20-30 USD","description":"Warm.",');
  expect(parser.takeBegun()).not.toHaveProperty("explanation");
  parser.feed('"explanation":"For cold feet.","category":');
  expect(parser.takeBegun()).toMatchObject({ title: "One", explanation: "For cold feet." });
  parser.feed('"Home","isExperience":false');
  expect(parser.takeBegun()).toBeNull();
});

test("an idea is begun when its title and price are known, until it is complete", () => {
  const parser = new SuggestionParser();

  parser.feed('[{"title":"One","priceRange":"20-');
  expect(parser.takeBegun()).toBeNull();
  parser.feed('30 USD","category":');
  expect(parser.takeBegun()).toMatchObject({ title: "One", priceRange: "20-30 USD" });
  expect(parser.takeBegun()).toBeNull();
  parser.feed('"Home"},{"title":"Two","priceRange":"20-30 USD"}');
  expect(parser.takeBegun()).toBeNull();
});
