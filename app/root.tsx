import { Suspense, use, useEffect } from "react";
import { isRouteErrorResponse, Links, Meta, Outlet, ScrollRestoration, useRouteLoaderData } from "react-router";
import { useTranslation } from "react-i18next";
import { VisitorProvider } from "./account/visitor-provider.tsx";
import { useAccount } from "./account/visitor.tsx";
import { authServiceContext } from "./context.ts";
import { DialogsProvider } from "./dialogs/dialogs.tsx";
import { catchUp, firstPaintScript } from "./layout/first-paint.ts";
import { LanguageOffer } from "./layout/language-offer.tsx";
import { MessagePage } from "./layout/message-page.tsx";
import { SiteFooter } from "./layout/site-footer.tsx";
import { SiteHeader } from "./layout/site-header.tsx";
import { ViewChange } from "./layout/view-change.tsx";
import { LateScripts } from "./late-scripts.tsx";
import { NonceContext } from "./nonce.ts";
import { backOfficePath, usePageAddress } from "./page-address.ts";
import type { Route } from "./+types/root.ts";
import "./styles.css";

export function loader({ context }: Route.LoaderArgs) {
  return { authService: context.get(authServiceContext) };
}

/** The same on every page. */
export const shouldRevalidate = () => false;

export default function Root() {
  const { t } = useTranslation("site");
  // It has a frame of its own.
  const isBackOffice = usePageAddress().path === backOfficePath;
  return (
    <VisitorProvider>
      <DialogsProvider>
        <a href="#content" className="skip-link button">
          {t("skip")}
        </a>
        {!isBackOffice && <SiteHeader />}
        <ViewChange />
        <main id="content" tabIndex={-1}>
          <CurrentPage />
        </main>
        {!isBackOffice && <SiteFooter />}
        {!isBackOffice && <LanguageOffer />}
      </DialogsProvider>
    </VisitorProvider>
  );
}

/** The page begins anew when a member leaves: nothing of theirs stays on the screen. */
function CurrentPage() {
  const { stay } = useAccount();
  return (
    <Suspense>
      <Outlet key={stay} />
      <Alive />
    </Suspense>
  );
}

/** Beside the page's own content: the frame around it comes alive earlier. */
function Alive() {
  useEffect(() => {
    // A moment later: what was typed early has reached the form's state by then.
    const timer = setTimeout(catchUp);
    return () => clearTimeout(timer);
  }, []);
  return null;
}

export function Layout({ children }: { children: React.ReactNode }) {
  const { locale } = usePageAddress();
  const nonce = use(NonceContext);
  const authService = useRouteLoaderData<typeof loader>("root")?.authService;
  return (
    // The first script sets the theme here before React sees the page.
    <html lang={locale} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {authService && <meta name="auth-service" content={authService.path} data-key={authService.apiKey ?? undefined} />}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: firstPaintScript }} />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <LateScripts />
      </body>
    </html>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <main id="content" className="wrapper">
      <MessagePage kind={isMissing ? "notFound" : "failed"} />
    </main>
  );
}
