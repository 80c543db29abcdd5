import { Suspense, use, useEffect, useState } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from "react-router";
import { useTranslation } from "react-i18next";
import { listAuthServiceAttributes } from "./client/auth-service.ts";
import { VisitorProvider } from "./account/visitor-provider.tsx";
import { useAccount } from "./account/visitor.tsx";
import { authServiceContext, buildContext, reportsErrorsContext, shopsContext, siteLimitsContext } from "./context.ts";
import { DialogsProvider } from "./layout/dialogs.tsx";
import { markHydrated } from "./start/early-press.ts";
import firstPaintScript from "./start/first-paint.ts?script"; // oxlint-disable-line import/default -- compile-script.ts gives it
import reportErrorsScript from "./start/report-errors.ts?script"; // oxlint-disable-line import/default -- compile-script.ts gives it
import { keepFocus } from "./layout/keep-focus.ts";
import { LanguageOffer } from "./layout/language-offer.tsx";
import type * as laterModule from "./layout/likely-next.tsx";
import { MessagePage } from "./layout/message-page.tsx";
import { nameFault } from "./layout/page-fault.tsx";
import { SiteFooter } from "./layout/site-footer.tsx";
import { SiteHeader } from "./layout/site-header.tsx";
import { themeColors } from "./ui/theme-colors.ts";
import { ViewChange } from "./layout/view-change.tsx";
import { TextAreas } from "./start/text-areas.tsx";
import { NonceContext } from "./ui/nonce.ts";
import { backOfficePath, localizePath, offlinePath, usePageAddress } from "./ui/page-address.ts";
import type { Route } from "./+types/root.ts";
import "./styles.css";

/** Leaves time for the first ideas, or the first reading. */
const afterwardsMs = 1_000;

export function loader({ context }: Route.LoaderArgs) {
  return {
    authService: listAuthServiceAttributes(context.get(authServiceContext)),
    build: context.get(buildContext),
    limits: JSON.stringify(context.get(siteLimitsContext)),
    reportsErrors: context.get(reportsErrorsContext),
    shops: context.get(shopsContext),
  };
}

/** Its data is the same on every page. */
export const shouldRevalidate = () => false;

export default function Root() {
  const { t } = useTranslation("site");
  const { path } = usePageAddress();
  const hasOwnFrame = path === backOfficePath || path === offlinePath;
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
        <DeferredFeatures />
      </DialogsProvider>
    </VisitorProvider>
  );
}

type LaterParts = typeof laterModule;

/** Starts what can wait until the page is idle. Not while developing, where there is neither a service worker nor a new build. */
function DeferredFeatures() {
  const [later, setLater] = useState<LaterParts | null>(null);
  useEffect(() => {
    if (import.meta.env.DEV) return;
    const begin = async () => {
      const [{ stayUsable }, parts] = await Promise.all([import("./offline/stay-usable.ts"), import("./layout/likely-next.tsx")]);
      stayUsable();
      if (!parts.savesData()) setLater(parts);
    };
    // A failure means offline; the next page tries again.
    const start = () => void begin().catch(() => undefined);
    const timer = setTimeout(() => ("requestIdleCallback" in window ? requestIdleCallback(start) : start()), afterwardsMs);
    return () => clearTimeout(timer);
  }, []);
  return later && <later.LikelyNext />;
}

/** Remounts the page when a member signs out, so that nothing of theirs stays on the screen. */
function CurrentPage() {
  const { signOutCount } = useAccount();
  return (
    <Suspense>
      <Outlet key={signOutCount} />
      <MarkHydrated />
    </Suspense>
  );
}

/** Marks the page as hydrated. Rendered beside the page's content, because the frame around it hydrates earlier. */
function MarkHydrated() {
  useEffect(() => {
    // A moment later, so that what was typed early has reached the form's state.
    const timer = setTimeout(markHydrated);
    const stopKeeping = keepFocus();
    return () => {
      clearTimeout(timer);
      stopKeeping();
    };
  }, []);
  return null;
}

export function Layout({ children }: { children: React.ReactNode }) {
  const { locale, path } = usePageAddress();
  const nonce = use(NonceContext);
  const { authService, build, limits, reportsErrors } = useRouteLoaderData<typeof loader>("root") ?? {};
  // Browsers get an empty text of each.
  const script = (reportsErrors ? reportErrorsScript : "") + firstPaintScript;
  return (
    // The first-paint script has set the theme on this element before React hydrates it.
    <html lang={locale} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {authService && <meta name="auth-service" {...authService} />}
        {limits !== undefined && <meta name="limits" content={limits} />}
        {build !== undefined && <meta name="build" content={build} />}
        {themeColors.map(({ theme, color }) => (
          <meta key={theme} name="theme-color" media={`(prefers-color-scheme: ${theme})`} content={color} />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {/* Becomes a link once the page is usable, because browsers would fetch the manifest and its icons before the first paint. */}
        <meta name="web-manifest" content={localizePath(locale, "/manifest.webmanifest")} />
        <Meta />
        <Links />
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <TextAreas />
        {/* Without them on the page that stands in for any other, which is never hydrated. */}
        {path !== offlinePath && <Scripts nonce={nonce} />}
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
