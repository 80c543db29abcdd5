import pastimes from "../../knowledge/ways/chinese/pastimes.json" with { type: "json" };
import { readWays } from "../../knowledge/ways/read-ways.ts";
import { foldToken } from "../fold.ts";
import type { Claim } from "../language.ts";
import { denied } from "./doing-words.ts";
import { isKnownLiking } from "./known-words.ts";
import type { Said, Source } from "./source.ts";

interface Row {
  /** What it is known by; otherwise what the way names so. */
  known?: string;
  /** Only where this is said somewhere in the text. */
  beside?: string;
}

const rows = readWays<Row>(pastimes).map(({ known, beside, pattern }) => ({
  known,
  beside: beside === undefined ? null : new RegExp(beside, "u"),
  words: new RegExp(pattern, "gu"),
}));

/** What somebody does, told by how it is done. */
export function readToldPastimes({ passage, folded }: Source, clause: Said, { text, isPast }: { text: string; isPast: boolean }): Claim[] {
  return rows.flatMap(({ known, beside, words }) =>
    [...text.matchAll(words)].flatMap(({ 0: whole, index, groups }) => {
      const meant = known ?? nameGroup(groups?.["known"] ?? "");
      if (meant === null || denied.test(text.slice(0, index)) || beside?.test(folded) === false) return [];
      const stretch = { from: clause.from + index, to: clause.from + index + whole.length };
      const tokens = [{ ...stretch, text: meant, key: foldToken(meant) }];
      const said = passage.text.slice(stretch.from, stretch.to);
      return [{ ...stretch, stance: isPast ? "affinity" : "likes", subject: "person", words: said, tokens, cued: true } satisfies Claim];
    }),
  );
}

/** 合唱团 sings together, 舞蹈队 dances, 腰鼓队 drums. */
function nameGroup(known: string): string | null {
  const bare = known.replace(/(?:[队团社]|协会|俱乐部|小组|兴趣班)$/, "");
  return [known, bare, `${bare}舞`].find((one) => isKnownLiking(one)) ?? null;
}
