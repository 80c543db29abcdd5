import type { AgeRange, Occasion, Relationship } from "#shared/gift-options.ts";
import { fillPlaces, type Facts, type Openings } from "./opening.ts";

/** Each stands before 礼物. */
const occasions = {
  birthday: "生日",
  anniversary: "纪念日",
  christmas: "圣诞节",
  valentines: "情人节",
  "mothers-day": "母亲节",
  "fathers-day": "父亲节",
  graduation: "毕业",
  wedding: "新婚",
  housewarming: "乔迁",
  "just-because": "惊喜",
  other: "特别日子的",
} as const satisfies Record<Occasion, string>;

const relationships = {
  spouse: "爱人",
  parent: "父母",
  child: "孩子",
  sibling: "兄弟姐妹",
  friend: "朋友",
  colleague: "同事",
  "extended-family": "亲戚",
  other: "对方",
} as const satisfies Record<Relationship, string>;

const ages = {
  "0-12": "12 岁以下的孩子",
  "13-17": "13 到 17 岁的少年",
  "18-24": "18 到 24 岁的年轻人",
  "25-34": "25 到 34 岁的人",
  "35-49": "35 到 49 岁的人",
  "50-64": "50 到 64 岁的人",
  "65+": "65 岁以上的人",
} as const satisfies Record<AgeRange, string>;

export const openingsZh: Openings = {
  sentences: {
    "interest-trait": [
      "喜欢{interest}，又有{trait}的一面，这份礼物两头都照顾到了。",
      "从{interest}出发，也没有忘记{trait}的那一面。",
      "冲着{interest}选的，和{trait}的性格也很合拍。",
      "既然提到了{interest}和{trait}的性子，这一份正好都接得住。",
      "{trait}的{person}遇上{interest}，多半会一眼看中它。",
      "这份心意落在{interest}上，也懂得那份{trait}的性情。",
      "爱{interest}的{person}收到会眼前一亮，{trait}的{person}更是如此。",
      "一半为了{interest}，一半为了{trait}的天性。",
      "想着{interest}，再想着{trait}的脾气，就挑中了这一份。",
    ],
    "interest-occasion": [
      "喜欢{interest}的{person}，收到这份{occasion}礼物多半会开心。",
      "把{interest}变成{occasion}礼物，就是它了。",
      "这份{occasion}礼物，是从{interest}里来的灵感。",
      "既然心里装着{interest}，{occasion}礼物不妨就从这里选起。",
      "作为{occasion}礼物，它直奔{interest}而去，不绕弯子。",
      "提到{interest}就想到它，拿来当{occasion}礼物正合适。",
      "心头好是{interest}，{occasion}礼物自然要投其所好。",
      "为{interest}挑的{occasion}礼物，一看就花了心思。",
      "比起寻常的{occasion}礼物，它更懂{interest}的乐趣。",
    ],
    "interest-relationship": [
      "送给喜欢{interest}的{relationship}，一份懂行的心意。",
      "{relationship}喜欢{interest}，这份礼物就顺着这份喜欢来选。",
      "知道{relationship}爱{interest}，才会想到送这个。",
      "想让{relationship}多一点{interest}的乐趣，可以送它。",
      "以{interest}为题，送{relationship}一份不落俗套的礼物。",
      "要是{relationship}正迷着{interest}，它来得正是时候。",
      "选它，是因为{interest}，也是因为想让{relationship}开心。",
      "关于{interest}，这是一份{relationship}会懂的礼物。",
      "围绕{interest}来挑，送{relationship}最不容易出错。",
    ],
    "trait-occasion": [
      "{trait}的{person}，适合收到这样一份{occasion}礼物。",
      "这份{occasion}礼物，是照着{trait}的性格挑的。",
      "挑{occasion}礼物，不妨先想想那份{trait}的天性。",
      "它和{trait}的性子合得来，当作{occasion}礼物很称心。",
      "想到那{trait}的一面，{occasion}礼物就有了方向。",
      "作为{occasion}礼物，它给{trait}的一面留足了空间。",
      "在各式各样的{occasion}礼物里，它特别对{trait}的脾气。",
      "看重{trait}的一面，{occasion}礼物也就送到了点子上。",
    ],
    "trait-relationship": [
      "{relationship}有{trait}的一面，这份礼物就是为那一面选的。",
      "送给{trait}的{relationship}，分寸刚刚好。",
      "它接得住{relationship}身上{trait}的那一面。",
      "想到{trait}的{relationship}，就想到了它。",
      "这份礼物和{trait}的{relationship}很合拍。",
      "要送到{relationship}心里去，就从{trait}的性格入手。",
      "不必猜{relationship}想要什么，{trait}的天性已经给了答案。",
      "送{relationship}，送到{trait}的那一面，才算用心。",
    ],
    "occasion-relationship": [
      "送给{relationship}的{occasion}礼物，它既体面又不落俗套。",
      "给{relationship}挑{occasion}礼物，它是个有意思的选择。",
      "这份{occasion}礼物，是想着{relationship}选的。",
      "比起常见的{occasion}礼物，它更容易让{relationship}记住。",
      "想给{relationship}一份有心意的{occasion}礼物，可以考虑它。",
      "作为{occasion}礼物，送{relationship}亲切又不失分量。",
      "不走寻常路的{occasion}礼物，送{relationship}正好。",
      "收到这样的{occasion}礼物，{relationship}多半要会心一笑。",
      "心意要让{relationship}看得见，{occasion}礼物就选这样的。",
    ],
    "occasion-age": [
      "作为{occasion}礼物，它很适合{age}。",
      "送{age}的{occasion}礼物，这一份不落俗套。",
      "这份{occasion}礼物，是给{age}挑的。",
      "给{age}挑{occasion}礼物，它是个有意思的选择。",
      "比起常见的{occasion}礼物，它更讨{age}喜欢。",
      "想让{age}高兴，{occasion}礼物可以选它。",
      "对{age}来说，这是一份用得上的{occasion}礼物。",
      "挑{occasion}礼物时想着{age}，就选中了它。",
    ],
    "relationship-age": [
      "送给{relationship}，也很适合{age}。",
      "这份礼物是想着{relationship}选的，对{age}正合适。",
      "想让{relationship}高兴，它也正适合{age}。",
      "给{relationship}的礼物，这一样正适合{age}。",
      "对{age}来说用得上，送{relationship}也不落俗套。",
      "它适合{age}，送{relationship}亲切又有分量。",
      "挑给{relationship}，{age}用着正好。",
      "送给{relationship}的心意，{age}收着正合适。",
    ],
  },
  // 有有创意的一面 would stumble; and Chinese sets numbers apart from its characters.
  fill: (sentence, facts) =>
    fillPlaces(sentence, listValues(facts))
      .replaceAll("有有", "有")
      .replace(/(\p{Script=Han})(?=\d)/gu, "$1 "),
  join: (opening, why) => `${opening}${why}`,
};

function listValues({ interests, trait, occasion, relationship, ageRange }: Facts): Record<string, string> {
  return {
    interest: interests.map(quoteForeign).join("和"),
    trait: quoteForeign(trait.replace(/的$/, "")),
    person: ageRange === "0-12" ? "孩子" : "人",
    occasion: occasions[occasion],
    relationship: relationships[relationship],
    age: ageRange === null ? "" : ages[ageRange],
  };
}

// Words in another script, or with spaces and marks in them, are set off from the sentence.
function quoteForeign(words: string): string {
  return /[^\p{Script=Han}A-Za-z0-9·+-]/u.test(words) ? `“${words}”` : words;
}
