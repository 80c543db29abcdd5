import { use } from "react";
import { useTranslation } from "react-i18next";
import { Scripts, UNSAFE_FrameworkContext, useMatches } from "react-router";
import { NonceContext } from "../nonce.ts";
import { offlinePath, usePageAddress } from "../page-address.ts";

/**
 * Starts the page's script after the first paint, or at the first input; with the framework's own `Scripts` it would compete
 * with the content. In a hidden tab, which is not painted, it starts two seconds after everything is loaded. The first-paint script
 * records clicks until then.
 */
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
    manifest.entry.module,
    ...manifest.entry.imports,
    ...routes.flatMap((route) => [route.module, ...(route.imports ?? [])]),
  ];
  return `window.textAreas=${toScript(i18n.reportNamespaces?.getUsedNamespaces() ?? [])};
window.__reactRouterContext=${serverHandoffString};
__reactRouterContext.stream=new ReadableStream({start(c){__reactRouterContext.streamController=c}}).pipeThrough(new TextEncoderStream());
(function(files,routes,entry){
var started;
function start(){
if(started)return;started=1;
files.forEach(function(file){setTimeout(function(){var link=document.createElement("link");link.rel="modulepreload";link.fetchPriority="low";link.href=file;document.head.append(link)})});
var modules=window.__reactRouterRouteModules={};
files.filter(function(file){return file!==entry}).reduce(function(before,file){return before.then(function(){return import(file)}).then(function(module){
routes.forEach(function(r){if(r[1]===file)modules[r[0]]=module});
return new Promise(function(next){setTimeout(next)})})},Promise.resolve()).then(function(){import(entry)})}
["pointerdown","keydown","touchstart","focusin"].forEach(function(name){addEventListener(name,start,{once:true,passive:true,capture:true})});
function idle(){window.requestIdleCallback?requestIdleCallback(start,{timeout:1000}):setTimeout(start,50)}
function painted(){whenPainted(idle,2000)}
document.readyState==="complete"?painted():addEventListener("load",painted);
})(${toScript([...new Set(files)])},${toScript(routes.map((route) => [route.id, route.module]))},${toScript(manifest.entry.module)})`;
}

function toScript(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
