import type { Relationship } from "#shared/gift-options.ts";
import type { Stretch, Subject } from "../language.ts";

interface PersonWords {
  words: string;
  relationship: Relationship;
  gender?: "male" | "female";
}

/** How people speak of those they give to; longer words first where one holds the other. */
const personWords: readonly PersonWords[] = [
  {
    words:
      "(?:お?隣|ご?近所|向かい|お向かい|下の階|上の階|大家|スナック|バー|お店|店)の(?:おじい(?:さん|ちゃん)|おばあ(?:さん|ちゃん)|おじさん|おばさん|奥さん|ご主人|ご夫婦|ママ|お姉さん|お兄さん)|(?:お?隣|ご?近所|よそ|上の階|下の階)の(?:子(?:ども|供)?|人|お宅)",
    relationship: "other",
  },
  { words: "義母|義理の母|お義母さん|姑|しゅうとめ", relationship: "parent", gender: "female" },
  { words: "義父|義理の父|お義父さん|舅", relationship: "parent", gender: "male" },
  { words: "義両親|義理の両親", relationship: "parent" },
  {
    words:
      "祖母|おばあちゃん|おばあさん|お祖母ちゃん|お祖母さん|ばあちゃん|ばあば|ばぁば|曾祖母|伯母|叔母|おば(?=さん|$|は|が|の|に)|姪っ?子?|義姉|義妹|義理の(?:姉|妹)|孫娘|姪",
    relationship: "extended-family",
    gender: "female",
  },
  {
    words:
      "祖父(?!母)|おじいちゃん|おじいさん|お祖父ちゃん|お祖父さん|じいちゃん|じいじ|じぃじ|曾祖父|伯父|叔父|おじ(?=さん|$|は|が|の|に)|甥っ?子?|義兄|義弟|義理の(?:兄|弟)",
    relationship: "extended-family",
    gender: "male",
  },
  { words: "祖父母|いとこ|従兄弟|従姉妹|従弟|従妹|孫(?!の手)|親戚|お孫さん", relationship: "extended-family" },
  {
    words: "お母さま|お母様|お母さん|お?かあ(?:さん|ちゃん)|母親|母さん|ママ(?!友|チャリ)|おふくろ|オカン|母(?!国|校|の日|子)",
    relationship: "parent",
    gender: "female",
  },
  {
    words: "お父さま|お父様|お父さん|お?とう(?:さん|ちゃん)|父親|父さん|パパ|おやじ|親父|オトン|父(?!の日|子|兄)",
    relationship: "parent",
    gender: "male",
  },
  { words: "両親|ご両親|父母|親(?=$|は|が|に|へ|の)", relationship: "parent" },
  {
    words: "(?<!愛)妻|奥さん|奥様|家内|嫁(?!さんの)|嫁さん|彼女(?=へ|に|と|の|は|が|、|さん)|婚約者の女性|フィアンセ",
    relationship: "spouse",
    gender: "female",
  },
  {
    words: "夫(?!婦|人)|主人(?!公)|旦那(?:さん|様)?|ダンナ|彼氏|彼ピ|彼(?=への|へ|に|の(?:お?誕生日|バースデー))",
    relationship: "spouse",
    gender: "male",
  },
  { words: "恋人|パートナー|婚約者|相方", relationship: "spouse" },
  { words: "長女|次女|三女|末娘|娘(?!婿|夫婦)|娘さん|娘夫婦", relationship: "child", gender: "female" },
  { words: "長男|次男|三男|息子(?!夫婦)|息子さん|息子夫婦|せがれ", relationship: "child", gender: "male" },
  {
    words:
      "(?:上|下|真ん中)の(?:お)?(?:子(?!供|ども)|お子さん)(?!が(?:まだ|生後|小さ|産|生|\\d))|末っ子|お子さん|うちの子|我が子|連れ子|双子|子供(?!会|の日|の頃|っぽ)|子ども(?!会|の日|の頃|っぽ)",
    relationship: "child",
  },
  { words: "お姉ちゃん|姉ちゃん|お姉さん|姉貴|姉(?!妹)|妹(?!さんの)", relationship: "sibling", gender: "female" },
  { words: "お兄ちゃん|兄ちゃん|お兄さん|兄貴|兄(?!弟)|弟(?!子)", relationship: "sibling", gender: "male" },
  { words: "きょうだい|兄弟|姉妹", relationship: "sibling" },
  {
    words:
      "上司|部長|課長|係長|社長|店長|先輩|後輩|同僚|部下|同期|マネージャー|局長|室長|チームリーダー|リーダー|支店長|専務|常務|会長|新人(?:さん)?|技能実習生|職場の(?:人|方|女性|男性)|元同僚|パートさん|スタッフ",
    relationship: "colleague",
  },
  { words: "ママ友|女友達", relationship: "friend", gender: "female" },
  {
    words:
      "友人|お?友達|お?友だち|お?ともだち|親友|幼なじみ|幼馴染み?|同級生|ルームメイト|山仲間|釣り仲間|(?:推し活|[\\p{sc=Han}]{1,3})仲間|仲間|推し友|ネッ友|フォロワー|サークルの",
    relationship: "friend",
  },
  {
    words:
      "担任の先生|恩師|先生(?!の(?:ok|許可|指示|話))|教授|大家さん|隣人|お隣(?:さん)?|ご近所(?:さん)?(?!の(?:$|[^、。はがも]{1,6}仲間))|ヘルパーさん|看護師さん|保育士(?:さん)?|ホストマザー|ホストファザー|コーチ|監督|取引先|お客様|お得意様|師匠|担当(?:者|さん)|美容師さん|(?:担当|いつも|行きつけ)の美容師|家庭教師|仲人",
    relationship: "other",
  },
];

const listed = personWords.map(({ words, relationship, gender = null }) => ({
  relationship,
  gender,
  pattern: new RegExp(`^(?:${words})`, "u"),
}));
const allWords = personWords.map(({ words }) => words).join("|");

/** A word for somebody, with what stands for its owner before it. */
export const somebody = `(?:うちの|私の|僕の|俺の|ぼくの|わたしの|彼の|彼女の|その)?(?:${allWords})(?:さん|ちゃん|様|さま|くん|君)?`;
const anywhere = new RegExp(`(?<owner>彼の|彼女の|その|奥さんの|旦那さんの|友人の|友達の)?(?<who>${allWords})`, "gu");

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

const ofCouple = /^(?:二人|義[姉兄妹弟]|兄|姉|弟|妹|お?父|お?母|祖父|祖母|おじい|おばあ|奥|旦那|妻|夫|嫁|主人|新郎|新婦|彼氏|彼女)/;

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
export function findPerson(text: string, relationship?: Relationship): Person | null {
  for (const { 0: found, index, groups = {} } of text.matchAll(anywhere)) {
    const who = groups["who"] ?? "";
    const after = text.slice(index + found.length);
    if (groups["owner"] !== undefined || inPassing.test(text.slice(0, index)) || notThem.test(after)) continue;
    const from = index + found.length - who.length;
    const meaning = listed.find(({ pattern }) => pattern.exec(text.slice(from))?.[0] === who);
    if (!meaning || !fitsForm(who, meaning.relationship, relationship)) continue;
    return {
      from,
      to: from + who.length,
      text: who,
      relationship: meaning.relationship,
      gender: meaning.gender,
      isCouple: /夫婦|夫妻|カップル|結婚祝|新郎|新婦|両親|祖父母/.test(text),
    };
  }
  return relationship === undefined ? null : whoIsNotNamed(relationship);
}

const whoIsNotNamed = (relationship: Relationship): Person => ({
  from: -1,
  to: -1,
  text: "",
  relationship,
  gender: null,
  isCouple: false,
});

/** Whether one who is called so may be whom the form says; who has children calls husband and wife as they do. */
function fitsForm(who: string, named: Relationship, asked: Relationship | undefined): boolean {
  // 出産祝い、上の子は3歳: where nothing else says so, the gift is not for that child.
  if (asked === undefined) return !/^(?:上|下|真ん中)の/.test(who);
  if (named === asked) return true;
  if (asked === "parent" && who.includes("孫")) return false;
  if (asked === "other" && unmarried.test(who)) return true;
  return alsoCalled[asked]?.includes(named) === true || (asked === "spouse" && /^(?:ママ|パパ|お[父母]さん)$/.test(who));
}

/** The form has no word for these but 'other'. */
const unmarried = /^(?:彼氏|彼女|彼ピ|彼|恋人|パートナー|婚約者|婚約者の女性|フィアンセ|相方)$/;

const inPassing = /(?:[\p{sc=Katakana}ー]|二人|亡くなった|亡き)$|(?<!今年|今回|今月|今日|実|最近|こちら)は[^。]*$/u;
const notThem =
  /^(?:(?:[…、]|\.{2,}|・・+)*(?:じゃなく|ではなく)|(?:の|を)(?:介護|世話|看護|看病|面倒)|が(?:苦手|嫌い|きらい)な|向け|と(?:一緒|二人|は別)|から|いわく|曰く|によると|の(?:担任|先生|友達|友人|彼女|彼氏|嫁|奥さん|同級生|保育園|幼稚園|学校|部活|コーチ|会社|上司|影響|形見|仏壇|勧め|代わり|趣味|誕生日に(?=[^。、]{0,12}(?:もら|くれた|買っ|行っ|撮っ|あげ[たて]|贈っ|送っ|合わせ|生まれ|作っ|届い|一緒))|名前)|(?:、[^、。]{1,6}等)?の(?:彼女|彼氏|友達|友人|担任|先生|お?姉|お?兄|妹|弟|お?母|お?父|両親)|に(?:なりたい|憧れ|似|教わ|言われ)|がお世話|用品|服)/;

const ofGiver = /^(?:私|僕|ぼく|俺|わたし|こちら|自分|うち)(?:は|が|も|には)/;
const ofOthers = /(?:彼|彼女|その|奥さん|旦那さん|友人|友達|上|別|他|ほか|隣)の/;
/** 女性陣うんざり. */
const ofCrowd = /(?:陣|周り|周囲|みんな)(?:は|が|も)?$/;
const named = new RegExp(
  `^(?:[^、。はが]{0,10}?の)?(?:うちの|私の|彼の|彼女の|その|奥さんの)?(?<who>${allWords})(?:さん|ちゃん|様|たち|達|一同|等)?(?:は|が|も|には|って|、|$)`,
  "u",
);

/** お隣のおばあさん may be whom the gift is for. */
const isOfOthers = (words: string, person: Person | null) => ofOthers.test(words) && !ofOthers.test(person?.text ?? "");

/** Who is meant by what stands before は or が; the person where nobody is named. */
export function getSubject(clause: string, person: Person | null): Subject {
  if (ofGiver.test(clause)) return "giver";
  if (ofCrowd.test(clause)) return "somebody-else";
  const kin = named.exec(clause);
  if (!kin?.groups) return /^(?:彼女|彼)の(?!好|趣)/.test(clause) ? "somebody-else" : "person";
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
  const [one, other] = [who, person.text].map((word) => listed.find(({ pattern }) => pattern.test(word)));
  return one !== undefined && one === other;
}
