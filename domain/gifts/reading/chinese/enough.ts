const number = "[一两二三四五六七八九十几好\\d]+(?:来|多)?";
const measure = "(?:整|大|面)?(?:件|条|双|套|台|把|个|只|盒|瓶|副|支|块|本|顶|罐|箱|抽屉|柜子?|墙|屋子?|堆|排)";
const ways = [
  `(?:有|囤|买|收|攒|存)了?(?:很多|好多|不少|太多|一堆|${number}${measure})(?:了|啦)*`,
  "有(?:了|啦)",
  "一大?堆(?:了|啦)*",
  "(?:够|太|很)多(?:了|啦)+",
  "不缺(?:了|的)?",
  "够(?:了|用了)",
  "(?:千万)?(?:别|不要|不用|不许)再?(?:送|买)(?:了|啦)",
  "(?:千万)?(?:别|不要|不用|不许)再(?:送|买)",
];
const enough = new RegExp(
  `^(?:家里|屋里|宿舍里?|柜子里|[他她]|ta|自己|已经?|早就?|都|也|现在|其实|但是?|不过|可是?|就|真的?)*(?:${ways.join("|")})$`,
);

/** 家里一堆, 有十几条了, 别再送了: a clause that says of what was spoken of before it that there is enough, and nothing else. */
export const tellsEnough = (text: string): boolean => enough.test(text);
