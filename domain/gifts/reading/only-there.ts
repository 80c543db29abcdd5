import type { ReadPassage } from "./entries.ts";
import { isEmployer } from "./mentions.ts";
import { isOfSentences, type Like } from "./reading.ts";

export const placeKinds = /^(?:city|region|country)$/;

/** 'Started at Starbucks in May'; and 'training for Berlin' is for a race there. */
export function isAtWork({ name, from, words }: Like, { passage, offset }: ReadPassage): boolean {
  if (name === null) return false;
  const [lead] = /^.*\b(?:in|near|outside|at) (?=\p{Lu})/u.exec(words) ?? [""];
  const before = passage.text.slice(0, from - offset) + lead;
  return (
    isEmployer(before, name) ||
    (placeKinds.test(name.kind) && (/\btrain(?:s|ing)? for (?:the )?$/i.test(before) || worksThere.test(before)))
  );
}

/** 'A nurse in Dubai', 'starts at a bank in Toronto', 'in the cellar in Kraków': they are there anyway. */
const worksThere =
  /\b(?:work\w*|start\w*|teach\w*|stud(?:y|ies|ied|ying)|nurse|teacher|doctor|engineer|student|lawyer|chef|driver|farmer|manager|officer|professor|resident|job|office|bank|firm|school|college|university|uni|hospital|clinic|company|cellar|garage|balcony|porch|house|home|flat|apartment|place|studio|kitchen|garden|yard|basement|shed|workshop|farm|shop|shift|residency|masters|phd|degree)(?: (?!from\b)\S+){0,3} (?:in|near|outside|at) (?:(?:the|downtown|central|north|south|east|west) )?$/iu;

/** 'Studies law in Leeds': who lives in a town supports no club for that reason. */
export function isTownOfClub({ name, from }: Like, { passage, offset }: ReadPassage): boolean {
  return name?.kind === "club" && isOfSentences(passage.field) && /\b(?:in|near|outside) $/i.test(passage.text.slice(0, from - offset));
}
