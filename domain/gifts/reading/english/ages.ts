import type { ReadFields } from "../reading.ts";
import { getAgeRange } from "../age-range.ts";
import { readLifeStage } from "../life-stages.ts";
import type { SubjectClause } from "./clauses.ts";

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
const counted =
  "kids?|children|boys|girls|dogs?|cats?|brothers|sisters|siblings|grand\\w+|people|minutes?|hours?|days?|weeks?|months?|times|km|miles?|feet|foot|percent|pairs?|sets?|jobs|books|cups|hives";
const notAge = `(?! (?:${counted}|of|or|other|languages|sober|clean|married|together|strong|ago|into|in remission|cancer free|dry|older|younger|apart|in a row|of experience|in a|(?!(?:lives|works|plays|loves|likes|is|was)\\b)\\w+s (?:and|in|on|at)))`;
/** After a bare figure, which may count anything. */
const notCounted = `(?! (?:${counted}|more|pets?|horses?|seconds?|meters?|or|of|other|person|time|pieces?|packs?|bucks?|dollars?|usd|quid|pounds?|euros?|aud|cad|gbp|inr|rs|max|tops|budget|in a|ft|inch|inches|th|st|nd|rd|am|pm|bedrooms?|seasons?|star|players?|years?|yrs?)(?= |$))`;
const animals =
  "dog|cat|pupp(?:y|ie)|pup|kitten|horse|mare|pony|chihuahua|lab|labrador|beagle|poodle|pug|terrier|collie|retriever|greyhound|spaniel|bulldog|husky|dachshund|corgi|shepherd|mutt|pit ?bull|parrot|tortoise|rabbit";
/** Of whom one digit is an age as well, and who are grown up. */
const young =
  "son|daughter|cousin|niece|nephew|sister|sis|brother|bro|grandson|granddaughter|stepson|stepdaughter|godson|goddaughter|boy|girl|kid|grandkid";
const grown =
  "mum|mom|mam|mother|dad|father|husband|hubby|wife|bf|gf|boyfriend|girlfriend|fiancee?|partner|uncle|aunt|auntie|nan|nana|gran|granny|grandma|grandpa|grand?dad|grandmother|grandfather|stepmom|stepdad|neighbou?r|friend|boss|law|male|female|man|woman|guy|lady";
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
    pattern: new RegExp(
      `(?:^|, |\\bfor (?:a|my|our|the) )(\\d{1,3})(?:th|st|nd|rd) (?:birthday|bday)(?= |$)(?! (?:anniversary|wedding))|(?<![\\w-])(?:his|her|their|boss|(?:${young}|${grown})s) (?:big )?(\\d{2,3})(?:th|st|nd|rd)(?= ,|$)`,
    ),
    unit: "years",
  },
  {
    pattern: new RegExp(
      `(?<![\\w-])(?:${young}|${grown}) ?,? ?(\\d{1,3})(?= ,|$| (?:likes?|loves?|lives|works|plays|has|is|hates|wants|collects|into|obsessed|who|retired|recently|newly|just|widowed|divorced|enjoys|watches|reads|does|living|with|still|sharp|still|and|full|going|tiny|spry|feisty|sassy|young))`,
    ),
    unit: "years",
  },
  // 'Josh 30th what are we doing'.
  {
    pattern:
      /^(?!(?:the|my|our|on|by|until|from|every|jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december)\b)\w+ (18|21|30|40|50|60|65|70|75|80|85|90|95|100)(?:th|st)(?= ,|$| (?:what|ideas?|any|help|is|coming|next|this|in|present|gift))/,
    unit: "years",
  },
  // 'Nephew 12 fortnite', 'male 34 bbq'.
  {
    pattern: new RegExp(
      `^(?:(?:for|my|our|gift|present|something|birthday|bday|ideas|a) )*(?:\\w+ ){0,2}?(?:(?:${young}) (?=\\d)|(?:${grown}) (?=\\d\\d ))(\\d{1,2})(?= [a-z]{2})${notCounted}`,
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
