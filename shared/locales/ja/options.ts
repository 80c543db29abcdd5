import type { options as english } from "../en/options.ts";

export const options: typeof english = {
  relationship: {
    spouse: "配偶者・パートナー",
    parent: "親",
    child: "子ども",
    sibling: "きょうだい",
    friend: "友人",
    colleague: "同僚",
    "extended-family": "親戚",
    other: "その他",
  },
  age: {
    "0-12": "0～12歳",
    "13-17": "13～17歳",
    "18-24": "18～24歳",
    "25-34": "25～34歳",
    "35-49": "35～49歳",
    "50-64": "50～64歳",
    "65+": "65歳以上",
  },
  gender: {
    male: "男性",
    female: "女性",
    "non-binary": "ノンバイナリー",
    "prefer-not-to-say": "答えない",
  },
  occasion: {
    birthday: "誕生日",
    anniversary: "記念日",
    christmas: "クリスマス",
    valentines: "バレンタインデー",
    "mothers-day": "母の日",
    "fathers-day": "父の日",
    graduation: "卒業",
    wedding: "結婚",
    housewarming: "引っ越し・新築",
    "just-because": "なんでもない日に",
    other: "その他",
  },
};
