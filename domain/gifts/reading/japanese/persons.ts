import type { Relationship } from "#shared/gift-options.ts";
import type { Passage, Stretch, Subject } from "../language.ts";
import { alsoPeople, personWords, type PersonWords } from "./person-words.ts";
import { relate } from "./relatives.ts";

const compile = (table: readonly PersonWords[]) =>
  table.map(({ words, relationship, gender = null }) => ({
    relationship,
    gender,
    pattern: new RegExp(`^(?:${words})`, "u"),
  }));
const listed = compile(personWords);
const listedAlso = compile(alsoPeople);
const allWords = personWords.map(({ words }) => words).join("|");
const moreWords = alsoPeople.map(({ words }) => words).join("|");

/** A word for somebody, with what stands for its owner before it. */
export const somebody = `(?:うちの|私の|僕の|俺の|ぼくの|わたしの|彼の|彼女の|その)?(?:${moreWords}|${allWords})(?:さん|ちゃん|様|さま|くん|君)?`;
const anywhere = new RegExp(`(?<owner>彼の|彼女の|その|奥さんの|旦那さんの|友人の|友達の)?(?<who>${allWords})`, "gu");
const anybody = new RegExp(`(?<owner>彼の|彼女の|その|奥さんの|旦那さんの|友人の|友達の)?(?<who>${moreWords}|${allWords})`, "gu");
/** 友達の赤ちゃん, 娘のピアノの先生: somebody by whose they are. */
const ofWhom = new RegExp(
  `^(?:さん|ちゃん|くん|君|様)?の(?:[\\p{sc=Han}\\p{sc=Katakana}ー]{1,6}の(?=先生|コーチ|監督|友達))?(?<other>${allWords}|赤ちゃん|ベビー|子(?=[にへのがは、。\\s]|$))`,
  "u",
);

export interface Person extends Stretch {
  /** Empty for one who is not named: what is said of anybody else is not said of them. */
  text: string;
  relationship: Relationship;
  gender: "male" | "female" | null;
  /** The gift is for two: what is said of one of them counts. */
  isCouple: boolean;
}

export function isNamed(person: Person | null): person is Person {
  return person !== null && person.text !== "";
}

const ofCouple = /^(?:二人|お?義[姉兄妹弟父母]|兄|姉|弟|妹|お?父|お?母|祖父|祖母|おじい|おばあ|奥|旦那|妻|夫|嫁|主人|新郎|新婦|彼氏|彼女)/;

/** What the form calls somebody may be called so in the notes as well; anybody else is another. */
const alsoCalled: Readonly<Partial<Record<Relationship, readonly Relationship[]>>> = {
  parent: ["extended-family"],
  child: ["extended-family"],
  sibling: ["extended-family"],
  "extended-family": ["parent", "sibling"],
  friend: ["colleague", "other"],
  colleague: ["friend", "other"],
  other: ["friend", "colleague"],
};

/**
 * Whom a text is about: the first person that is named, unless as somebody else's or in passing; where the form says who it is,
 * the first that fits.
 */
export function findPerson(text: string, { relationship, field }: Pick<Passage, "relationship" | "field">): Person | null {
  const called = relationship === undefined ? findCalled(text, field === "text") : findFitting(text, relationship);
  const isPair = called !== null && andOther.test(text.slice(called.to));
  if (called && isPair) return { ...called, gender: null, isCouple: true };
  if (called) return { ...called, isCouple: /夫婦|夫妻|カップル|結婚祝|新郎|新婦|両親|祖父母/.test(text) };
  return relationship === undefined ? null : whoIsNotNamed(relationship);
}

/** パパとママへ. */
const andOther =
  /^(?:さん|ちゃん)?と(?:パパ|ママ|お?[父母]|お?じい|お?ばあ|じいじ|ばあば|祖[父母]|兄嫁|義[姉兄]|奥さん|嫁|旦那|夫|妻)(?:さん|ちゃん)?(?=$|[へにのがは。、\s])/u;

type Called = Omit<Person, "isCouple">;

function findFitting(text: string, relationship: Relationship): Called | null {
  for (const { 0: found, index, groups = {} } of text.matchAll(anywhere)) {
    const who = groups["who"] ?? "";
    if (groups["owner"] !== undefined || isNotMeant(text, index, index + found.length)) continue;
    const from = index + found.length - who.length;
    const meaning = getMeaning(listed, text.slice(from), who);
    if (meaning && fitsForm(who, meaning.relationship, relationship)) return enter(from, who, meaning);
  }
  return null;
}

/** Where the words alone say for whom it is, it may be anybody; in the first sentence 友達の赤ちゃん and 夫の上司, too. */
function findCalled(text: string, isFirst: boolean): Called | null {
  for (const { 0: found, index, groups = {} } of text.matchAll(anybody)) {
    const called = readCalled({ from: index, rest: text.slice(index), found }, groups);
    const isOfOther = called !== null && called.text !== groups["who"];
    if (called && (isFirst || !isOfOther) && !isNotMeant(text, index, called.to) && !isChildBeside(called.text, text)) return called;
  }
  return null;
}

interface Place {
  from: number;
  /** The text from there on, and the words that were found in it. */
  rest: string;
  found: string;
}

function readCalled(place: Place, { owner, who = "" }: Readonly<Record<string, string | undefined>>): Called | null {
  const { from, found } = place;
  const rest = place.rest.slice(found.length - who.length);
  const meaning = getMeaning(listedAlso, rest, who) ?? getMeaning(listed, rest, who);
  if (!meaning) return null;
  if (owner === undefined) return readKin(place, meaning) ?? enter(from, who, meaning);
  const relationship = owners[owner];
  return relationship ? enter(from, found, { ...meaning, relationship: relate({ who: owner, relationship }, meaning.relationship) }) : null;
}

const owners: Readonly<Record<string, Relationship>> = {
  彼の: "spouse",
  彼女の: "spouse",
  奥さんの: "spouse",
  旦那さんの: "spouse",
  友人の: "friend",
  友達の: "friend",
};

function readKin({ from, rest, found: who }: Place, { relationship }: Meaning): Called | null {
  const kin = ofWhom.exec(rest.slice(who.length));
  const other = kin?.groups?.["other"];
  if (!kin || other === undefined) return null;
  const named = getMeaning(listed, rest.slice(who.length + kin[0].length - other.length), other) ?? aChild;
  return enter(from, who + kin[0], { ...named, relationship: relate({ who, relationship }, named.relationship) });
}

const aChild = { relationship: "child", gender: null } as const;

type Meaning = Pick<Person, "relationship" | "gender">;

const enter = (from: number, text: string, { relationship, gender }: Meaning): Called => ({
  from,
  to: from + text.length,
  text,
  relationship,
  gender,
});

/** The row of a table that has the word with which a text begins. */
function getMeaning(table: typeof listed, rest: string, who: string): Meaning | null {
  return table.find(({ pattern }) => pattern.exec(rest)?.[0] === who) ?? null;
}

function isNotMeant(text: string, from: number, to: number): boolean {
  const [before, after] = [text.slice(0, from), text.slice(to)];
  return (inPassing.test(before) && !(toldFirst.test(before) && nothingMore.test(after))) || notThem.test(after);
}

/** ゴルフはやらない父: what is said before a name may be of whom it names; not in '先輩は娘がいる友人', where somebody has been named. */
const toldFirst = new RegExp(
  `(?:^|[。、\\s])(?!(?:${allWords})(?:さん|ちゃん)?は)[^。、は\\s]{1,14}は[^。、は\\n]{0,16}(?:[るたいんぬ]|うな|[\\p{sc=Han}\\p{sc=Katakana}ー][のな])(?:(?:[小中高]\\d|\\d+(?:歳|才))の)?$`,
  "u",
);
const nothingMore = /^(?:さん|ちゃん)?(?:[(（]?\d+(?:歳|才)?[)）]?)?(?:に|へ)?(?:$|[。、\s！!？?(（])/u;

/** 出産祝い、上の子は3歳: where nothing else says so, the gift is not for that child. */
const isChildBeside = (who: string, text: string) => /^(?:上|下|真ん中)の/.test(who) && /出産|産まれ|生まれ|妊娠/.test(text);

const whoIsNotNamed = (relationship: Relationship): Person => ({
  from: -1,
  to: -1,
  text: "",
  relationship,
  gender: null,
  isCouple: false,
});

/** Whether one who is called so may be whom the form says; who has children calls husband and wife as they do. */
function fitsForm(who: string, named: Relationship, asked: Relationship): boolean {
  if (named === asked) return true;
  if (asked === "parent" && who.includes("孫")) return false;
  if (asked === "other" && unmarried.test(who)) return true;
  return alsoCalled[asked]?.includes(named) === true || (asked === "spouse" && /^(?:ママ|パパ|お[父母]さん)$/.test(who));
}

/** The form has no word for these but 'other'. */
const unmarried = /^(?:彼氏|彼女|彼ピ|彼|恋人|パートナー|婚約者|婚約者の女性|フィアンセ|相方)$/;

const inPassing =
  /(?:[\p{sc=Katakana}ー]|二人|亡くなった|亡き)$|(?<!今年|今回|今月|今日|実|最近|こちら|相手|対象|[るいす]の|来月|来週|明日|もうすぐ)は[^。\n]*$/u;
const notThem =
  /^(?:さん|ちゃん)?(?:(?:と[^、。はが]{1,6})?(?:[(（、]?\d+(?:歳|才)?(?:[)）]|等)?)?(?:が|も)(?:\d+人|[一二三四五]人|たくさん)?いる(?=[\p{sc=Han}\p{sc=Katakana}おかばじ])|(?:にな(?:った|る)|(?:を)?(?:して|やって)い?る|に(?:昇進|昇格|就任)した)(?=[\p{sc=Han}\p{sc=Katakana}おかばじ])|(?:[…、]|\.{2,}|・・+)*(?:じゃなく|ではなく)|(?:の|を)(?:介護|世話|看護|看病|面倒)|が(?:苦手|嫌い|きらい)な|向け|と(?:一緒|二人|は別)|から|いわく|曰く|によると|の(?:担任|先生|友達|友人|彼女|彼氏|嫁|奥さん|同級生|保育園|幼稚園|学校|部活|コーチ|会社|上司|影響|形見|仏壇|勧め|代わり|趣味|誕生日に(?=[^。、]{0,12}(?:もら|くれた|買っ|行っ|撮っ|あげ[たて]|贈っ|送っ|合わせ|生まれ|作っ|届い|一緒))|名前)|(?:、[^、。]{1,6}等)?の(?:彼女|彼氏|友達|友人|担任|先生|お?姉|お?兄|妹|弟|お?母|お?父|両親)|に(?:なりたい|憧れ|似|教わ|言われ)|がお世話|用品|服)/u;

const ofGiver = /^(?:私|僕|ぼく|俺|わたし|こちら|自分|うち)(?:は|が|も|には)/;
const ofOthers = /(?:彼|彼女|その|奥さん|旦那さん|友人|友達|上|別|他|ほか|隣)の/;
/** 女性陣うんざり. */
const ofCrowd = /(?:陣|周り|周囲|みんな)(?:は|が|も)?$/;
const named = new RegExp(
  `^(?:[^、。はが]{0,10}?の)?(?:うちの|私の|彼の|彼女の|その|奥さんの)?(?<who>${allWords})(?:さん|ちゃん|様|たち|達|一同|等|同士)?(?:は|が|も|には|って|、|$)`,
  "u",
);

/** お隣のおばあさん may be whom the gift is for. */
const isOfOthers = (words: string, person: Person | null) => ofOthers.test(words) && !ofOthers.test(person?.text ?? "");

/** 彼女の家族に, unless the gift is for just them. */
const isOfTheirs = (clause: string, person: Person | null) =>
  /^(?:彼女|彼)の(?!好|趣)/.test(clause) && !(isNamed(person) && clause.startsWith(person.text));

/** 前任の子は編み物好きだった. */
const ofWhoWasThere = /^(?:前任|先代|前の(?:担当|上司|人|子))/;

/** Who is meant by what stands before は or が; the person where nobody is named. */
export function getSubject(clause: string, person: Person | null): Subject {
  if (ofGiver.test(clause)) return "giver";
  if (ofCrowd.test(clause) || ofWhoWasThere.test(clause)) return "somebody-else";
  const kin = named.exec(clause);
  if (!kin?.groups) return isOfTheirs(clause, person) ? "somebody-else" : "person";
  if (isOfOthers(kin[0], person)) return "somebody-else";
  return isSame(kin.groups["who"] ?? "", person) ? "person" : "somebody-else";
}

const owner = new RegExp(`(?<who>${allWords})(?:さん|ちゃん|様|さま|くん|君|たち|達)?の(?!ため|方|ほう|よう|こと|代わり)`, "gu");

/** '娘さんの吹奏楽の遠征費': whether what is spoken of belongs to somebody else. */
export function isOfAnother(words: string, person: Person | null): boolean {
  return person !== null && [...words.matchAll(owner)].some(({ groups = {} }) => !isSame(groups["who"] ?? "", person));
}

const following = new RegExp(`^の(?<who>${allWords})`, "u");

/** 'ベジタリアンの彼女ができた': whether what has been said is so of somebody else, who is named right after. */
export function isOfWhoFollows(after: string, person: Person | null): boolean {
  const who = following.exec(after)?.groups?.["who"];
  return who !== undefined && person !== null && !isSame(who, person);
}

function isSame(who: string, person: Person | null): boolean {
  if (person?.text === "")
    return listed.some(({ pattern, relationship }) => pattern.test(who) && fitsForm(who, relationship, person.relationship));
  if (!person || who.includes(person.text) || person.text.includes(who) || (person.isCouple && ofCouple.test(who))) return true;
  const [one, other] = [who, person.text].map((word) => listed.find(({ pattern }) => pattern.test(`${word}は`)));
  return isCalledTwice(one && { ...one, text: who }, other && { ...other, text: person.text });
}

interface Name extends Meaning {
  text: string;
  /** The row of its table. */
  pattern: RegExp;
}

/** 旦那の誕生日。主人はキャンプが好き: one word of a note, and another for the same person. */
function isCalledTwice(one: Name | undefined, other: Name | undefined): boolean {
  if (!one || !other) return false;
  if (one.pattern === other.pattern) return true;
  if (!isOneGender(one.gender, other.gender)) return false;
  if (one.relationship === "spouse" && other.relationship === "spouse") return true;
  const title = one.text.replace(/(?:さん|ちゃん|くん)$/, "");
  return (
    (title.length > 1 && other.text.includes(title)) || callings.some(([who, called]) => who.test(one.text) && called.test(other.text))
  );
}

const isOneGender = (one: Name["gender"], other: Name["gender"]) => one === null || other === null || one === other;

/** How somebody is called further on, and how at first: 彼女 of a friend, じいじ of a father who has grandchildren. */
const callings: readonly (readonly [who: RegExp, called: RegExp])[] = [
  [/^(?:夫|主人|旦那|ダンナ|妻|嫁|奥|家内)/, /^(?:パパ|ママ)$/],
  [/^(?:パパ|ママ)$/, /^(?:夫|主人|旦那|ダンナ|妻|嫁|奥|家内)/],
  [/^(?:息子|娘|長男|長女|次男|次女|三男|三女|末娘)/, /^(?:子供|子ども|お子さん|うちの子|我が子|末っ子)$/],
  [/^(?:じいじ|じぃじ|ばあば|ばぁば)$/, /[父母]|^(?:お?かあ|お?とう|パパ|ママ|オカン|オトン|おやじ|おふくろ)/],
  [/^末っ子$/, /[弟妹]/],
  [/^従/, /いとこ/],
  [/いとこ/, /^従/],
  [/^彼女$/, /友|幼|先輩|後輩|同僚|同期|先生|[姉妹姪母]|従|いとこ/],
];
