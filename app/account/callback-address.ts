import { getLocale } from "../client/get-locale.ts";
import { localizePath } from "../ui/page-address.ts";

/** The address to which mails and identity providers send the visitor back, in the language of the page. */
export function buildCallbackAddress(query = ""): string {
  return `${location.origin}${localizePath(getLocale(location.pathname), "/auth/callback")}${query}`;
}
