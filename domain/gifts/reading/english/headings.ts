import type { Claim, Passage } from "../language.ts";
import type { SubjectClause } from "./clauses.ts";
import { getLabeled } from "./labels.ts";
import { acceptsLiking, acceptsOwned, acceptsRefusal } from "./objects.ts";
import { listPhrases } from "./phrases.ts";
import { buildPlain } from "./plain-claim.ts";
import { trimPhrase } from "./trim-liking.ts";
import { subjects } from "./word-lists.ts";

const things = "(?:(?:some|the|any|other) )*(?:things|stuff|gifts?|presents?|items?|ideas?|what|everything|anything)";
const refused = new RegExp(
  `^(?:${things} )?(?:(?:that|which|we|i|he|she|they|you|should|must|need|want|to|please|would|wed|id|shed|hed) )*(?:steer clear of|avoid|stay away from|not (?:to )?(?:get|buy|give|bring)|skip|leave out|rule out)$|^(?:(?:his|her|their|absolute|total|hard|big|definitely|strictly|already|${things}) )*(?:deal ?breakers?|off the table|off limits|out of bounds|ruled out|not wanted|unwanted|banned(?: list)?|blacklist|pet peeves?)(?: (?:things|gifts|items))?$`,
);
const tooOften =
  "(?:already|every (?:year|christmas|xmas|birthday|time)|too (?:often|many|much)(?: of)?|(?:plenty|enough|lots|loads|tons) of|last (?:year|christmas|xmas|birthday|time)|before|in the past|all the time|to death|in spades|galore)";
const owned = new RegExp(
  `^${things} (?:(?:that|which|everyone|everybody|people|we|i|ive|weve|he|she|they|hes|shes|theyve|his|her|their|\\w+) ){1,3}?(?:(?:has|have|is|always|already|been) )*(?:has|have|owns?|got|gets?|given|had|gave|bought|buys?|gives?|receives?|received)(?: (?:him|her|them))? ?${tooOften}$|^(?:already (?:given|gifted|bought|done|covered)|(?:past|previous|old|earlier) (?:gifts|presents)|(?:gifts|presents) (?:so far|already given|given before)|too many|more than enough)$`,
);

/** 'Things she gets every year: bath sets, slippers', 'off the table: wine': the heading says what its list is. */
export function readHeadings(passage: Passage, clauses: readonly SubjectClause[]): Claim[] {
  return clauses.flatMap((clause, index) => {
    const before = clauses[index - 1];
    if (!before || before.sentence === clause.sentence || !isAfterColon(passage, before, clause)) return [];
    const heading = clauses
      .filter(({ sentence }) => sentence === before.sentence)
      .map(({ line }) => line)
      .join(" ");
    const stance = refused.test(heading) ? "dislikes" : owned.test(heading) ? "has" : null;
    const listed = clauses.filter(({ sentence }) => sentence === clause.sentence);
    return stance === null ? [] : listed.flatMap((one) => claimListed(passage, one, stance));
  });
}

/** 'Likes: chess, growing tomatoes', 'No: mugs, anything scented': what a label's list goes on with, where a clause says nothing by itself. */
export function readLabeled(
  passage: Passage,
  { clause, claims, label }: { clause: SubjectClause; claims: readonly Claim[]; label: Labeled },
): Claim[] {
  if (clause.isAside) return [];
  const end = Math.max(0, ...claims.filter(({ stance }) => stance !== "about").map(({ to }) => to));
  const isFirst = clause.words[0]?.from === label.at;
  const at = clause.words.findIndex(({ from, gap }, index) => from >= end && (gap === "comma" || (index === 0 && !isFirst)));
  const rest = at < 0 ? [] : clause.words.slice(at);
  if (rest.some(({ pos, lower }) => pos === "AUX" || subjects.has(lower))) return [];
  return claimListed(passage, { ...clause, words: rest }, label.stance);
}

/** The label that a clause stands behind: nothing ends its list but a full stop. */
export interface Labeled {
  stance: Exclude<Claim["stance"], "about" | "affinity" | "cannot">;
  /** Where the label stands in the text. */
  at: number;
}

/** For each clause the label that it stands behind. */
export function listLabels({ text }: Passage, clauses: readonly SubjectClause[]): (Labeled | null)[] {
  let [label, sentence]: [Labeled | null, number] = [null, -1];
  return clauses.map((clause) => {
    const word = clause.words.findLast((one) => getLabeled(one, text) !== null);
    const stance = word && getLabeled(word, text);
    if (word && stance) label = { stance, at: word.from };
    else if (clause.sentence !== sentence) label = null;
    ({ sentence } = clause);
    return label;
  });
}

function isAfterColon({ text }: Passage, before: SubjectClause, { words }: SubjectClause): boolean {
  return /^\s*:\s*$/.test(text.slice(before.words.at(-1)?.to ?? 0, words[0]?.from ?? 0));
}

function claimListed(passage: Passage, clause: SubjectClause, stance: Labeled["stance"]): Claim[] {
  return listPhrases(clause, 0, clause.words.length)
    .filter(({ from, to }) => {
      const words = clause.words.slice(from, to);
      if (stance === "likes") return acceptsLiking(words);
      return stance === "has" ? acceptsOwned(words, { isPlain: true }) : acceptsRefusal(words);
    })
    .map((phrase) => buildPlain(passage, clause, { phrase: trimPhrase(clause, stance, phrase), stance }));
}
