/** Words that nobody writes but who speaks Cantonese; characters are folded to simplified ones before. */
const spoken =
  /[佢冇咗嘅啲嗰哋睇畀嚟咁咩乜揾攞]|同埋|唔|钟意|系咪|成日|行山|阿妈|阿爸|有晒|边个|边度|膝头|屋企|返工|靓仔|好耐|踢波|打机|细佬|家姐|老[豆窦细]|阿[仔女]|走佬|食嘢|[减追煲读玩学戒储]紧(?![张要急密凑迫])/u;

/** How Hong Kong says what the cues know, each in as many characters, so that every position stays where it is. */
const sayings: readonly (readonly [RegExp, string])[] = [
  // An old friend, and not the series.
  [/(?<=^|[，,。！!？?\s]|[个位嘅的])老友记(?=\p{sc=Han}|$)(?!第?[一二三四五六七八九十\d]+季)/gu, "老朋友"],
  [/老[豆窦]/gu, "爸爸"],
  [/老细/gu, "老板"],
  [/阿仔/gu, "儿子"],
  [/阿女|(?<![一两几这那])个女(?!仔|生|孩|性|神|士|的|人|友|朋|同|老|医|护)/gu, "女儿"],
  [/阿姐/gu, "姐姐"],
  [/细佬/gu, "弟弟"],
  [/家姐/gu, "姐姐"],
  // 减紧肥: what one is at.
  [/(?<verb>[减追煲读玩学戒储])紧(?![张要急密凑迫])/gu, "在$<verb>"],
  [/走佬/gu, "移民"],
  [/食嘢/gu, "美食"],
  [/波鞋/gu, "球鞋"],
  [/打波/gu, "打球"],
  [/仲(?![裁夏秋介春冬景])(?=有|要|系|想|未|会|钟意|喜欢)/gu, "还"],
  [/佢哋/gu, "他们"],
  [/佢/gu, "他"],
  [/钟意|中意/gu, "喜欢"],
  [/成日/gu, "天天"],
  [/行山杖/gu, "登山杖"],
  [/行山/gu, "爬山"],
  [/同埋/gu, "以及"],
  [/行街/gu, "逛街"],
  [/膝头/gu, "膝盖"],
  [/屋企/gu, "家里"],
  [/返工/gu, "上班"],
  [/瞓觉/gu, "睡觉"],
  [/开工/gu, "上班"],
  [/少少/gu, "一点"],
  [/一早(?=有|买|送)/gu, "早就"],
  [/有晒/gu, "有了"],
  [/够晒/gu, "够了"],
  [/好多喇/gu, "很多了"],
  [/唔好/gu, "不要"],
  [/唔使/gu, "不用"],
  [/唔/gu, "不"],
  [/冇/gu, "没"],
  [/咗/gu, "了"],
  [/嘅/gu, "的"],
  [/嗰/gu, "那"],
  [/[喇㗎啦]/gu, "了"],
  [/睇波/gu, "看球"],
  [/睇/gu, "看"],
  [/畀|俾/gu, "给"],
  [/饮(?!食|料|品)/gu, "喝"],
  [/(?<![美零饮粮甜主素熟面速冷宠辅副])食(?!物|品|材|堂|客|谱|欲|盒|肆|评|家|油|盐)/gu, "吃"],
  [/逢/gu, "每"],
  [/(?<=[\p{sc=Han}]{2})同(?=[\p{sc=Han}]{2})(?!学|事|伴|意|时|样|居|期|龄|城|乡|款|班)/gu, "和"],
  [/(?<=[\p{sc=Han}])同(?=[a-z])/gu, "和"],
];

/** 看著, 戴著 in Taiwan and Hong Kong; 著名 is written so everywhere. */
const goingOn = /(?<=[看听穿戴背骑开抱拿带跟等想坐站躺放养用住追玩陪忙急穿对爱学写摆挂忍念吃喝])著(?![名作述称])/gu;

export function foldDialect(text: string): string {
  const plain = text.replace(goingOn, "着");
  return spoken.test(plain) ? sayings.reduce((folded, [words, said]) => folded.replace(words, said), plain) : plain;
}
