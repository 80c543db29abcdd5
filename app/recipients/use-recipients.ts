import { useCallback, useEffect, useRef, useState } from "react";
import type { Locale } from "#shared/locales/locale.ts";
import { callApi } from "../api.ts";
import { parseRecipients, type Recipient } from "./recipient-profile.ts";

export interface Recipients {
  /** Empty while they are not known. */
  all: Recipient[];
  reload: () => void;
}

/** The people a member gives to. */
export function useRecipients(locale: Locale): Recipients {
  const [all, setAll] = useState<Recipient[]>([]);
  const underway = useRef<AbortController | null>(null);
  const reload = useCallback(() => {
    underway.current?.abort();
    const { signal } = (underway.current = new AbortController());
    // They make things easier and hold nothing up: when they cannot be learnt now, the page goes on without them.
    findRecipients(locale, signal).then(
      (found) => found && !signal.aborted && setAll(found),
      () => undefined,
    );
  }, [locale]);
  useEffect(() => {
    reload();
    return () => underway.current?.abort();
  }, [reload]);
  return { all, reload };
}

async function findRecipients(locale: Locale, signal: AbortSignal): Promise<Recipient[] | null> {
  const response = await callApi("/api/recipients", { locale, signal });
  return response.ok ? parseRecipients(await response.json()) : null;
}
