const longestDocument = 1_048_576;
/** Far more than any response or metadata has. */
const deepestElement = 100;
const declaration = /^\uFEFF?<\?xml\s[^<>]*\?>/;
const literal = /<!--[^]*?-->|<!\[CDATA\[[^]*?\]\]>/g;
const markup = /<!--[^]*?-->|<!\[CDATA\[[^]*?\]\]>|<(?<end>\/)?[^!?/<>](?:"[^"<]*"|'[^'<]*'|[^"'<>])*?(?<isEmpty>\/)?>/y;

/**
 * Parses untrusted XML. `null` when it is not well formed, too long, or has a document type, which could define entities, or a
 * processing instruction, for which SAML has no use. All checks take a time that grows with the length alone; the parser may take
 * longer, so this runs in a thread with a deadline (`SamlReader`). The parser is loaded when it is needed: few sites use it.
 */
export async function parseForeignXml(xml: string): Promise<Document | null> {
  if (xml.length > longestDocument || xml.includes("\0") || /<!(?:DOCTYPE|ENTITY)/i.test(xml)) return null;
  try {
    const content = xml.replace(declaration, "");
    if (!hasOneRoot(content) || hasUnknownEntities(content)) return null;
    const { parseDomFromString } = await import("@node-saml/node-saml/lib/xml.js");
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

/**
 * The parser reports each one, which takes seconds when there are many. Only for what has passed `hasOneRoot`: there every comment
 * and every character data that begins also ends.
 */
function hasUnknownEntities(xml: string): boolean {
  return /&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-f]{1,6});)/i.test(xml.replaceAll(literal, ""));
}

/** The elements at a path of local names, whatever their namespaces. Not by XPath, which sorts what it has found in square time. */
export function listElements(node: Node, path: readonly string[]): Element[] {
  const [name, ...further] = path;
  const elements = listChildren(node).filter(({ localName }) => localName === name);
  return further.length === 0 ? elements : elements.flatMap((element) => listElements(element, further));
}

function listChildren(node: Node): Element[] {
  const children: Element[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) if (isElementNode(child)) children.push(child);
  return children;
}

function isElementNode(node: Node): node is Element {
  return node.nodeType === node.ELEMENT_NODE;
}
