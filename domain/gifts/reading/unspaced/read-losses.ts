import type { Locale } from "#shared/locales/locale.ts";
import type { Claim, Passage, Stretch, Token } from "../language.ts";
import { claimLost, listLosable } from "../losable.ts";

/** A part of a sentence, folded. */
export interface Part extends Stretch {
  text: string;
}

/** The pastimes in parts of a sentence that tell of a loss. */
export function readLosses(
  passage: Passage,
  parts: readonly Part[],
  { language, lost, readTokens }: { language: Locale; lost: (text: string) => boolean; readTokens: (stretch: Stretch) => readonly Token[] },
): Claim[] {
  if (passage.field === "personalities") return [];
  return parts.flatMap((part) => {
    if (!lost(part.text)) return [];
    const [first] = listLosable(readTokens(part), language);
    return first ? [claimLost(passage, first)] : [];
  });
}
