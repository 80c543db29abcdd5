import type { Brief } from "../brief/brief.ts";
import type { ThingId } from "../vocabulary/things.ts";
import { getThings, readText } from "../words/text-things.ts";

/**
 * The things that the giver's sentences name besides what is loved or wished for. Whatever is said of them, 'her candles all come from my aunt',
 * 竿はもう置き場がない, 口红按色号排了一抽屉, one has them, had them, or wants none.
 */
export function listSpokenOf({ words, reading: { likes, wishes } }: Pick<Brief, "words" | "reading">): ReadonlySet<ThingId> {
  const spoken = new Set([words.text, words.additionalInfo].flatMap((text = "") => [...getThings(text)]));
  for (const told of [...likes, ...wishes]) for (const thing of getThings(told.words)) spoken.delete(thing);
  return spoken;
}

/** Whether a gift is one of these things; what only goes with them is welcome. */
export function isSpokenOf(title: string, spoken: ReadonlySet<ThingId>): boolean {
  return spoken.size > 0 && [...readText(title).goods].some((thing) => spoken.has(thing));
}
