/** How Kansai says what the cues know, each in as many letters, so that every position stays where it is. */
const sayings: readonly (readonly [RegExp, string])[] = [
  [/(?<=[通習買使言思歌縫飼洗])うて/g, "って"],
  [/(?<=[買習使言])うた(?=った|で|って|わ|らしい|$|[。、])/g, "った"],
  [/せえへん/g, "しません"],
  [/けえへん|きいひん/g, "きません"],
  [/(?<=[わえべまかさたなばらがけげせてねめれいしちにみり])へん(?![なにかやぴ])/g, "ない"],
  [/(?<=[着見煮似できいちりみに])ひん(?=$|[。、]|と|って|わ|から|ので|し|よ|ね|ねん)/g, "ない"],
  [/(?<![なばと])(?:あかん|アカン)/g, "だめだ"],
];

export function foldDialect(text: string): string {
  return sayings.reduce((folded, [words, plain]) => folded.replace(words, plain), text);
}
