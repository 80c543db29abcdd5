import { limits } from "./limits.ts";
import { findNamedPicture } from "./pictures.ts";

/** Whether the text is an absolute http(s) URL without credentials, in a form that all parsers read alike. */
export function isWebAddress(text: string): boolean {
  // URL parsers drop tabs and line ends and read backslashes as slashes, so such text could mean something else than what was checked.
  if (text.length > limits.url || !/^https?:\/\/[^\s\\\u0000-\u001f\u007f]+$/i.test(text)) return false;
  const address = URL.parse(text);
  return address !== null && address.username === "" && address.password === "";
}

/** Whether a picture can be shown from there: from the library, or from elsewhere on the web. */
export function isPictureAddress(text: string): boolean {
  return findNamedPicture(text) !== null || isWebAddress(text);
}
