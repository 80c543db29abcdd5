const animal =
  "(?:dogs?|cats?|kittens?|pup(?:s|py|pies)?|kelpies?|beagles?|pugs?|corgis?|poodles?|dachshunds?|husk(?:y|ies)|shepherds?|dalmatians?|boxers?|bulldogs?|frenchies?|chihuahuas?|rescues?|tabb(?:y|ies)|budgies?|ponies|pony|horses?|pon(?:y|ies)|rabbits?|bunn(?:y|ies)|collies?|terriers?|labradors?|spaniels?|retrievers?|whippets?|greyhounds?|hens|goats?|donkeys?|parrots?|hamsters?)";
const child = "(?:boys?|girls?|baby|babies|sons?|daughters?|twins?)";
const some = "(?:an?|two|three|four|five|six|seven|\\d+)";
const leads = new RegExp(
  `\\b(?:named|(?:${animal}|${child}) called|${animal} ?[:(]|${some} (?:\\w+ )?${animal},) ?(?:\\p{Lu}\\p{Ll}+(?:,|,? and|,? &) )*$`,
  "iu",
);

/** 小区名字叫“观澜高尔夫”. */
const ledByName = /(?:名(?:字|称)?(?:叫|是|为)?|叫做?)[“"「『‘][^”"」』’]*$/;

/** 'Two collies, Fly and Moss', 'cats (Tom and Jerry)', 'a boy named Storm': whether a word after these is only how somebody is called. */
export function isCalledSo(before: string, name: string): boolean {
  return ledByName.test(before) || (/^\p{Lu}\p{Ll}/u.test(name) && leads.test(before));
}
