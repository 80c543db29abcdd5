import { Fragment } from "react";

interface PhrasesProps {
  text: string;
  locale: string;
}

/** Breaks a Chinese title after its commas, and a phrase longer than a line near its middle, so that no character is left alone. */
export function Phrases({ text, locale }: PhrasesProps) {
  if (locale !== "zh") return text;
  return splitPhrases(text).map((phrase, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the phrases of a title stay in their order
    <span key={index} className="phrase-whole">
      {phrase}
    </span>
  ));
}

/** The same, and a long phrase breaks between words. Only for what a browser makes itself: the server may know other words than it. */
export function PhrasesOfWords({ text, locale }: PhrasesProps) {
  if (locale !== "zh") return text;
  return splitPhrases(text).map((phrase, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the phrases of a title stay in their order
    <span key={index} className="phrase-of-words">
      {breakBetweenWords(phrase)}
    </span>
  ));
}

/** For little room: lines are as full as they can be, and end between words. As `PhrasesOfWords`, only for what a browser makes itself. */
export function Words({ text, locale }: PhrasesProps) {
  return locale === "zh" ? <span className="words">{breakBetweenWords(text)}</span> : text;
}

function breakBetweenWords(text: string) {
  return splitWords(text).map((word, position) => (
    // oxlint-disable-next-line react/no-array-index-key -- and so do the words of a phrase
    <Fragment key={position}>
      {position > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}

function splitPhrases(text: string): string[] {
  return text.match(/[^，]*，|[^，]+$/g) ?? [text];
}

/** Particles and measure words, and signs: no line begins with one. */
const clinging = /^[的地得了着过们里上中下吗呢个颗只本张件套盒瓶杯份条支块片盆束封篇位层种次]+$/u;
/** What joins two things begins the second one's line. */
const joining = /^[和与及或跟]$/u;
const signs = /^[\p{P}\s]+$/u;

/** The dictionary leaves what it does not know as single characters: several are taken for one word, one belongs to its neighbor. */
const oneWord = /(?:^[cp]+)?j?(?:s{2,}|s?w(?:s(?![sc]))?|s)[cp]*|j[cp]*|[cp]+/g;

function splitWords(phrase: string): string[] {
  const segments = Array.from(new Intl.Segmenter("zh", { granularity: "word" }).segment(phrase), ({ segment }) => segment);
  const kinds = segments.map(getKind).join("");
  return Array.from(kinds.matchAll(oneWord), ({ index, 0: { length } }) => segments.slice(index, index + length).join(""));
}

function getKind(segment: string): "c" | "j" | "p" | "s" | "w" {
  if (signs.test(segment)) return "p";
  if (joining.test(segment)) return "j";
  if (clinging.test(segment)) return "c";
  return segment.length === 1 ? "s" : "w";
}
