import { useCallback, useEffect, useRef, useState } from "react";
import { usePageAddress } from "../page-address.ts";
import { listSessions, type OwnSession } from "./own-sessions.ts";

interface OwnSessions {
  sessions: OwnSession[];
  hasFailed: boolean;
  reload: () => void;
}

/** The member's sign-ins, loaded again after each change; what is shown stays meanwhile. */
export function useOwnSessions(): OwnSessions {
  const { locale } = usePageAddress();
  const [sessions, setSessions] = useState<OwnSession[]>([]);
  const [hasFailed, setFailed] = useState(false);
  const underway = useRef<AbortController | null>(null);
  const reload = useCallback(() => {
    underway.current?.abort();
    const { signal } = (underway.current = new AbortController());
    const hear = (found: OwnSession[] | null) => {
      if (signal.aborted) return;
      setFailed(!found);
      if (found) setSessions(found);
    };
    listSessions(locale, signal).then(hear, () => hear(null));
  }, [locale]);
  useEffect(() => {
    reload();
    return () => underway.current?.abort();
  }, [reload]);
  return { sessions, hasFailed, reload };
}
