import type { Locale } from "#shared/locales/locale.ts";
import type { Claim, Passage, Stretch, Token } from "../language.ts";
import { claimLost, listLosable } from "../losable.ts";

/** A part of a sentence, folded. */
export interface Part extends Stretch {
  text: string;
  sentence: number;
}

interface Words {
  language: Locale;
  lost: (text: string) => boolean;
  /** The verb of a part that tells the loss of what was spoken of before it, or what that is called by. */
  goneBack?: (text: string) => string | null;
  /** Whether the bare pastimes that stand before such a part are meant as well. */
  ofAll: (text: string) => boolean;
  readTokens: (stretch: Stretch) => readonly Token[];
}

/** The pastimes in parts of a sentence that tell of a loss. */
export function readLosses(passage: Passage, parts: readonly Part[], words: Words): Claim[] {
  if (passage.field === "personalities") return [];
  return parts.flatMap((part, at) => {
    const verb = words.goneBack?.(part.text) ?? null;
    const before =
      verb === null
        ? []
        : parts.slice(0, at).filter(({ sentence, text }) => sentence === part.sentence && [...verb].some((one) => text.includes(one)));
    if (!words.lost(part.text)) return [];
    const [here, earlier] = [[part], before.toReversed()].map((some) =>
      some.flatMap((one) => listLosable(words.readTokens(one), words.language)),
    );
    const lost = [...(here ?? []), ...preferByVerb(earlier ?? [], verb ?? "")];
    const listed = words.ofAll(part.text) ? listBare(passage, parts.slice(0, at), { part, words }) : [];
    return [...listed, ...listJoined(passage, lost)].map((tokens) => claimLost(passage, tokens));
  });
}

/** 囲碁、将棋はもうできません: parts that are nothing but a pastime. */
function listBare(passage: Passage, parts: readonly Part[], { part, words }: { part: Part; words: Words }): Token[][] {
  const bare: Token[][] = [];
  for (const one of parts.toReversed()) {
    const found = listJoined(passage, listLosable(words.readTokens(one), words.language));
    const length = (found.at(-1)?.at(-1)?.to ?? 0) - (found[0]?.[0]?.from ?? 0);
    if (one.sentence !== part.sentence || length < one.text.trim().length) break;
    bare.unshift(...found);
  }
  return bare;
}

/** 以前钓鱼和爬山，现在爬不动了 speaks of the latter alone. */
function preferByVerb(lost: Token[][], verb: string): Token[][] {
  const same = lost.filter((tokens) => [...verb].some((one) => tokens.some(({ text }) => text.includes(one))));
  return same.length > 0 ? same : lost;
}

/** 下棋、写字弄不了了: the first, and what is listed with it. */
function listJoined({ text }: Passage, [first, ...others]: readonly Token[][]): Token[][] {
  if (!first) return [];
  const joined = [first];
  for (const tokens of others) {
    const between = text.slice(joined.at(-1)?.at(-1)?.to, tokens[0]?.from);
    if (isFurther(joined.at(-1), tokens) && !links.test(between)) break;
    if (isFurther(joined.at(-1), tokens)) joined.push(tokens);
  }
  return joined;
}

const links = /^(?:[\s、/&＆・]|和|与|與|跟|及|以及|或|や|と|も|とか)*$/;

const isFurther = (last: readonly Token[] | undefined, tokens: readonly Token[]) => (tokens[0]?.from ?? 0) >= (last?.at(-1)?.to ?? 0);
