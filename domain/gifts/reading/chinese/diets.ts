import table from "../../knowledge/ways/chinese/diets.json" with { type: "json" };
import { readWays } from "../../knowledge/ways/read-ways.ts";
import type { DietId } from "../diets.ts";
import type { Claim, Stretch } from "../language.ts";
import type { Said, Source } from "./source.ts";
import { readTokens } from "./tokens.ts";

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
const allergens: readonly { diet: DietId; words: RegExp }[] = [
  { diet: "no-dairy", words: /^(?:牛奶|奶|乳|乳清|奶蛋白|牛奶蛋白)(?:类|制品)?$|^乳制品$/ },
  { diet: "no-gluten", words: /^(?:麸质|小麦|面筋|麦麸|面粉)$/ },
  { diet: "no-nuts", words: /^(?:坚果|花生|核桃|杏仁|腰果|榛子)类?$/ },
  { diet: "no-shellfish", words: /^(?:虾蟹?|螃?蟹|甲壳|贝)类?$/ },
  { diet: "no-seafood", words: /^(?:海鲜|鱼虾|鱼|水产)类?$/ },
  { diet: "no-egg", words: /^(?:鸡蛋|蛋|蛋清|蛋类)$/ },
  { diet: "no-alcohol", words: /^(?:酒精|酒)$/ },
  { diet: "no-caffeine", words: /^咖啡因$/ },
  { diet: "no-pollen", words: /^(?:花粉|鲜花|百合|花)$/ },
  { diet: "no-animals", words: /^(?:小?动物|宠物|猫狗|猫|狗)(?:毛发?)?$|^毛发$/ },
  { diet: "no-feathers", words: /^(?:羽绒|羽毛|鹅绒|鸭绒)$/ },
  { diet: "no-metal", words: /^(?:金属|镍)$/ },
  { diet: "no-latex", words: /^(?:乳胶|橡胶)$/ },
  { diet: "no-scent", words: /^(?:香精|香味|香水|气味|香料|香薰)$/ },
];
/** Told by their own name; of the others it has to be said what is left out: '鲜花（花粉过敏）'. */
const namesNothing = /^(?:酒精|花粉|百合|毛发|.*[猫狗物]毛?发?)$/;

const allergen =
  "牛奶|鸡蛋|花生|坚果|核桃|腰果|杏仁|海鲜|虾蟹|虾|蟹|鱼|贝类?|小麦|面粉|麸质|大豆|芝麻|芒果|菠萝|桃子?|花粉|百合|猫毛|狗毛|宠物毛|尘螨|螨虫|羽绒|羽毛|金属|镍|乳胶|酒精|香精|香水";
const manyAllergens = new RegExp(`^(?:${allergen}){2,}$`);

/** 花生鸡蛋 are two that one may be allergic to, though no sign parts them. */
export function splitAllergens(folded: string, thing: Stretch): Stretch[] {
  const words = folded.slice(thing.from, thing.to);
  if (!manyAllergens.test(words)) return [thing];
  return [...words.matchAll(new RegExp(allergen, "g"))].map(({ 0: one, index }) => ({
    from: thing.from + index,
    to: thing.from + index + one.length,
  }));
}

/** The diet of an allergy, with how it is told; nothing where the thing itself is all that is left out. */
export function getAllergy(thing: string, cue: string): Pick<Claim, "diet" | "told" | "reason"> {
  const diet = allergens.find(({ words }) => words.test(thing))?.diet;
  if (diet === undefined) return { reason: cue };
  return namesNothing.test(thing) ? { diet, reason: `${thing}${cue}` } : { diet, told: thing, reason: cue };
}

/** 不吃甜, 唔食牛: what is eaten is called by one character. */
const shortFoods: Readonly<Record<string, string>> = {
  甜: "甜食",
  甜的: "甜食",
  牛: "牛肉",
  羊: "羊肉",
  猪: "猪肉",
  鸡: "鸡肉",
  鸭: "鸭肉",
};

export function nameFood(words: string, cue: string): string | null {
  return /忌|[不别甭没戒][^，。]*吃/.test(cue) ? (shortFoods[words] ?? null) : null;
}

/** What the person must not have, by the words that say why. */
export function listDiets(source: Source, clauses: readonly Said[]): Claim[] {
  const claims: Claim[] = [];
  for (const clause of clauses) {
    if ((clause.subject !== "person" && !byDoctor.test(clause.text)) || isOfOthers.test(clause.text)) continue;
    for (const { diet, words } of diets) claims.push(...listDiet(source, clause, { diet, words }));
  }
  return claims;
}

/** Of those that say the same the widest. */
export function keepWidest(claims: readonly Claim[]): Claim[] {
  return claims.filter((claim, at) => !claims.some((other, place) => other.diet === claim.diet && isBetter(other, claim, place - at)));
}

/** The wider of two that overlap, else the first. */
function isBetter(other: Claim, claim: Claim, distance: number): boolean {
  if (other.from < claim.to && other.to > claim.from)
    return other.to - other.from > claim.to - claim.from || (other.to - other.from === claim.to - claim.from && distance < 0);
  return distance < 0;
}

const byDoctor = /^(?:医生|大夫)(?:说)?[^，。]{0,4}不/;
const isOfOthers = /^(?:他|她|ta)(?:的)?(?:女朋友|男朋友|女友|男友|老婆|老公|室友|同事|妈|爸|闺女|女儿|儿子|孩子|婆婆)/;
const denied = /(?:不|没有?|并非|不是|不再|又不|非|以前|曾经?|之前)(?:再|是|对)?$/;
const undone = /^(?:已经?好了|早就?好了|那是以前|的(?:人)?是(?!他|她))/;

function listDiet({ passage, folded }: Source, clause: Said, { diet, words }: DietWords): Claim[] {
  const claims: Claim[] = [];
  for (const { 0: found, index } of clause.text.matchAll(words)) {
    if (denied.test(clause.text.slice(0, index)) || undone.test(clause.text.slice(index + found.length))) continue;
    const stretch = { from: clause.from + index, to: clause.from + index + found.length };
    const typed = passage.text.slice(stretch.from, stretch.to);
    claims.push({
      ...stretch,
      stance: "cannot",
      subject: "person",
      words: typed,
      tokens: readTokens(passage.text, folded, stretch),
      cued: true,
      diet,
    });
  }
  return claims;
}
