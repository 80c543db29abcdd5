import { startTransition, useCallback, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { backOfficePath, localizePath, stripLocale, usePageAddress } from "../page-address.ts";
import { useStable } from "../use-stable.ts";
import { forgetIdeasOfOthers, forgetTab, hasSession, markMember, sessionKey } from "./stored-session.ts";
import type { Visitor } from "./visitor.tsx";
import type { SessionEvent, SessionWatch } from "./watch-session.ts";

/** Follows the session of this browser: who is here, and how often a member has left this tab. `onChange` must be stable. */
export function useSession(onChange: (event: SessionEvent) => void) {
  const [visitor, setVisitor] = useState<Visitor>({ kind: "unknown" });
  const [departures, setDepartures] = useState(0);
  const { locale } = usePageAddress();
  const navigate = useNavigate();
  const known = useRef(visitor);

  const leave = useStable(() => {
    forgetTab();
    if (stripLocale(location.pathname) === backOfficePath) return;
    setDepartures((count) => count + 1);
    void navigate(localizePath(locale, "/"));
  });
  const handle = useCallback(
    (event: SessionEvent) => {
      onChange(event);
      if (event.kind === "newPassword") return;
      const before = known.current;
      const now: Visitor = event.kind === "member" ? event : { kind: "guest" };
      known.current = now;
      setVisitor(now);
      markMember(now.kind === "member" ? now.plan : null);
      forgetIdeasOfOthers(now.kind === "member" ? now.id : null);
      if (hasLeft(before, now)) leave();
    },
    [onChange, leave],
  );
  return { visitor, departures, watch: useSessionWatch(handle) };
}

/** Whether a member has gone, or somebody else has taken their place. */
export function hasLeft(before: Visitor, now: Visitor): boolean {
  return before.kind === "member" && !(now.kind === "member" && now.id === before.id);
}

/** Starts watching the session when there is one, also when another tab creates it. */
function useSessionWatch(handle: (event: SessionEvent) => void): () => Promise<SessionWatch> {
  const watching = useRef<Promise<SessionWatch> | null>(null);
  const watch = useCallback(async () => {
    const watched = watching.current ?? openWatch(handle);
    watching.current = watched;
    try {
      return await watched;
    } catch (error) {
      watching.current = null;
      throw error;
    }
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
  const { watchSession } = await import("./watch-session.ts");
  return await watchSession(handle);
}
