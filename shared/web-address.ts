import { limits } from "./limits.ts";

/** Whether the text is an absolute http(s) address without credentials, written as it will be understood. */
export function isWebAddress(text: string): boolean {
  // URL parsers drop tabs and line ends and read backslashes as slashes: what is checked must be what is used.
  if (text.length > limits.url || !/^https?:\/\/[^\s\\\u0000-\u001f\u007f]+$/i.test(text)) return false;
  const address = URL.parse(text);
  return address !== null && address.username === "" && address.password === "";
}
