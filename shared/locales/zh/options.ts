import type { options as english } from "../en/options.ts";

export const options: typeof english = {
  relationship: {
    spouse: "伴侣",
    parent: "父母",
    child: "孩子",
    sibling: "兄弟姐妹",
    friend: "朋友",
    colleague: "同事",
    "extended-family": "亲戚",
    other: "其他人",
  },
  occasion: {
    birthday: "生日",
    anniversary: "纪念日",
    christmas: "圣诞节",
    valentines: "情人节",
    "mothers-day": "母亲节",
    "fathers-day": "父亲节",
    graduation: "毕业",
    wedding: "婚礼",
    housewarming: "乔迁",
    "just-because": "没什么理由，就想送",
    other: "其他",
  },
};
