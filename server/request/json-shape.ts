import { limits } from "#shared/limits.ts";

/**
 * Whether the text nests deeper than a body may, or has more values in its objects and lists. It is looked through once, letter by letter,
 * which takes a few milliseconds for a mebibyte; to parse a hundred thousand keys and look through them takes a quarter of a second.
 */
export function isTooIntricate(text: string): boolean {
  let depth = 0;
  let values = 0;
  for (let place = 0; place < text.length; place += 1) {
    switch (text.charAt(place)) {
      case '"':
        place = getEndOfString(text, place);
        break;
      case "{":
      case "[":
        depth += 1;
        values += 1;
        break;
      case ",":
        values += 1;
        break;
      case "}":
      case "]":
        depth -= 1;
        break;
    }
    if (depth > limits.bodyNesting || values > limits.bodyValues) return true;
  }
  return false;
}

/** Where the string that begins at the place ends; after the last letter when it does not. */
function getEndOfString(text: string, start: number): number {
  for (let place = start + 1; place < text.length; place += 1) {
    if (text[place] === '"') return place;
    if (text[place] === "\\") place += 1;
  }
  return text.length;
}
