import type { AgeRange, Occasion, Relationship } from "#shared/gift-options.ts";
import { fillPlaces, type Facts, type Openings } from "./opening.ts";

const occasions = {
  birthday: "誕生日",
  anniversary: "記念日",
  christmas: "クリスマス",
  valentines: "バレンタインデー",
  "mothers-day": "母の日",
  "fathers-day": "父の日",
  graduation: "卒業祝い",
  wedding: "結婚祝い",
  housewarming: "引っ越し祝い",
  "just-because": "なんでもない日",
  other: "特別な日",
} as const satisfies Record<Occasion, string>;

const relationships = {
  spouse: "パートナー",
  parent: "親",
  child: "お子さん",
  sibling: "きょうだい",
  friend: "友人",
  colleague: "同僚",
  "extended-family": "親戚",
  other: "大切な人",
} as const satisfies Record<Relationship, string>;

const ages = {
  "0-12": "12歳以下のお子さん",
  "13-17": "13～17歳の方",
  "18-24": "18～24歳の方",
  "25-34": "25～34歳の方",
  "35-49": "35～49歳の方",
  "50-64": "50～64歳の方",
  "65+": "65歳以上の方",
} as const satisfies Record<AgeRange, string>;

/** Nobody calls a child 方, or speaks of its お人柄. */
const child = { person: "お子さん", nature: "性格" };
const adult = { person: "方", nature: "お人柄" };

export const openingsJa: Openings = {
  sentences: {
    "interest-trait": [
      "{interest}が好きで、{trait}一面もある{person}へ。",
      "好きな{interest}にも、{trait}{nature}にも似合う贈りものです。",
      "まず{interest}から選び、{trait}一面にも響くものにしました。",
      "聞けば心が動くのは{interest}、そんな{trait}{person}に選びました。",
      "{trait}{person}と{interest}、そのふたつをつなぐ贈りものです。",
      "お好きなものは{interest}、しかも{trait}性格と伺って選びました。",
      "もっと{interest}を楽しめて、{trait}{person}にもしっくりきます。",
      "{interest}好きの心をくすぐり、{trait}面も大切にした贈りものです。",
    ],
    "interest-occasion": [
      "{interest}が好きな{person}への、{occasion}の贈りものです。",
      "{occasion}には、{interest}にちなんだものを。",
      "{occasion}だからこそ、{interest}の楽しさを贈りたいところです。",
      "日ごろ{interest}を楽しむ{person}の{occasion}に、よく似合います。",
      "{occasion}のプレゼントに、{interest}の世界をひとさじ。",
      "好きなものは{interest}と聞いて、{occasion}にまず思い浮かんだのがこれです。",
      "夢中なのが{interest}なら、{occasion}がいちだんと楽しくなります。",
      "開けた瞬間から{interest}の話が始まる、{occasion}の贈りものです。",
      "せっかく贈るなら、{interest}に寄り添う{occasion}のプレゼントを。",
    ],
    "interest-relationship": [
      "{interest}好きの{relationship}へ、とっておきの贈りものです。",
      "{relationship}が{interest}を好きなら、きっと喜ばれます。",
      "{interest}が好きな{relationship}を思い浮かべて選びました。",
      "{relationship}への贈りものは、{interest}から考えるのが近道です。",
      "もうひとつの{interest}の楽しみを、{relationship}へ届けます。",
      "いつもの{interest}が少し新しくなる、{relationship}への贈りものです。",
      "思わず{relationship}と{interest}の話をしたくなる贈りものです。",
      "こよなく{interest}を愛する{relationship}にこそ似合います。",
    ],
    "trait-occasion": [
      "{trait}{person}への、{occasion}の贈りものです。",
      "{occasion}には、{trait}{nature}に合うものを。",
      "その{trait}一面を思えば、{occasion}にはこれが似合います。",
      "きっと{trait}{person}なら、{occasion}のこの贈りものを気に入ってくれます。",
      "{occasion}だからこそ、{trait}一面に響くものを選びました。",
      "すっと{trait}性格になじむ、{occasion}のプレゼントです。",
      "{occasion}のプレゼント選びは、{trait}{nature}から考えました。",
      "ひと味違う{occasion}の贈りものを、{trait}{person}へ。",
    ],
    "trait-relationship": [
      "{trait}{relationship}へ、その人柄に合わせて選びました。",
      "{relationship}の{trait}一面に、そっと応える贈りものです。",
      "どこか{trait}一面のある{relationship}に、よく似合います。",
      "{relationship}らしい、{trait}一面を大切にできる贈りものです。",
      "その{trait}性格を知っているからこそ、{relationship}に贈りたくなります。",
      "贈る相手は{relationship}、決め手は{trait}{nature}です。",
      "{relationship}への贈りものに迷ったら、{trait}面から選ぶと外れません。",
      "いかにも{trait}{person}らしく楽しめる、{relationship}への贈りものです。",
    ],
    "occasion-relationship": [
      "{relationship}への{occasion}の贈りものに、気の利いたひとつです。",
      "{occasion}に、{relationship}の顔を思い浮かべながら選びました。",
      "贈る相手が{relationship}なら、{occasion}のプレゼントとしてほどよく特別です。",
      "{occasion}を少し特別にする、{relationship}への贈りものです。",
      "{relationship}が笑顔になる{occasion}を願って選びました。",
      "迷ったときにも安心して選べる、{relationship}への{occasion}の贈りものです。",
      "{occasion}だからこそ、{relationship}にはひと味違うものを。",
      "いつもとは違う{occasion}の贈りものを、{relationship}へ。",
      "肩ひじ張らずに{relationship}へ渡せる、{occasion}のプレゼントです。",
    ],
    "occasion-age": [
      "{age}への、{occasion}の贈りものです。",
      "{occasion}には、{age}にちょうどよいものを。",
      "贈る相手が{age}なら、{occasion}によく似合います。",
      "{occasion}だからこそ、{age}にはひと味違うものを。",
      "ちょうど{age}に似合う、{occasion}のプレゼントです。",
      "{occasion}のプレゼント選びは、{age}の毎日から考えました。",
      "いつもとは違う{occasion}の贈りものを、{age}へ。",
      "きっと{age}にも喜ばれる、{occasion}にふさわしい贈りものです。",
    ],
    "relationship-age": [
      "{relationship}への贈りものに、{age}に合うものを選びました。",
      "贈る相手は{relationship}、{age}にちょうどよい贈りものです。",
      "{age}に似合うものを、{relationship}へ。",
      "いつもとは違うものを{relationship}へ、{age}にも似合います。",
      "きっと{relationship}に喜ばれる、{age}向けの贈りものです。",
      "毎日に似合うものを{relationship}へ、{age}にちょうどよい贈りものです。",
      "ちょうど{age}に合わせて、{relationship}のために選びました。",
      "ひと味違う贈りものを{relationship}へ、{age}にもぴったりです。",
    ],
  },
  fill: (sentence, facts) => fillPlaces(sentence, listValues(facts)),
  join: (opening, why) => `${opening}${why}`,
};

function listValues({ interests, trait, occasion, relationship, ageRange }: Facts): Record<string, string> {
  return {
    interest: interests.map(quoteForeign).join("と"),
    trait: inflect(trait),
    ...(ageRange === "0-12" ? child : adult),
    occasion: occasions[occasion],
    relationship: relationships[relationship],
    age: ageRange === null ? "" : ages[ageRange],
  };
}

const endings = [
  [/(?:心|ユーモア|思いやり|センス|品)$/u, "のある"],
  [/(?:のんびり|ゆったり|おっとり|しっかり|きっちり|さっぱり|ほんわか)$/u, "した"],
  [/(?:派|屋|家|人|間|者|肌|系|型|狼|上手|タイプ|マニア|スト|マン|っ子|ながら)$/u, "の"],
  [/(?:きれい|綺麗|嫌い|きらい|思い|いっぱい)$/u, "な"],
  [/(?:[いるくうつむぐぶすた]|な|の)$/u, ""],
] as const satisfies readonly (readonly [RegExp, string])[];
const soundsLikeSentence = /(?:たら|ので|から|即行動)/u;

/** The form that stands before a noun: 優しい, 几帳面な, インドア派の; anything unclear is quoted. */
function inflect(trait: string): string {
  const isJapanese = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・]+$/u.test(trait);
  if (!isJapanese || soundsLikeSentence.test(trait)) return `「${trait}」という`;
  const ending = endings.find(([pattern]) => pattern.test(trait))?.[1];
  return `${trait}${ending ?? "な"}`;
}

// Words in another script, or with spaces and marks in them, are set off from the sentence.
function quoteForeign(words: string): string {
  return /[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ーA-Za-z0-9・]/u.test(words) ? `「${words}」` : words;
}
