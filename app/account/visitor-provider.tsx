import { lazy, startTransition, Suspense, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { backOfficePath, localizePath, stripLocale, usePageAddress } from "../page-address.ts";
import type { AccountView } from "./account-view.ts";
import { finishBeforeSignOut } from "./before-sign-out.ts";
import { QuotaProvider } from "./quota.tsx";
import { forgetIdeasOfOthers, forgetTab, hasSession, markMember, sessionKey } from "./stored-session.ts";
import { AccountContext, VisitorContext, type Visitor } from "./visitor.tsx";
import type { SessionEvent, SessionWatch } from "./watch-session.ts";

const loadDialog = () => import("./account-dialog.tsx");
const AccountDialog = lazy(() => loadDialog().then((module) => ({ default: module.AccountDialog })));

/** Provides the visitor, and shows the open dialog of the account. */
export function VisitorProvider({ children }: { children: React.ReactNode }) {
  const [visitor, setVisitor] = useState<Visitor>({ kind: "unknown" });
  const [view, show] = useState<AccountView | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [departures, setDepartures] = useState(0);
  const { t } = useTranslation("results");
  const goHome = useGoHome();
  const known = useRef(visitor);

  const handle = useCallback(
    (event: SessionEvent) => {
      if (event.kind === "newPassword") return show(event);
      const before = known.current;
      const now: Visitor = event.kind === "member" ? event : { kind: "guest" };
      known.current = now;
      setVisitor(now);
      if (now.kind === "member") setFault(null);
      markMember(now.kind === "member" ? now.plan : null);
      forgetIdeasOfOthers(now.kind === "member" ? now.id : null);
      show((open) => chooseView(open, event));
      if (before.kind !== "member" || (now.kind === "member" && now.id === before.id)) return;
      forgetTab();
      if (stripLocale(location.pathname) === backOfficePath) return;
      setDepartures((count) => count + 1);
      goHome();
    },
    [goHome],
  );
  const watch = useSessionWatch(handle);
  useSignInReturn();
  const account = useMemo(() => {
    const open = async (next: AccountView | null) => {
      try {
        // Loaded before it is shown, because a failed import during rendering would replace the page by an error.
        if (next) await Promise.all([loadDialog(), watch()]);
        show(next);
      } catch {
        setFault(t("network"));
      }
    };
    return {
      openSignIn: (mode: "signIn" | "signUp") => void open({ kind: mode }),
      show: (next: AccountView | null) => void open(next),
      signOut: async () => {
        const session = await watch();
        await finishBeforeSignOut();
        await session.signOut();
      },
      reload: async () => (await watch()).reload(),
      departures,
      fault,
      setFault,
    };
  }, [watch, departures, fault, t]);
  return (
    <VisitorContext value={visitor}>
      <AccountContext value={account}>
        <QuotaProvider>{children}</QuotaProvider>
        {view && (
          <Suspense>
            <AccountDialog view={view} onChange={show} />
          </Suspense>
        )}
      </AccountContext>
    </VisitorContext>
  );
}

/** Closes the sign-in when somebody has signed in, and opens the dialog for a second factor when the session needs one. */
function chooseView(open: AccountView | null, event: SessionEvent): AccountView | null {
  if (open?.kind === "newPassword") return open;
  if (event.kind === "secondFactor") return { kind: "secondFactor" };
  return event.kind === "member" || open?.kind === "secondFactor" ? null : open;
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

/** The auth service may return the visitor to any page; the result is handled at one. */
function useSignInReturn(): void {
  const { locale, path } = usePageAddress();
  const navigate = useNavigate();
  useEffect(() => {
    const isElsewhere = window.signInReturn !== undefined && path !== "/auth/callback";
    if (isElsewhere) void navigate(localizePath(locale, "/auth/callback"), { replace: true, state: { cameTo: path } });
  }, [locale, path, navigate]);
}

async function openWatch(handle: (event: SessionEvent) => void): Promise<SessionWatch> {
  const { watchSession } = await import("./watch-session.ts");
  return await watchSession(handle);
}

function useGoHome(): () => void {
  const { locale } = usePageAddress();
  const navigate = useNavigate();
  // Stable, because the session's listener is registered once and outlives changes of the address.
  const go = useRef(() => {});
  useEffect(() => {
    go.current = () => void navigate(localizePath(locale, "/"));
  });
  return useCallback(() => go.current(), []);
}
