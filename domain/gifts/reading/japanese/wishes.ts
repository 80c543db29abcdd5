import wishes from "../../knowledge/ways/japanese/wishes.json" with { type: "json" };
import type { WishId } from "../../knowledge/wishes.ts";
import type { FoundWish } from "../language.ts";
import type { Clause } from "../unspaced/clauses.ts";
import { listPatternHits, listPatterns } from "../unspaced/find-patterns.ts";

const patterns = listPatterns<WishId>(wishes);

export function listWishes(sentences: readonly Clause[]): FoundWish[] {
  const found = sentences.flatMap((sentence) =>
    listPatternHits(sentence.text, patterns, (_, after) => !/^(?:では|じゃ|は)(?:ない|なく)/.test(after)).map(({ id, from, to }) => ({
      wish: id,
      from: from + sentence.from,
      to: to + sentence.from,
    })),
  );
  return found.filter(({ wish }, at) => found.findIndex((other) => other.wish === wish) === at);
}
