import { useEffect, useState } from "react";
import { usePageAddress } from "../ui/page-address.ts";
import { buildTypedWords } from "./build-gift-request.ts";
import { findReading } from "./find-reading.ts";
import type { GiftFields } from "./gift-fields.ts";
import { nothingUnderstood, type Understood } from "./understood.ts";

/** Long enough not to read half a word, short enough to feel at once. */
const pauseMs = 350;

/** What the words typed so far are understood as, read again after each pause; the last reading stays until the next has come. */
export function useReading({
  interests,
  personality,
  alreadyHave,
}: Pick<GiftFields, "interests" | "personality" | "alreadyHave">): Understood {
  const { locale } = usePageAddress();
  const [understood, setUnderstood] = useState<Understood>(nothingUnderstood);
  const isBlank = Object.keys(buildTypedWords({ interests, personality, alreadyHave })).length === 0;
  useEffect(() => {
    if (isBlank) return undefined;
    const words = buildTypedWords({ interests, personality, alreadyHave });
    const reader = new AbortController();
    const readNow = async () => {
      // Without an answer the last reading stays: the chips are a comfort, and the list is made by the same reading.
      const found = await findReading(words, { locale, signal: reader.signal }).catch(() => null);
      if (found && !reader.signal.aborted) setUnderstood(found);
    };
    const timer = setTimeout(() => void readNow(), pauseMs);
    return () => {
      clearTimeout(timer);
      reader.abort();
    };
  }, [interests, personality, alreadyHave, isBlank, locale]);
  return isBlank ? nothingUnderstood : understood;
}
