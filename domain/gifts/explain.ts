import type { Brief } from "./brief.ts";
import type { Facts, OpeningKind } from "./openings/opening.ts";
import { openings } from "./openings/openings.ts";
import { weighOccasion, type ScoredCandidate } from "./score.ts";
import type { BriefWithWishes } from "./wishes.ts";

const fewestNamingOccasion = 2;
const mostInterestsNamed = 2;

/** What an idea rests on, of all that was stated. */
interface Grounds {
  interests: readonly string[];
  trait: string | null;
}

/** Why each idea of a list: an opening, unlike the others in the list, that names at least two of the things stated, then the concept's own reason. */
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

/** The interest comes first, then the trait, then what is always stated: occasion and relationship. */
function findKind(
  { interests, trait }: Grounds,
  brief: Brief,
  { mustNameOccasion, position }: { mustNameOccasion: boolean; position: number },
): OpeningKind {
  const companion = namesOccasionFirst(brief, mustNameOccasion, position) ? "occasion" : "relationship";
  if (interests.length > 0) return trait && !mustNameOccasion ? "interest-trait" : `interest-${companion}`;
  return trait ? `trait-${companion}` : findKindWithoutPerson(brief);
}

// 'Other' says nothing; apart from that the two take turns.
function namesOccasionFirst({ occasion, relationship }: Brief, mustNameOccasion: boolean, position: number): boolean {
  return relationship === "other" || (occasion !== "other" && (mustNameOccasion || position % 2 === 0));
}

// The age stands in for what was left open, where it was stated.
function findKindWithoutPerson({ occasion, relationship, ageRange }: Brief): OpeningKind {
  if (ageRange !== null && occasion === "other") return "relationship-age";
  return ageRange !== null && relationship === "other" ? "occasion-age" : "occasion-relationship";
}

/** One that starts like none before it; where all do, one that was not used yet. */
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
