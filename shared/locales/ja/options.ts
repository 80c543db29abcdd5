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
