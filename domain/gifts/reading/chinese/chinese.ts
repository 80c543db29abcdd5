import type { Claim, FoundTrade, LanguageReader, Passage, Stretch, Subject, Understood } from "../language.ts";
import { listLikings, listThingMeanings } from "../meanings.ts";
import { blotStretch } from "../unspaced/blot.ts";
import { listRest } from "../unspaced/rest.ts";
import { isSaidThere } from "../unspaced/said-there.ts";
import { splitClauses } from "../unspaced/clauses.ts";
import type { Clause } from "../unspaced/clauses.ts";
import { maskSigns } from "../unspaced/mask-signs.ts";
import { foldChinese } from "../unspaced/same-length.ts";
import { listNamedTrades } from "../named-trades.ts";
import { foldHeadings } from "../unspaced/headings.ts";
import { foldDialect } from "./dialect.ts";
import { isList, readClaims } from "./claims.ts";
import { idioms } from "./cues.ts";
import { keepWidest, listDiets } from "./diets.ts";
import { hearBook, withoutVerb } from "./doing.ts";
import { listFacts } from "./facts.ts";
import { listLosses } from "./losses.ts";
import { readFields } from "./fields.ts";
import { readOccasion } from "./occasions.ts";
import { listThings, trimTopic } from "./objects.ts";
import { findPerson, getSubject, isOfOthers, somebody } from "./persons.ts";
import type { Person } from "./persons.ts";
import { loadSegmenter, segment } from "./segment.ts";
import type { Said, Source } from "./source.ts";
import { readTokens } from "./tokens.ts";
import { listWishes } from "./wishes.ts";

/** What stands before the colon of a list: 爱好：钓鱼，书法; 不要：衣服. */
const label = [
  "兴趣爱好|业余爱好|爱好|兴趣|喜好|特长|最爱|心头好|收藏",
  "(?:平时|特别|最)?喜欢(?:的(?:东西|事情?|食物|明星|游戏|运动)?)?",
  "(?:特别|最)?(?:不喜欢|讨厌|不爱)(?:的(?:东西|事情?)?)?",
  "不(?:要|想要|需要|用)(?:再)?(?:送|买)?(?:的)?|别(?:再)?(?:送|买|给)|不(?:能|可以|可)?(?:吃|喝|碰|送)(?:的)?",
  "雷区|雷点|踩雷|避雷|忌|不收|忌讳|禁忌|忌口|(?:已经?)?戒(?:掉|了)*|(?:已经?)?放弃了?",
  "已有(?:的)?|已经有(?:了|的)?|家里有|有了|不缺",
].join("|");
/** What a label with a colon stands before goes on with it to the end of the sentence. */
const listAfterLabel = new RegExp(
  `(?<=(?:^|[。；;，,\\n\\s他她])(?:${label})[：:]{1,2}[^。；;\\n！!？?]{0,60})[，,](?![一两二三四五六七八九十几百千万]+[来多把]?(?:$|[块元，,。]|左右|上下|以内))(?=[^，,。、不没别已预想要送\\d]{1,8}(?:[，,。；;\\n]|$))`,
  "g",
);

/** '不要: 衣服'; positions stay. */
const spacedColon = /[：:] (?=[\p{L}\p{N}])/gu;

/** 看书啊烘焙啊: one after the other. */
const calledOver = /(?<=[\p{sc=Han}a-z]{2}|[猫狗])[啊呀](?=[^，。；！!?？\s啊呀的了]{1,6}[啊呀])/gu;

const pause = new RegExp(
  [
    /(?<!(?<![切拆删清扣免解消排根铲开剔])除[^，。]{1,14})[，,]|[…~〜～]/.source,
    `(?<!(?:^|[。；;，,\\n\\s他她])(?:${label})：?)(?:：|:(?!\\/))`,
    /(?<=.)(?=但是?(?!愿)|(?<![活撑熬挺瞒比逃])不过(?=[^，,。]{2})|可是|所以|(?<=..)(?<![许认宁尚])可(?=没|又))/.source,
    // 一个爱画画一个爱足球, 爷爷爱下棋奶奶爱养花
    /(?=一个(?:是|就|最|特别)*(?:爱|喜欢|迷|沉迷|痴迷|热爱|学|玩|追))(?<=一个[^，。]{2,10}|(?:爱|喜欢)[^，。]{1,6})/.source,
    /(?=(?:爷爷|奶奶|外公|外婆|姥姥|姥爷|公公|婆婆|爸爸|妈妈|我爸|我妈|老公|老婆)(?:就|也|最|特别|则)*(?:爱|喜欢|迷))(?<=(?:爱|喜欢)[^，。]{2,6})/
      .source,
    /(?<=(?:以前|从前)[^，。]{2,14})(?=现在|如今)|、(?=(?:但|不过|也|还|别|不))/.source,
  ].join("|"),
  "g",
);

const formulas = {
  words: new RegExp(
    `(?:(?:大概|今年|刚|马上|快|就|要|都)*(?:\\d+|[一二三四五六七八九十百]+)(?:多|来)?(?:个月)?(?:岁|周岁)(?:半|多|了)?)|(?:预算|价格|价位)[^，。]*|(?:\\d+|[一二两三四五六七八九十百千]+)(?:元|块|美元)(?:钱)?(?:左右|以内|以下|上下)?|(?:想|要|打算)?(?:给|送|买)(?=${somebody})|${somebody}|礼物|礼|生日|圣诞节?|情人节|母亲节|父亲节|新年|春节|中秋节?|结婚|毕业|请?(?:推荐|帮忙|帮我)|谢谢|求助?|一下|今年|明年|马上|最近|现在|我们?|他们?|她们?|ta|自己|男生?|女生?|男孩|女孩|的|了|是|在|想|要|送|给|买|和|跟|与|就|也|都|还|很|有|个|件|份|吗|呢|吧|啊|这|那|为|从|到|对`,
    "g",
  ),
  fewest: 2,
};

/** Reads Chinese, in whichever characters. */
export const chinese: LanguageReader = {
  prepare: async () => {
    loadSegmenter();
    await Promise.resolve();
  },
  read: readChinese,
};

function readChinese(passage: Passage): Understood {
  const plain = maskSigns(foldDialect(foldHeadings(foldChinese(passage.text))));
  const folded = plain.replace(spacedColon, "：：").replace(listAfterLabel, "、").replace(calledOver, "、");
  const person = findPerson(folded, passage.field === "text", passage.relationship);
  const clauses = blotStretches(listSaid(splitClauses(folded, pause), person, passage.relationship), listLongedFor(person));
  const source = { passage, folded, person };
  const diets = listDiets(source, clauses);
  const losses = listLosses(source, clauses);
  const [facts, wishes] = [listFacts(clauses, person), listWishes(clauses)];
  // 该有的都有了 tells of no one thing.
  const everything = facts.filter(({ fact }) => fact === "has-everything");
  const rest = blotStretches(clauses, [...diets, ...losses, ...everything]);
  const cued = [...keepWidest(diets), ...losses, ...leaveOutTold(readClaims(source, rest), losses)].filter((claim) =>
    isSaidThere(claim, passage),
  );
  const claims = cued.length === 0 || passage.field === "interests" ? [...cued, ...readBare(source, rest, cued)] : cued;
  const about = listRest({
    passage,
    clauses,
    told: [...claims, ...diets, ...clauses.flatMap((clause) => [...listFacts([clause], person), ...listWishes([clause])])],
    formulas,
    idioms,
    readTokens: (stretch) => readTokens(passage.text, folded, stretch),
  });
  return {
    claims: [...claims, ...about].toSorted((one, other) => one.from - other.from),
    trades: passage.field === "personalities" ? [] : clauses.flatMap((clause) => listTrades(source, clause)),
    facts,
    wishes,
    person: person && { from: person.from, to: person.to },
    fields: readFields(folded, clauses, person),
    tokens: readTokens(passage.text, folded, { from: 0, to: folded.length }),
  };
}

/** 老大十五, 老二喜欢画画: the first who is named is whom it is for. */
const childByRank = /^(?:我?家里?|我家的?|但|而|她?他?家)?(老[大二三四幺小])(?!爷|师|伯|妈|太|公|婆|板|妹|弟|伙|朋友|两口|区|城)/;

/** '但医生说…': after it goes on with whom it was about. */
const inPassing = /^.{0,6}(?:说|让|叫|建议|嫌|催|不让|下了)|^.{1,4}在(?!家)[^，。着学读]{1,5}$/;

/** 老伴爱打高尔夫，跟她没关系; 那是他太太的事: the clause before is about somebody else. */
const isNotTheirs =
  /^(?:这|那|可|都|就|又|但)*(?:[跟和与同](?:他|她|ta|我[妈爸爹娘]|老师|老人家?)(?:本人|自己)?(?:可|都|是|真|一点|完全|半毛钱|也|并)*(?:没有?|无)(?:什么|啥|半毛钱|任何|一点|多大)?(?:关系?|相干)|(?:不[关干]|与)(?:他|她|ta)(?:的)?(?:事|无关)|不是(?:他|她|ta)(?:本人|自己)?(?:的爱好|[做弄弹画烤养]的)?[哈哦啊啦呀]*$)/;

function listSaid(clauses: readonly Clause[], person: Person | null, relationship?: Passage["relationship"]): Said[] {
  let [subject, sentence]: [Subject, number] = ["person", 0];
  const meant = clauses.map(({ text }) => childByRank.exec(text)?.[1]).find((rank) => rank !== undefined);
  const isOther = (clause: Clause, rank: string | undefined, at: number) =>
    (rank !== undefined && rank !== meant) || isNotTheirs.test(clauses[at + 1]?.text ?? "") || isOfOthers(clause, person, relationship);
  return clauses.map((clause, at) => {
    const before = clause.sentence === sentence ? subject : "person";
    sentence = clause.sentence;
    const rank = childByRank.exec(clause.text)?.[1];
    const own = isOther(clause, rank, at) ? "somebody-else" : getSubject(clause, person, before);
    if (!clause.bracketed && (!inPassing.test(clause.text) || /^[他她]/.test(clause.text))) subject = own;
    return { ...clause, subject: own };
  });
}

function listTrades({ passage, folded }: Source, clause: Said): FoundTrade[] {
  return listNamedTrades(clause.text, "zh", {
    locate: ({ from, to }) => ({ from: clause.from + from, to: clause.from + to }),
    tokens: readTokens(passage.text, folded, clause),
    isOfPerson: clause.subject === "person",
  });
}

function leaveOutTold(claims: readonly Claim[], told: readonly Claim[]): Claim[] {
  return claims.filter(({ from, to }) => !told.some((other) => other.from < to && other.to > from));
}

/** 喜欢的女生 is somebody, and nothing that is loved. */
function listLongedFor(person: Person | null): Stretch[] {
  const verb = person && /^[^的]{2}(?=的)/.exec(person.text)?.[0];
  return person && verb ? [{ from: person.from, to: person.from + verb.length }] : [];
}

/** What a diet has said is not read again: 乳糖不耐受 is no thing that is not tolerated. */
function blotStretches(clauses: readonly Said[], stretches: readonly Stretch[]): Said[] {
  return clauses.map((clause) => {
    const inside = stretches.filter(({ from, to }) => from < clause.to && to > clause.from);
    const text = inside.reduce((rest, { from, to }) => blotStretch(rest, { from: from - clause.from, to: to - clause.from }), clause.text);
    return { ...clause, text };
  });
}

/** In the field that asks for interests whatever is typed is one; in that for what they have, a list of nothing but things. */
function readBare(source: Source, clauses: readonly Said[], claims: readonly Claim[]): Claim[] {
  const { field } = source.passage;
  const free = clauses.filter(({ from, to }) => !claims.some((claim) => claim.from < to && claim.to > from));
  if (field === "interests")
    return joinOfWork(
      source,
      free.filter(({ subject }) => subject === "person").flatMap((clause) => claimBare(source, clause, "likes")),
    );
  if (field !== "additionalInfo" || !clauses.every((clause) => isListOfThings(source, clause))) return [];
  const things = clauses.flatMap((clause) => claimBare(source, clause, "has"));
  return things.filter(({ tokens }) => listThingMeanings(tokens, "zh").length > 0).length * 2 >= things.length ? things : [];
}

/** 父亲节 tells what the gift is for. */
function isListOfThings({ folded }: Source, clause: Said): boolean {
  return isList(folded, clause) && !isTrade.test(clause.text) && readOccasion(clause.text) === undefined;
}

const works = /game|anime|manga|series|book|film|novel/;

/** 原神 芙宁娜: whom nobody knows behind a work is somebody of it. */
function joinOfWork({ passage, folded }: Source, claims: readonly Claim[]): Claim[] {
  const joined: Claim[] = [];
  for (const claim of claims) {
    const last = joined.at(-1);
    const isNext = last !== undefined && /^\s+$/.test(folded.slice(last.to, claim.from));
    if (isNext && isOfWork(last) && isUnknownName(claim, folded))
      joined[joined.length - 1] = { ...last, to: claim.to, words: passage.text.slice(last.from, claim.to) };
    else joined.push(claim);
  }
  return joined;
}

const isOfWork = ({ tokens }: Claim) => listLikings(tokens, "zh").some(({ names }) => names.some(({ kind }) => works.test(kind)));

function isUnknownName({ from, to, tokens }: Claim, folded: string): boolean {
  const isName = segment(folded.slice(from, to)).every(({ tag }) => /^(?:n|x|eng)/.test(tag));
  return isName && to - from <= longestName && listLikings(tokens, "zh").length === 0 && listThingMeanings(tokens, "zh").length === 0;
}

const longestName = 5;

/** 钢琴老师 is whoever teaches it, and no piano that is there; 只有一台老电视 tells how they live. */
const isTrade = /(?:员|师|师傅|老师|教练|老板|医生|工人|匠|司机)$|^.{0,4}[只仅]有/;

function claimBare({ passage, folded }: Source, clause: Said, stance: "likes" | "has"): Claim[] {
  const lead = /^(?:现在|就|是|算|一?个|正经|喜欢|爱好是?|平时|最近|在学|学|他|她|ta)+(?=..)/.exec(clause.text)?.[0].length ?? 0;
  const trimmed = trimTopic(folded, {
    from: clause.from + lead,
    to: clause.to - (/(?:都玩|都行|之类的?|等等?|什么的)$/.exec(clause.text)?.[0].length ?? 0),
  });
  const listed = listThings(folded, trimmed);
  const things = listed.length > 0 || trimmed.from >= trimmed.to ? listed : [trimmed];
  const named = stance === "likes" ? things.map((thing) => withoutVerb({ passage, folded }, thing)) : things;
  return named.map((thing) => ({
    ...thing,
    stance,
    subject: "person",
    words: passage.text.slice(thing.from, thing.to),
    tokens: [hearBook(folded.slice(thing.from, thing.to), thing) ?? [], readTokens(passage.text, folded, thing)].flat(),
    cued: false,
  }));
}
