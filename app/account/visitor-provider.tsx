import { lazy, startTransition, Suspense, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { backOfficePath, localizePath, stripLocale, usePageAddress } from "../page-address.ts";
import type { AccountView } from "./account-view.ts";
import { finishBeforeSignOut } from "./before-sign-out.ts";
import { QuotaProvider } from "./quota.tsx";
import { forgetIdeasOfOthers, forgetTab, hasSession, markMember, sessionKey } from "./stored-session.ts";
import { AccountContext, VisitorContext, type Visitor } from "./visitor.tsx";
import type { SessionNews, SessionWatch } from "./watch-session.ts";

const loadDialog = () => import("./account-dialog.tsx");
const AccountDialog = lazy(() => loadDialog().then((module) => ({ default: module.AccountDialog })));

/** Knows who is here, and holds the dialog about the account that is open. */
export function VisitorProvider({ children }: { children: React.ReactNode }) {
  const [visitor, setVisitor] = useState<Visitor>({ kind: "unknown" });
  const [view, show] = useState<AccountView | null>(null);
  const [fault, tellFault] = useState<string | null>(null);
  const [stay, setStay] = useState(0);
  const { t } = useTranslation("results");
  const goHome = useGoHome();
  const known = useRef(visitor);

  const hear = useCallback(
    (news: SessionNews) => {
      if (news.kind === "newPassword") return show(news);
      const before = known.current;
      const now: Visitor = news.kind === "member" ? news : { kind: "guest" };
      known.current = now;
      setVisitor(now);
      if (now.kind === "member") tellFault(null);
      markMember(now.kind === "member" ? now.plan : null);
      forgetIdeasOfOthers(now.kind === "member" ? now.id : null);
      show((open) => chooseView(open, news));
      if (before.kind !== "member" || (now.kind === "member" && now.id === before.id)) return;
      forgetTab();
      if (stripLocale(location.pathname) === backOfficePath) return;
      setStay((count) => count + 1);
      goHome();
    },
    [goHome],
  );
  const watch = useSessionWatch(hear);
  useSignInReturn();
  const account = useMemo(() => {
    const open = async (next: AccountView | null) => {
      try {
        // Fetched before it is shown: a connection that is lost just now must not take the page along.
        if (next) await Promise.all([loadDialog(), watch()]);
        show(next);
      } catch {
        tellFault(t("network"));
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
      stay,
      fault,
      tellFault,
    };
  }, [watch, stay, fault, t]);
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

/** Whoever is in has no use for the door; a session that waits for its second factor opens the door to it. */
function chooseView(open: AccountView | null, news: SessionNews): AccountView | null {
  if (open?.kind === "newPassword") return open;
  if (news.kind === "secondFactor") return { kind: "secondFactor" };
  return news.kind === "member" || open?.kind === "secondFactor" ? null : open;
}

/** Loads what watches the session when there is one: in this tab, or in another since. */
function useSessionWatch(hear: (news: SessionNews) => void): () => Promise<SessionWatch> {
  const watching = useRef<Promise<SessionWatch> | null>(null);
  const watch = useCallback(async () => {
    const watched = watching.current ?? openWatch(hear);
    watching.current = watched;
    try {
      return await watched;
    } catch (error) {
      watching.current = null;
      throw error;
    }
  }, [hear]);
  useEffect(() => {
    // Offline now: a member's place in the header stays kept until the next chance.
    const start = () => void watch().catch(() => undefined);
    const onStorage = ({ key, newValue }: StorageEvent) => key === sessionKey && newValue !== null && start();
    if (hasSession()) start();
    // Not urgent: the parts that wait to come alive do so one by one.
    else startTransition(() => hear({ kind: "guest" }));
    window.addEventListener("storage", onStorage);
    window.addEventListener("online", start);
    return () => {
      window.removeEventListener("storage", onStorage);
      window.removeEventListener("online", start);
    };
  }, [watch, hear]);
  return watch;
}

/** Whatever address the auth service came back to, one page takes up what it brought. */
function useSignInReturn(): void {
  const { locale, path } = usePageAddress();
  const navigate = useNavigate();
  useEffect(() => {
    const isElsewhere = window.signInReturn !== undefined && path !== "/auth/callback";
    if (isElsewhere) void navigate(localizePath(locale, "/auth/callback"), { replace: true, state: { cameTo: path } });
  }, [locale, path, navigate]);
}

async function openWatch(hear: (news: SessionNews) => void): Promise<SessionWatch> {
  const { watchSession } = await import("./watch-session.ts");
  return await watchSession(hear);
}

function useGoHome(): () => void {
  const { locale } = usePageAddress();
  const navigate = useNavigate();
  // The session's watch keeps one listener for the page's whole life, through every change of address.
  const go = useRef(() => {});
  useEffect(() => {
    go.current = () => void navigate(localizePath(locale, "/"));
  });
  return useCallback(() => go.current(), []);
}
