import type { Locale } from "#shared/locales/locale.ts";
import type { Circumstances } from "./circumstances.ts";
import type { Facts, OpeningKind, Openings } from "./openings/opening.ts";
import { openingsEn } from "./openings/openings-en.ts";
import { openingsJa } from "./openings/openings-ja.ts";
import { openingsZh } from "./openings/openings-zh.ts";
import type { ScoredCandidate } from "./score.ts";

const openings: Record<Locale, Openings> = { en: openingsEn, zh: openingsZh, ja: openingsJa };
const fewestNamingOccasion = 2;
const mostInterestsNamed = 2;

/** What an idea rests on, of all that was stated. */
interface Grounds {
  interests: readonly string[];
  trait: string | null;
  namesOccasion: boolean;
}

/** Why each idea of a list: an opening, unlike the others in the list, that names at least two of the things stated, then the concept's own reason. */
export function explainAll(chosen: readonly ScoredCandidate[], circumstances: Circumstances): string[] {
  const { brief } = circumstances;
  const { sentences, fill, join } = openings[brief.locale];
  const namingOccasion = new Set(listBestForOccasion(chosen, circumstances));
  const used: string[] = [];
  return chosen.map((candidate, position) => {
    const grounds = findGrounds(candidate, circumstances, namingOccasion.has(candidate));
    const kind = findKind(grounds, circumstances, position);
    const sentence = pickSentence(sentences[kind], used, brief.seed + position);
    used.push(sentence);
    return join(fill(sentence, toFacts(grounds, circumstances)), candidate.text.why);
  });
}

function listBestForOccasion(chosen: readonly ScoredCandidate[], { brief }: Circumstances): ScoredCandidate[] {
  const weigh = ({ concept }: ScoredCandidate) => concept.occasions[brief.occasion] ?? 0;
  return chosen.toSorted((one, other) => weigh(other) - weigh(one)).slice(0, fewestNamingOccasion);
}

function findGrounds({ concept, serves }: ScoredCandidate, { interests, traits }: Circumstances, namesOccasion: boolean): Grounds {
  const weighed = interests.map(({ words }, position) => ({ words, weight: serves[position] ?? 0 })).filter(({ weight }) => weight > 0);
  const strongest = weighed.toSorted((one, other) => other.weight - one.weight).slice(0, mostInterestsNamed);
  const spokenTo = traits.map(({ id, words }) => ({ words, weight: (id && concept.traits[id]) || 0 })).filter(({ weight }) => weight > 0);
  const [trait] = spokenTo.toSorted((one, other) => other.weight - one.weight);
  return { interests: strongest.map(({ words }) => words), trait: trait?.words ?? null, namesOccasion };
}

function findKind({ interests, trait, namesOccasion }: Grounds, { brief }: Circumstances, position: number): OpeningKind {
  const { occasion, relationship, ageRange } = brief;
  // 'Other' says nothing: then what was said instead is named, where there is something.
  const occasionFirst = relationship === "other" || (occasion !== "other" && (namesOccasion || position % 2 === 0));
  if (interests.length > 0) return trait && !namesOccasion ? "interest-trait" : occasionFirst ? "interest-occasion" : "interest-relationship";
  if (trait) return occasionFirst ? "trait-occasion" : "trait-relationship";
  if (ageRange === null || (occasion !== "other" && relationship !== "other")) return "occasion-relationship";
  return occasion === "other" ? "relationship-age" : "occasion-age";
}

/** One that starts like none before it; where all do, one that was not used yet. */
function pickSentence(sentences: readonly string[], used: readonly string[], turn: number): string {
  const start = turn % sentences.length;
  const inTurn = [...sentences.slice(start), ...sentences.slice(0, start)];
  const unused = inTurn.filter((sentence) => !used.includes(sentence));
  const unlike = unused.find((sentence) => !used.some((other) => other.slice(0, 4) === sentence.slice(0, 4)));
  return unlike ?? unused[0] ?? inTurn[0] ?? "";
}

function toFacts({ interests, trait }: Grounds, { brief }: Circumstances): Facts {
  return { interests, trait: trait ?? "", occasion: brief.occasion, relationship: brief.relationship, ageRange: brief.ageRange };
}
