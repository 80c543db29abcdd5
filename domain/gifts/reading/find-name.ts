import type { Locale } from "#shared/locales/locale.ts";
import { namesBySpelling } from "./name-index.ts";
import { foldSpelling } from "./fold.ts";
import type { Stretch } from "./language.ts";
import { foldPhrase, interestIndex, thingIndex } from "./word-index.ts";

const english = "(?<name>\\p{Lu}\\p{Ll}+(?:-\\p{Lu}\\p{Ll}+)?)(?![\\p{L}'’-]| \\p{Lu})";

// Of the pet or the child that somebody has: 'has a dachshund named Otto', 'her dog's name is Otto'.
const ofOthers =
  "(?<!\\b(?:has|have|had|got|owns|adopted|with|and|his|her|their|our)(?: [\\p{L}'’-]+){1,5} )(?<!\\b(?:dog|cat|puppy|kitten|horse|rabbit|baby|son|daughter)['’]s )(?<!\\b(?:dogs?|cats?|pup|puppy|kitten|horse|pony|rabbit|bunny|parrot|hamster|beagle|corgi|lab|labrador|poodle|terrier|retriever|shepherd|mutt|tabby|chihuahua|pug|husky|turtle|tortoise|snake|gecko|lizard|bird|goat|chickens?|car|boat|truck|van|band|show|game|book|business|shop|cafe) )";

/** How people say what somebody is called. */
const called: Readonly<Record<Locale, RegExp>> = {
  en: new RegExp(`${ofOthers}\\b(?:named|called|name is|name['’]s) ${english}`, "u"),
  zh: /(?:名字|名)?(?<!(?:[猫狗犬兔鸟龟]|柯基|金毛|边牧|泰迪)[^，。]{0,2})(?:叫做?|叫|名字是)(?<name>(?![他她我你咱停])[\p{sc=Han}]{2,4}|(?!\p{sc=Han})\p{L}+)(?=$|[，。,.！!、\s的])/u,
  ja: /(?<name>[\p{sc=Han}\p{sc=Katakana}\p{sc=Hiragana}ー]{1,6})という名前|名前は(?<name2>[\p{sc=Han}\p{sc=Katakana}ー]{1,6})/u,
};
/** 'My friend Anna', 友人の恵子さん: right after the word for who they are. */
const besidePerson: Readonly<Record<Locale, RegExp>> = {
  en: new RegExp(`^,? ${english}`, "u"),
  zh: /^(?<name>小[\p{sc=Han}])(?=$|[，。,的喜爱很])/u,
  ja: /^の(?!赤ちゃん|わんちゃん|お?[父母姉兄]|奥さん|旦那|ダンナ|[娘孫嫁]|息子|皆さん|みなさん)(?<name>[\p{sc=Han}\p{sc=Katakana}]{1,4})(?:さん|ちゃん|くん|君)/u,
};

/** Where somebody comes from or what they believe in is no name. */
const peoples =
  /^(?:American|British|English|Scottish|Welsh|Irish|Canadian|Australian|Aussie|Kiwi|French|German|Austrian|Swiss|Dutch|Belgian|Danish|Swedish|Norwegian|Finnish|Icelandic|Polish|Czech|Hungarian|Romanian|Bulgarian|Greek|Turkish|Italian|Spanish|Portuguese|Brazilian|Mexican|Cuban|Colombian|Peruvian|Chilean|Argentinian|Venezuelan|Jamaican|Puerto|Russian|Ukrainian|Indian|Pakistani|Bangladeshi|Nepali|Chinese|Cantonese|Taiwanese|Japanese|Korean|Vietnamese|Thai|Filipino|Filipina|Indonesian|Malaysian|Iranian|Persian|Iraqi|Israeli|Lebanese|Syrian|Egyptian|Moroccan|Nigerian|Ghanaian|Kenyan|Ethiopian|African|Asian|European|Hispanic|Latino|Latina|Muslim|Jewish|Hindu|Sikh|Buddhist|Catholic|Retired|Vegan|Vegetarian|Diabetic|Likes|Loves|Hates|Age|Aged|Turning|Widowed|Single|Married|Day|Evening|Night|Party|Weekend)$/;

/** The name of the one whom it is for, as typed; `null` where none is told. A known name, such as that of an artist, is none. */
export function findName(text: string, person: Stretch | null, language: Locale): string | null {
  const name = findTyped(text, person, language);
  if (name === undefined || namesBySpelling.has(foldSpelling(name)) || peoples.test(name)) return null;
  return person !== null && text.startsWith(`, ${name}`, person.to) && isWord(name) ? null : name;
}

function findTyped(text: string, person: Stretch | null, language: Locale): string | undefined {
  const groups = (person && besidePerson[language].exec(text.slice(person.to))?.groups) ?? called[language].exec(text)?.groups;
  return groups?.["name"] ?? groups?.["name2"];
}

/** 'Mom, Knitting and tea'. */
function isWord(name: string): boolean {
  return [interestIndex, thingIndex].some(({ phrases }) => phrases.has(foldPhrase(name)));
}
