import { use } from "react";
import { useTranslation } from "react-i18next";
import { Scripts, UNSAFE_FrameworkContext, useMatches } from "react-router";
import { NonceContext } from "./nonce.ts";

/**
 * Starts the page's script after its first paint, or at the first touch: the framework's own `Scripts` lets it compete
 * with what people came to read. Whatever is pressed before then is kept by the first-paint script.
 */
export function LateScripts() {
  const nonce = use(NonceContext);
  const source = useStartScript();
  if (import.meta.env.DEV) return <Scripts />;
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: source }} />;
}

declare global {
  interface Window {
    /** The areas of texts that the page was rendered with. */
    textAreas?: string[];
  }
}

/** What the framework's `Scripts` would have written; empty in the browser, where it ran already. */
function useStartScript(): string {
  const framework = use(UNSAFE_FrameworkContext);
  const ids = useMatches().map((match) => match.id);
  const { i18n } = useTranslation();
  if (!framework?.serverHandoffString) return "";
  const { manifest, renderMeta, serverHandoffString } = framework;
  // The loaders' data follow in scripts of their own, which the framework writes for pages that hydrate only.
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
files.forEach(function(file){var link=document.createElement("link");link.rel="modulepreload";link.href=file;document.head.append(link)});
Promise.all([import(files[0])].concat(routes.map(function(r){return import(r[1])}))).then(function(modules){
window.__reactRouterRouteModules=Object.fromEntries(routes.map(function(r,i){return[r[0],modules[i+1]]}));import(entry)})}
["pointerdown","keydown","touchstart","focusin"].forEach(function(name){addEventListener(name,start,{once:true,passive:true,capture:true})});
function idle(){window.requestIdleCallback?requestIdleCallback(start,{timeout:1000}):setTimeout(start,50)}
document.readyState==="complete"?idle():addEventListener("load",idle);
})(${toScript([...new Set(files)])},${toScript(routes.map((route) => [route.id, route.module]))},${toScript(manifest.entry.module)})`;
}

function toScript(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
