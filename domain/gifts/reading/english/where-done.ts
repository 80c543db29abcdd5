import { listLikings } from "../meanings.ts";
import type { Word } from "./words.ts";

const moving =
  /^(?:hik(?:es?|ing)|bik(?:es?|ing)|climbs?|skis?|skiing|sails?|sailing|camps?|fish(?:es)?|paddles?|kayaks?|canoes?|rides?|runs?|walks?|surfs?|backpacks?|cycles?|snowboards?|hunts?)$/;

/** 'Hikes the Rockies': where it is done. */
export function isWhere(verb: readonly Word[], object: readonly Word[]): boolean {
  if (!moving.test(verb.at(-1)?.lower ?? "")) return false;
  const hits = listLikings(object, "en");
  return hits.length > 0 && hits.every(({ names, meanings }) => meanings.length === 0 && names.some(({ kind }) => placesToGo.test(kind)));
}

const placesToGo = /^(?:country|region|city|park|landmark|club)$/;
