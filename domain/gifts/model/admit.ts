import type { Draft, Suggestion } from "#shared/answers/suggestion.ts";
import type { Brief } from "../brief/brief.ts";
import { asksTooMuch } from "../guard/asks-too-much.ts";
import { readAsks } from "../guard/asks.ts";
import { findIdeaFault, type GuardFault } from "../guard/guard.ts";
import { isHarmful } from "../guard/harm.ts";
import { normalizeSuggestion, type RawSuggestion } from "./normalize.ts";
import { polishSuggestion } from "./polish-suggestion.ts";

/** A model's idea and what becomes of it: `later` is for one that is allowed, but goes worse with the others than the next may. */
export type Admission = { verdict: "now" | "later"; idea: Suggestion } | { verdict: "refused"; fault: GuardFault | "harmful" };

/** More than these of one kind in a list are not what five ideas are for. */
const mostOfCategory = 2;

/** Whether a model's idea may be shown beside those accepted before it; what little is wrong with it is put right first. */
export function admit(raw: object, brief: Brief, accepted: readonly Suggestion[]): Admission {
  if (asksTooMuch(readAsks("asks" in raw ? raw.asks : null), brief)) return { verdict: "refused", fault: "harmful" };
  const idea = polishSuggestion(normalizeSuggestion(raw), brief);
  const fault = findFault(idea, brief, accepted);
  const sound = fault === null ? idea : listRepairs(idea, fault).find((repaired) => findFault(repaired, brief, accepted) === null);
  if (!sound) return { verdict: "refused", fault: fault ?? "default_text" };
  return { verdict: goesWith(sound, accepted) ? "now" : "later", idea: sound };
}

/** What may be shown of an idea before the rest of it is written; `null` when what is known already breaks a rule. */
export function admitDraft(raw: RawSuggestion, brief: Brief, accepted: readonly Suggestion[]): Draft | null {
  // What is not known yet breaks no rule.
  const kinds = raw.isExperience === undefined ? [false, true] : [raw.isExperience];
  for (const isExperience of kinds) {
    const draft = admitKnown({ ...raw, isExperience }, brief, accepted);
    if (draft) return draft;
  }
  return null;
}

function admitKnown(raw: RawSuggestion, brief: Brief, accepted: readonly Suggestion[]): Draft | null {
  if (raw.description !== undefined && raw.explanation !== undefined) {
    const admission = admit(raw, brief, accepted);
    if (admission.verdict !== "now") return null;
    const { title, priceRange, description, explanation } = admission.idea;
    return { title, priceRange, description, explanation };
  }
  const idea = polishSuggestion(normalizeSuggestion(raw), brief);
  const { title, priceRange } = idea;
  const isSound = findFault({ ...idea, description: title, explanation: "" }, brief, accepted) === null;
  return isSound ? { title, priceRange, description: null, explanation: null } : null;
}

function findFault(idea: Suggestion, brief: Brief, accepted: readonly Suggestion[]): GuardFault | "harmful" | null {
  return findIdeaFault(idea, brief, accepted) ?? (isHarmful(idea, brief) ? "harmful" : null);
}

/** Faults of how it is told; all others are of the gift itself. */
const ofWording = new Set<GuardFault | "harmful">(["other_occasion", "not_for_relationship"]);

/** The idea without one of its search terms, or without one sentence; a sentence that tells what the gift is stays, unless only its wording is at fault. */
function listRepairs(idea: Suggestion, fault: GuardFault | "harmful"): Suggestion[] {
  const explained = leaveOutOne(splitSentences(idea.explanation)).map((rest) => ({ ...idea, explanation: rest.join("") }));
  const described = ofWording.has(fault)
    ? leaveOutOne(splitSentences(idea.description)).map((rest) => ({ ...idea, description: rest.join("") }))
    : [];
  const sought = leaveOutOne(idea.searchTerms).map((searchTerms) => ({ ...idea, searchTerms }));
  return [...explained, ...described, ...sought];
}

/** Each list without one of its parts, where something is left. */
function leaveOutOne(parts: readonly string[]): string[][] {
  return parts.length < 2 ? [] : parts.map((_, left) => parts.filter((_part, place) => place !== left));
}

function splitSentences(text: string): string[] {
  return text.match(/.+?(?:[.!?](?=\s|$)\s*|[。！？]|$)/gu) ?? [];
}

function goesWith({ category }: Suggestion, accepted: readonly Suggestion[]): boolean {
  return accepted.filter((other) => other.category === category).length < mostOfCategory;
}
