const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

/** Escapes text for XML content and for attribute values in either kind of quotes. Leaves out the two characters that XML cannot hold. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"'\ufffe\uffff]/g, (sign) => entities[sign] ?? "");
}
