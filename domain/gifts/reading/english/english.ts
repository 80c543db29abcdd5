import type { FactId } from "../../knowledge/facts.ts";
import type { Claim, FoundTrade, LanguageReader, Passage, Stretch, Token, Understood } from "../language.ts";
import { listLikings, listThingMeanings } from "../meanings.ts";
import { isOfSentences, type ReadFields } from "../reading.ts";
import { buildAbout, splitAtCommas } from "./about.ts";
import { readAge } from "./ages.ts";
import { readOccasion } from "./occasions.ts";
import { readAllergyLists } from "./allergy-lists.ts";
import { readBareClause, readBareNotes, readItem } from "./bare-lists.ts";
import { readCalledByLikings } from "./called-by-likings.ts";
import { readCues } from "./claims.ts";
import type { SubjectClause } from "./clauses.ts";
import { leaveOutLost, readCarriedOn, readTakenUp, listBegun } from "./carried-on.ts";
import { splitClauses } from "./clauses.ts";
import { bodyFacts, factWords } from "./fact-words.ts";
import { compileTellings, listTellings } from "./found-words.ts";
import type { FoundTelling } from "./found-words.ts";
import { listNamedTrades } from "../named-trades.ts";
import { overlapsAny } from "../losable.ts";
import { readForParent } from "./for-parent.ts";
import { readFronted, readRefusedThat, readWouldMind } from "./fronted.ts";
import { listLabels, readHeadings, readLabeled } from "./headings.ts";
import { foldLine, spellOut } from "./as-one-types.ts";
import { readMoney } from "./money.ts";
import { getPerson } from "./person.ts";
import { markNames } from "./phrases.ts";
import { wordAfter, wordBefore } from "./plain-claim.ts";
import { leaveOutExamples, leaveOutUnloved, readLastTime, readMistaken, readReferredBack, wentWithOther } from "./referred-back.ts";
import { saysWhich } from "./says-nothing.ts";
import { readSharedPastime } from "./shared-pastime.ts";
import { listSayings } from "./sayings.ts";
import { readRestrictions } from "./restrictions.ts";
import { makeRoom } from "./room-for-more.ts";
import { readEnded, readForbidden, readGivenUp, readKeptAway, readLosses, readNoTub, readOutlived } from "./losses.ts";
import { listSubjects } from "./subjects.ts";
import { correct } from "./taken-back.ts";
import { isToldOtherwise, splitAtFacts } from "./told-by-facts.ts";
import { wishWords } from "./wish-words.ts";
import { splitWords } from "./words.ts";

const facts = compileTellings(factWords);
const atHome = /^(?:dog|cat)-at-home$/;
const wishes = compileTellings(wishWords);

/** Reads English: parts of speech by wink-nlp, clauses by what begins one, and what they say by cues. */
export const english: LanguageReader = { read };

function read(passage: Passage): Understood {
  const words = splitWords(isOfSentences(passage.field) ? spellOut(passage.text) : passage.text);
  const clauses = listSubjects(correct(splitClauses(words, markNames(words))), passage.relationship);
  const foundFacts = clauses
    .flatMap((clause) => leaveOutCaredFor(listTellings(clause, facts)))
    .filter(({ id }) => !atHome.test(id) || !clauses.some(({ line }) => wentWithOther.test(line)))
    .filter(({ id }) => id !== "cannot-cook" || !clauses.some(({ line }) => othersCook.test(line)))
    .filter(({ id }) => id !== "laid-up" || !clauses.some(({ line, subject }) => subject === "person" && activeNow.test(line)))
    .map(({ id, from, to }) => ({ fact: id, from, to }));
  const foundWishes = clauses.flatMap((clause) => listTellings(clause, wishes));
  const person = isOfSentences(passage.field) ? getPerson(clauses, passage.relationship) : null;
  // 'A guy I'm seeing'.
  const isSeen = foundFacts.some(({ fact }) => fact === "early-dating");
  const trades = clauses.flatMap((clause) => listTrades(passage, clause));
  const said = passage.field === "interests" ? [] : listSayings(passage.text);
  const told = readClaims(passage, clauses, foundFacts.length > 0);
  // Who quit the pipe smoked, and played no bagpipes.
  const diets = told.filter(({ diet }) => diet !== undefined);
  const losses = [
    ...clauses.flatMap((clause) => readLosses(passage, clause)),
    ...readGivenUp(passage, clauses),
    ...readForbidden(passage, clauses),
    ...readKeptAway(passage, clauses),
    ...readNoTub(passage, clauses),
    ...readEnded(passage, clauses),
    ...readOutlived(passage, clauses, foundFacts),
  ].filter((loss) => !overlapsAny(loss, diets));
  return {
    claims: [
      ...losses,
      ...readForParent(passage, clauses, foundFacts),
      ...[...readSharedPastime(passage, clauses), ...readCalledByLikings(passage, clauses)].filter(
        (claim) => !overlapsAny(claim, [...losses, ...told.filter(({ stance }) => stance !== "about")]),
      ),
      ...leaveOutLost(clauses, told, foundFacts)
        .filter((claim) => !overlapsAny(claim, losses))
        .flatMap((claim) => leaveOutSaid(claim, said)),
    ]
      .flatMap((claim) => splitAtFacts(passage, claim, foundFacts))
      // Gout makes walking hard, and rules out beer besides.
      .filter((claim) => claim.lost === true || claim.diet !== undefined || !isToldOtherwise(claim, { passage, foundFacts, foundWishes })),
    trades: [...trades, ...listBegun(readTakenUp(passage, clauses))],
    facts: foundFacts,
    wishes: foundWishes.map(({ id, from, to }) => ({ wish: id, from, to })),
    person: person?.stretch ? leaveOutPossessive(passage, person.stretch) : null,
    fields: person ? { ...(isSeen && { relationship: "spouse" }), ...person.fields, ...readFields(passage, clauses) } : {},
    tokens: words,
  };
}

/** 'My wife's 40th' is of 'my wife'. */
function leaveOutPossessive({ text }: Passage, { from, to }: Stretch): Stretch {
  const [ending = ""] = /['’]s$/.exec(text.slice(from, to)) ?? [];
  return { from, to: to - ending.length };
}

/** 'My wife doesn't cook, I do': nobody goes hungry there. */
const othersCook =
  /^(?:(?:and|but|so|because) )*(?:i|we|he|she|(?:my|his|her|their|the) \w+) (?:do|does|cooks?|love to cook|(?:do|does) (?:it|(?:all )?(?:of )?the cooking)|(?:am|is) the (?:cook|chef))(?: (?:it )?all| instead| for (?:us|both))?$|\b(?:i|he|she|\w+band|wife) (?:do|does) (?:all )?(?:of )?the cooking\b/;

/** Who is 'in the pool every morning' after an operation is up again. */
const activeNow =
  /\b(?:(?:in|at) the (?:pool|gym)|on (?:his|her|their) bike|swims|walks|cycles|dances|hikes|gardens) (?:\w+ )?(?:every|each|most) (?:single )?(?:morning|day|evening|week|afternoon)/;

const ailments: ReadonlySet<FactId> = new Set(bodyFacts.map(({ id }) => id));

/** 'Looks after her mother with dementia': what follows is not of the person. */
function leaveOutCaredFor(found: readonly FoundTelling<FactId>[]): FoundTelling<FactId>[] {
  const carer = found.find(({ id }) => id === "carer");
  return found.filter(({ id, from }) => !carer || !ailments.has(id) || from < carer.from);
}

/** Nothing is loved for the sake of a saying, and nothing in it is a hint. */
function leaveOutSaid(claim: Claim, said: readonly Stretch[]): Claim[] {
  if (!overlapsAny(claim, said)) return [claim];
  const tokens = claim.tokens.filter((token) => !overlapsAny(token, said));
  if (claim.stance === "about") return [{ ...claim, tokens }];
  // 'Nuts for the Leafs, God help her', 'never without tea on the go'.
  const isBehind = !said.some(({ from, to }) => from <= claim.from && to > claim.from) && tokens.at(-1)?.to !== claim.tokens.at(-1)?.to;
  return listLikings(tokens, "en").some(({ names }) => isBehind || names.length > 0)
    ? [{ ...claim, tokens, words: joinWords(tokens) }]
    : [];
}

function joinWords(tokens: readonly Token[]): string {
  return tokens.map(({ text }) => text).join(" ");
}

function listTrades({ field }: Passage, clause: SubjectClause): FoundTrade[] {
  if (field === "personalities") return [];
  const locate = ({ from, to }: Stretch) => {
    const words = clause.words.slice(wordBefore(clause, from), wordAfter(clause, to));
    return { from: words[0]?.from ?? 0, to: words.at(-1)?.to ?? 0 };
  };
  return listNamedTrades(clause.line, "en", { locate, tokens: clause.words, isOfPerson: clause.subject === "person" });
}

function readFields({ text }: Passage, clauses: readonly SubjectClause[]): ReadFields {
  return { ...readAge(clauses, spellOut(text)), ...readMoney(text), ...readToldOccasion(text, clauses) };
}

/** 'Just because' and 'thanks for watching our dog': fillers, which no clause keeps, tell it as well. */
function readToldOccasion(text: string, clauses: readonly SubjectClause[]): Pick<ReadFields, "occasion"> {
  const told = readOccasion(clauses.map(({ line }) => line).join(" , "));
  return told.occasion ? told : readOccasion(foldLine(text));
}

function readClaims(passage: Passage, clauses: readonly SubjectClause[], hasFacts: boolean): Claim[] {
  // Who tells of a tiny kitchen describes somebody; a mere list is of things.
  const listed = hasFacts ? [] : readBareNotes(passage, clauses);
  if (listed.length > 0) return listed;
  const fronted = [
    ...readFronted(passage, clauses),
    ...readRefusedThat(passage, clauses),
    ...readWouldMind(passage, clauses),
    ...readAllergyLists(passage, clauses),
    ...readHeadings(passage, clauses),
  ];
  const labels = listLabels(passage, clauses);
  const claims = clauses.flatMap((clause, index) => {
    const own = fronted.filter(({ from }) => from >= startOf(clause) && from < endOf(clause));
    const said = own.length === 0 ? readClauseOrRest(passage, clause) : [...readBefore(passage, clause, own), ...own];
    const label = labels[index] ?? null;
    const listed = label === null ? [] : readLabeled(passage, { clause, claims: said, label });
    return listed.length === 0 ? said : [...said.filter((claim) => !overlapsAny(claim, listed)), ...listed];
  });
  const mistaken = [...readMistaken(passage, clauses), ...readReferredBack(passage, clauses, claims)];
  const meant = leaveOutUnloved(clauses, leaveOutExamples(clauses, claims)).filter(
    (claim) => (claim.stance !== "likes" && claim.stance !== "affinity") || !overlapsAny(claim, mistaken),
  );
  const carried = readCarriedOn(passage, clauses, meant);
  // What was told of is said above.
  const given = readLastTime(passage, clauses).filter((claim) => !meant.some((one) => one.stance !== "about" && overlapsAny(one, [claim])));
  return makeRoom(clauses, [
    ...meant.filter((claim) => !overlapsAny(claim, carried)),
    ...mistaken,
    ...carried,
    ...given,
    ...readTakenUp(passage, clauses),
  ]);
}

/** 'Plays chess on the mat I gave him': what is said before it. */
function readBefore(passage: Passage, clause: SubjectClause, own: readonly Claim[]): Claim[] {
  const at = clause.words.findIndex(({ from }) => from >= Math.min(...own.map((claim) => claim.from)));
  if (at < fewestBefore) return [];
  return readClause(passage, clause).filter((claim) => !overlapsAny(claim, own));
}

const fewestBefore = 3;

function startOf({ words }: SubjectClause): number {
  return words[0]?.from ?? 0;
}

function endOf({ words }: SubjectClause): number {
  return words.at(-1)?.to ?? 0;
}

function readClauseOrRest(passage: Passage, clause: SubjectClause): Claim[] {
  if (clause.isAside && saysWhich.test(clause.line)) return [];
  const claims = readClause(passage, clause);
  if (claims.length > 0)
    return [
      ...readBeforeDiets(passage, clause, claims),
      ...claims,
      ...readAfterDiets(passage, clause, claims),
      ...readTail(passage, clause, claims),
    ];
  const list = passage.field === "interests" ? readItem : readBareClause;
  const listed = isItem(clause) ? list(passage, clause) : [];
  return listed.length > 0 ? [...listed, ...readTail(passage, clause, listed)] : [buildRest(passage, clause)];
}

/** What is listed on after a thing that was said more of: 'Zelda since the NES, Rothko prints'. */
function readTail(passage: Passage, { words }: SubjectClause, claims: readonly Claim[]): Claim[] {
  if (passage.field === "interests" || claims.some(({ stance }) => stance !== "likes")) return [];
  const end = Math.max(...claims.map(({ to }) => to));
  const tail = splitAtCommas(passage.text, words).filter(([first]) => first !== undefined && first.from >= end);
  return tail.map((tokens) => buildAbout(passage, tokens));
}

/** 'Vegetarian, cricket, old songs': the list goes on after what they must not have. */
function readAfterDiets(passage: Passage, clause: SubjectClause, claims: readonly Claim[]): Claim[] {
  if (!claims.every(({ diet }) => diet !== undefined)) return [];
  const end = Math.max(...claims.map(({ to }) => to));
  const at = clause.words.findIndex(({ from, gap }) => from >= end && gap === "comma");
  return at < 0 ? [] : readBareClause(passage, { ...clause, words: clause.words.slice(at) });
}

/** 'Sailing, jazz guitar, gluten free'. */
function readBeforeDiets(passage: Passage, clause: SubjectClause, claims: readonly Claim[]): Claim[] {
  if (!claims.every(({ diet }) => diet !== undefined)) return [];
  const start = Math.min(...claims.map(({ from }) => from));
  const at = clause.words.findIndex(({ from }) => from >= start);
  return at > 0 && clause.words[at]?.gap === "comma" ? readBareClause(passage, { ...clause, words: clause.words.slice(0, at) }) : [];
}

/** A diet is not also a thing that somebody has: 'has a severe nut allergy'. */
function readClause(passage: Passage, clause: SubjectClause): Claim[] {
  const restrictions = readRestrictions(passage, clause);
  const isRestriction = ({ from, to }: Claim) => restrictions.some((one) => from < one.to && one.from < to);
  const cued = readCues(passage, clause).filter((claim) => !isRestriction(claim));
  return [...restrictions, ...(passage.field === "personalities" ? cued.filter(isOfCharacter) : cued)];
}

/** 'Done with bullshit' describes somebody; 'hates chocolate' leaves something out. */
function isOfCharacter({ stance, tokens }: Claim): boolean {
  return stance === "likes" || stance === "affinity" || listThingMeanings(tokens, "en").length > 0;
}

/** 'Their grandkids' are a liking, 'my mother sews' is of somebody else. */
function isItem({ subject, words }: SubjectClause): boolean {
  return subject === "person" || !words.some(({ pos }) => pos === "VERB" || pos === "AUX");
}

function buildRest(passage: Passage, { words, subject }: SubjectClause): Claim {
  return { ...buildAbout(passage, words), subject };
}
