// The script that starts the page's own: after the first paint, or at the first input. In a hidden tab, which is not painted, it
// starts two seconds after everything is loaded. early-press.ts holds presses until then.

/** The modules' addresses in the order in which they run, the entry last, each with the id of the route whose module it is, or nothing. */
export type PageModules = Record<string, string>;
/** late-scripts.tsx writes it before this script. */
declare const pageModules: PageModules;
declare const __reactRouterContext: { stream: ReadableStream; streamController: ReadableStreamDefaultController };

const unpaintedMs = 2_000;
/** The browser is given this long to become idle. */
const idleWithinMs = 1_000;
/** For browsers that do not tell when they are idle. */
const usuallyIdleMs = 50;

let hasStarted = false;
openStream();
for (const name of ["pointerdown", "keydown", "touchstart", "focusin"])
  addEventListener(name, start, { once: true, passive: true, capture: true });
if (document.readyState === "complete") startWhenPainted();
else addEventListener("load", startWhenPainted);

/** The loaders' data arrives through it, as the framework expects. */
function openStream(): void {
  __reactRouterContext.stream = new ReadableStream({
    start(controller) {
      __reactRouterContext.streamController = controller;
    },
  }).pipeThrough(new TextEncoderStream());
}

function startWhenPainted(): void {
  window.whenPainted(() => {
    if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: idleWithinMs });
    else setTimeout(start, usuallyIdleMs);
  }, unpaintedMs);
}

function start(): void {
  if (hasStarted) return;
  hasStarted = true;
  for (const file of Object.keys(pageModules)) setTimeout(() => announce(file));
  void loadInTurn();
}

function announce(file: string): void {
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", fetchPriority: "low", href: file }));
}

/** Each module runs in a task of its own. */
async function loadInTurn(): Promise<void> {
  const routeModules: Record<string, unknown> = {};
  Object.assign(window, { __reactRouterRouteModules: routeModules });
  for (const [file, routeId] of Object.entries(pageModules)) {
    const module: unknown = await import(/* @vite-ignore */ file);
    if (routeId) routeModules[routeId] = module;
    await new Promise((resolve) => setTimeout(resolve));
  }
}
