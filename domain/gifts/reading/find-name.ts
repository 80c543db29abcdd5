import type { Locale } from "#shared/locales/locale.ts";
import { namesBySpelling } from "./name-index.ts";
import { foldSpelling } from "./fold.ts";
import type { Stretch } from "./language.ts";

const english = "(?<name>\\p{Lu}\\p{Ll}+(?:-\\p{Lu}\\p{Ll}+)?)(?![\\p{L}'’-]| \\p{Lu})";

// Of the pet or the child that somebody has: 'has a dachshund named Otto', 'her dog's name is Otto'.
const ofOthers =
  "(?<!\\b(?:has|have|had|got|owns|adopted|with|and|his|her|their|our)(?: [\\p{L}'’-]+){1,5} )(?<!\\b(?:dog|cat|puppy|kitten|horse|rabbit|baby|son|daughter)['’]s )";

/** How people say what somebody is called. */
const called: Readonly<Record<Locale, RegExp>> = {
  en: new RegExp(`${ofOthers}\\b(?:named|called|name is|name['’]s) ${english}`, "u"),
  zh: /(?:名字|名)?(?:叫做?|叫|名字是)(?<name>[\p{sc=Han}]{2,3}|\p{L}+)(?=$|[，。,.！!、\s的])/u,
  ja: /(?<name>[\p{sc=Han}\p{sc=Katakana}\p{sc=Hiragana}ー]{1,6})という名前|名前は(?<name2>[\p{sc=Han}\p{sc=Katakana}ー]{1,6})/u,
};
/** 'My friend Anna', 友人の恵子さん: right after the word for who they are. */
const besidePerson: Readonly<Record<Locale, RegExp>> = {
  en: new RegExp(`^,? ${english}`, "u"),
  zh: /^(?<name>小[\p{sc=Han}])(?=$|[，。,的喜爱很])/u,
  ja: /^の(?<name>[\p{sc=Han}\p{sc=Katakana}]{1,4})(?:さん|ちゃん|くん|君)/u,
};

/** The name of the one whom it is for, as typed; `null` where none is told. A known name, such as that of an artist, is none. */
export function findName(text: string, person: Stretch | null, language: Locale): string | null {
  const groups = (person && besidePerson[language].exec(text.slice(person.to))?.groups) ?? called[language].exec(text)?.groups;
  const name = groups?.["name"] ?? groups?.["name2"];
  return name === undefined || namesBySpelling.has(foldSpelling(name)) ? null : name;
}
