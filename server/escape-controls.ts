// C0, C1 and invisible formatting characters, and the two line ends that only some programs know.
const controls = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** Spells out as `\u001b` whatever would move a terminal's cursor, hide text or turn its lines round; within a text of JSON it means the same. */
export function escapeControls(text: string): string {
  return text.replaceAll(controls, (sign) => sign.split("").map(spellOut).join(""));
}

function spellOut(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
