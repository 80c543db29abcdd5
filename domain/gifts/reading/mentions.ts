import chinese from "../knowledge/ways/chinese/turned-down.json" with { type: "json" };
import english from "../knowledge/ways/english/turned-down.json" with { type: "json" };
import japanese from "../knowledge/ways/japanese/turned-down.json" with { type: "json" };
import { joinWays } from "../knowledge/ways/read-ways.ts";
import type { Locale } from "#shared/locales/locale.ts";
import { isCalledSo } from "./called.ts";
import { interests } from "../knowledge/interests/interests.ts";
import type { Claim, Stretch } from "./language.ts";
import { listLikings } from "./meanings.ts";
import type { MeaningHit } from "./meanings.ts";
import { leaveOutDoing } from "./doing-words.ts";
import { enter } from "./entries.ts";
import type { ReadPassage } from "./entries.ts";
import type { Like } from "./reading.ts";

const compile = (table: unknown) => new RegExp(joinWays(table), "iu");

/** What is said of a thing here is no liking: it is denied, done with, or of somebody else. */
const turnedDown: Readonly<Record<Locale, RegExp>> = { en: compile(english), zh: compile(chinese), ja: compile(japanese) };

/** 'Everybody but my dad golfs', 'nobody bakes'; but 'belts karaoke like nobody's watching', 'drinks filter coffee like our Amma' are of the person. */
const ofUs = /\b(?:nobody|no one|noone|we|i|our|my)\b/iu;
/** 'The piano my sister left behind'. */
const thatWe = /^(?:(?:that|which) )?(?:nobody|no one|noone|we|i|our|my)\b/iu;

/** Whose it is where this stands before it: 'her sister plays bridge', but not 'astronomy with her dad's telescope'. */
const ofOthers =
  /(?:\b(?:her|his|their) (?:\w+ )?|^(?:(?:the|late|ex|and|but) )*)(?:girlfriend|boyfriend|fianc[eé]e?|husband|wife|partner|mother|mum|mom|mam|father|dad|sister|brother|son|daughter|nana?|nanna|gran|granny|grandma|grandad|grandpa|grandmother|grandfather|uncle|auntie?|cousin|nephew|niece|flatmate|roommate|housemate|boss|manager|neighbou?r|landlord)\b|\b(?:neighbou?r|landlord|roommate|flatmate|housemate|coworker|colleague|boss)['’]?s['’]? (?:\w+ )?$|\b(?:kids|children|twins|boys|girls|sons|daughters|grandkids|teens|brothers|sisters|parents)['’] (?:\w+ )?$|\b(?:kid|child|baby|toddler|son|daughter|teen)['’]s (?:\w+ )?$|\b(?:class|classroom|school) $/iu;

/** Where somebody is or comes from, a day, a tongue they speak, what they type on: told of nearly everybody. */
const ofAnybody = /^(?:country|region|city|holiday|religious-festival|university|landmark|language|person|tech-brand|shopping-app)$/;

/** What somebody does for a living or has to do is no pastime. */
const duties = new Set([
  "exam-study",
  "medicine-nursing",
  "law",
  "office",
  "technology",
  "self-improvement",
  "family-time",
  "christianity",
  "english",
  "spanish",
  "mandarin",
  "languages",
  "geography",
  "theatre",
]);

/** Shorter words are too often something else. */
const shortestWord = { en: 4, zh: 2, ja: 1 } as const satisfies Record<Locale, number>;

/** In the words for somebody's character, what follows or goes before says that it is loved: 'tea drinker', 短剧上瘾, 韓ドラ沼. */
const ofLover: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:drinkers?|lovers?|fans?|stan|nerd|geek|nuts?|addict|buff|girlie|girly|freak|junkie|obsessive|enthusiast|mad|snob|fiend|head|obsessed|crazy|person|into|loves?|mom|dad)\b/iu,
  zh: /迷|控|粉|上瘾|爱好者|女孩|男孩|命|党|人$|爱|领队/u,
  ja: /好き|沼|命|派|通い|オタク|ファン|推し|マニア|勢/u,
};

const days =
  "(?:day|morning|afternoon|evening|night|week|weekend|lunch(?:time)?|(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tues?|wed|thurs?|fri|sat|sun)s?";
const hours = "(?:five|six|seven|eight|nine|ten|\\d{1,2})";

function getStrength({ passage: { text }, language }: ReadPassage, { to }: Stretch): Like["strength"] {
  return isRegular[language].test(text.slice(to)) ? "stated" : "affinity";
}

/** What follows says that it is done or had again and again: 'duplicate bridge thrice weekly', 'a dry sherry at six'. */
const isRegular: Readonly<Record<Locale, RegExp>> = {
  en: new RegExp(
    `^(?:,? (?:\\w+ ){0,3})?(?:every (?:single |other )?${days}|(?:once|twice|thrice|\\d+x|(?:three|four|five|six|several) times) (?:a|per|every|each|daily|weekly)|daily|nightly|weekly|on ${days.replace("s?", "s")}|all day(?: long)?|for (?:\\w+ )?(?:years|decades)|since (?:he|she|they|childhood)\\b|all (?:his|her|their) life|at ${hours}(?: sharp| on the dot| o'clock)?(?=$|[.,;!]))`,
    "iu",
  ),
  zh: /^(?:每[天周晚日]|天天)/u,
  ja: /^(?:を|は)?(?:毎[日朝晩週]|日課)/u,
};

/** Known names and pastimes in what was not understood: they are likely to be liked, for why else would they be told? */
export function buildMentions(part: ReadPassage): Like[] {
  return part.understood.claims.flatMap((claim) => {
    if (!isHint(claim, part)) return [];
    return leaveOutDoing(listLikings(claim.tokens, part.passage.locale), claim.tokens)
      .filter((hit) => !isAside(part.passage.text, claim.tokens.slice(hit.from, hit.to)))
      .flatMap((hit) => buildMention(part, claim, hit) ?? []);
  });
}

function isHint(claim: Claim, part: ReadPassage): boolean {
  const { language, passage } = part;
  const { field } = passage;
  const words = leaveOutPerson(claim, part);
  if (field === "interests" || claim.stance !== "about" || claim.subject !== "person" || turnedDown[language].test(words)) return false;
  return field !== "personalities" || ofLover[language].test(words);
}

/** 'Usually baking when I call': that is when it is seen. */
const whenWe = /\b(?:when(?:ever)?|every time|each time) (?:i|we) \w+/giu;

/** 'My grandma takes naps': as she is called, she is ours; her naps are her own. */
function leaveOutPerson({ words, from, to }: Claim, { understood: { person }, passage: { text } }: ReadPassage): string {
  const own = !person || person.from < from || person.to > to ? words : `${text.slice(from, person.from)} ${text.slice(person.to, to)}`;
  return own.replace(whenWe, "");
}

function buildMention(part: ReadPassage, { tokens, from }: Claim, hit: MeaningHit): Like | null {
  const [first, last] = [tokens[hit.from], tokens[hit.to - 1]];
  const { text } = part.passage;
  const { person } = part.understood;
  if (!first || !last || isOfElse(text.slice(startAfter(person, from), first.from), tokens, hit)) return null;
  if (isCalledSo(text.slice(0, first.from), first.text)) return null;
  // 'My grandson is two' is of him, and of no love for grandchildren.
  if (person && first.from < person.to && last.to > person.from) return null;
  const entry = enter(part, { from: first.from, to: last.to }, "");
  const meant = isTooShort(entry.words, hit, part.language) ? null : findMeaning(hit);
  return meant && { ...entry, ...meant, guess: null, strength: getStrength(part, last) };
}

/** 'My cousin in Minnesota, ice fishing': what is told of the one it is for is told of nobody else. */
const startAfter = (person: Stretch | null, from: number) => (person !== null && person.from >= from ? person.to : from);

const isOfUs = (before: string, after: Claim["tokens"]) =>
  ofUs.test(before.replace(whenWe, "")) || thatWe.test(after.map(({ text }) => text).join(" "));

function isAside(text: string, tokens: Claim["tokens"]): boolean {
  const [first, last] = [tokens[0], tokens.at(-1)];
  return !first || !last || isMeans(text, tokens) || isStoodIn(text, { from: first.from, to: last.to });
}

/** 炒飯の写真が送られてくる, 新聞に投稿して載る, 庭に来るメジロ: how something is shown to others is no pastime. */
function isMeans(text: string, tokens: Claim["tokens"]): boolean {
  const [words, after] = [tokens.map((token) => token.text).join(""), text.slice(tokens.at(-1)?.to)];
  if (/^[庭畑池]$/.test(words) && /^に(?:やって|遊びに|飛んで)?(?:来る|くる|来た|来ている)/.test(after)) return true;
  if (isMeansToEnd(text.slice(0, tokens[0]?.from), words, after)) return true;
  if (/^(?:写真|動画|画像)$/.test(words))
    return /^(?:や動画|や画像)?(?:が|を|も|ばかり|ばっか)?[^、。]{0,6}(?:送|届|来る|くる|きます|来ます|見せ)/u.test(after);
  return /^(?:新聞|雑誌|ラジオ|テレビ)$/.test(words) && /^に[^、。]{0,4}(?:投稿|投書|応募|載|のっ|掲載|出[たてる]|取り上げ)/u.test(after);
}

/** 去哈尔滨读书, 攒钱买车, 开车走川藏线: where somebody studies, and what is done for the sake of something else. */
export function isMeansToEnd(before: string, deed: string, after: string): boolean {
  if (/^(?:读书|念书|上学)$/.test(deed))
    return /[去到来](?!图书馆|书店|公园|咖啡)[^，。\s]{2,5}$|在(?:外地|国外|外面|城里|县城)$/.test(before);
  if (/^[攒存]钱$/.test(deed)) return /^(?:买|换|结婚|给|装修|还|读|去|养|付|交|想)/.test(after);
  return deed === "开车" && /^(?:去|走|跑|到|回|来|接|送|上|环|(?:时|的时候|路上|必|就|都|也)*(?:听|放|循环))/.test(after);
}

const prized = /^(?:his|her|their|everything|life|sacred|immaculate|legendary|famous|amazing|beautiful|stunning|where|what|never|always)$/;

/** 'His car is very small', 'their football boots are everywhere': how a thing of theirs is, and no love for it. */
function tellsState(tokens: Claim["tokens"], { from, to }: MeaningHit): boolean {
  const after = tokens.slice(to).filter(({ text }) => !/^(?:all|always|still)$/.test(text));
  const [verb, next] = after.slice(/^(?:is|are|was|were)$/i.test(after[0]?.text ?? "") ? 0 : 1);
  const isTheirs = tokens.slice(Math.max(0, from - 2), from).some(({ text }) => /^(?:his|her|their)$/i.test(text));
  return isTheirs && /^(?:is|are|was|were)$/i.test(verb?.text ?? "") && next !== undefined && !prized.test(next.text.toLowerCase());
}

function isOfElse(before: string, tokens: Claim["tokens"], hit: MeaningHit): boolean {
  return (
    ofOthers.test(before) ||
    isOfUs(before, tokens.slice(hit.to)) ||
    isNextDoor(before, tokens, hit) ||
    isWhereabouts(tokens[hit.from - 1]?.text, hit) ||
    isOfProperName(tokens, hit) ||
    isHomeOfClub(before, tokens, hit) ||
    isEmployer(before, hit.names[0]) ||
    isOnlyInPassing(tokens, hit)
  );
}

function isOnlyInPassing(tokens: Claim["tokens"], hit: MeaningHit): boolean {
  return [isOnTheWay, isOnlyVerb, isOnlyShown, tellsState, isOfOnes, isInClass].some((isPassing) => isPassing(tokens, hit));
}

/** 'Old shirts, goalie ones especially': of what kind something is. */
const isOfOnes = (tokens: Claim["tokens"], { to }: MeaningHit) => /^ones?$/i.test(tokens[to]?.text ?? "");

const subjects =
  /^(?:maths?|math|physics|chemistry|biology|history|geography|science|english|french|spanish|german|latin|art|music|drama|pe|class|assembly)$/i;
const atWhat = /^(?:in|during)$/i;
const goodIn =
  /^(?:degree|phd|masters|diploma|ba|bsc|ma|interest\w*|brilliant|good|great|best|top|genius|whizz?|major\w*|ace|star|strong|results?|grades?|first|a|as|champion|teacher|tutor|deep|absorbed|lost|engrossed)$/i;

/** 'Crochets on the bus, in maths': there it is done. */
function isInClass(tokens: Claim["tokens"], { from, to }: MeaningHit): boolean {
  const [before, lead] = [tokens[from - 2], tokens[from - 1]].map((token) => token?.text ?? "");
  return to === from + 1 && subjects.test(tokens[from]?.text ?? "") && atWhat.test(lead ?? "") && !goodIn.test(before ?? "");
}

/** 駅弁の写真をLINEしてくる loves no photography, nor does whoever sketches rather than that (写真よりスケッチ). */
function isOnlyShown(tokens: Claim["tokens"], { from, to }: MeaningHit): boolean {
  const [before, word, next, after] = [tokens[from - 1], tokens[from], tokens[to], tokens[to + 1]].map((token) => token?.text ?? "");
  if (next === "より") return true;
  return before === "の" && /^(?:写真|動画)$/.test(word ?? "") && next === "を" && !/^(?:撮|編)/.test(after ?? "");
}

/** 'Lives above a dance studio', 'parked at a ski hill', 'works on a submarine': what only happens to be there. */
function isNextDoor(before: string, tokens: Claim["tokens"], { to }: MeaningHit): boolean {
  if (worksOn.test(before)) return true;
  const isPlace = placeNouns.test(tokens[to - 1]?.text ?? "") || placeNouns.test(tokens[to]?.text ?? "");
  return isPlace && besides.test(before);
}

const worksOn = /\b(?:work(?:s|ed|ing)?|stationed|serv(?:es|ed|ing)) (?:on|aboard) (?:an? |the )?(?:\w+ )?$/iu;
const placeNouns =
  /^(?:studio|shop|store|factory|mill|club|course|court|field|hill|slope|alley|rink|pool|bar|brewery|bakery|gym|school|church|theater|theatre|cinema|museum|stadium|arena|track|stable|kennel|farm|plant|winery|distillery|restaurant|salon|marina|airport|station|range|library)(?:e?s)?$/iu;
const besides =
  /\b(?:(?:over|above|below|beneath|under|behind|beside|opposite|overlooking|near|across from|next(?: door)? to|(?:corner|street|road|block)s? from)|(?:liv(?:es?|ing)|parked|moved|place|house|home|building|apartment|condo|trailer|stay(?:s|ing)) (?:is |are |in |just |right )*(?:on|at|in|by|to|beside)|used to be|was once|once was) (?:an? |the |some |this )?(?:\w+ )?$/iu;

/** 'She's in Chicago': who is in a town has not seen the musical. */
function isWhereabouts(before: string | undefined, { names }: MeaningHit): boolean {
  return (
    /^(?:in|to|from|near|around|outside)$/i.test(before ?? "") &&
    names.some(({ kind }) => /^(?:musical|band|artist|film|tv-show|album|vehicle|.*-brand)$/.test(kind))
  );
}

const livesThere =
  /\b(?:mov(?:ed?|es|ing)|liv(?:es?|ing)|born|based|relocat\w+|flew|raised|stationed|school|college|uni|university|apartment|flat|studio|place|room|cottage|farm|office|house|home) (?:back )?(?:to|in|from|near|outside) $/iu;

/** 'Moved to Valencia', 'lives in Reading': who lives in a town supports no club for that reason, and need not read. */
function isHomeOfClub(before: string, tokens: Claim["tokens"], { names, from }: MeaningHit): boolean {
  const isTown = names.length === 0 && /^\p{Lu}\p{Ll}/u.test(tokens[from]?.text ?? "");
  return livesThere.test(before) && (isTown || names.some(({ kind }) => kind === "club"));
}

const worksAt =
  /\b(?:work\w*|job|shifts?|line|yrs|years|start\w*|hired|retir\w*|career|intern\w*|promoted|layoffs?|laid off|fired) (?:\S+ ){0,4}?(?:at|in|for|from|with|by) (?:the )?$/iu;

/** '30 years on the line at Ford': where somebody works is no hint of what they love. */
export function isEmployer(before: string, name: { kind: string } | undefined): boolean {
  return name !== undefined && /(?:-brand|^chain|^vehicle)$/.test(name.kind) && worksAt.test(before);
}

/** 'In Grand Island, Nebraska', 'from Long Island City': no island. */
function isOfProperName(tokens: Claim["tokens"], { from, names }: MeaningHit): boolean {
  const isTitled = (at: number) => /^\p{Lu}\p{Ll}/u.test(tokens[at]?.text ?? "");
  return names.length === 0 && from > 1 && isTitled(from) && isTitled(from - 1);
}

/** 在超市当收银员, 图书馆泡到十点半: where somebody works or learns. 蝴蝶牌 is a make, and no butterfly. */
function isStoodIn(text: string, { from, to }: Stretch): boolean {
  const after = text.slice(to);
  if (after.startsWith("牌") || isAboard(text.slice(from, to), after)) return true;
  return places.test(text.slice(from, to)) && (text.slice(0, from).endsWith("在") || /^里?(?:泡|待|坐|自习|学|复习|熬)/.test(after));
}

/** 电车上丢过伞, 地铁上看书: where it happens. */
export const isAboard = (words: string, after: string) =>
  /[车車铁鐵机機船]$|^(?:报纸?|報紙?|杂志|雜誌|电视|電視)$/.test(words) && /^(?:上|里)(?!班|瘾|头|心|市)(?=.)/.test(after);

const places = /^(?:超市|图书馆|商场|便利店|菜市场)$/;

/** Who knits on the bus, or on trains, loves no buses. */
function isOnTheWay(tokens: Claim["tokens"], { from }: MeaningHit): boolean {
  const word = tokens[from]?.text ?? "";
  const before = tokens
    .slice(Math.max(0, from - 2), from)
    .map(({ text }) => text.toLowerCase())
    .join(" ");
  if (/(?:^| )[坐乘搭赶挤]$/.test(before) || /^[坐乘搭赶挤].+[车铁机船]$/.test(word)) return true;
  if (/(?:^| )on$/.test(before) && /^(?:buses|trains|trams|planes|ferries|flights)$/i.test(word)) return true;
  return (
    /^(?:(?:on|in) the|\w+ by)$/.test(before) && /^(?:bus|train|tram|plane|subway|metro|ferry|tube|car)$/.test(tokens[from]?.key ?? "")
  );
}

/** 'Famous for eating an orange at eleven' tells of the orange, and 'he goes to watch' of no watches. */
function isOnlyVerb(tokens: Claim["tokens"], { from, to }: MeaningHit): boolean {
  const [before, verb, next] = [tokens[from - 1], tokens[from], tokens[to]].map((token) => token?.text.toLowerCase() ?? "");
  // 'Is at the bowl in Bondi' is of skaters.
  if (verb === "bowl" && /^(?:an?|the)$/.test(before ?? "")) return true;
  if (to > from + 1) return false;
  if (verb === "eating") return /^(?:an?|the|his|her|their|my|our)$/.test(next ?? "");
  return (
    /^watch(?:es)?$/.test(verb ?? "") &&
    /^(?:to|he|she|they|just|only|mostly|still|and|will|can|could|also|always|often)$/.test(before ?? "")
  );
}

function findMeaning(hit: MeaningHit): Pick<Like, "id" | "interests" | "name"> | null {
  const name = hit.names.find(({ kind }) => !ofAnybody.test(kind)) ?? null;
  const known = listInterests(hit, name?.interest ?? null);
  if (name) return { id: `likes:${name.id}`, interests: known, name: { id: name.id, kind: name.kind } };
  return hit.names.length > 0 || known.length === 0 ? null : { id: `likes:${known[0]}`, interests: known, name: null };
}

/** A name may be an everyday word more easily than a pastime. */
function isTooShort(words: string, { names }: MeaningHit, language: Locale): boolean {
  if (/^(?:games?|box(?:es)?|money|jeans|hoodies?|clothes|clothing|tanks?|お金)$/i.test(words)) return true;
  // アウトドア派 loves no pie, 派 in Chinese.
  if (language === "ja" && /^(?:[派党系類書]|グッズ|テレビ|tv|先生|管理)$/i.test(words)) return true;
  // 先生 is a gentleman, or whoever one learns from.
  if (language === "zh" && /^(?:先生|扫地|拖地|客[场場])$/.test(words)) return true;
  const isLatin = /\p{sc=Latin}/u.test(words);
  return (
    !isOfFigures(words, names.length > 0) &&
    words.length < shortestWord[isLatin ? "en" : language] - (isLatin && names.length === 0 ? 1 : 0)
  );
}

/** 'F1', 'U2'. */
const isOfFigures = (words: string, isName: boolean) => isName && /^\p{Lu}+\d+$/u.test(words);

function listInterests({ meanings }: MeaningHit, ofName: string | null): string[] {
  const ids = [...(ofName === null ? [] : [ofName]), ...meanings.flatMap((meaning) => (meaning.kind === "interest" ? [meaning.id] : []))];
  return [...new Set(ids)].filter((id) => interests.has(id) && !duties.has(id));
}
