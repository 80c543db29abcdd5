import { serveStatic } from "@hono/node-server/serve-static";
import type { MiddlewareHandler } from "hono";
import type { AppContext } from "./app-context.ts";
import type { Header } from "./middleware/security-headers.ts";

const forEver: readonly Header[] = [["Cache-Control", "public, max-age=31536000, immutable"]];
const anHour: readonly Header[] = [["Cache-Control", "public, max-age=3600"]];
/** The service worker: a new one is seen at once, and it may ask our own server alone. */
const worker: readonly Header[] = [
  ["Cache-Control", "no-cache"],
  ["Content-Security-Policy", "default-src 'none'; connect-src 'self'"],
];

/** The built files of the browser; those with a hash in their name never change. Compressed at build time, never here. */
export function staticFiles(folder: string): MiddlewareHandler<AppContext> {
  const serve = serveStatic<AppContext>({ root: folder, precompressed: true });
  return async (c, next) => {
    const file = await serve(c, next);
    // Its own hook comes when the answer is made already, too late for headers.
    if (file instanceof Response) for (const [name, value] of chooseHeaders(c.req.path)) file.headers.set(name, value);
    return file;
  };
}

function chooseHeaders(path: string): readonly Header[] {
  if (path === "/sw.js") return worker;
  return path.startsWith("/assets/") ? forEver : anHour;
}
