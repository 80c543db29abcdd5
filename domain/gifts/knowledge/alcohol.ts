/** The pastimes that are about what is drunk, and may not be sold to the young. */
export const alcoholInterests: ReadonlySet<string> = new Set(
  "wine natural-wine beer craft-beer-spotting home-brewing whisky bourbon sake sake-tasting shochu gin cocktails cocktails-at-home cider spirits tequila cognac baijiu huangjiu pub".split(
    " ",
  ),
);

/** The kind of names of drinks: 'Glenfiddich', 茅台. */
export const alcoholName = "alcohol";
