import type { KnownName } from "../../knowledge/names/names.ts";

/** Who names one of these where they tell of somebody tells what that person loves; a town, a shop or a brand may stand there for anything. */
const lovable = new Set(
  (
    "artist band idol-group idol composer vtuber musical opera festival comedian podcast creator radio-show film film-series series anime kids-show " +
    "director actor tv-show video-game board-game tabletop-rpg wargame trading-cards toy-line collectible character author poet book book-series " +
    "thinker painter photographer club league athlete race national-team dog-breed cat-breed pet"
  ).split(" "),
);

export function isLovable({ kind }: KnownName): boolean {
  return lovable.has(kind);
}

/** '女朋友，七夕，1000左右': why something is given. */
export const isDay = ({ kind }: { kind: string }): boolean => kind === "holiday";
