// The product as `npm run dev` runs it: Vite serves the browser's files and reloads the modules of pages and server when they change.
import { createServer } from "vite";

const vite = await createServer({ server: { middlewareMode: true }, appType: "custom" });
const { startProduct, failStart } = await vite.ssrLoadModule("/server/main.ts");

/** @param {{ pageCache: { clear: () => void } }} services */
function loadFetch(services) {
  /** @type {{ build: unknown, createApp: unknown, fetch: (request: Request, bindings: object) => Promise<Response> } | undefined} */
  let current;
  return async (/** @type {Request} */ request, /** @type {object} */ bindings) => {
    try {
      // Both are other modules as soon as anything they import has changed.
      const { createApp } = await vite.ssrLoadModule("/server/app.ts");
      const build = await vite.ssrLoadModule("virtual:react-router/server-build");
      if (current?.build !== build || current.createApp !== createApp) {
        services.pageCache.clear();
        current = { build, createApp, fetch: createApp({ ...services, browserFiles: null, build }).fetch };
      }
    } catch (error) {
      return showFault(error);
    }
    return await current.fetch(request, bindings);
  };
}

/**
 * A page about source that cannot be loaded, as with a fault of syntax; it loads again when that is mended.
 * @param {unknown} error
 */
function showFault(error) {
  if (error instanceof Error) vite.ssrFixStacktrace(error);
  console.error(error);
  const text = (error instanceof Error ? (error.stack ?? error.message) : String(error)).replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const again = `setInterval(() => fetch(location.href).then((answer) => answer.ok && location.reload(), () => undefined), 1000)`;
  const page = `<!doctype html><title>Cannot be loaded</title><h1>The source cannot be loaded</h1><pre>${text}</pre><script>${again}</script>`;
  return new Response(page, { status: 500, headers: { "Content-Type": "text/html; charset=utf-8" } });
}

/** @param {import("node:http").RequestListener} listener */
const wrap =
  (listener) => (/** @type {import("node:http").IncomingMessage} */ request, /** @type {import("node:http").ServerResponse} */ response) =>
    vite.middlewares(request, response, () => listener(request, response));

// Vite would end the process at the first signal; the product closes its database first.
process.removeAllListeners("SIGTERM");
await startProduct({ loadFetch, wrap }).catch(failStart);
