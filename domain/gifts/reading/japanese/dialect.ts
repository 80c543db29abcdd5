/** How Kansai, Kyushu and Tohoku say what the cues know, each in as many letters, so that every position stays where it is. */
const sayings: readonly (readonly [RegExp, string])[] = [
  [/(?<=[通習買使言思歌縫飼洗])うて/g, "って"],
  [/(?<=[買習使言])うた(?=った|で|って|わ|らしい|$|[。、])/g, "った"],
  [/せえへん/g, "しません"],
  [/けえへん|きいひん/g, "きません"],
  [/(?<=[わえべまかさたなばらがけげせてねめれいしちにみり])へん(?![なにかやぴ])/g, "ない"],
  [/(?<=[着見煮似できいちりみに])ひん(?=$|[。、]|と|って|わ|から|ので|し|よ|ね|ねん)/g, "ない"],
  // 立派なんがあんねん
  [/(?<=な)んが(?=あ[るん]|ええ|いい)/g, "のが"],
  [/(?<=[がはもに])あんねん/g, "あるから"],
  // 使いとうなか, 痛風やけん, 医者に止められとる
  [/(?<=[いきしちにみりえけせてねべめれ])とうなか/g, "たくない"],
  [/(?<=[\p{sc=Han}\p{sc=Katakana}ー])やけん/gu, "だから"],
  [/(?<=[なたるうくむ]い?)けん(?=$|[、。]|[\p{sc=Han}\p{sc=Katakana}])/gu, "から"],
  [/(?<=られ)[とで](?=る)/g, "て"],
  // 鈴は持ってら, 酒は飲まねぇ
  [/(?<=[はもを](?:もう)?持って)ら(?=$|[。、])/g, "る"],
  [/(?<=[はもが](?:飲ま|食べ|食わ|使わ|着|いら|要ら))ね[ぇえ]/g, "ない"],
  [/(?<![なばと])(?:あかん|アカン)/g, "だめだ"],
];

export function foldDialect(text: string): string {
  return sayings.reduce((folded, [words, plain]) => folded.replace(words, plain), text);
}

const reason =
  /(?<=[\p{sc=Han}\p{sc=Katakana}ー]|好き|嫌い|みたい|[んな])(?<!鶏|昆布|白|鰹|カツオ|アゴ|魚介|和風|野菜|粉|顆粒|液体|天然|本格|椎茸|海老|エビ|カニ|牛|豚|骨|一番|二番|節)だし(?![のをがはにでとや巻茶汁醤粉入]|も(?!う)|っ)/gu;

/** ワンルームだしお金も: no stock of fish and kelp, but a reason. */
export function foldReason(text: string): string {
  return text.replace(reason, "だ、");
}
