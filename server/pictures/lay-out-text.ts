/** An element in the form that satori accepts in place of React's. */
export function element(style: Record<string, string | number>, children: unknown) {
  return { type: "div", key: null, props: { style: { display: "flex", ...style }, children } };
}

/** By the width of a text, which is counted in letters: on a card for one title, and above pictures. */
const settings = {
  card: [
    { widest: 26, style: { fontSize: 80, letterSpacing: -1, textWrap: "balance" } },
    { widest: 48, style: { fontSize: 64, letterSpacing: -0.5, textWrap: "balance" } },
    // Not balanced: satori clamps balanced text before it has counted its lines.
    { widest: 84, style: { fontSize: 52, lineClamp: 4 } },
    { widest: Infinity, style: { fontSize: 42, lineClamp: 5 } },
  ],
  line: [
    { widest: 28, style: { fontSize: 56, letterSpacing: -0.5 } },
    { widest: 40, style: { fontSize: 42, letterSpacing: -0.5 } },
    { widest: Infinity, style: { fontSize: 36, lineClamp: 2 } },
  ],
} as const satisfies Record<string, readonly { widest: number; style: Record<string, string | number> }[]>;

/** Longer texts are set smaller. A Chinese or Japanese character counts as two letters. */
export function chooseSetting(text: string, place: keyof typeof settings): Record<string, string | number> {
  const width = [...text].reduce((sum, sign) => sum + (/[\u2e80-\uffef]/.test(sign) ? 2 : 1), 0);
  return settings[place].find(({ widest }) => width <= widest)?.style ?? {};
}
