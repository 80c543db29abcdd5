import { startTransition, useCallback, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { findLocale } from "../client/find-locale.ts";
import { backOfficePath, localizePath, stripLocale } from "../ui/page-address.ts";
import { clearTab } from "../client/browser-store.ts";
import { removeOfflineCopiesOfOthers, hasSession, markMember, sessionKey } from "../client/stored-session.ts";
import type { Visitor } from "./visitor.tsx";
import type { SessionEvent, SessionWatch } from "./watch-session.ts";

/** Follows the session of this browser: who is here, and how often a member has left this tab. `onChange` must be stable. */
export function useSession(onChange: (event: SessionEvent) => void) {
  const [visitor, setVisitor] = useState<Visitor>({ kind: "unknown" });
  const [departures, setDepartures] = useState(0);
  const navigate = useNavigate();
  const memberId = useRef<string | null>(null);
  const handle = useCallback(
    (event: SessionEvent) => {
      onChange(event);
      if (event.kind === "newPassword") return;
      const member = event.kind === "member" ? event : null;
      const id = member && member.id;
      const before = memberId.current;
      memberId.current = id;
      setVisitor(member ?? { kind: "guest" });
      markMember(member && member.plan);
      removeOfflineCopiesOfOthers(id);
      if (before === null || before === id) return;
      // The member has gone, or somebody else has taken their place.
      clearTab();
      const { pathname } = location;
      if (stripLocale(pathname) === backOfficePath) return;
      setDepartures((count) => count + 1);
      void navigate(localizePath(findLocale(pathname), "/"));
    },
    // Both are stable: the session's listener is registered once.
    [onChange, navigate],
  );
  return { visitor, departures, watch: useSessionWatch(handle) };
}

/** Starts watching the session when there is one, also when another tab creates it. */
function useSessionWatch(handle: (event: SessionEvent) => void): () => Promise<SessionWatch> {
  const watching = useRef<Promise<SessionWatch> | null>(null);
  const watch = useCallback(() => {
    const watched = watching.current ?? openWatch(handle);
    watching.current = watched;
    watched.catch(() => {
      watching.current = null;
    });
    return watched;
  }, [handle]);
  useEffect(() => {
    // A failure means offline; tried again when the connection returns.
    const start = () => void watch().catch(() => undefined);
    const onStorage = ({ key, newValue }: StorageEvent) => key === sessionKey && newValue !== null && start();
    if (hasSession()) start();
    // In a transition, so that the hydration of the page is not interrupted.
    else startTransition(() => handle({ kind: "guest" }));
    window.addEventListener("storage", onStorage);
    window.addEventListener("online", start);
    return () => {
      window.removeEventListener("storage", onStorage);
      window.removeEventListener("online", start);
    };
  }, [watch, handle]);
  return watch;
}

async function openWatch(handle: (event: SessionEvent) => void): Promise<SessionWatch> {
  return await (await import("./watch-session.ts")).watchSession(handle);
}
