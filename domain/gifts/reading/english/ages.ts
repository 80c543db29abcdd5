import type { Occasion } from "#shared/gift-options.ts";
import type { ReadFields } from "../reading.ts";
import { getAgeRange } from "../age-range.ts";
import { readLifeStage } from "../life-stages.ts";
import { readApartFromPast } from "../past-days.ts";
import type { SubjectClause } from "./claims.ts";

const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const ones =
  "- one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const ordinals =
  "- first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth".split(
    " ",
  );
const ordinalTens = tens.map((ten) => ten.replace(/y$/, "ieth"));
const wordOfNumber = `(?:${[...tens, ...ones.slice(1)].join("|")})`;
const number = `(\\d{1,3}(?:\\.5)?|${wordOfNumber}(?: (?:${ones.slice(1, 10).join("|")}))?)`;
const notAge =
  "(?! (?:kids|children|boys|girls|dogs|cats|weeks|months|days|hours|miles|minutes|of|or|other|people|times|percent|km|pairs?|sets?|brothers|sisters|siblings|grand\\w+|jobs|languages|sober|clean|married|together|strong|ago|into|in remission|cancer free|dry|older|younger|apart|in a row|of experience|books|cups|in a|feet|foot|hives|(?!(?:lives|works|plays|loves|likes|is|was)\\b)\\w+s (?:and|in|on|at)))";
const notCounted =
  "(?! (?:more|kids?|children|boys|girls|dogs?|cats?|pets?|horses?|seconds?|minutes?|hours?|days?|weeks?|months?|miles?|meters?|or|of|other|people|person|times?|percent|km|pairs?|sets?|pieces?|pack|packs|brothers|sisters|siblings|grand\\w+|jobs|books|cups|bucks?|dollars?|usd|quid|pounds?|euros?|aud|cad|gbp|inr|rs|max|tops|budget|in a|feet|foot|ft|inch|inches|th|st|nd|rd|am|pm|hives|bedrooms?|seasons?|star|player|players|years?|yrs?)(?= |$))";
const animals =
  "dog|cat|pupp(?:y|ie)|pup|kitten|horse|mare|pony|chihuahua|lab|labrador|beagle|poodle|pug|terrier|collie|retriever|greyhound|spaniel|bulldog|husky|dachshund|corgi|shepherd|mutt|pit ?bull|parrot|tortoise|rabbit";
const old = "(?: ?(?:year|yr|yrs|years|yo|y o|y)(?: olds?)?)";

/** Ages in years; `months` divides by twelve. */
const tellings: readonly { pattern: RegExp; unit: "years" | "months" | "weeks" | "decades" }[] = [
  { pattern: new RegExp(`(?<![\\w-])${number} ?(?:months?|mo|mos)(?: old)(?![\\w])`), unit: "months" },
  {
    pattern: new RegExp(
      `(?<![\\w-])(?:is|hes|shes|theyre|turns|turning|just|only|nearly|almost|now) ${number} ?(?:months?|mos)(?= ,|$| now| today)`,
    ),
    unit: "months",
  },
  { pattern: new RegExp(`(?<![\\w-])${number} ?weeks? old(?![\\w])`), unit: "weeks" },
  // 'The big six-oh': the last is a filler.
  { pattern: /(?<![\w-])(?:the )?big ([3-9]|three|four|five|six|seven|eight|nine)(?: 0)?(?= ,|$)/, unit: "decades" },
  {
    pattern: new RegExp(`(?<![\\w-])(?:turn(?:s|ing|ed)?|hits|hitting|aged?|age of)(?: the big)? ${number}${notAge}(?![\\w])`),
    unit: "years",
  },
  {
    pattern: new RegExp(
      `(?<![\\w-])(?:is|both|hes|shes|theyre|he is|she is|hell be|shell be|theyll be|will be|just|nearly|almost|now) (?:only |just |nearly |almost |about |about to be |now |already |going to be |a )*${number}(?:${old}|(?= ,|$| (?:likes?|loves?|lives|works|plays|has|is|hates|wants|collects|into|obsessed|single|married|retired|who|just)(?![\\w])| and (?!a half)| now| soon| next| this| today| tomorrow| in | on | but))${notAge}(?![\\w])`,
    ),
    unit: "years",
  },
  {
    pattern: new RegExp(
      `(?<![\\w-])(?:makes|becomes|completes|fulfils|celebrates|(?:he|she|they) gets?) (?:his |her |their )?${number}(?= (?:years?|yrs?|birthday)(?! (?:of|in|with|married|together|at)\\b)| ,|$| (?:in|on|next|this|soon|today|tomorrow)(?! (?:the|a)\\b))`,
    ),
    unit: "years",
  },
  {
    pattern: new RegExp(
      `(?<![\\w-])${number} ?(?:years?|yrs?|yr|yo|y o|y / o)[ -]?(?:olds?|old|young)(?![\\w])(?! (?:\\w+ )?(?:${animals})s?(?![\\w])(?! (?:lovers?|mad|person)))`,
    ),
    unit: "years",
  },
  { pattern: new RegExp(`(?<![\\w-])${number} ?(?:yo|y / o|yrs old)(?![\\w])`), unit: "years" },
  {
    pattern: new RegExp(
      `(?<![\\w-])(?:his|her|their|the|for|big|\\w+s) (?:big )?(?:(\\d{1,3})(?:th|st|nd|rd)|(${[...ordinals.slice(1), ...ordinalTens].join("|")})) (?:birthday|bday|b day)(?= |$)(?! (?:anniversary|wedding|marathon|day|time|attempt|of|grade|year|in|month))`,
    ),
    unit: "years",
  },
  {
    pattern:
      /(?:^|, |\bfor (?:a|my|our|the) )(\d{1,3})(?:th|st|nd|rd) (?:birthday|bday)(?= |$)(?! (?:anniversary|wedding))|(?<![\w-])(?:his|her|their|moms|mums|dads|nans|grans|grandmas|grandads|grandpas|wifes|husbands|sons|daughters|nephews|nieces|cousins|grandsons|granddaughters|girlfriends|boyfriends|partners|sisters|brothers|mothers|fathers|aunts|uncles|friends|boss|bosss|boss's) (?:big )?(\d{2,3})(?:th|st|nd|rd)(?= ,|$)/,
    unit: "years",
  },
  {
    pattern: new RegExp(
      `(?<![\\w-])(?:mum|mom|mam|mother|dad|father|husband|hubby|wife|bf|gf|boyfriend|girlfriend|fiance|fiancee|partner|sister|sis|brother|bro|son|daughter|cousin|niece|nephew|uncle|aunt|auntie|nan|nana|gran|granny|grandma|grandpa|grandad|granddad|grandmother|grandfather|grandson|granddaughter|grandkid|stepson|stepdaughter|godson|goddaughter|boy|girl|neighbou?r|friend|boss|law|stepmom|stepdad|kid|male|female|man|woman|guy|lady) ?,? ?(\\d{1,3})(?= ,|$| (?:likes?|loves?|lives|works|plays|has|is|hates|wants|collects|into|obsessed|who|retired|recently|newly|just|widowed|divorced|enjoys|watches|reads|does|living|with|still|sharp|still|and|full|going|tiny|spry|feisty|sassy|young))`,
    ),
    unit: "years",
  },
  // 'Nephew 12 fortnite', 'male 34 bbq'.
  {
    pattern: new RegExp(
      `^(?:(?:for|my|our|gift|present|something|birthday|bday|ideas|a) )*(?:\\w+ ){0,2}?(?:(?:son|daughter|cousin|niece|nephew|sister|sis|brother|bro|grandson|granddaughter|stepson|stepdaughter|godson|goddaughter|boy|girl|kid) (?=\\d)|(?:mum|mom|dad|husband|hubby|wife|bf|gf|boyfriend|girlfriend|fiancee?|partner|uncle|aunt|auntie|grandma|grandpa|friend|boss|male|female|man|woman|guy|lady) (?=\\d\\d ))(\\d{1,2})(?= [a-z]{2})${notCounted}`,
    ),
    unit: "years",
  },
  // '22m into lifting', 'f 24 loves thrifting'.
  {
    pattern: /^(\d{2}) ?[mf](?= (?:into|loves?|likes?|who|obsessed|with|and|gamer|student)(?= |$))|^[mf] (\d{2})(?= ,|$| [a-z]{3})/,
    unit: "years",
  },
  { pattern: /(?:^|, |\bfor )(\d{1,2})(?: ?[mf])?(?= ,|$)/, unit: "years" },
  { pattern: /\bsweet (16|sixteen)(?= |$)/, unit: "years" },
  {
    pattern:
      /(?:^|\b(?:my|our|an?|is|hes|shes) )(\d{2}) ?ish(?= (?:\w+ )?(?:years?|yrs?|yo|old|man|woman|lady|guy|mom|dad|sister|brother|aunt|uncle|wife|husband|friend|coworker|colleague|boss|neighbor|cousin)(?= |$))/,
    unit: "years",
  },
  {
    pattern: new RegExp(`(?:^|, )((?:${tens.join("|")})(?: (?:${ones.slice(1, 10).join("|")}))?|\\w+teen|eleven|twelve|ten)(?= ,|$)`),
    unit: "years",
  },
];

/** `text` is what was typed: of '$15' the words keep the figure alone. */
export function readAge(clauses: readonly SubjectClause[], text: string): Pick<ReadFields, "age" | "ageRange"> {
  const amounts = new Set([...text.matchAll(/[$£€¥]\s?(\d+)/g)].map(([, amount]) => Number(amount)));
  for (const { line, subject } of clauses) {
    if (subject === "somebody-else" || (isOfPet(line) && !besidePerson.test(line))) continue;
    const years = findYears(line);
    if (years !== null && !amounts.has(years)) return toFields(years);
  }
  for (const { line, subject } of clauses) {
    const stage = subject === "somebody-else" ? null : readLifeStage(line, "en", ({ from }) => knewOrHas.test(line.slice(0, from)));
    if (stage) return stage;
  }
  return {};
}

/** Where one met, teaches, or has a child. */
const knewOrHas =
  /\b(?:met|knew|known|played|play|swam|rowed|wrestled|danced|used|was|were|did|since|from|friends?|back|works?|worked|teach\w*|taught|coach\w*|teacher|professor|married|of an?|with an?|has an?|have an?|has|have|kids|children)\b(?: \w+){0,3} ?$/;

function findYears(line: string): number | null {
  for (const { pattern, unit } of tellings) {
    const match = pattern.exec(line);
    const years = match && toYears(match[1] ?? match[2] ?? "", unit);
    if (match && years !== null && years <= oldest && !isOfAnother(line, match.index)) return years;
  }
  return null;
}

const oldest = 115;

function toFields(years: number): Pick<ReadFields, "age" | "ageRange"> {
  return { age: { youngest: years, oldest: years }, ageRange: getAgeRange(years) };
}

/** '14 yr old corgi', 'mom of a 4 yr old', 'its 30 years old'. */
function isOfAnother(line: string, at: number): boolean {
  const rest = line.slice(at);
  return (
    /^(?:\w+ )?(?:\S+ ?)?(?:year|yr|yrs|month|week)s? ?old (?:corgi|dog|cat|lab|puppy|house|car|staffy|wallet|tacoma)/.test(rest) ||
    /^\S+ (?:week|month)s? ?old (?:baby|son|daughter|newborn|infant|twins) (?:at home|at the house|in the house|who|keeps?|keeping|to look after)/.test(
      rest,
    ) ||
    /\b(?:with|of|has|have|had|its|his|her|our|their|and|youngest|first|second|oldest) (?:a |an |two |son |daughter |is )*$/.test(
      line.slice(0, at),
    )
  );
}

/** '16yo boy only cares about his car', 'she is 30, has a dog'. */
const besidePerson =
  /^(?:(?:for|my|our|an?|gift) )*\d{1,3} ?(?:yo|y o|yrs?|years?)(?: old)? (?:\w+ )?(?:boy|girl|son|daughter|niece|nephew|grandson|granddaughter|brother|sister|cousin|kid|man|woman|guy|lady|mom|mum|dad|grandma|grandpa|friend|husband|wife|girlfriend|boyfriend|aunt|uncle)\b|^(?:hes|shes|he is|she is) \d/;

function isOfPet(line: string): boolean {
  return /\b(?:dog|cat|corgi|puppy|kitten|wallet|car|house|truck|tacoma)\b(?! (?:lady|lovers?|mom|mum|mama|dad|person|people|owner|guys?|girl|nut|fan|enthusiast|mad)(?= |$))/.test(
    line,
  );
}

function toYears(text: string, unit: "years" | "months" | "weeks" | "decades"): number {
  const [first = "", second = ""] = text.split(" ");
  const value = /^\d/.test(text) ? Number(text) : fromWord(first) + (second === "" ? 0 : fromWord(second));
  if (unit === "months") return value / 12;
  if (unit === "decades") return value * 10;
  return unit === "weeks" ? value / 52 : value;
}

function fromWord(word: string): number {
  const ten = Math.max(tens.indexOf(word), ordinalTens.indexOf(word));
  return ten >= 0 ? (ten + 2) * 10 : Math.max(0, ones.indexOf(word), ordinals.indexOf(word));
}

const occasions: readonly { occasion: Occasion; pattern: RegExp }[] = [
  {
    occasion: "birthday",
    pattern: /\b(?:birthday|bday|b day|turns? \d+|turning \d+|quincea\S*era|sweet (?:16|sixteen)|(?:the )?big (?:\d ?0|[3-9]))\b/,
  },
  // 'My wife's 40th', but not a 40th anniversary or the 6th grade.
  {
    occasion: "birthday",
    pattern:
      /\b(?:his|her|their|\w+s) (?:big )?(?:\d{1,2}(?:st|nd|rd|th)|thirtieth|fortieth|fiftieth|sixtieth|seventieth|eightieth|ninetieth)(?= ?$| (?:is|in|on|this|next|coming|soon|and|with|for|present|gift)\b| ,|,)/,
  },
  { occasion: "mothers-day", pattern: /\bmothers day|mothering sunday\b/ },
  { occasion: "fathers-day", pattern: /\bfathers day\b/ },
  { occasion: "valentines", pattern: /\b(?:valentines?|v ?day)\b/ },
  { occasion: "anniversary", pattern: /\b(?:anniversary|golden wedding|silver wedding|ruby wedding)\b/ },
  {
    occasion: "wedding",
    pattern:
      /\b(?:(?:wedding(?! anniversary)|bridal shower|bachelor(?:ette)?(?: party| weekend|(?= for\b))|(?:hen|stag)s? (?:do|party|night|weekend|gift)|getting married|newlyweds)|(?:is|are) (?:getting )?married next)\b/,
  },
  {
    occasion: "christmas",
    pattern:
      /\b(?:christmas|xmas|the holidays|(?:secret|sneaky) santa|secret snowflake|white elephant|yankee swap|kris kringle|stocking (?:filler|stuffer)s?|advent)\b/,
  },
  { occasion: "graduation", pattern: /\b(?:graduation|graduating|graduates|graduated|grad (?:gift|present|party))\b/ },
  {
    occasion: "housewarming",
    pattern:
      /\b(?:house ?warming|new (?:house|home|flat|apartment)|first (?:home|house|apartment|flat)|(?:bought|buying|closed on) (?:a|their|his|her) (?:house|home|place|condo))\b/,
  },
  {
    occasion: "other",
    pattern:
      /\b(?:retirement|retires|retiring|farewell|(?:is |hes |shes |theyre )leaving(?: (?:next|this|soon|on|in|for (?:an?|another|the|his|her))\b|(?= ,|$))|leaving (?:us|the (?:company|team|office|firm|department))|last day(?: at work)?(?= (?:is|on)\b| ,|$)|(?:going away|leaving|goodbye|new job|end of (?:the )?(?:school )?year|teacher appreciation|teacher) (?:do|gifts?|presents?|party)|thank you|thanks for \w+ing|appreciation (?:day|week)|(?:boss|bosss|grandparents|nurses|teachers|secretarys|administrative professionals|name|new years) (?:day|week)|new years?(?: eve)?(?= ,|$)|thanksgiving|halloween|baby shower|engagement|(?:just |got |newly )+engaged|just proposed|(?:just |recently )(?:had|having) (?:a|their|her|his) (?:\w+ )?baby|(?:is |are )(?:having|expecting) a baby|new job|hanukkah|diwali|eid|easter|get well|sympathy|condolences?|apology|apologi[sz]e|(?:to |say |saying )+sorry|host(?:ess)? gift|congratulations|congrats|promotion|new baby|christening|baptism|(?:first )?communion|confirmation(?= ,|$| gift)|ba[rt] mitzvah|lunar new year)\b/,
  },
  { occasion: "just-because", pattern: /\b(?:just because|no (?:special |particular |real )?occasion|no reason|for no reason)\b/ },
];

const uncelebrated =
  /\b(?:dont|doesnt|do not|does not|never|not|without) (?:celebrat\w+|do|doing|observe) \w+(?: \w+)?|\b(?:hates?|loathes?|despises?|dislikes?|cant stand|dreads?|(?:isnt|not|never been) (?:really |much )?(?:in ?to|big on|a fan of)) (?:the holidays|christmas|xmas|birthdays|(?:his|her|their) birthday|valentines(?: day)?|anniversaries|halloween|thanksgiving)/g;

export function readOccasion(line: string): Pick<ReadFields, "occasion"> {
  const occasion = readApartFromPast(line.replace(uncelebrated, ""), past, findFirst);
  return occasion ? { occasion } : {};
}

/** 'Last year for his birthday I got him a mug'. */
const past =
  /(?:^|(?<=,))[^,]*\b(?:last|previous) (?:year|time|christmas|xmas|birthday|bday|(?:mothers|fathers|valentines) day|valentines|anniversary|holiday)\b[^,]*/g;

function findFirst(line: string): Occasion | undefined {
  return occasions
    .map(({ occasion, pattern }) => ({ occasion, at: line.search(pattern) }))
    .filter(({ at }) => at >= 0)
    .toSorted((first, second) => first.at - second.at)[0]?.occasion;
}
