import { listLikings, listThingMeanings } from "../meanings.ts";
import { isBan } from "../stances.ts";
import type { Claim, FoundFact, FoundTrade, LanguageReader, Passage, Stretch, Understood } from "../language.ts";
import { blotStretch } from "../unspaced/blot.ts";
import { listRest } from "../unspaced/rest.ts";
import { isLovable } from "../unspaced/lovable-names.ts";
import { isSaidThere } from "../unspaced/said-there.ts";
import { splitClauses } from "../unspaced/clauses.ts";
import type { Clause } from "../unspaced/clauses.ts";
import { maskSigns } from "../unspaced/mask-signs.ts";
import { foldWidth } from "../unspaced/same-length.ts";
import { listNamedTrades } from "../named-trades.ts";
import { claimAll, listCues, readClaims } from "./claims.ts";
import { again } from "./cues.ts";
import type { Source } from "./source.ts";
import { listDiets } from "./diets.ts";
import { listFacts } from "./facts.ts";
import { overlapsAny } from "../losable.ts";
import { foldHeadings } from "../unspaced/headings.ts";
import { listLosses } from "./losses.ts";
import { readOccasion } from "./occasions.ts";
import { foldDialect, foldReason } from "./dialect.ts";
import { readFields } from "./fields.ts";
import { listGrandchildren } from "./grandchildren.ts";
import { findPerson, getSubject, isNamed, isOfAnother, somebody } from "./persons.ts";
import { isThing, listThings } from "./phrases.ts";
import { readTokens } from "./segment.ts";
import { listWishes } from "./wishes.ts";

/** Reads Japanese. */
export const japanese: LanguageReader = { read: readJapanese };

/** Where nothing more is said: ナシ笑. */
const pause =
  /[~〜～♡♥♪☆★]|(?<=[\p{sc=Hiragana}\p{sc=Katakana}ー])(?:爆笑|苦笑|笑|泣|w{1,5})(?=$|[\s。、!！?？」』)）])|(?<=ます|です|した|ない|いる)…(?=[^…])|(?<=[^:：])→|(?<=です|ます|した|ない|いる|てる|らしい|みたい|そう|暮らし|好き|\d[年歳])\/(?!\d)/gu;
/** '身につけるもの(財布、ベルトなど)は': what is in brackets goes on with the sentence. */
const inlineBrackets =
  /[(（](?![^()（）]*(?:は|です|ます|出身|男性|女性))(?!\d+[)）]と)([^()（）]*)[)）]((?:の(?:もの|物|類|系))?)(?=[はがもをにとや、])/g;
/** 'カニ(アレルギー)、歩数計': what is in brackets says why, and is no thing of the list. */
const onlyWhy = /(?:アレルギー|過敏症|不耐症?|苦手|嫌い|持ってる|所持|購入済み?|ので|から|ため)$/;

function readJapanese(passage: Passage): Understood {
  const folded = readAsMeant(foldReason(foldDialect(maskSigns(foldHeadings(foldWidth(passage.text))))), passage).replace(
    inlineBrackets,
    (words, inside: string, of: string) =>
      onlyWhy.test(inside) ? "等".repeat(words.length) : `、${inside.replace(/も$/, "等")}${"等".repeat(of.length + 1)}`,
  );
  const person = findPerson(folded, passage);
  const sentences = splitClauses(folded, pause);
  const source = { passage, folded, person };
  const diets = listDiets(source, sentences);
  const losses = listLosses(source, sentences);
  const plain = [...diets, ...losses].reduce((text, told) => blotStretch(text, told), folded);
  const [facts, wishes] = [listFacts(sentences, person), listWishes(sentences)];
  const owned = diets.length + losses.length === 0 ? readOwned(source, sentences) : [];
  const told = owned.length > 0 ? [] : readClaims(source, sentences, plain).filter((claim) => !overlapsAny(claim, losses));
  const loved = listGrandchildren(source).filter((claim) => !overlapsAny(claim, told));
  const said = owned.length > 0 ? [] : [...diets.filter((diet) => !isNarrowed(diet, told, sentences)), ...losses, ...told, ...loved];
  const claims = said.filter((claim) => isSaidThere(claim, passage) && !isMourned(claim, facts));
  const bare = owned.length > 0 ? owned : readInterests(source, sentences, claims);
  const clauses = splitClauses(folded, clausePause);
  const about = listRest({
    passage,
    clauses: clauses.map((clause) => ({
      ...clause,
      subject: isOfAnother(clause.text, person) ? ("somebody-else" as const) : getSubject(clause.text, person),
    })),
    told: [
      ...claims,
      ...bare,
      ...facts,
      ...wishes,
      ...clauses.flatMap((clause) => [...listFacts([clause], person), ...listWishes([clause])]),
    ],
    formulas,
    readTokens: (stretch) => readTokens(passage.text, folded, stretch),
  });
  return {
    claims: [...claims, ...bare, ...about].toSorted((one, other) => one.from - other.from),
    trades: passage.field === "personalities" ? [] : clauses.flatMap((clause) => listTrades(source, clause)),
    facts: facts.filter(({ fact }) => fact !== "exam" || !claims.some((claim) => isOfSchool(passage.text, claim))),
    wishes: wishes.filter((wish) => !claims.some((claim) => claim.stance !== "likes" && isInside(wish, claim))),
    person: isNamed(person) ? { from: person.from, to: person.to } : null,
    fields: readFields(folded, sentences, person),
    tokens: readTokens(passage.text, folded, { from: 0, to: folded.length }),
  };
}

/** '痛風でビールと魚卵は禁止、今はハイボール': who has gout and says what of all that is kept from may have the rest. */
function isNarrowed(diet: Claim, told: readonly Claim[], sentences: readonly Clause[]): boolean {
  const own = sentences.find((sentence) => isInside(diet, { ...diet, from: sentence.from, to: sentence.to }));
  if (diet.diet !== "gout" || !own) return false;
  return told.some(({ stance, from, to }) => isBan(stance) && from >= own.from && to <= own.to);
}

/** '中3だけど参考書は絶対やめて': nothing is given for an exam that must not be spoken of. */
function isOfSchool(text: string, { stance, from, to }: Claim): boolean {
  return isBan(stance) && /参考書|問題集|ドリル|学校|勉強|受験|学習/.test(text.slice(from, to));
}

/** '消え物はもうもらいすぎ': what is left out is not wished for. */
function isInside({ from, to }: Stretch, claim: Claim): boolean {
  return from >= claim.from && to <= claim.to;
}

const insteadOf = /^[^、。(（]{1,16}(?:じゃ|では)なくて?、?(?=.)/;

/** '羊羹は虎屋', 'ビールは黒ラベル一択': of what it is, which one. */
const whichOne =
  /^(?!推し|趣味|好き|好物|癒|最近)([^\s、。はがをにもの]{2,8})(?<!で)は(?=([^\s、。はがをにも]{2,12}?)(?:派|推し|一択|に限る|命)?$)/u;

/** 'コーヒーじゃなくて紅茶', typed as an interest, is the latter, and 'ラーメンは二郎' are both. */
function readAsMeant(folded: string, { field, text }: Passage): string {
  if (field !== "interests") return folded;
  const [all, what = "", which = ""] = whichOne.exec(folded) ?? [];
  const isLoved = (from: number, to: number) => listLikings(readTokens(text, folded, { from, to }), "ja").length > 0;
  if (all !== undefined && isLoved(0, what.length) && isLoved(all.length, all.length + which.length))
    return `${what}、${folded.slice(all.length)}`;
  return folded.replace(insteadOf, (words) => " ".repeat(words.length));
}

function listTrades({ passage, folded, person }: Source, clause: Clause): FoundTrade[] {
  return listNamedTrades(clause.text, "ja", {
    locate: ({ from, to }) => ({ from: clause.from + from, to: clause.from + to }),
    tokens: readTokens(passage.text, folded, clause),
    isOfPerson: getSubject(clause.text, person) === "person",
  });
}

/** Between clauses, too, so that of a long sentence only what was not understood is shown as such. */
const clausePause = /[、,~〜～]|(?<=[^:：])→/g;

const formulas = {
  words: new RegExp(
    `(?:約|もうすぐ|今年)?(?:\\d+|[一二三四五六七八九十]+)(?:歳|才|代)(?:になる|になりました|になります)?|(?:予算|値段)[^、。]*|(?:\\d[\\d,]*[万千百]?|[一二三四五六七八九十百千万]+)(?:円|ドル)(?:くらい|程度|以内|まで|前後)?|${somebody}|(?:誕生日|お?祝い|プレゼント|贈り物|ギフト|クリスマス|母の日|父の日|敬老の日|バレンタイン|記念日|新築|出産|結婚|卒業|入学|還暦|退職)(?:祝い)?|おすすめ|お願い(?:し(?:ます|たい))?|ありがとう(?:ございます)?|よろしく|探して(?:い(?:ます|る))?|教えて|ください|もの|物|こと|ところ|です|ます|でした|でしょう|らしい|そう|今|最近|私|僕|俺|彼女?|自分|うち|男性|女性|男の子|女の子|[はがをにへとでのもやかねよなしたいて]`,
    "gu",
  ),
  fewest: 3,
};

/** ペットを亡くした says nothing of a love for animals that could be given to. */
function isMourned({ stance, from, to }: Claim, facts: readonly FoundFact[]): boolean {
  return stance === "likes" && facts.some((fact) => /^(?:pet-loss|grief)$/.test(fact.fact) && fact.from < to && fact.to > from);
}

/** In the field that asks for interests whatever is typed is one. */
function readInterests(source: Source, sentences: readonly Clause[], claims: readonly Claim[]): Claim[] {
  if (source.passage.field !== "interests") return [];
  return sentences
    .filter(({ from, to, bracketed }) => !bracketed && !claims.some((claim) => claim.from < to && claim.to > from))
    .flatMap((sentence) => claimWhole(source, sentence));
}

/** In the field that asks for what they have, a list of nothing but things is of those. */
function readOwned(source: Source, sentences: readonly Clause[]): Claim[] {
  if (source.passage.field !== "additionalInfo" || isNamed(source.person) || !sentences.every(({ text }) => isListOfThings(text)))
    return [];
  const things = sentences.flatMap((sentence) => claimAll(source, listThings(source.folded, sentence), { stance: "has", cued: false }));
  const known = things.filter(({ words, tokens }) => ofThings.test(words) || listThingMeanings(tokens, "ja").length > 0);
  return known.length * 2 >= things.length && things.every((thing) => canBeOwned(thing)) ? things : [];
}

/** 父の日のプレゼント tells what the gift is for. */
const isListOfThings = (text: string) => isList(text) && readOccasion(text) === undefined;

const ofThings = /(?:用品|用具|道具|グッズ)$/;

/** 望遠鏡 and 園芸用品, though both name a pastime; not 釣り, and nobody's name. */
function canBeOwned({ words, tokens }: Claim): boolean {
  const likings = listLikings(tokens, "ja");
  if (likings.some(({ names }) => names.some((name) => isLovable(name)))) return false;
  const isThing = listThingMeanings(tokens, "ja").some(({ to, meanings }) => to === tokens.length && meanings.length > 0);
  return isThing || ofThings.test(words) || !likings.some(({ to }) => to === tokens.length);
}

function claimWhole(source: Source, sentence: Clause): Claim[] {
  const ending = /(?:が|は|を|も)?(?:です|だ|である|すること|をすること|など|とか|全般|。)+$/.exec(sentence.text)?.[0].length ?? 0;
  const whole = { from: sentence.from, to: sentence.to - ending };
  if (isSentence.test(sentence.text)) return claimKnown(source, whole);
  const things = listThings(source.folded, whole);
  return claimAll(source, things.length > 0 ? things : [whole], { stance: "likes", cued: false });
}

const isSentence = /(?:[をがに]|のが).*(?:る|た|い|です|ます|て|中)$/;

/** Of a sentence what we know, and the whole of it where that is nothing. */
function claimKnown(source: Source, whole: Stretch): Claim[] {
  const tokens = readTokens(source.passage.text, source.folded, whole);
  const known = listLikings(tokens, "ja").flatMap((hit) => {
    const [first, last] = [tokens[hit.from], tokens[hit.to - 1]];
    return first && last ? [{ from: first.from, to: last.to }] : [];
  });
  return claimAll(source, known.length > 0 ? known : [whole], { stance: "likes", cued: false });
}

/** Nothing but nouns: no particle that a sentence has, no ending of a verb. */
function isList(text: string): boolean {
  return (
    !/[はがをでにへ]|(?:です|ます|だ|った|いる|ない|たい|る|い)(?:[。、]|$)/.test(text) &&
    isThing(text) &&
    !again.test(text) &&
    listCues(text).length === 0
  );
}
