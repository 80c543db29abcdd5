interface PhrasesProps {
  text: string;
  locale: string;
}

/** Breaks a Chinese title after its commas, and a phrase longer than a line near its middle, so that no character is left alone. */
export function Phrases({ text, locale }: PhrasesProps) {
  if (locale !== "zh") return text;
  const phrases = text.match(/[^，]*，|[^，]+$/g) ?? [text];
  return phrases.map((phrase, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the phrases of a title stay in their order
    <span key={index} className="inline-block break-normal">
      {phrase}
    </span>
  ));
}
