import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { useAccount, useVisitor } from "../account/visitor.tsx";
import { localizePath, usePageAddress } from "../ui/page-address.ts";
import { AdminRequestProvider, useIsSigningInAgain } from "./admin-request.tsx";
import { ConfirmProvider } from "./confirm.tsx";
import { rememberPlace } from "./shell/sections.ts";
import { Shell } from "./shell/shell.tsx";
import { ShortcutsProvider } from "./shortcuts.tsx";
import { SignInPage } from "./sign-in/sign-in-page.tsx";
import { Loading } from "./spinner.tsx";
import { UnsavedChanges, useGuard } from "./unsaved-changes.tsx";
import "./admin.css";

// Loaded only for administrators who have no second factor where they need one.
const FirstFactor = lazy(() => import("./sign-in/first-factor.tsx").then((module) => ({ default: module.FirstFactor })));

/** The back-office: a spinner, the sign-in, or the sections. What is shown here protects nothing: the server checks each request. */
export function AdminPage() {
  const { t } = useTranslation("admin");
  const visitor = useVisitor();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [isDenied, setDenied] = useState(false);
  const enrolment = useEnrolment();
  const [inside, setInside] = useState<{ email: string } | null>(null);
  const { signOut } = useAccount();
  const leave = useLeave(() => setInside(null));
  const isAdministrator = visitor.kind === "member" && visitor.isAdmin;
  if (isAdministrator && !inside && !isDenied) setInside({ email: visitor.email ?? "" });
  const deny = useCallback(() => {
    setDenied(true);
    setInside(null);
    void signOut();
  }, [signOut]);

  if (enrolment) {
    return (
      <Suspense fallback={<Loading />}>
        <FirstFactor onDone={enrolment.finish} />
      </Suspense>
    );
  }
  if (inside) {
    return (
      <ConfirmProvider>
        <UnsavedChanges>
          <AdminRequestProvider email={inside.email} onDenied={deny}>
            <ShortcutsProvider>
              <LeaveWhenSignedOut onLeave={() => setInside(null)} />
              <Shell email={inside.email} onSignOut={() => void leave()} />
            </ShortcutsProvider>
          </AdminRequestProvider>
        </UnsavedChanges>
      </ConfirmProvider>
    );
  }
  if (visitor.kind === "unknown") {
    return (
      <div className="admin-spinner-page">
        <Loading />
      </div>
    );
  }
  const welcome = () => {
    rememberPlace("dashboard");
    void navigate(pathname, { replace: true, state: null });
    setDenied(false);
  };
  return <SignInPage fault={isDenied ? t("signIn.accessDenied") : null} onDone={welcome} />;
}

/** The enrolment of a second factor that the site asks for; `null` when none is under way. It outlasts the factor: recovery codes follow. */
function useEnrolment(): { finish: () => void } | null {
  const visitor = useVisitor();
  const { reload } = useAccount();
  const [isUnderWay, setUnderWay] = useState(false);
  const isAdministrator = visitor.kind === "member" && visitor.isAdmin;
  if (isAdministrator && visitor.needsFactor && !isUnderWay) setUnderWay(true);
  const finish = () => void reload().then(() => setUnderWay(false));
  return isAdministrator && isUnderWay ? { finish } : null;
}

/** Signs out, and goes to the home view. */
function useLeave(onLeft: () => void): () => Promise<void> {
  const { locale } = usePageAddress();
  const navigate = useNavigate();
  const { signOut } = useAccount();
  return async () => {
    await signOut();
    onLeft();
    await navigate(localizePath(locale, "/"));
  };
}

/** Closes the back-office when the session ends elsewhere, unless there are unsaved changes: then the next request asks for a new sign-in. */
function LeaveWhenSignedOut({ onLeave }: { onLeave: () => void }) {
  const visitor = useVisitor();
  const { hasUnsaved } = useGuard();
  const isSigningInAgain = useIsSigningInAgain();
  const mustLeave = visitor.kind === "guest" && !hasUnsaved && !isSigningInAgain;
  useEffect(() => {
    if (mustLeave) onLeave();
  }, [mustLeave, onLeave]);
  return null;
}
