import { readFileSync, readdirSync } from "node:fs";
import { basename } from "node:path";
import * as z from "zod/mini";
import { occasions } from "#shared/gift-options.ts";
import { facts } from "../facts.ts";
import { wishes } from "../wishes.ts";
import { listWordsUsed, readWays } from "./read-ways.ts";

type Columns = Readonly<Record<string, z.ZodMiniType>>;

const ways = z.array(z.string().check(z.minLength(1))).check(
  z.minLength(1),
  z.refine((list) => new Set(list).size === list.length, { message: "a way stands there twice" }),
);
const flag = z.optional(z.literal(true));

const words = z.optional(z.record(z.string().check(z.regex(/^[a-z]\w*$/i)), ways));

const around = { before: z.optional(z.string()), after: z.optional(z.string()) };

/** A file whose rows have these columns beside their ways. */
const tableOf = (columns: Columns) =>
  z.strictObject({
    about: z.string(),
    words,
    rows: z.array(z.strictObject({ ...columns, ...around, said: z.optional(z.string()), ways })),
  });

/** Any such file. */
const anyTable = z.object({ words, rows: z.array(z.object({ ...around, ways, until: z.optional(z.string()) })) });

const factId = z.literal(Object.keys(facts), "this fact is unknown");
const wishId = z.literal(Object.keys(wishes), "this wish is unknown");
const ofWhom = { of: z.optional(z.enum(["anybody", "giver"])), evenDenied: flag };
const stance = z.enum(["likes", "affinity", "has", "dislikes", "cannot", "nothing-that", "neutral"]);

const guesses = ["music", "show", "film", "game", "book", "team", "sport", "craft", "food", "place", "collectible", "person"];

const englishCue = {
  stance,
  things: z.optional(z.literal("before")),
  onlyLast: flag,
  anybody: flag,
  onlyKnown: flag,
  onlyNouns: flag,
  onlyGoods: flag,
  withVerb: flag,
  byOthers: flag,
  allergy: flag,
  guess: z.optional(z.enum(guesses)),
};
const chineseCue = {
  stance,
  side: z.enum(["before", "after", "either", "both"]),
  until: z.optional(z.string()),
  personal: flag,
  allergic: flag,
  knownOnly: flag,
  lovedOnly: flag,
  namesLoved: flag,
  lost: flag,
  goods: flag,
};
const japaneseCue = {
  stance,
  personal: flag,
  topicOnly: flag,
  spokenOnly: flag,
  joined: flag,
  ofTopic: flag,
  knownOnly: flag,
  goods: flag,
};

/** The columns by the name of the file; of what none is named here, those of cues. */
const columns: Readonly<Record<string, Columns>> = {
  body: { id: factId, ...ofWhom },
  life: { id: factId, ...ofWhom },
  home: { id: factId, ...ofWhom },
  habits: { id: factId, ...ofWhom },
  facts: { id: factId },
  wishes: { id: wishId, ...ofWhom },
  headings: { stance, knownOnly: flag },
  idioms: {},
  diets: { diet: z.string() },
  "turned-down": {},
  unwelcome: { stance },
  occasions: { occasion: z.enum(occasions) },
  pastimes: { known: z.optional(z.string()), beside: z.optional(z.string()) },
};
const cues = { english: englishCue, chinese: chineseCue, japanese: japaneseCue };

/** What is wrong with the tables of ways of saying things, in plain words. */
export function listWaysFaults(): string[] {
  return (["english", "chinese", "japanese"] as const).flatMap((language) => {
    const folder = new URL(`${language}/`, import.meta.url);
    return readdirSync(folder).flatMap((name) => {
      const file: unknown = JSON.parse(readFileSync(new URL(name, folder), "utf8"));
      return listFaultsOfFile(file, columns[basename(name, ".json")] ?? cues[language]).map((fault) => `${language}/${name}: ${fault}`);
    });
  });
}

function listFaultsOfFile(file: unknown, itsColumns: Columns): string[] {
  const { error } = tableOf(itsColumns).safeParse(file);
  return error ? error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) : [...listUnused(file), ...listBroken(file)];
}

function listUnused(file: unknown): string[] {
  const { words: listed = {}, rows } = anyTable.parse(file);
  const written = [
    ...Object.values(listed),
    ...rows.map((row) => [...row.ways, row.before ?? "", row.after ?? "", row.until ?? ""]),
  ].flat();
  const used = new Set(written.flatMap(listWordsUsed));
  return Object.keys(listed)
    .filter((key) => !used.has(key))
    .map((key) => `no way makes use of the words {${key}}`);
}

/** That the ways are regular expressions, and that their words are there. */
function listBroken(file: unknown): string[] {
  try {
    for (const { pattern } of readWays(file)) RegExp(pattern, "gu");
    return [];
  } catch (error) {
    return [String(error)];
  }
}
