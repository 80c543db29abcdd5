/** 'Roses' is 'rose', and 'wolves and foxes' is 'wolf and fox', as they stand before a noun. */
export function makeSingular(words: string): string {
  return words.replaceAll(/\p{L}+(?= and |$)/gu, (word) => {
    if (
      /(?:ss|us|is|ics|(?<!curi)os)$|^(?:arts|blues|darts|esports|series|species|Pilates|lights|Dragons|Catacombs|Legends|Titans)$/.test(
        word,
      )
    )
      return word;
    if (/sses$|^buses$/.test(word)) return word.slice(0, -"es".length);
    return word
      .replace(/^knives$/, "knife")
      .replace(/lves$/, "lf")
      .replace(/zzes$/, "z")
      .replace(/shoes$/, "shoe")
      .replace(/ies$/, "y")
      .replace(/(x|ch|sh|o)es$/, "$1")
      .replace(/s$/, "");
  });
}
