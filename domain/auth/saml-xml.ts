import { parseDomFromString, xpath } from "@node-saml/node-saml/lib/xml.js";

const longestDocument = 1_048_576;
/** Far more than any response or metadata has. */
const deepestElement = 100;
const literal = /<!--[^]*?-->|<!\[CDATA\[[^]*?\]\]>/g;
const markup = /<!--[^]*?-->|<!\[CDATA\[[^]*?\]\]>|<\?[^]*?\?>|<(?<end>\/)?[^!?/<>](?:"[^"<]*"|'[^'<]*'|[^"'<>])*?(?<isEmpty>\/)?>/y;

/** Parses untrusted XML. `null` when it is not well formed, too long, or has a document type, which could define entities. */
export async function parseForeignXml(xml: string): Promise<Document | null> {
  if (xml.length > longestDocument || xml.includes("\0") || /<!(?:DOCTYPE|ENTITY)/i.test(xml)) return null;
  try {
    if (!hasOneRoot(xml) || hasUnknownEntities(xml)) return null;
    return await parseDomFromString(xml);
  } catch {
    return null;
  }
}

/**
 * Whether there is one root in which every element ends. For other documents the parser takes a time that grows with the square
 * of their length.
 */
function hasOneRoot(xml: string): boolean {
  let depth = 0;
  let roots = 0;
  for (let at = xml.indexOf("<"); at >= 0; at = xml.indexOf("<", markup.lastIndex)) {
    markup.lastIndex = at;
    const found = markup.exec(xml);
    if (!found) return false;
    if (isElement(found) && depth === 0) roots += 1;
    depth += countStep(found);
    if (roots > 1 || depth < 0 || depth > deepestElement) return false;
  }
  return depth === 0;
}

function isElement([text]: RegExpExecArray): boolean {
  return !/^<[!?]/.test(text);
}

function countStep(found: RegExpExecArray): -1 | 0 | 1 {
  if (!isElement(found) || found.groups?.["isEmpty"]) return 0;
  return found.groups?.["end"] ? -1 : 1;
}

/** The parser reports each one, which takes seconds when there are many. */
function hasUnknownEntities(xml: string): boolean {
  return /&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-f]{1,6});)/i.test(xml.replaceAll(literal, ""));
}

/** The elements at a path of local names, whatever their namespaces. */
export function listElements(node: Node, path: readonly string[]): Element[] {
  return xpath.selectElements(node, `.${path.map((name) => `/*[local-name()='${name}']`).join("")}`);
}
