import { createMiddleware } from "hono/factory";
import { Refusal } from "#shared/refusal.ts";
import type { AppContext } from "../app-context.ts";

// Empty segments and encoded slashes, backslashes, dots or NUL are read differently by different parsers.
const ambiguous = /\/\/|%2f|%5c|%2e|%00|\\/i;

/** Refuses paths that the access check and the router could read differently, before anything is routed. */
export const cleanPath = createMiddleware<AppContext>(async (c, next) => {
  const { pathname, search } = new URL(c.req.url);
  if (ambiguous.test(pathname) || decode(pathname) === null) throw new Refusal("not_found");
  // A percent sign without two hexadecimal digits stands for itself.
  if (/%00/.test(search) || decode(search.replaceAll(/%(?![0-9a-f]{2})/gi, "%25")) === null) throw new Refusal("validation_failed");
  await next();
});

/** `null`: some of it stands for no character. */
function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
