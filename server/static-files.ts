import { serveStatic } from "@hono/node-server/serve-static";
import type { MiddlewareHandler } from "hono";
import type { AppContext } from "./app-context.ts";

const oneYear = "public, max-age=31536000, immutable";
const oneHour = "public, max-age=3600";

/** The built files of the browser; those with a hash in their name never change. Compressed at build time, never here. */
export function staticFiles(folder: string): MiddlewareHandler<AppContext> {
  return serveStatic<AppContext>({
    root: folder,
    precompressed: true,
    onFound: (_, c) => c.header("Cache-Control", c.req.path.startsWith("/assets/") ? oneYear : oneHour),
  });
}
