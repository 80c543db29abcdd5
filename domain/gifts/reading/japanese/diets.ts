import table from "../../knowledge/ways/japanese/diets.json" with { type: "json" };
import { readWays } from "../../knowledge/ways/read-ways.ts";
import type { DietId } from "../diets.ts";
import type { Claim } from "../language.ts";
import type { Clause } from "../unspaced/clauses.ts";
import type { Source } from "./source.ts";
import { getSubject, isOfWhoFollows } from "./persons.ts";
import { readTokens } from "./segment.ts";

interface DietWords {
  diet: DietId;
  words: RegExp;
}

/** Ways of saying a diet, an allergy or a faith that rules things out. */
const diets: readonly DietWords[] = readWays<{ diet: DietId }>(table).map(({ diet, pattern }) => ({
  diet,
  words: new RegExp(pattern, "g"),
}));

/** What one may be allergic to. */
const allergens: readonly DietWords[] = [
  { diet: "no-dairy", words: /^(?:牛乳|乳|乳製品|ミルク|チーズ)$/ },
  { diet: "no-gluten", words: /^(?:小麦|グルテン)$/ },
  { diet: "no-nuts", words: /^(?:ナッツ|ピーナッツ|落花生|くるみ|クルミ|アーモンド|カシューナッツ|木の実)類?$/ },
  { diet: "no-shellfish", words: /^(?:甲殻|えび|エビ|海老|かに|カニ|蟹|エビカニ|貝)類?$/ },
  { diet: "no-seafood", words: /^(?:魚|魚介|海鮮|シーフード|青魚)類?$/ },
  { diet: "no-egg", words: /^(?:卵|たまご|タマゴ|玉子)$/ },
  { diet: "no-alcohol", words: /^アルコール$/ },
  { diet: "no-caffeine", words: /^カフェイン$/ },
  { diet: "no-pollen", words: /^(?:花粉|花)$/ },
  { diet: "no-animals", words: /^(?:猫|犬|ネコ|イヌ|ねこ|動物|ペット)$/ },
  { diet: "no-feathers", words: /^(?:羽毛|ダウン)$/ },
  { diet: "no-metal", words: /^(?:金属|ニッケル)$/ },
  { diet: "no-latex", words: /^(?:ラテックス|ゴム)$/ },
  { diet: "no-scent", words: /^(?:香料|香り|化学物質)$/ },
];
/** Told by their own name; of the others it has to be said what is left out: '生花（花粉アレルギー）'. */
const namesNothing = /^(?:花粉|花|猫|犬|ネコ|イヌ|ねこ|アルコール)$/;

/** The diet of an allergy, with how it is told; nothing where the thing itself is all that is left out. */
export function getAllergy(thing: string, cue: string): Pick<Claim, "diet" | "told" | "reason"> {
  const diet = allergens.find(({ words }) => words.test(thing))?.diet;
  if (diet === undefined) return { reason: cue };
  return namesNothing.test(thing) ? { diet, reason: `${thing}${cue}` } : { diet, told: thing, reason: cue };
}

/** What the person must not have, by the words that say why. */
export function listDiets(source: Source, sentences: readonly Clause[]): Claim[] {
  const claims: Claim[] = [];
  for (const sentence of sentences) {
    for (const { diet, words } of diets) claims.push(...listDiet(source, sentence, { diet, words }));
  }
  return claims.filter((claim, at) => !claims.some((other, place) => isBetter({ other, place }, { claim, at })));
}

/** The wider of two that overlap, else the first that says the same. */
function isBetter({ other, place }: { other: Claim; place: number }, { claim, at }: { claim: Claim; at: number }): boolean {
  if (place === at) return false;
  const overlaps = other.from < claim.to && other.to > claim.from;
  const width = other.to - other.from - (claim.to - claim.from);
  return overlaps ? width > 0 || (width === 0 && place < at) : other.diet === claim.diet && place < at;
}

const ofThing = /^(?:お酒|酒|アルコール|カフェイン|タバコ|たばこ|煙草|甘い(?:もの|物))[はがをも]?/;
const stopped = /(?:ドクターストップ|(?:お?医者|医師).*)中?$/;
const notMeant =
  /^(?:(?:とか|など|の(?:気|け|心配))?は?(?:ない|ありません|なし|治)|では?(?:ない|ありません)|じゃない|が(?:治|なくな)|だった(?:が|けど)|の(?:友人の|友達の|彼の|夫の|妻の|母の|父の))/;

/** A gift for two of whom the same is true. */
const ofBoth = /(?:二人|ふたり|夫婦|夫妻|両方)(?:とも|ともに|そろって|揃って)$/;

function getSubjectOf(before: string, said: string, person: Source["person"]): ReturnType<typeof getSubject> {
  if (ofBoth.test(before)) return "person";
  return getSubject(/(?:は|が)/.test(said) || !/は|が/.test(before) ? said : before, person);
}

function listDiet({ passage, folded, person }: Source, sentence: Clause, { diet, words }: DietWords): Claim[] {
  const claims: Claim[] = [];
  for (const { 0: found, index } of sentence.text.matchAll(words)) {
    const before = sentence.text.slice(0, index);
    const said = before.slice(Math.max(before.lastIndexOf("、"), before.lastIndexOf("が")) + 1);
    const subject = getSubjectOf(before, said, person);
    const after = sentence.text.slice(index + found.length);
    if (subject !== "person" || notMeant.test(after) || isOfWhoFollows(after, person)) continue;
    const stretch = { from: sentence.from + index, to: sentence.from + index + found.length };
    claims.push({
      ...stretch,
      stance: "cannot",
      subject: "person",
      words: passage.text.slice(stretch.from, stretch.to),
      tokens: readTokens(passage.text, folded, stretch),
      cued: true,
      diet,
      // 'お酒（飲めません）'.
      ...(ofThing.test(found) && { reason: found.replace(ofThing, "") }),
      ...(stopped.test(found) && { reason: stopped.exec(found)?.[0] ?? found }),
    });
  }
  return claims;
}
