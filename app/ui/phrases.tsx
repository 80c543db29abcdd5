interface PhrasesProps {
  text: string;
  locale: string;
}

/** A Chinese title breaks behind its commas, and a phrase that is longer than its line in the middle: no character stands alone. */
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
