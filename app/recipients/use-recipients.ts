import { useCallback } from "react";
import type { Locale } from "#shared/locales/locale.ts";
import { request } from "../client/request.ts";
import { useLatest } from "../client/use-latest.ts";
import type { Recipient } from "./recipient-profile.ts";

export interface Recipients {
  /** Empty until they are loaded. */
  all: Recipient[];
  reload: () => void;
}

const nobody: Recipient[] = [];

/** The member's recipients. The page works without them: a failure to load them is ignored. */
export function useRecipients(locale: Locale): Recipients {
  const { found, reload } = useLatest(useCallback((signal: AbortSignal) => findRecipients(locale, signal), [locale]));
  return { all: found ?? nobody, reload };
}

async function findRecipients(locale: Locale, signal: AbortSignal): Promise<Recipient[] | null> {
  const schema = async () => (await import("#shared/answers/recipients.ts")).recipientsSchema;
  const found = await request("/api/recipients", { schema, locale, signal });
  return found.kind === "done" ? found.body.recipients : null;
}
