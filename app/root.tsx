import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from "react-router";
import { fallbackLocale } from "#shared/locales/locale.ts";
import { pageRequestContext } from "./context.ts";
import type { Route } from "./+types/root.ts";
import "./ui/tokens.css";

export function loader({ context }: Route.LoaderArgs) {
  return context.get(pageRequestContext);
}

export default function Root() {
  return <Outlet />;
}

export function Layout({ children }: { children: React.ReactNode }) {
  const page = useRouteLoaderData<typeof loader>("root");
  return (
    <html lang={page?.locale ?? fallbackLocale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}
