import wishes from "../../knowledge/ways/chinese/wishes.json" with { type: "json" };
import type { WishId } from "../../knowledge/wishes.ts";
import type { FoundWish } from "../language.ts";
import { listPatternHits, listPatterns } from "../unspaced/find-patterns.ts";
import type { Said } from "./source.ts";

const patterns = listPatterns<WishId>(wishes);
const denied =
  /(?:不|没|别|不要|不用|不必|不是|无须|没有|不想|不需要)(?:要|太|再|搞|背|穿|戴|用|看|追|追求|喜欢|爱|认|讲究|迷信|写|说|喊|提)?$/;

/** 二手的不收. */
const refused = /^的?(?:东西)?(?:都|也|绝对|就)*(?:不(?:要|收|行|用|考虑|喜欢)|别|免了|拒)/;

export function listWishes(clauses: readonly Said[]): FoundWish[] {
  const found = clauses.flatMap((clause) =>
    listPatternHits(clause.text, patterns, (before, after) => !denied.test(before) && !refused.test(after)).map(({ id, from, to }) => ({
      wish: id,
      from: from + clause.from,
      to: to + clause.from,
    })),
  );
  return found.filter(({ wish }, at) => found.findIndex((other) => other.wish === wish) === at);
}
