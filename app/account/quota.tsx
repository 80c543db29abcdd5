import { createContext, use, useCallback, useEffect, useMemo, useState } from "react";
import { findQuota, type Quota } from "./find-quota.ts";
import { usePageAddress } from "../ui/page-address.ts";
import { useVisitor } from "./visitor.tsx";

/** What guests see of it is below the first view, which does without the code that reads it. */
const guestsWaitMs = 1_000;

interface QuotaOfToday {
  /** `null` until it is known. */
  quota: Quota | null;
  setQuota: (change: (known: Quota | null) => Quota | null) => void;
  reloadQuota: () => void;
}

const QuotaContext = createContext<QuotaOfToday>({ quota: null, setQuota: () => undefined, reloadQuota: () => undefined });

/** The visitor's quota of today, shared by the header and the form. */
export function useQuota(): QuotaOfToday {
  return use(QuotaContext);
}

export function QuotaProvider({ children }: { children: React.ReactNode }) {
  const visitor = useVisitor();
  const { locale, path } = usePageAddress();
  const owner = visitor.kind === "member" ? `${visitor.id} ${visitor.plan}` : visitor.kind;
  const [known, setKnown] = useState<{ owner: string; quota: Quota | null }>({ owner, quota: null });
  // Ignores a quota that was loaded for the previous visitor.
  const quota = known.owner === owner ? known.quota : null;
  const setQuota = useCallback<QuotaOfToday["setQuota"]>(
    (change) => setKnown((before) => ({ owner, quota: change(before.owner === owner ? before.quota : null) })),
    [owner],
  );
  const isGuest = visitor.kind === "guest";
  // Guests see it only beside the form.
  const isShown = visitor.kind === "member" || (isGuest && (path === "/" || path === "/pricing"));
  const load = useCallback(
    (signal?: AbortSignal) =>
      // When it cannot be loaded it is not shown; the answer to the next gift query brings it.
      findQuota(locale, signal).then((found) => setQuota((before) => found ?? before)),
    [locale, setQuota],
  );
  useEffect(() => {
    if (!isShown) return;
    const reader = new AbortController();
    // Another tab may have used a query, midnight passed, or the connection returned.
    const reload = () => document.visibilityState === "visible" && load(reader.signal);
    const timer = setTimeout(() => void load(reader.signal), isGuest ? guestsWaitMs : 0);
    document.addEventListener("visibilitychange", reload);
    window.addEventListener("online", reload);
    return () => {
      clearTimeout(timer);
      reader.abort();
      document.removeEventListener("visibilitychange", reload);
      window.removeEventListener("online", reload);
    };
  }, [isShown, isGuest, load]);
  const value = useMemo(() => ({ quota, setQuota, reloadQuota: () => void load() }), [quota, setQuota, load]);
  return <QuotaContext value={value}>{children}</QuotaContext>;
}
