import type { Claim, FoundFact, Passage, Token } from "../language.ts";
import { interests } from "../../knowledge/interests/interests.ts";
import type { FactId } from "../../knowledge/facts.ts";
import { claimLost, listLosable } from "../losable.ts";
import { listLikings } from "../meanings.ts";
import type { SubjectClause } from "./clauses.ts";
import { wordAfter, wordBefore } from "./plain-claim.ts";
import { listMatches } from "../../words/list-matches.ts";

/** How people tell that somebody had to stop, or can't any more; the pastime stands on one side. */
interface Loss {
  pattern: string;
  side: "before" | "after";
  /** Told by somebody else, or of what the giver did. */
  byOthers?: true;
  /** Counts only with a word for how long: who can't dance has two left feet, who can't dance until May a bad knee. */
  needsTime?: true;
}

const authority =
  "(?:doctors?|docs?|dr|surgeons?|physio|gp|consultant|oncologist|midwife|mum|mom|dad|parents?|school|coach|hospital|cardiologist)";
const be = "(?:is|are|was|were)";

const losses: readonly Loss[] = [
  {
    pattern:
      "can no longer|no longer(?: (?:able|allowed) to)?(?! (?:an?|the|has|have|works?|lives?|needs?|wants?)\\b)|(?:can|could) (?:barely|hardly)|(?:isnt|not|arent|wasnt|werent) (?:allowed|supposed|permitted) to(?! (?:take|accept|receive|bring))(?: (?:keep|have|do|play|go|ride))?|(?:has|have|had|having) (?:had )?to (?:stop|give up|quit|abandon|drop|retire from|pull out of|step back from|part with|miss)|forced (?:to (?:stop|give up|quit)|out of)|made to (?:stop|give up)|(?:gave|given|giving|gives) up|stopped|quit|hung up (?:his|her|their)|(?:cut|dropped|kicked|thrown|let go) (?:from|off|out of)|(?:dropped|pulled|bowed) out of|banned from|barred from|(?:doesnt|does not|dont|didnt)(?: even)? want to (?:hear|talk|think|know|be reminded)(?: anything)? (?:about|of)|(?:wont|cant|cannot)(?: even)? (?:bear to )?(?:look|talk|think|hear) (?:at|about|of)",
    side: "after",
  },
  {
    pattern:
      "(?:had to )?(?:sell|sold|rehome|rehomed|gave away|given away|got rid of|part with|parted with) (?:his|her|their|the)|(?:gave|given|passed on) (?:his|her|their)(?= \\w+(?: \\w+)? (?:away|to)\\b)",
    side: "after",
    byOthers: true,
  },
  {
    pattern: `(?:has|have|had|took|taken|put) (?:him|her|them) off (?!to |on |work|school|his|her|their|the (?:ventilator|oxygen|market|list))`,
    side: "after",
    byOthers: true,
  },
  {
    pattern: `${authority} (?:\\w+ )?(?:says?|said|advised|told (?:him|her|them)|ordered) (?:no(?: more)?|not to|to (?:stop|avoid|give up|lay off)|(?:he|she|they) (?:cant|cannot|mustnt|shouldnt))|(?:wont|doesnt|dont) let (?:him|her|them)`,
    side: "after",
    byOthers: true,
  },
  {
    pattern:
      "(?:cant|cannot|can not|couldnt|unable to|not able to|wont be able to|mustnt|must not|shouldnt|no|no more)(?: really| even| ever| do| play| go| get| any| watch)*",
    side: "after",
    needsTime: true,
  },
  {
    pattern:
      "(?:too|so) (?:\\w+ )?(?:bad|sore|weak|stiff|shaky|painful|arthritic|swollen|poor|frail|old)(?: now)?(?: with (?:\\w+ )?\\w+)? (?:for|to)",
    side: "after",
  },
  {
    pattern: "(?:has |have |had )?put (?:a stop|an end|paid) to(?! (?:it|that|them|this|all|my|our)\\b)",
    side: "after",
    byOthers: true,
  },
  {
    pattern: `${be} (?:over|finished|out of the question|off the cards|on hold|behind (?:him|her|them)|a thing of the past|off limits|impossible now|no longer (?:possible|allowed|an option))|(?:is|are|has become|have become|got) (?:too (?:much|hard|painful|difficult)|beyond (?:him|her|them))(?: now| for (?:him|her|them))|had to (?:go|stop|end)|days are over`,
    side: "before",
  },
  {
    pattern:
      "(?<!\\b(?:car|van|bike|truck|rv|camper|boat|motorhome)s? )(?:(?:is|are|s|been|was|were) )?(?:parked|shelved|paused|benched|on ice|on pause|on the back burner|suspended)(?= (?:till|til|until|for now|for the|this|while|at the moment|right now|indefinitely))",
    side: "before",
  },
  {
    pattern:
      "(?<!\\b(?:paintings?|quilts?|photos?|prints?|pots|pieces|works?|books?|art|sculptures?|cards|drawings?|house|home|tickets) )(?:got|was|were|has been|have been|had to be) (?:sold|given away|rehomed|donated)(?=$| ,| last| when| after| years| ages| because| this| and| since| in (?:the )?(?:spring|summer|fall|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december|\\d))|(?:went|gone|has gone|have gone) to (?:the (?:tip|dump|charity shop|thrift (?:store|shop)|scrapyard)|goodwill|ebay|the great \\w+ in the sky)",
    side: "before",
    byOthers: true,
  },
];

const forHowLong =
  /\b(?:any ?more|any longer|now|at the moment|currently|these days|this (?:year|season|summer|winter|spring|autumn|fall)|until|till|for (?:a|the|now|at least|one|two|three|four|five|six|several|many|\d+)\b|since|ever again|because of|with (?:his|her|their) (?:back|knees?|hips?|hands?|eyes?|heart|legs?|arms?|shoulders?|lungs?|wrists?))\b/;

/** 'Refuses to give up golf', 'never stopped dancing'. */
const goesOn = /\b(?:wont|refuses to|never|hasnt|havent|didnt|not going to|cant|cannot|couldnt|doesnt want to|wouldnt)\s*$/;
/** 'Can't get enough of knitting', 'can't wait to dance'. */
const isEager = /^\S+(?: \S+)? (?:enough|wait|live|resist|(?<!^put a )stop|help|beat|wrong|pass)\b/;
/** 'Gave up her career in fashion' tells of no pastime. */
const ofWork =
  /\b(?:business|company|firm|practice|restaurant|shop|dealership|franchise|job|career|work|working|degree|studies|studying|place|seat|ticket|law|smoking|drinking|trying|everything)\b/;

const compiled = losses.map((loss) => ({
  ...loss,
  expression: new RegExp(`(?<![\\w-])(?:${loss.pattern})(?!(?<=[\\w'])[\\w'])`, "g"),
}));

const furthest = 5;
const longest = 4;

/** The pastimes that somebody had to give up, or can't go in for as things are. */
export function readLosses(passage: Passage, clause: SubjectClause): Claim[] {
  if (passage.field === "personalities") return [];
  return compiled.flatMap(({ expression, side, byOthers, needsTime }) => {
    if (clause.subject !== "person" && byOthers !== true) return [];
    if (needsTime === true && !forHowLong.test(clause.line)) return [];
    return listMatches(clause.line, expression).flatMap(({ 0: found, index }) => {
      if (goesOn.test(clause.line.slice(0, index)) || isEager.test(clause.line.slice(index))) return [];
      const words = side === "after" ? listAfter(clause, index + found.length) : listBefore(clause, index);
      const [lost] = listLosable(words, "en");
      const between = words.filter(({ to }) => to <= (lost?.[0]?.from ?? 0)).map(({ lower }) => lower);
      return lost && !ofWork.test([...between, ...lost.map(({ text }) => text.toLowerCase())].join(" ")) ? [claimLost(passage, lost)] : [];
    });
  });
}

/** Where it is done, and the pastimes that are over while they are kept from there. */
const placesOf: readonly { place: string; ids: ReadonlySet<string> }[] = [
  { place: "wall|crag|rock", ids: new Set(["climbing", "bouldering"]) },
  { place: "courts?", ids: new Set(["tennis", "basketball", "badminton", "squash", "padel", "pickleball", "volleyball"]) },
  { place: "pitch|field", ids: new Set(["football", "rugby", "field-hockey", "cricket", "lacrosse", "american-football"]) },
  { place: "ice|rink", ids: new Set(["ice-hockey", "skating", "figure-skating", "curling"]) },
  { place: "slopes|mountain|snow|piste", ids: new Set(["skiing", "snowboarding", "cross-country-skiing"]) },
  { place: "bike|saddle|trails?", ids: new Set(["cycling", "mountain-biking", "horses", "running", "trail-running"]) },
  { place: "mats?|ring|gym", ids: new Set(["judo", "wrestling", "boxing", "karate", "strength-training", "gymnastics"]) },
  { place: "pool|water|sea", ids: new Set(["swimming", "wild-swimming", "surfing", "diving"]) },
  { place: "dance ?floor|stage|barre", ids: new Set(["dance", "ballet", "ballroom", "salsa"]) },
];
const keptFrom =
  "(?:banned|barred|signed off|kept|off|grounded|out) (?:from |of )?the|(?:not|isnt|cant be|no longer) (?:allowed |supposed )?(?:to (?:go|be|get) )?(?:back )?(?:on|in|near) the|stay off the";
const keptSomewhere = new RegExp(`\\b(?:${keptFrom}) `);
const keptFromPlaces = placesOf.map(({ place, ids }) => ({
  ids,
  expression: new RegExp(
    `\\b(?:${keptFrom}) (?:\\w+ )?(?:${place}) (?:till?|until|for (?:the (?:season|year|winter|summer)|\\w+ (?:\\w+ )?(?:weeks?|months?))|at least|while|by (?:the|his|her) (?:physio|doctor|doc|surgeon))\\b`,
  ),
}));

/** 'Climber, but banned from the wall till spring': what is done there is over for now. */
export function readKeptAway(passage: Passage, clauses: readonly SubjectClause[]): Claim[] {
  const told = clauses.filter(({ line, subject }) => subject === "person" && keptSomewhere.test(line));
  if (told.length === 0) return [];
  return keptFromPlaces.flatMap(({ ids, expression }) => {
    if (!told.some(({ line }) => expression.test(line))) return [];
    return clauses.flatMap(({ words }) => listLosable(words, "en", ids).map((lost) => claimLost(passage, lost)));
  });
}

const forbade = new RegExp(
  `\\b${authority} (?:has |have )?(?:just )?(?:says?|said|put|ruled|nixed|vetoed|banned)(?: (?:no to|no|out|a stop to|an end to))? (?:(?:all|any|both|each|every one|every single one) (?:of )?)?(?:them|those|these|the three|three|it all|all of it)\\b`,
);

/** 'She loves sushi, hot tubs and riding and the doctor said no to all of them'. */
export function readForbidden(passage: Passage, clauses: readonly SubjectClause[]): Claim[] {
  return clauses.flatMap((clause, index) => {
    if (!forbade.test(clause.line)) return [];
    const before = clauses.slice(0, index).filter(({ sentence }) => sentence === clause.sentence);
    return before.flatMap(({ words }) => listLikings(words, "en").map(({ from, to }) => claimLost(passage, words.slice(from, to))));
  });
}

const noTub =
  /\b(?:(?:only|just) (?:have|has|had|got|a)(?: an?| got| the)?(?: walk in)? showers?|(?:no|without an?|doesnt have an?|dont have an?|hasnt got an?|havent got an?) (?:bath ?tubs?|tub|bath))\b/;

/** 'Loves a long bath but we only have showers'. */
export function readNoTub(passage: Passage, clauses: readonly SubjectClause[]): Claim[] {
  if (!clauses.some(({ line }) => noTub.test(line))) return [];
  return clauses.flatMap(({ words }) =>
    listLikings(words, "en")
      .filter(({ meanings }) => meanings.some((meaning) => meaning.kind === "interest" && meaning.id === "baths"))
      .map(({ from, to }) => claimLost(passage, words.slice(from, to))),
  );
}

const gaveItUp =
  /^(?:(?:and|but|then|so|had to|he|she|they|since) )*(?:sold|selling|sell) (?:it|them|the (?:bike|boat|van|car|truck|guitar|piano|horse|camper|kit|gear|lot))\b|\b(?:(?:gave|given|give|giving) (?:it|that|them|both) (?:all )?up|had to (?:stop|quit|give up)|gave up|(?:stopped|quit)|made (?:him|her|them) (?:stop|quit|give up)|put (?:a stop|an end|paid) to (?:it|that|them|all that))(?:$| ,| because| since| when| after| due| last| this| in\b| for\b)/;
const past = /\b(?:used to|always|loved|played|once|was|were|did|ran|danced|sang|\w{3,}ed|knit)\b/;

/** 'Used to play piano but arthritis made her give it up': what was told in the clause before is lost. */
export function readGivenUp(passage: Passage, clauses: readonly SubjectClause[]): Claim[] {
  return clauses.flatMap((clause, index) => {
    const at = clause.line.search(gaveItUp);
    if (at < 0 || goesOn.test(clause.line.slice(0, at))) return [];
    const before = clauses.slice(Math.max(0, index - 2), index).filter((one) => one.sentence === clause.sentence);
    for (const { words, line, subject } of before.toReversed()) {
      const [lost] = subject === "person" && past.test(line) ? listLosable(words, "en") : [];
      if (lost) return [claimLost(passage, lost)];
    }
    return [];
  });
}

const ill =
  "(?:stroke|accident|crash|fall|heart attack|op|operation|surgery|injury|illness|diagnosis|arthritis|parkinsons|dementia|cancer|chemo|(?:knee|hip|shoulder) replacement|amputation|knees?|hips?|back|hands?|fingers|wrists?|eyes|eyesight|sight|hearing|legs?|ankles?|heart|shoulders?|lungs|breathing|balance)";
const endedBy = new RegExp(
  ` (?:until|till|til|before) (?:(?:(?:his|her|their|the|an?) )?(?:\\w+ ){0,2}?${ill}\\b|(?:his|her|their) (?:\\w+ )?(?:partner|husband|wife|best friend) (?:died|passed)|(?:he|she|they) (?:had (?!(?:kids|children|a baby|to|it)\\b)|got (?:sick|ill|hurt|injured|too)|broke|fell|hurt|lost|tore|injured|developed|ruptured|damaged) )`,
);
const didBefore =
  /\b(?:used to (?!be )|(?:was|were|been) (?:an? |such an? |quite an? |always |all about |(?:really |so |big |very )?(?:into|on) |mad (?:about|on|for) |big on |obsessed with |hooked on |crazy about |addicted to )|loved|adored|lived for|danced|played|sang|ran|cycled|swam|skied|sailed|rode|golfed|hiked|climbed|gardened|knitted|knit|sewed|painted|drew|surfed|fished|bowled|rowed|skated|boxed|raced|did|went)\b/;
const takenUpAgain = /\b(?:again|still|back (?:at|to|on|in|into)|returning|returned|nothing stops|recovered)\b/;

/** 'A keen bridge player till her partner died', 'sailed until his stroke': what an illness or a loss put an end to. */
export function readEnded(passage: Passage, clauses: readonly SubjectClause[]): Claim[] {
  return clauses.flatMap((clause, index) => {
    const [began, over] = [clause.line.search(didBefore), clause.line.search(endedBy)];
    if (clause.subject !== "person" || began < 0 || over < began) return [];
    const next = clauses[index + 1];
    if (takenUpAgain.test(clause.line) || (next?.sentence === clause.sentence && takenUpAgain.test(next.line))) return [];
    return listLosable(clause.words.slice(wordBefore(clause, began), wordAfter(clause, over)), "en").map((lost) =>
      claimLost(passage, lost),
    );
  });
}

const ofHands: ReadonlySet<FactId> = new Set(["weak-hands", "one-hand"]);
const madeByHand = /^(?:craft|instrument)$/;
const usedTo = /\bused to (?!be )/;
const madeThings = /\b(?:knitted|knit|sewed|crocheted|quilted|embroidered|carved|whittled|painted|made|wove)\b/;
/** 'Knitted jumpers for all of us but her hands are too bad'. */
const butHands = /^(?:but|until|till|before|and now) (?:now )?(?:his|her|their|the) (?:hands?|fingers?|eyes|wrists?|arthritis)\b/;
/** 'Used to sail. Now he mostly sits at the window.' */
const sitsNow =
  /^(?:but |and )?(?:now|nowadays|these days) (?:he|she|they)(?: (?:can|just|only|mostly|mainly|usually)){1,2} (?:sits?|lies?|watch(?:es)?|listens?|stays?|rests?)\b/;

/** 'A stroke, his right hand is weak. Used to carve all his life': what the body no longer lets them do is over. */
export function readOutlived(passage: Passage, clauses: readonly SubjectClause[], facts: readonly FoundFact[]): Claim[] {
  const cannot = facts.some(({ fact }) => ofHands.has(fact));
  return clauses.flatMap((clause, index) => {
    const told = usedTo.exec(clause.line) ?? (butHands.test(clauses[index + 1]?.line ?? "") ? madeThings.exec(clause.line) : null);
    if (!told || clause.subject !== "person" || /\bstill\b/.test(clause.line)) return [];
    const next = clauses.slice(index + 1, index + 3).some(({ line }) => sitsNow.test(line));
    const lost = listLosable(clause.words.slice(wordBefore(clause, told.index)), "en");
    return lost.filter((words) => next || (cannot && isMadeByHand(words))).map((words) => claimLost(passage, words));
  });
}

function isMadeByHand(words: readonly Token[]): boolean {
  return listLikings(words, "en").some(({ meanings }) =>
    meanings.some((one) => one.kind === "interest" && madeByHand.test(interests.get(one.id)?.kind ?? "")),
  );
}

function listAfter({ words, ...clause }: SubjectClause, place: number) {
  const start = wordAfter({ words, ...clause }, place);
  const end = words.findIndex(({ gap }, at) => at > start && (gap === "comma" || gap === "sentence"));
  return words.slice(start, Math.min(start + furthest + longest, end < 0 ? words.length : end));
}

function listBefore({ words, ...clause }: SubjectClause, place: number) {
  const end = wordBefore({ words, ...clause }, place);
  const comma = words.findLastIndex(({ gap }, at) => at < end && gap === "comma");
  return words.slice(Math.max(0, comma, end - furthest), end);
}
