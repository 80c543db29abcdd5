import { useCallback, useEffect, useState } from "react";
import { usePageAddress } from "../ui/page-address.ts";
import { buildTypedWords } from "./build-gift-request.ts";
import type { GiftFields } from "./gift-fields.ts";
import type { Reading } from "./reading.ts";

/** The first is long enough not to read half a word, short enough to feel at once; the others follow when no answer came. */
const pausesMs = [200, 2_000, 6_000];

const noWords = "{}";

export interface LiveReading {
  /** The last that came; `null` as long as nothing has been typed or read. */
  reading: Reading | null;
  /** Whether it is of the words that stand there now. */
  isCurrent: boolean;
  /** Reads at once; `null` when no answer comes. */
  readNow: () => Promise<Reading | null>;
}

/** What the words typed so far are understood as, read again after each pause; the last reading stays until the next has come. */
export function useReading(fields: GiftFields): LiveReading {
  const { locale } = usePageAddress();
  const words = JSON.stringify(buildTypedWords(fields));
  const [latest, setLatest] = useState<{ words: string; reading: Reading | null }>({ words: noWords, reading: null });
  const read = useCallback(
    async (signal: AbortSignal) => {
      // Not part of the first view. Without an answer the last reading stays: the list is made by the same reading.
      const found = await import("./find-reading.ts").then(({ findReading }) => findReading(words, { locale, signal })).catch(() => null);
      if (found && !signal.aborted) setLatest({ words, reading: found });
      return found;
    },
    [words, locale],
  );
  useEffect(() => {
    if (words === noWords) return undefined;
    const reader = new AbortController();
    void readUntilAnswered(read, reader.signal);
    return () => reader.abort();
  }, [words, read]);
  const isCurrent = words === noWords || latest.words === words;
  const readNow = useCallback(() => read(new AbortController().signal), [read]);
  return { reading: words === noWords ? null : latest.reading, isCurrent, readNow };
}

async function readUntilAnswered(read: (signal: AbortSignal) => Promise<Reading | null>, signal: AbortSignal): Promise<void> {
  for (const pause of pausesMs) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (signal.aborted || (await read(signal)) !== null) return;
  }
}
