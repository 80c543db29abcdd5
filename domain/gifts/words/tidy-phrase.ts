import type { Unit } from "./fold-words.ts";

const fill = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter((word) => word !== ""));

const opening = fill(`
  idk dunno maybe perhaps probably she he they i we it hes shes theyre you my her his their our is was are am be been has have had who that which also always often sometimes
  usually really very so quite pretty truly absolutely totally just too much most mostly love loves loved loving like likes liked liking enjoy enjoys
  enjoying adore adores prefer prefers into keen passionate crazy mad nuts obsessed interested fond fan of about on for with a an the and or plus
  also all any anything everything things thing stuff lot lots some bit kind sort type big huge massive avid serious dedicated hobby hobbies interest
  favorite play playing plays do does doing go goes going to spends spending time watching watches listening listens collects collecting reads
  mum dad wife husband sister brother friend someone person get gets getting know knows personality interests near super extremely
`);
const closing = fill(`
  too lover fan fanatic addict enthusiast buff nut geek nerd freak aficionado junky person people stuff thing things etc especially lot lots much
  so very related in general and or a the of with hobby obsessed
`);
const kept = fill("playing watching collecting listening");

const openingCjk = sortLongestFirst(
  "她,他,它,我,他们,她们,妈妈,爸爸,很,非常,特别,超级,超,最,比较,有点,挺,十分,平时,经常,喜欢,最喜欢,喜爱,热爱,爱好,兴趣爱好,兴趣,酷爱,钟爱,热衷于,热衷,迷恋,对于,对,一个,一直,还,也,都,是,以及,平常,闲时," +
    "彼女は,彼は,母は,父は,妻は,夫は,友人は,とても,すごく,大の,趣味は,趣味,特に,最近は,最近,いつも,よく,かなり,少し,ちょっと,性格は,好きなものは,好きなことは,主に",
);
const closingCjk = sortLongestFirst(
  "爱好者,发烧友,达人,感兴趣,很感兴趣,非常感兴趣,有兴趣,什么的,之类的,之类,等等,等,方面,相关,的人,的,了,类," +
    "が大好きです,が大好き,大好きです,大好き,が好きです,が好きな人,が好き,好きです,好きな人,好き,が趣味です,が趣味,にハマっています,にハマっている,にはまっています,にはまっている,に夢中です,に夢中,に興味がある,に興味があります,をするのが好き,するのが好き,するのが大好き,をすること,すること,をする,をします,をしています,が得意,などが,など,全般,ファン,愛好家,マニア,オタク,な人,な性格,な方,です,でいる,ます,の人,人,だ,が,は,を,に,も,の,な,と,や",
);
const lovesAlone = "爱";

/** The units of a phrase without what introduces and ends it: 'she is really into jazz' is 'jazz'. */
export function tidyPhrase(units: readonly Unit[], isName: (units: readonly Unit[]) => boolean): readonly Unit[] {
  let rest = units;
  for (;;) {
    if (rest.length <= 1 || isName(rest)) return rest;
    const shorter = dropOpening(rest, isName) ?? dropClosing(rest);
    if (!shorter || shorter.length === 0) return rest;
    rest = shorter;
  }
}

function dropOpening(units: readonly Unit[], isName: (units: readonly Unit[]) => boolean): readonly Unit[] | null {
  const [first, second] = units;
  if (!first || !second) return null;
  if (first.script === "latin") return isOpening(first, second) && (!kept.has(first.key) || isName(units.slice(1))) ? units.slice(1) : null;
  const text = joinStart(units);
  const found = openingCjk.find((start) => text.startsWith(start) && text.length > start.length);
  if (found !== undefined) return units.slice([...found].length);
  return first.raw === lovesAlone && isName(units.slice(1)) ? units.slice(1) : null;
}

/** 'The Beatles' and 'Love Island' are names, which capitals tell. */
function isOpening(first: Unit, second: Unit): boolean {
  const isTitle = /^\p{Lu}/u.test(first.raw) && /^\p{Lu}/u.test(second.raw);
  return opening.has(first.key) && !isTitle;
}

function dropClosing(units: readonly Unit[]): readonly Unit[] | null {
  const last = units.at(-1);
  if (!last) return null;
  if (last.script === "latin") return closing.has(last.key) ? units.slice(0, -1) : null;
  const text = units
    .slice(-14)
    .map(({ key }) => key)
    .join("");
  // A single kana after another one is the end of a word, not a particle.
  const afterKana = units.at(-2)?.script === "hiragana";
  const found = closingCjk.find((end) => text.endsWith(end) && text.length > end.length && (end.length > 1 || !afterKana));
  return found === undefined ? null : units.slice(0, -[...found].length);
}

function joinStart(units: readonly Unit[]): string {
  return units
    .slice(0, 10)
    .map(({ key }) => key)
    .join("");
}

function sortLongestFirst(list: string): string[] {
  return list.split(",").toSorted((first, second) => second.length - first.length);
}
