import { Suspense, use, useEffect } from "react";
import { Links, Meta, Outlet, ScrollRestoration, useRouteLoaderData } from "react-router";
import { useTranslation } from "react-i18next";
import { VisitorProvider } from "./account/visitor-provider.tsx";
import { useAccount } from "./account/visitor.tsx";
import { authServiceContext } from "./context.ts";
import { DialogsProvider } from "./dialogs/dialogs.tsx";
import { catchUp, firstPaintScript } from "./layout/first-paint.ts";
import { LanguageOffer } from "./layout/language-offer.tsx";
import { MessagePage } from "./layout/message-page.tsx";
import { nameFault } from "./layout/page-fault.tsx";
import { SiteFooter } from "./layout/site-footer.tsx";
import { SiteHeader } from "./layout/site-header.tsx";
import { themeColours } from "./layout/theme-colours.ts";
import { ViewChange } from "./layout/view-change.tsx";
import { LateScripts } from "./late-scripts.tsx";
import { NonceContext } from "./nonce.ts";
import { backOfficePath, localizePath, offlinePath, usePageAddress } from "./page-address.ts";
import type { Route } from "./+types/root.ts";
import "./styles.css";

/** The first ideas, or the first reading, come before it. */
const stayUsableAfterMs = 1_000;

export function loader({ context }: Route.LoaderArgs) {
  return { authService: context.get(authServiceContext) };
}

/** The same on every page. */
export const shouldRevalidate = () => false;

export default function Root() {
  const { t } = useTranslation("site");
  const { path } = usePageAddress();
  const hasOwnFrame = path === backOfficePath || path === offlinePath;
  useStayingUsable();
  return (
    <VisitorProvider>
      <DialogsProvider>
        <a href="#content" className="skip-link button">
          {t("skip")}
        </a>
        {!hasOwnFrame && <SiteHeader />}
        <ViewChange />
        <main id="content" tabIndex={-1}>
          <CurrentPage />
        </main>
        {!hasOwnFrame && <SiteFooter />}
        {!hasOwnFrame && <LanguageOffer />}
      </DialogsProvider>
    </VisitorProvider>
  );
}

/** When there is nothing else to do any more. Vite's own server has neither a worker nor builds that follow each other. */
function useStayingUsable(): void {
  useEffect(() => {
    if (import.meta.env.DEV) return;
    // Offline already: the next page tries again.
    const start = () =>
      void import("./offline/stay-usable.ts").then(
        ({ stayUsable }) => stayUsable(),
        () => undefined,
      );
    const timer = setTimeout(() => ("requestIdleCallback" in window ? requestIdleCallback(start) : start()), stayUsableAfterMs);
    return () => clearTimeout(timer);
  }, []);
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
        {themeColours.map(({ theme, colour }) => (
          <meta key={theme} name="theme-color" media={`(prefers-color-scheme: ${theme})`} content={colour} />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {/* Linked once the page is usable: a browser fetches it, and the icons that it names, before the first paint. */}
        <meta name="web-manifest" content={localizePath(locale, "/manifest.webmanifest")} />
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
  return (
    <main id="content" className="wrapper">
      <MessagePage kind={nameFault(error)} />
    </main>
  );
}
