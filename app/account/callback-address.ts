import { findLocale } from "../i18n.ts";
import { localizePath } from "../page-address.ts";

/** Where mails and other services send the visitor back to, in the language that they read now. */
export function buildCallbackAddress(query = ""): string {
  return `${location.origin}${localizePath(findLocale(location.pathname), "/auth/callback")}${query}`;
}
