import { serveStatic } from "@hono/node-server/serve-static";
import type { MiddlewareHandler } from "hono";
import type { AppContext } from "../app-context.ts";
import type { Header } from "../middleware/security-headers.ts";

const forEver: readonly Header[] = [["Cache-Control", "public, max-age=31536000, immutable"]];
const anHour: readonly Header[] = [["Cache-Control", "public, max-age=3600"]];
/** For the service worker: browsers check for a new one each time, and it may connect to our own server only. */
const worker: readonly Header[] = [
  ["Cache-Control", "no-cache"],
  ["Content-Security-Policy", "default-src 'none'; connect-src 'self'"],
];

/** Serves the built files for the browser, which `bin/compress.mjs` has compressed. Those with a hash in their name never change. */
export function staticFiles(folder: string): MiddlewareHandler<AppContext> {
  const serve = serveStatic<AppContext>({ root: folder, precompressed: true });
  return async (c, next) => {
    const file = await serve(c, next);
    // The `onFound` hook of `serveStatic` runs too late to set headers.
    if (file instanceof Response) for (const [name, value] of chooseHeaders(c.req.path)) file.headers.set(name, value);
    return file;
  };
}

function chooseHeaders(path: string): readonly Header[] {
  if (path === "/sw.js") return worker;
  return path.startsWith("/assets/") ? forEver : anHour;
}
