import type { Relationship } from "#shared/gift-options.ts";
import type { Clause } from "../unspaced/clauses.ts";
import type { Stretch, Subject } from "../language.ts";
import { personWords } from "./relatives.ts";

const listed = personWords.map(({ words, ...meaning }) => ({
  ...meaning,
  pattern: new RegExp(`^(?:${words})`),
  within: new RegExp(words),
}));
const allWords = personWords.map(({ words }) => words).join("|");

/** A word for somebody, with what stands for its owner before it. */
export const somebody = `(?:(?:我们?|咱们?|他们?|她们?|ta)(?:家|的)?)?(?:${allWords})(?:(?:他|她)?(?:们|家|俩|本人|自己))?`;
const anywhere = new RegExp(`(?<owner>我们?|咱们?|(?<![吉其])他们?|她们?|ta)?(?:家的?|的)?(?<who>${allWords})`, "g");

export interface Person extends Stretch {
  text: string;
  relationship: Relationship;
  gender: "male" | "female" | null;
  /** Of the partner that is spoken of: 他妈 is no longer somebody else's. */
  ofPartner: boolean;
  /** The gift is for two: what is said of one of them counts. */
  isCouple: boolean;
}

/**
 * Whom a text is about: the first person that is named, unless as somebody else's or in passing. Where the whole request is typed into
 * one box, 闺蜜的宝宝 is the baby; in a note on a friend it is the friend's. Where the form says that it's for a landlady, 老伴爱打高尔夫 is somebody else.
 */
export function findPerson(text: string, isRequest = false, relationship?: Relationship): Person | null {
  const person = findFirst(text, isRequest, relationship);
  if (!person || person.relationship === "spouse") return person;
  const isForBoth = forBoth.test(text) && listed.some((other) => isCounterpart(other, person) && other.within.test(text.slice(person.to)));
  if (isForBoth) return { ...person, gender: null, isCouple: true };
  return couple.test(text) ? { ...person, isCouple: true } : person;
}

/** 爸爸爱钓鱼，妈妈爱跳舞，一起送: both are given something. */
const forBoth =
  /一起送|一块儿?送|送(?:给)?(?:[他她]们俩?|两个?人|俩人)|(?:两个?人|俩人?)(?:一起|都)(?:用|玩|送|给)|(?:送|给)(?:[他她]们)?一人一[份个件]/;

const isCounterpart = ({ relationship, gender, pattern }: Meaning, person: Person) =>
  relationship === person.relationship && gender !== undefined && !pattern.test(person.text);

function findFirst(text: string, isRequest: boolean, relationship?: Relationship): Person | null {
  const first = findNamed(text, notThem, relationship) ?? findNamed(text, never, relationship) ?? findMet(text);
  const named = first?.relationship === "child" ? (findThanked(text) ?? first) : first;
  return named && isRequest ? (findTheirs(text, named) ?? joinPair(text, named)) : named;
}

const couple =
  /夫妻|夫妇|两口子|小两口|小俩口|新婚|新郎|新娘|[跟和与][他她](?:老婆|媳妇儿?|妻子|太太|老公|丈夫|先生|爱人|对象|女朋友|男朋友)[^，。]{0,6}(?:办酒|结婚|领证|办婚礼|摆酒|新家|搬|乔迁|买房)|(?:男|女)方/;
const ofCouple = /^(?:老婆|媳妇儿?|妻子|太太|老公|丈夫|先生|爱人|对象|女朋友|男朋友|未婚[夫妻])$/;

/** 'My girlfriend says …' speaks of her where nobody else is named. */
const never =
  /^(?:家(?:门|里|$|[\s，。,]|[见吃拜做])|都?不(?:让|许|准)|嫌|管得|力|主刀|看病|做手术|治|介绍|的|去世|过世|病逝|离世|走了|没了|不在|节|课|证|岗)/;

/** Of a note on anybody else a husband is theirs, or the giver's. */
const isPartnerOfOther = (who: Relationship, form: Relationship | undefined) => who === "spouse" && form !== undefined && form !== "spouse";

function findNamed(text: string, notThem: RegExp, relationship?: Relationship): Person | null {
  for (const { 0: whole, index, groups = {} } of text.matchAll(anywhere)) {
    const who = groups["who"] ?? "";
    const [from, after] = [index + whole.length - who.length, text.slice(index + whole.length)];
    if (/^[他她t]/.test(groups["owner"] ?? "") || notThem.test(after) || isByTheWay(who, text.slice(0, index), after)) continue;
    const person = nameAt(text, { from, who }, relationship);
    if (person) return person;
  }
  return null;
}

function nameAt(text: string, { from, who }: { from: number; who: string }, relationship?: Relationship): Person | null {
  const meaning = findMeaning(who, text.slice(from));
  if (!meaning) return null;
  const kin = findKinOf(text, meaning, from + who.length);
  return kin ?? (isPartnerOfOther(meaning.relationship, relationship) ? null : describe(place(from, who), meaning));
}

/** 护士女友, 老师闺蜜: the trade says what the one after it does. */
const tradeBefore = /^(?:老师|教练|医生|大夫|护士长?|律师|教授|理发师|快递员)$/;
const kinOfTrade = new RegExp(`^(?!太太|先生|丈夫|妻子)(?<who>${allWords})`);

const isByTheWay = (who: string, before: string, after: string) => inPassing.test(before) || isOfTheirTrade(who, after);

function isOfTheirTrade(who: string, after: string): boolean {
  const kin = tradeBefore.test(who) ? kinOfTrade.exec(after)?.groups?.["who"] : undefined;
  const meaning = kin === undefined ? undefined : findMeaning(kin);
  return /^(?:spouse|friend|parent|sibling|extended-family)$/.test(meaning?.relationship ?? "");
}

function describe(at: Stretch & { text: string }, { relationship, gender }: Meaning): Person {
  return { ...at, relationship, gender: gender ?? null, ofPartner: false, isCouple: false };
}

type Meaning = (typeof listed)[number];

/** What a word for somebody says; `text` goes on after it. */
const findMeaning = (who: string, text = who): Meaning | undefined => listed.find(({ pattern }) => pattern.exec(text)?.[0] === who);

function findKinOf(text: string, { relationship }: Meaning, at: number): Person | null {
  return relationship === "spouse" ? findKin(text, at) : null;
}

const place = (from: number, text: string) => ({ from, to: from + text.length, text });

const kinAfter = new RegExp(`^(?<owner>的|家的?|他|她|ta)?(?<who>${allWords})`);

/** 女朋友爸爸, 男朋友他妈: the one who is named last. */
function findKin(text: string, at: number): Person | null {
  const { owner = "", who = "" } = kinAfter.exec(text.slice(at))?.groups ?? {};
  const meaning = who === "" ? undefined : findMeaning(who);
  if (meaning === undefined || !/^(?:parent|sibling|extended-family)$/.test(meaning.relationship)) return null;
  const relationship = meaning.relationship === "parent" ? "parent" : "extended-family";
  return { ...place(at + owner.length, who), relationship, gender: meaning.gender ?? null, ofPartner: true, isCouple: false };
}

const children = "女儿|闺女|女宝|儿子|男宝|双胞胎|孩子|宝宝|小宝宝|娃|小孩|小朋友";
const partners = "老公|丈夫|男朋友|男友|未婚夫|老婆|妻子|媳妇|太太|女朋友|女友|未婚妻|对象";
const theirs = new RegExp(
  `^(?:的|家的?|他|她)?(?:(?<child>${children})|(?<partner>${partners}))(?!的?(?:老师|班主任|教练)|是|在|都|也|不|说|有|做|去|出差|怀)`,
);

/** 闺蜜的宝宝, 哥哥家的女儿, 弟弟女朋友. */
function findTheirs(text: string, { to, relationship }: Person): Person | null {
  const { 0: whole = "", groups: { child, partner } = {} } = theirs.exec(text.slice(to)) ?? {};
  const who = child ?? partner;
  if (who === undefined || /^(?:spouse|parent)$/.test(relationship) || (relationship === "child" && partner === undefined)) return null;
  return {
    ...place(to + whole.length - who.length, who),
    relationship: getTheirs(relationship, partner !== undefined),
    gender: getGender(who),
    ofPartner: true,
    isCouple: false,
  };
}

function getTheirs(relationship: Relationship, isPartner: boolean): Relationship {
  if (/^(?:child|sibling|extended-family)$/.test(relationship)) return "extended-family";
  return relationship === "friend" && isPartner ? "friend" : "other";
}

function getGender(who: string): "male" | "female" | null {
  if (/[女妻媳太婆闺]/.test(who)) return "female";
  return /男|[公夫]|儿子/.test(who) ? "male" : null;
}

/** 爷爷奶奶, 舅舅和舅妈: what is said of one of them is said of those whom it is for. */
function joinPair(text: string, person: Person): Person {
  const { 0: whole = "", groups: { who = "" } = {} } = pairedWith.exec(text.slice(person.to)) ?? {};
  const other = who === "" ? undefined : findMeaning(who);
  return other && isPaired(other, who, person) ? { ...person, ...place(person.from, person.text + whole), gender: null } : person;
}

/** 姐姐姐夫 are one of the family and whom they married. */
function isPaired({ relationship, gender }: Meaning, who: string, person: Person): boolean {
  const isKin = relationship === person.relationship || (person.relationship === "sibling" && /^(?:嫂|弟媳|弟妹|[姐妹]夫)/.test(who));
  return isKin && gender !== undefined && gender !== person.gender;
}

const pairedWith = new RegExp(`^[和跟与、]?(?<who>${allWords})`);

/** 女儿幼儿园毕业，送老师: whoever looks after the giver's child. */
function findThanked(text: string): Person | null {
  const who = /(?<=(?:送给?|给|谢)(?:孩子|[他她]们?|我们)?的?)(?:班主任|老师|导师|教练|医生|护士|保姆|月嫂)(?!买的|送的|说)/.exec(text);
  return who && { ...place(who.index, who[0]), relationship: "other", gender: null, ofPartner: false, isCouple: false };
}

/** 去男朋友家见他妈妈. */
function findMet(text: string): Person | null {
  const met = /(?:男朋友|女朋友|男友|女友|对象|未婚[夫妻]).*?(?:见|拜访|看望|送给?|给)(?=[他她])/.exec(text);
  return met ? findKin(text, met.index + met[0].length) : null;
}

const inPassing =
  /(?:疼|疼爱|宠|伺候|照料|跟|和|陪|带|扶|接|抱|找|问|劝|认识|照看|被|帮|替|为|由|听|随|像|照顾|想念|有(?:一|两|三|个|一?个)?|[一两俩三四][个位名]|(?<![国中大])小|[“‘「『]|像(?:她|他)?前?|前)$/;
const notThem =
  /^(?:们?(?:一起|合伙|合资|都)?(?:凑|众筹|aa)|家(?:门|里|$|[\s，。,]|[见吃拜做])|(?:的|家的?)?[^，。的是当做凑]{0,4}(?:班主任|老师|教练|导师|师傅|月嫂)(?!节)|力|主刀|看病|做手术|治|介绍|的(?:茶友|朋友|同事|同学|战友|老板|领导|老师|闺蜜|女朋友|男朋友|医生|邻居|球友|酒友)|去世|过世|病逝|离世|走了|没了|不在|说|让|叫|建议|交代|节|课|证|岗|都?不让|送的|给的|买的|(?:们)?(?:都|也|已经?|早就|多次)+(?:赠|送)|(?:都|已经?|还|来|上门)*(?:投诉|举报|抗议))/;

const opening =
  /^(?:(?:(?:[他她]|ta)(?:家)?(?:老公|老婆|[妈爸哥姐弟妹]{1,2}|媳妇|儿子|女儿|闺女|孩子|朋友|同事)?(?:总|老|常|还|也|都)*(?:说|讲|提过|抱怨|吐槽|嫌)|我们?(?:只|就|也)?(?:知道|记得|听说|听|看|发现|觉得))(?=[他她])|(?:其实|反正)?(?:只有|就是?)(?=我(?![们爸妈家哥姐弟妹]))|但是?|不过|可是?|而且|其实|因为|所以|另外|还有|就是|，|“)+/;
const named = new RegExp(
  `^(?<owner>我们?|咱们?|他们?|她们?|ta)?(?:家的?|的)?(?:前(?=[男女])|亲(?=[儿女爸妈哥弟姐妹]))?(?<who>${allWords}|前[夫妻任]|(?<=^[他她])[哥弟姐妹](?![哥弟姐妹]))(?!节)(?!(?:走|去世|过世|离世|不在|没|病逝)了?(?:后|以后|之后|的那|那))`,
);
const ofGiver = /^(?:我们?|咱们?|本人(?![爱喜最也平不有])|俺)(?!家|全家|一家|有(?:一)?[个位名](?!问题|想法|疑问))/;
const ofPerson = /^[^我咱他她]{1,4}[他她](?=[不没都也有从就还])|^(?:他|她|ta|本人|孩子|宝宝|俩人|两人|家里|我们?家|(?:我们?)?(?:全|一)家)/;

/** 喜欢艾莎公主的是妹妹. */
const loverAtEnd =
  /(?:喜欢|[爱迷追打玩看踢弹拉唱跳画写练学养钓拍骑跑喝吃听集收])[^，。的]{1,12}的(?:人)?(?:其实|反而|才)?是([^，。]{1,6})$/;
/** 家里天天放篮球赛那是我看的, 打麻将那是她婆婆的事. */
const doneBy =
  /(?:[那这]|[都全]是?|其实)+是?([我她他][^，。的]{0,3}?|[^，。的是]{1,3})(?:自己)?(?:在|爱|喜欢)?(?:要)?[看打玩听弹画养喝吃追练学种拍钓放爱](?:的|着玩的)$|[那这]是([我她他][^，。的]{0,3}?|[^，。的是]{1,3})的(?:事儿?|爱好|兴趣|本行|强项)$|是([我他她](?:的|家)?[^，。的是自]{1,3}?|[室朋闺同邻老][^，。的是]{1,2})(?:自己|亲手)?[烤弹画养种拍织钩写拼酿烘蒸腌]的$/;

/** 我姨说咖啡也给他停了: who tells it. */
const reported = new RegExp(
  `^[我他她]?(?:${allWords})(?:也|都|又|一直|老|总是?|偷偷|跟我|和我)*(?:说|讲|提过|透露|告诉我|爆料)(?:过|了)?(?=(?!自己)[^，。我]*(?:[他她]|(?<![a-z])ta(?![a-z])))`,
);

/** Who a clause is about; it goes on with whom the clause before was about where it names nobody. */
export function getSubject(clause: Clause, person: Person | null, before: Subject): Subject {
  const text = getSpoken(clause);
  const lover = findDoer(text);
  if (lover !== undefined) return getSubject({ ...clause, text: lover }, person, before);
  const kin = named.exec(text)?.groups;
  if (kin) return judgeKin({ text, owner: kin["owner"] ?? "", who: kin["who"] ?? "" }, clause, person);
  if (isOfGiver(text, person)) return "giver";
  return ofPerson.test(text) || before === "giver" ? "person" : before;
}

const findDoer = (text: string) => {
  const [, ...named] = loverAtEnd.exec(text) ?? doneBy.exec(text) ?? [];
  return named.find((who) => who !== undefined);
};

const getSpoken = ({ text }: Clause) => text.replace(opening, "").replace(reported, "");

const ofOthers =
  /^(?:其(?:夫|妻|父|母|子|女|兄|弟|[丈儿]|先生|太太|爱人|配偶|家人)|[他她](?:的)?(?:先生|男人|那口子|爱人|家那位|助理|战友们?|学生们?|粉丝们?)(?!给|送|说|不|让)|合租的|隔壁(?:的|宿舍|班|桌|工位|组)(?!送)|[他她]们(?:组|班|宿舍|单位|公司|部门|寝室)里?(?:都|流行|的?人|天天))/;

/** 其夫酷爱自酿啤酒, as letters say it; and 老伴 in a note on a landlady. */
export function isOfOthers(clause: Clause, person: Person | null, relationship?: Relationship): boolean {
  const text = getSpoken(clause);
  const who = findMeaning(named.exec(text)?.groups?.["who"] ?? "");
  const isPartner = person === null && who !== undefined && isPartnerOfOther(who.relationship, relationship);
  return isPartner || (ofOthers.test(text) && !/先生|爱人|对象/.test(person?.text ?? ""));
}

const isOfGiver = (text: string, person: Person | null) => ofGiver.test(text) || isOfPupil(text, person);

/** 孩子幼儿园毕业，想谢谢王老师: the giver's child. */
const isOfPupil = (text: string, person: Person | null) => /^(?:孩子|娃|宝宝|小朋友)(?!们)/.test(text) && person?.relationship === "other";

interface Kin {
  /** The clause, from where they are named. */
  text: string;
  owner: string;
  who: string;
}

function judgeKin(kin: Kin, clause: Clause, person: Person | null): Subject {
  const isPerson = isToldByOthers(kin) || (person !== null && isOwnerOf(person, clause, kin.who));
  return isPerson ? "person" : judge(kin.owner, kin.who, person);
}

/** 老婆的哥哥, 女儿钢琴老师: who is named first is there to say whose. */
function isOwnerOf(person: Person, { text, from }: Clause, who: string): boolean {
  const between = person.from - from - text.indexOf(who) - who.length;
  return between >= 0 && between <= 6 && !/[说嫌不给送买让去世要是当]/.test(text.slice(person.from - from - between, person.from - from));
}

/** 医生让戒糖, 她妈不让玩手机: what others tell somebody to do or to leave. */
function isToldByOthers({ text, owner, who }: Kin): boolean {
  const after = text.slice(text.indexOf(who) + who.length);
  if (/^(?:都|也|又|一直|已经)*(?:不(?:让|准|许|给)|禁止|规定|严禁)/.test(after)) return !/^[我咱]/.test(owner);
  return (
    /医生|教练/.test(who) &&
    /^(?:都|也|又|一直|已经|刚刚?|最近|上个?[周月]|前阵子|昨天|今年|去年|现在)*(?:说|让|叫|要求|嘱咐|叮嘱|建议|要)/.test(after)
  );
}

function judge(owner: string, who: string, person: Person | null): Subject {
  if (person?.isCouple === true && (ofCouple.test(who) || isOtherOfTwo(who, person))) return "person";
  if (/^[他她t]/.test(owner) && !person?.ofPartner) return "somebody-else";
  return isSame(who, person) ? "person" : "somebody-else";
}

function isOtherOfTwo(who: string, person: Person): boolean {
  const meaning = findMeaning(who);
  return person.gender === null && meaning !== undefined && isCounterpart(meaning, person);
}

/** 妈妈 and 老妈 are one; so is whoever is named where nobody was. */
function isSame(who: string, person: Person | null): boolean {
  if (!person || who.includes(person.text) || person.text.includes(who)) return true;
  const [one, other] = [who, person.text].map((word) => listed.find(({ pattern }) => pattern.test(word)));
  return one !== undefined && one === other;
}
