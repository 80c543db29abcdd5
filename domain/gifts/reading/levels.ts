import type { ReadPassage } from "./entries.ts";
import { listNarrower } from "./losable.ts";
import type { Like } from "./reading.ts";

/** Whoever drives a lorry for a living loves no lorries for that reason; what was typed as an interest is one all the same, and so may be what they did once, if we know it. */
export function isOfTrade({ field, item, from, to, interests, name }: Like, { passage, offset, understood }: ReadPassage): boolean {
  return (
    field !== "interests" &&
    field === passage.field &&
    item === passage.item &&
    understood.trades.some(
      (trade) =>
        (trade.level === "trade" || (interests.length === 0 && name === null)) && from < trade.to + offset && trade.from + offset < to,
    )
  );
}

/** 'Watching golf', 看球赛 and バレエ鑑賞. */
const watched = /^watching\b|\bon (?:tv|television)$|^看(?!书)|(?:鑑賞|観戦|[観見]る(?:の|こと)?|番組)$/iu;

/** 'Wants a Polaroid', 'asked for a guitar': what is wished for isn't there yet, and what goes with it is of no use. */
const wanted =
  /\b(?:wants?|wanting|(?:has |is |been |keeps )*(?:asked|asking|begging|hoping|wishing|saving(?: up)?) for|would (?:love|like)|['’]d (?:love|like)|dreams? of(?: (?:having|owning|getting))?) (?:to (?:get|have|own) )?(?:an?|(?:his|her|their) (?:own|first)) $/i;

/** Marks the likings that are the person's living, those in which they are no beginner, those that they have just begun, and those that they watch. */
export function addLevels(likes: readonly Like[], parts: readonly ReadPassage[]): Like[] {
  const found = parts.flatMap(({ understood }) => understood.trades);
  const [trade, expert] = (["trade", "expert"] as const).map(
    (level) => new Set(listNarrower(found.flatMap((one) => (one.level === level ? one.interests : [])))),
  );
  const beginner = new Set(found.flatMap((one) => (one.level === "beginner" ? one.interests : [])));
  return likes.map((like) => {
    const [first = ""] = like.interests;
    if (trade?.has(first)) return { ...like, level: "trade" };
    if (expert?.has(first)) return { ...like, level: "expert" };
    if (beginner.has(first)) return { ...like, level: "beginner" };
    if (watched.test(like.words)) return { ...like, level: "watcher" };
    return isWanted(like, parts) ? { ...like, level: "beginner" } : like;
  });
}

/** Whoever wants a new guitar has an old one. */
const another = /^(?:new|newer|better|nicer|bigger|another|second|third) /i;

function isWanted({ field, item, from, words }: Like, parts: readonly ReadPassage[]): boolean {
  if (field === "interests" || another.test(words)) return false;
  const part = parts.find(({ passage, offset }) => passage.field === field && passage.item === item && from >= offset);
  return part !== undefined && wanted.test(part.passage.text.slice(0, from - part.offset));
}
