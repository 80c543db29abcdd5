// Words in the lexicon that tell one name from another; beside a noun they read badly: 'a Trek bikes jersey'.
const labels: readonly (readonly [kinds: RegExp, label: RegExp])[] = [
  [
    /-brand$/,
    / (?:audio|badminton|bicycles?|bikes|cameras?|camping|cars|clothing|cosmetics|craft|cricket|fishing|fitness|gear|golf|guitars|headphones|hockey|laptop|lens|motorcycles|outdoor|pedals|pens|phones|rugby|saddle|sewing|skin|skincare|stationery|swimwear|(?:table )?tennis|tools|tracker|watches)$/,
  ],
  [
    /^(?:artist|band|board-game|book-series|film|film-series|musical|opera|podcast|series|video-game)$/,
    / (?:ballet|(?:French |the )?band|(?:board )?games?|books|films?|movies?|musical|novels|podcast|series|singer)$/,
  ],
  [/^language$/, / language$/],
  [/^national-team$/, /(?<!['’]s)(?: national)? (?:baseball|football|soccer) team$/],
  [/^animal$/, /(?<=goose) bird$/],
  [/^plant$/, / flower$|(?<=heather|bamboo) plant$/],
  [/^pet$/, / pet$/],
];

/** A name as it stands beside others in a sentence: 'Trek' for the lexicon's 'Trek bikes', 'Italian' for 'Italian language'. */
export function dropLabel(kind: string, name: string): string {
  const found = labels.find(([kinds, label]) => kinds.test(kind) && label.test(name));
  return found ? name.replace(found[1], "") : name;
}

/** 'Roses' is 'rose', and 'wolves and foxes' is 'wolf and fox', as they stand before a noun. */
export function makeSingular(words: string): string {
  return words.replaceAll(/\p{L}+(?= and |$)/gu, (word) => {
    if (/(?:ss|us|is)$/.test(word)) return word;
    return word
      .replace(/lves$/, "lf")
      .replace(/ies$/, "y")
      .replace(/(x|ch|sh)es$/, "$1")
      .replace(/s$/, "");
  });
}
