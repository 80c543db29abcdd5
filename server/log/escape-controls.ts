// C0, C1 and invisible formatting characters, and the line ends that only some programs recognize.
const controls = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** Escapes, as `\u001b`, characters that control a terminal, hide text or reverse its direction. Within a JSON string the meaning stays the same. */
export function escapeControls(text: string): string {
  return text.replaceAll(controls, (sign) => sign.split("").map(spellOut).join(""));
}

function spellOut(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
