import { parseDomFromString, xpath } from "@node-saml/node-saml/lib/xml.js";

const longestDocument = 1_048_576;

/** Parses untrusted XML. `null` when it is not well formed, too long, or has a document type, which could define entities. */
export async function parseForeignXml(xml: string): Promise<Document | null> {
  if (xml.length > longestDocument || xml.includes("\0") || /<!(?:DOCTYPE|ENTITY)/i.test(xml)) return null;
  try {
    return await parseDomFromString(xml);
  } catch {
    return null;
  }
}

/** The elements at a path of local names, whatever their namespaces. */
export function listElements(node: Node, path: readonly string[]): Element[] {
  return xpath.selectElements(node, `.${path.map((name) => `/*[local-name()='${name}']`).join("")}`);
}
