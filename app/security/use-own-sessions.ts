import { useCallback } from "react";
import type { SessionView } from "#shared/answers/account.ts";
import { usePageAddress } from "../ui/page-address.ts";
import { useLatest } from "../client/use-latest.ts";
import { listSessions } from "./own-sessions.ts";

interface OwnSessions {
  sessions: SessionView[];
  hasFailed: boolean;
  reload: () => void;
}

/** Loads the member's sessions, and again after each change; the old ones stay meanwhile. */
export function useOwnSessions(): OwnSessions {
  const { locale } = usePageAddress();
  const { found, hasFailed, reload } = useLatest(useCallback((signal: AbortSignal) => listSessions(locale, signal), [locale]));
  return { sessions: found ?? [], hasFailed, reload };
}
