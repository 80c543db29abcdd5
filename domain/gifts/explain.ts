import type { Brief } from "./brief.ts";
import type { Facts, OpeningKind } from "./openings/opening.ts";
import { openings } from "./openings/openings.ts";
import { weighOccasion, type ScoredCandidate } from "./score.ts";
import type { BriefWithWishes } from "./wishes.ts";

const fewestNamingOccasion = 2;
const mostInterestsNamed = 2;

/** The stated interests and trait that an idea suits. */
interface Grounds {
  interests: readonly string[];
  trait: string | null;
}

/**
 * The explanations of a list of ideas. Each begins with an opening that names at least two of the things that the giver stated and
 * differs from the others of the list, and goes on with the concept's own reason.
 */
export function explainAll(chosen: readonly ScoredCandidate[], brief: BriefWithWishes): string[] {
  const { sentences, fill, join } = openings[brief.locale];
  const namingOccasion = new Set(listBestForOccasion(chosen, brief));
  const used: string[] = [];
  return chosen.map((candidate, position) => {
    const grounds = findGrounds(candidate, brief);
    const kind = findKind(grounds, brief, { mustNameOccasion: namingOccasion.has(candidate), position });
    const sentence = pickSentence(sentences[kind], used, brief.seed + position);
    used.push(sentence);
    return join(fill(sentence, toFacts(grounds, brief)), candidate.text.why);
  });
}

function listBestForOccasion(chosen: readonly ScoredCandidate[], brief: Brief): ScoredCandidate[] {
  return chosen
    .toSorted((one, other) => weighOccasion(other.concept, brief) - weighOccasion(one.concept, brief))
    .slice(0, fewestNamingOccasion);
}

function findGrounds({ concept, serves }: ScoredCandidate, { wishes, traits }: BriefWithWishes): Grounds {
  const weighed = wishes.map(({ words }, position) => ({ words, weight: serves[position] ?? 0 })).filter(({ weight }) => weight > 0);
  const strongest = weighed.toSorted((one, other) => other.weight - one.weight).slice(0, mostInterestsNamed);
  const spokenTo = traits.map(({ id, words }) => ({ words, weight: (id && concept.traits[id]) || 0 })).filter(({ weight }) => weight > 0);
  const [trait] = spokenTo.toSorted((one, other) => other.weight - one.weight);
  return { interests: strongest.map(({ words }) => words), trait: trait?.words ?? null };
}

/** Prefers interests, then traits, then what is always stated: occasion and relationship. */
function findKind(
  { interests, trait }: Grounds,
  brief: Brief,
  { mustNameOccasion, position }: { mustNameOccasion: boolean; position: number },
): OpeningKind {
  const companion = namesOccasionFirst(brief, mustNameOccasion, position) ? "occasion" : "relationship";
  if (interests.length > 0) return trait && !mustNameOccasion ? "interest-trait" : `interest-${companion}`;
  return trait ? `trait-${companion}` : findKindWithoutPerson(brief);
}

// `other` cannot be named; otherwise occasion and relationship alternate.
function namesOccasionFirst({ occasion, relationship }: Brief, mustNameOccasion: boolean, position: number): boolean {
  return relationship === "other" || (occasion !== "other" && (mustNameOccasion || position % 2 === 0));
}

// The age, if stated, replaces an occasion or relationship that is `other`.
function findKindWithoutPerson({ occasion, relationship, ageRange }: Brief): OpeningKind {
  if (ageRange !== null && occasion === "other") return "relationship-age";
  return ageRange !== null && relationship === "other" ? "occasion-age" : "occasion-relationship";
}

/** A sentence that begins differently from those used before; if there is none, one that was not used yet. */
function pickSentence(sentences: readonly string[], used: readonly string[], turn: number): string {
  const start = turn % sentences.length;
  const inTurn = [...sentences.slice(start), ...sentences.slice(0, start)];
  const unused = inTurn.filter((sentence) => !used.includes(sentence));
  const unlike = unused.find((sentence) => !used.some((other) => other.slice(0, 4) === sentence.slice(0, 4)));
  return unlike ?? unused[0] ?? inTurn[0] ?? "";
}

function toFacts({ interests, trait }: Grounds, { occasion, relationship, ageRange }: Brief): Facts {
  return { interests, trait: trait ?? "", occasion, relationship, ageRange };
}
