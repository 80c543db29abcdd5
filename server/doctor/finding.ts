/** What the doctor found: all right, worth knowing, or wrong. */
export interface Finding {
  verdict: "good" | "note" | "wrong";
  text: string;
}

export const good = (text: string): Finding => ({ verdict: "good", text });
export const note = (text: string): Finding => ({ verdict: "note", text });
export const wrong = (text: string): Finding => ({ verdict: "wrong", text });

const marks = { good: "ok   ", note: "note ", wrong: "WRONG" } as const satisfies Record<Finding["verdict"], string>;

/** One line per finding, then a summary. */
export function formatFindings(findings: readonly Finding[]): string {
  const count = findings.filter(({ verdict }) => verdict === "wrong").length;
  const sum = count === 0 ? "Nothing is wrong." : `${count} ${count === 1 ? "thing is" : "things are"} wrong.`;
  return [...findings.map(({ verdict, text }) => `${marks[verdict]}  ${text}`), sum].join("\n");
}
