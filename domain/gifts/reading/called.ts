const animal =
  "(?:dogs?|cats?|kittens?|pup(?:s|py|pies)?|kelpies?|beagles?|pugs?|corgis?|poodles?|dachshunds?|husk(?:y|ies)|shepherds?|dalmatians?|boxers?|bulldogs?|frenchies?|chihuahuas?|rescues?|tabb(?:y|ies)|budgies?|ponies|pony|horses?|pon(?:y|ies)|rabbits?|bunn(?:y|ies)|collies?|terriers?|labradors?|spaniels?|retrievers?|whippets?|greyhounds?|hens|goats?|donkeys?|parrots?|hamsters?)";
const child = "(?:boys?|girls?|baby|babies|sons?|daughters?|twins?)";
const some = "(?:an?|two|three|four|five|six|seven|\\d+)";
const leads = new RegExp(
  `\\b(?:named|(?:${animal}|${child})(?: is| are| was|[’']s)? (?:called|named)|${animal} ?[:(]|${some} (?:\\w+ )?${animal},) ?(?:\\p{Lu}\\p{Ll}+(?:,|,? and|,? &) )*$`,
  "iu",
);

/** 小区名字叫“观澜高尔夫”. */
const ledByName = /(?:名(?:字|称)?(?:叫|是|为)?|叫做?)[“"「『‘][^”"」』’]*$/;

/** 主子叫汤圆, 女儿小名叫豆包; but a song is loved that is called so. */
const ledByWhom =
  /(?:主子|[猫狗犬兔鸟龟娃]|猫咪|狗狗|[猫狗兔]子|毛孩子|鹦鹉|仓鼠|柯基|金毛|泰迪|柴犬|边牧|比熊|法斗|布偶|英短|美短|儿子|女儿|闺女|孙子|孙女|孩子|宝宝|老[大二三]|[他她])(?:的)?(?:[小大乳网]?名(?:字)?)?(?:就|都|也)?叫(?:做|作)?$/;

/** 'Two collies, Fly and Moss', 'cats (Tom and Jerry)', 'a boy named Storm': whether a word after these is only how somebody is called. */
export function isCalledSo(before: string, name: string): boolean {
  return ledByName.test(before) || ledByWhom.test(before) || (/^\p{Lu}\p{Ll}/u.test(name) && leads.test(before));
}
