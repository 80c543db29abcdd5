// How givers tell the age of a child. Patterns are for texts in ordinary width and small letters, number words as figures.

/** In years, both included; 1.5 is eighteen months. They differ when a stage ('toddler') or several children were told of. */
export interface ChildAge {
  youngest: number;
  oldest: number;
}

export interface AgePattern {
  words: RegExp;
  /** Of the captured figures, empty where one was left out. */
  read: (figures: readonly string[]) => ChildAge;
}

const kin =
  "niece|nephew|cousin|grandson|granddaughter|grandchild|godson|goddaughter|godchild|stepson|stepdaughter|son|daughter|child|boy|girl|baby|toddler|infant|twins|triplets|brother|sister";
const years = "years?|yrs?|y";
const months = "months?|mths?|mos?|m";
const weeks = "weeks?|wks?|w";
/** Not 'turns 2 pages' and not '3 May'. */
const ends =
  "(?=\\s*(?:$|[.,;:!?)\\n/-](?!\\d)|(?:and|or|now|today|tomorrow|soon|next|this|on|in|at|so|but|who|with|he|she|they|is|loves?|likes?|years?|yrs?)\\b))";
/** '2 years of ballet', '3 months ago'. */
const isSpan = "(?!\\s*(?:of|ago|later?|early|from|pregnant|along|into?|away|apart|younger|older|now|experience)\\b)";
const soonOrJust = "(?:just|only|now|nearly|almost|already|about|barely|not (?:yet|quite|even)|still|a big|going on|about to be|soon)\\s+";
const figure = "(\\d{1,3}(?:\\.\\d+)?)";
const others = "(?:(\\d{1,2}(?:\\.\\d+)?)\\s*(?:-|–|to|and|or|&)\\s*)?";

const han = "(\\d{1,3}(?:\\.\\d)?|[一二两三四五六七八九十]{1,3})";
const hanOthers = "(?:(\\d{1,2}|[一二两三四五六七八九十]{1,3})\\s*岁?\\s*(?:[-~到至か和与と、])\\s*)?(?<![\\d.一二两三四五六七八九十])";
const monthsOfHan = "(?:个|か|ヶ|ケ|カ|ヵ)月";

const wholeYears = ([first = "", last = ""]: readonly string[]): ChildAge => spanOf([first, last], 1);
const inUnit = ([first = "", last = "", unit = ""]: readonly string[]): ChildAge => spanOf([first, last], unitsPerYear(unit));
const exactly = (age: number) => (): ChildAge => ({ youngest: age, oldest: age });
const between = (youngest: number, oldest: number) => (): ChildAge => ({ youngest, oldest });

/** Ages in figures, in the order in which they are looked for; what one has read the next does not see. */
export const toldAges: readonly AgePattern[] = [
  {
    words: new RegExp(`\\b${figure}\\s*(?:${years})(?:\\s*,?\\s*and|\\s*,)?\\s*${figure}\\s*(?:${months})\\b`, "g"),
    read: ([whole = "", part = ""]) => exactly(Number(whole) + Number(part) / 12)(),
  },
  { words: new RegExp(`\\b${others}${figure}[\\s-]*(${years}|${months}|${weeks}|days?)[\\s./-]*(?:olds?|o)\\b`, "g"), read: inUnit },
  {
    words: new RegExp(
      `\\b(?:turn(?:s|ing|ed)?|is|are|shes|hes|whos|will be|becomes|aged?|just)\\s+(?:${soonOrJust})*()${figure}\\s*(months?|mos|weeks?|wks?)\\b${isSpan}`,
      "g",
    ),
    read: inUnit,
  },
  {
    words: new RegExp(
      `\\b(?:turn(?:s|ing|ed)?|will be|is going to be|becomes|is becoming|to be)\\s+(?:${soonOrJust})*${figure}${ends}`,
      "g",
    ),
    read: wholeYears,
  },
  {
    words: new RegExp(
      `\\b(?:shes|hes|theyre|whos|(?:she|he|they|who|${kin})\\s+(?:is|are))\\s+(?:${soonOrJust})*${others}${figure}${ends}`,
      "g",
    ),
    read: wholeYears,
  },
  { words: new RegExp(`\\b(?:${kin})\\s*(?:[,(:]|of)\\s*(?:aged?\\s*)?${others}${figure}${ends}`, "g"), read: wholeYears },
  { words: new RegExp(`\\bage[ds]?\\s*:?\\s*${others}${figure}(?![\\d.]|\\s*\\+|\\s*(?:${months})\\b)`, "g"), read: wholeYears },
  { words: /\b(\d{1,2})(?:st|nd|rd|th) (?:birthday|bday|b-day)/g, read: wholeYears },
  {
    words: new RegExp(`(?:^|[.,;(\\n])\\s*()${figure}\\s*(${years}|${months}|${weeks})\\s*(?=$|[.,;)\\n!?])`, "g"),
    read: inUnit,
  },
  { words: /\bhalf a year old\b/g, read: exactly(0.5) },
  {
    words: new RegExp(`(?<![\\d.])${han}\\s*(?:周?岁|歳|才)(?:零|又|と)?${han}\\s*${monthsOfHan}`, "g"),
    read: ([whole = "", part = ""]) => exactly(readFigure(whole) + readFigure(part) / 12)(),
  },
  {
    words: new RegExp(`${hanOthers}${han}\\s*(?:周?岁|歳|才(?=$|[のでにと児、。,\\s]))(半)?`, "g"),
    read: ([first = "", last = "", half = ""]) => spanOf([first, half === "" ? last : `${readFigure(last) + 0.5}`], 1),
  },
  {
    words: new RegExp(
      `(?:(?<=生後|刚满|满|才|她|他|姪|甥|^|[,、。\\n])\\s*${han}\\s*${monthsOfHan}(?!前|后|後|間|间|目|以来|来))|(?:${han}\\s*${monthsOfHan}(?=大|龄|的?(?:小?宝宝|婴儿|女婴|男婴|侄|外甥|孙|女孩|男孩)|の?(?:赤ちゃん|児|子|女の子|男の子|姪|甥|孫|娘|息子|ベビー)|になる|になり|です))`,
      "g",
    ),
    read: ([alone = "", followed = ""]) => exactly(readFigure(alone || followed) / 12)(),
  },
  { words: new RegExp(`生後\\s*${han}\\s*(?:週|日)`, "g"), read: exactly(0) },
  { words: /半岁|半歳|ハーフバースデー/g, read: exactly(0.5) },
  {
    words:
      /(?<!\d|[一二两三四五六七八九十])周岁(?:生日|宴|礼)?|抓周|第一个生日|(?:初めて|はじめて)の誕生日|ファーストバースデー|一升餅|選び取り/g,
    read: exactly(1),
  },
  { words: /满月|百日宴|百天|百日|お食い初め|お宮参り/g, read: exactly(0) },
  { words: /\bfirst birthday\b/g, read: exactly(1) },
];

/** What tells an age without a figure, or with that of a school year; the first that is found, where no other age is told. */
export const toldStages: readonly AgePattern[] = [
  {
    words: /\byear (\d)(?=\s*(?:$|[.,;!?)\n]|(?:at|of|in|pupil|student|primary|and|now)\b))/g,
    read: ([year = ""]) => between(Number(year) + 4, Number(year) + 5)(),
  },
  {
    words:
      /(?<!piano |violin |ballet |cello |guitar |music )\b(?:grade (\d)(?!\d|\s*(?:piano|violin|ballet|cello|guitar|flute|exam))|(\d)(?:st|nd|rd|th)[\s-]grade(?:r|rs)?\b)/g,
    read: ([after = "", before = ""]) => between(Number(after || before) + 5, Number(after || before) + 6)(),
  },
  {
    words: /([1-6一二三四五六])年(?:级|生)|小([1-6])(?![\d時时])/g,
    read: ([year = "", short = ""]) => between(readFigure(year || short) + 5, readFigure(year || short) + 6)(),
  },
  { words: /小班/g, read: exactly(3) },
  { words: /中班|年少/g, read: between(3, 4) },
  { words: /大班|年中(?=児|さん|組|$|[、。,])/g, read: between(4, 5) },
  {
    words:
      /\bnew-?\s?borns?\b|\bjust born\b|\bnew baby\b|\bunborn\b|\bbaby shower\b|新生儿|刚出生|刚生|初生|待产|新生児|生まれたばかり|生まれたて|出産祝い/g,
    read: exactly(0),
  },
  {
    words:
      /\b(?:baby|infant)(?=\s*(?:$|[.,;!?)\n]|(?:boy|girl|niece|nephew|cousin|grand\w+|god\w+|son|daughter|and|who|is|was|with|gift|present)\b))|婴儿|宝宝|赤ちゃん|赤ん坊|乳児/g,
    read: between(0, 0.9),
  },
  { words: /\btoddlers?\b|学步|幼儿(?!园)|よちよち|ヨチヨチ/g, read: between(1, 2) },
  { words: /\bpre-?school(?:er)?s?\b(?! teacher)|\bnursery school\b/g, read: between(3, 4) },
  { words: /\bkindergart(?:en|ner|ener)\b(?! teacher)/g, read: between(4, 5) },
  { words: /年長|\b(?:starting|starts) school\b|\bfirst day (?:of|at) school\b/g, read: between(5, 6) },
  { words: /幼儿园|幼稚园|幼稚園|学龄前|未就学/g, read: between(3, 5) },
  { words: /入園/g, read: exactly(3) },
  { words: /幼児/g, read: between(1, 3) },
  { words: /幼升小|上小学|ランドセル|小学校入学|小学校に入学|入学祝い/g, read: exactly(6) },
  { words: /\b(?:primary|elementary)[\s-](?:school|age)|小学/g, read: between(6, 9) },
  { words: /\btweens?\b|\bpre-?teens?\b/g, read: between(10, 12) },
];

function spanOf([first = "", last = ""]: readonly string[], perYear: number): ChildAge {
  const ages = [first, last].filter((words) => words !== "").map((words) => readFigure(words) / perYear);
  return { youngest: Math.min(...ages), oldest: Math.max(...ages) };
}

function unitsPerYear(unit: string): number {
  if (unit.startsWith("m")) return 12;
  if (unit.startsWith("w")) return 52;
  return unit.startsWith("d") ? 365 : 1;
}

const hanFigures = "一二三四五六七八九";

/** '18', 十二, 两. */
function readFigure(words: string): number {
  if (/^[\d.]+$/.test(words)) return Number(words);
  const [tens = "", ones = ""] = words.includes("十") ? words.split("十") : ["0", words];
  const value = (han: string) => (han === "两" ? 2 : hanFigures.indexOf(han) + 1);
  return (tens === "0" ? 0 : 10 * (tens === "" ? 1 : value(tens))) + (ones === "" ? 0 : value(ones));
}

/** Just before an age: not there yet. */
export const notYet =
  /(?:\bnearly|\balmost|\bnot (?:yet|quite|even)|\bunder|\bsoon|\bgoing on|快(?:要|满)?|马上|即将|不到|未满|还没[到满]?|もうすぐ|まもなく|そろそろ|もう少しで)\s*(?:an?\s*)?$/;

const pets =
  "dog|dogs|puppy|cat|kitten|pet|hamster|rabbit|bunny|horse|pony|tortoise|parrot|car|house|bike|狗|小狗|猫|小猫|猫咪|狗狗|犬|兔|兔子|うさぎ|ハムスター|わんこ|ワンコ|ねこ|ネコ|いぬ|イヌ|インコ";
const siblings = "brothers?|sisters?|siblings?|弟弟|妹妹|哥哥|姐姐|兄|姉|弟|妹|お兄ちゃん|お姉ちゃん";
const linking = "(?:\\s|is|are|was|aged?|just|now|only|already|who|s|turn(?:s|ed)|今年|已经|才|刚|刚满|都|快|是|了|は|が|も|の|いま)*";

/** Words before an age, and words after it, that make it the age of something else or of another time. */
export const elsewhere = {
  before: [
    new RegExp(`(?:^|\\b|[^\\p{L}]|(?<=\\p{sc=Han}|\\p{sc=Hiragana}))(?:${pets})${linking}$`, "u"),
    /\b(?:since|from|until|till|by|before|at|when|size|sizes|than an?|like an?|level of an?|as an?|of an?)\s*(?:the\s*)?(?:age[ds]?\s*(?:of\s*)?)?(?:she was |he was |they were )?$/,
    /(?:从|自|比\S{0,6}[大小]|[大小差隔]|サイズ)$/,
  ],
  after: [
    new RegExp(`^(?:的|の|大的|\\s|-)*(?:\\p{sc=Latin}+\\s)?(?:小|老|子)?(?:${pets})(?![\\p{sc=Latin}])`, "u"),
    /^(?:时|起|开始|就|的时候|那年|以后|以来|以前|之前|から(?!の)|の頃|のころ|のとき|の時|まで|違い|離れ|差|以上|以下|年上|年下|上の|下の)/,
    /^\s*(?:\+|level\b|and up\b|clothes\b|size\b)/,
  ],
} as const;

/** Whose age it is where a brother or sister is named. */
export const ofSibling = {
  before: new RegExp(`(?<!\\b(?:my|our)\\s(?:\\p{L}+\\s){0,2})(?<!我|我的|我家|うちの|私の)(?:${siblings})(?:\\(|,|${linking})*$`, "u"),
  after: new RegExp(`^(?:的|の|大的|\\s|-)*(?:小)?(?:${siblings})`, "u"),
  /** Before 'one-year-old brother'. */
  owned: /(?:\b(?:his|her|their|has|have|with|got)\s+(?:an?\s+)?(?:new\s+)?|有(?:一?个)?|には?|^)$/,
} as const;
