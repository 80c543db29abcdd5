import { createMiddleware } from "hono/factory";
import { Refusal } from "#shared/refusal.ts";
import type { AppContext } from "../app-context.ts";

// Empty segments and encoded slashes, backslashes, dots or NUL are read differently by different parsers.
const ambiguous = /\/\/|%2f|%5c|%2e|%00|\\/i;

/** Refuses paths that the access check and the router could read differently, before anything is routed. */
export const cleanPath = createMiddleware<AppContext>(async (c, next) => {
  const { pathname, search } = new URL(c.req.url);
  if (ambiguous.test(pathname) || !canDecode(pathname)) throw new Refusal("not_found");
  // A percent sign without two hexadecimal digits stands for itself.
  if (/%00/.test(search) || !canDecode(search.replaceAll(/%(?![0-9a-f]{2})/gi, "%25"))) throw new Refusal("validation_failed");
  await next();
});

function canDecode(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
