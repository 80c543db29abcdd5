import { parseDomFromString, xpath } from "@node-saml/node-saml/lib/xml.js";

const longestDocument = 1_048_576;

/** Parses XML that a stranger sent. `null` for what is not well formed, too long, or has a document type: no DTD, so no entities. */
export async function parseForeignXml(xml: string): Promise<Document | null> {
  if (xml.length > longestDocument || xml.includes("\0") || /<!(?:DOCTYPE|ENTITY)/i.test(xml)) return null;
  try {
    return await parseDomFromString(xml);
  } catch {
    return null;
  }
}

/** Elements by their local names, one below the other; namespaces are looked at where they decide something. */
export function listElements(node: Node, path: readonly string[]): Element[] {
  return xpath.selectElements(node, `.${path.map((name) => `/*[local-name()='${name}']`).join("")}`);
}
