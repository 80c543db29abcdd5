// `npm run dev`: the product with hot reload. Vite serves the browser's files and reloads the server's modules when they change.
import { createServer } from "vite";

const vite = await createServer({ server: { middlewareMode: true }, appType: "custom" });
const { startProduct, failStart } = await vite.ssrLoadModule("/server/main.ts");

/** @param {object} services */
function loadFetch(services) {
  /** @type {{ build: unknown, fetch: (request: Request, bindings: object) => Promise<Response> } | undefined} */
  let current;
  return async (/** @type {Request} */ request, /** @type {object} */ bindings) => {
    const { createApp } = await vite.ssrLoadModule("/server/app.ts");
    const build = await vite.ssrLoadModule("virtual:react-router/server-build");
    if (current?.build !== build) current = { build, fetch: createApp({ ...services, browserFiles: null, build }).fetch };
    return await current.fetch(request, bindings);
  };
}

/** @param {import("node:http").RequestListener} listener */
const wrap =
  (listener) => (/** @type {import("node:http").IncomingMessage} */ request, /** @type {import("node:http").ServerResponse} */ response) =>
    vite.middlewares(request, response, () => listener(request, response));

// Vite would end the process at the first signal; the product closes its database first.
process.removeAllListeners("SIGTERM");
await startProduct({ loadFetch, wrap }).catch(failStart);
