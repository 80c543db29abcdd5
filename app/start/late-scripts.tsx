import { use } from "react";
import { useTranslation } from "react-i18next";
import { Scripts, UNSAFE_FrameworkContext, useMatches } from "react-router";
import { NonceContext } from "../ui/nonce.ts";
import { offlinePath, usePageAddress } from "../ui/page-address.ts";
import type { PageModules } from "./start-page.ts";
import startPageScript from "./start-page.ts?script"; // oxlint-disable-line import/default -- compile-script.ts gives it

/** Starts the page's script after the first paint; with the framework's own `Scripts` it would compete with the content. */
export function LateScripts() {
  // Nothing may even be prepared on the page that stands in for any other: the framework would write the loaders' data after it.
  if (usePageAddress().path === offlinePath) return null;
  return import.meta.env.DEV ? <Scripts /> : <StartScript />;
}

function StartScript() {
  const nonce = use(NonceContext);
  const source = useStartScript();
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: source }} />;
}

declare global {
  interface Window {
    /** The areas of texts with which the page was rendered. */
    textAreas?: string[];
  }
}

/** The script that the framework's `Scripts` would write; empty in the browser, where it has run already. */
function useStartScript(): string {
  const framework = use(UNSAFE_FrameworkContext);
  const ids = useMatches().map((match) => match.id);
  const { i18n } = useTranslation();
  if (!import.meta.env.SSR || !framework?.serverHandoffString) return "";
  const { manifest, renderMeta, serverHandoffString } = framework;
  // The framework writes the loaders' data only for pages that hydrate.
  // oxlint-disable-next-line react/immutability -- this is how the framework is told
  if (renderMeta) renderMeta.didRenderScripts = true;
  const routes = ids.flatMap((id) => manifest.routes[id] ?? []);
  const files = [
    manifest.url,
    ...manifest.entry.imports,
    ...routes.flatMap((route) => [route.module, ...(route.imports ?? [])]),
    manifest.entry.module,
  ];
  const pageModules: PageModules = Object.fromEntries(files.map((file) => [file, routes.find(({ module }) => module === file)?.id ?? ""]));
  return `window.textAreas=${toScript(i18n.reportNamespaces?.getUsedNamespaces() ?? [])};
window.__reactRouterContext=${serverHandoffString};
window.pageModules=${toScript(pageModules)};
${startPageScript}`;
}

function toScript(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
