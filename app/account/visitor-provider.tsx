import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { localizePath, usePageAddress } from "../ui/page-address.ts";
import type { AccountView, SignInReason, TypedAccount } from "./account-view.ts";
import { chooseView } from "./choose-view.ts";
import { QuotaProvider } from "./quota.tsx";
import { hasSession, removeDrafts } from "../client/stored-session.ts";
import { useSession } from "./use-session.ts";
import { AccountContext, VisitorContext, type Account, type AccountOutcome } from "./visitor.tsx";
import type { SessionEvent } from "./watch-session.ts";

const loadDialog = () => import("./account-dialog.tsx");
const AccountDialog = lazy(() => loadDialog().then((module) => ({ default: module.AccountDialog })));

/** Provides the visitor, and shows the open dialog of the account. */
export function VisitorProvider({ children }: { children: React.ReactNode }) {
  const [view, show] = useState<AccountView | null>(null);
  const [message, tell] = useState<AccountOutcome | null>(null);
  const [typed, setTyped] = useState<TypedAccount>({ name: "", email: "" });
  const { t } = useTranslation("results");
  const handle = useCallback((event: SessionEvent) => {
    const isSignInNext = event.kind === "guest" && event.hasEnded;
    // Loaded before it is shown, because a failed import during rendering would replace the page by an error.
    const ready = isSignInNext ? loadDialog() : Promise.resolve();
    ready.then(() => show((open) => chooseView(open, event))).catch(() => undefined);
  }, []);
  const { visitor, signOutCount, watch } = useSession(handle);
  useSignInReturn();
  const account = useMemo(() => {
    const open = async (next: AccountView | null) => {
      try {
        // Loaded before it is shown, because a failed import during rendering would replace the page by an error.
        if (next) await Promise.all([loadDialog(), watch()]);
        show(next);
        if (next) tell(null);
      } catch {
        // The code of the dialog did not come.
        tell({ kind: "fault", text: t("network") });
      }
    };
    return {
      openSignIn: (mode: "signIn" | "signUp", reason?: SignInReason) => void open({ kind: mode, ...(reason && { reason }) }),
      show: (next: AccountView | null) => void open(next),
      signOut: async () => {
        const session = await watch();
        tell(null);
        await session.signOut();
        removeDrafts();
      },
      reload: async () => (await watch()).reload(),
      signOutCount,
      message,
      tell,
    };
  }, [watch, signOutCount, message, t]);
  useSignInAddress(account.openSignIn);
  return (
    <VisitorContext value={visitor}>
      <AccountContext value={account}>
        <QuotaProvider>{children}</QuotaProvider>
        {view && (
          <Suspense>
            <AccountDialog view={view} onChange={show} onTell={tell} typed={typed} onType={setTyped} />
          </Suspense>
        )}
      </AccountContext>
    </VisitorContext>
  );
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

/** Mails to somebody who has an account already lead to a page with this fragment. */
function useSignInAddress(openSignIn: Account["openSignIn"]): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (hash !== "#sign-in") return;
    void navigate(pathname + search, { replace: true });
    if (!hasSession()) openSignIn("signIn");
  }, [pathname, search, hash, navigate, openSignIn]);
}
