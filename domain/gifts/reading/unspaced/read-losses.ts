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
    const [first] = [part, ...before.toReversed()].flatMap((one) => listLosable(words.readTokens(one), words.language));
    return first ? [claimLost(passage, first)] : [];
  });
}
