import type { Suggestion } from "#shared/answers/suggestion.ts";
import type { Occasion } from "#shared/gift-options.ts";
import type { Brief } from "../brief/brief.ts";
import type { Culture } from "../knowledge/concept.ts";
import { joinStatedWords } from "./stated.ts";

interface Taboo {
  cultures: readonly Culture[];
  words: RegExp;
  /** The words hardly ever mean anything but the gift itself, so the description is searched for them, too. */
  isPlain?: true;
  /** Interests that ask for such gifts. */
  askedForBy?: readonly string[];
  /** On these occasions alone. */
  occasions?: readonly Occasion[];
}

/** Gifts that are offensive or bring bad luck, and in which cultures. */
const taboos: readonly Taboo[] = [
  {
    cultures: ["zh"],
    words: /(?<!round the |against the |o['’])\bclocks?\b|钟表(?!\s?博物馆)|挂钟|闹钟|座钟|时钟|台钟|掛け時計|置き時計|目覚まし時計/i,
    isPlain: true,
    askedForBy: ["watches"],
  },
  { cultures: ["zh"], words: /\bumbrellas?\b|\bparasols?\b|雨伞|阳伞|太阳伞|折叠伞|晴雨伞|日傘|雨傘|折りたたみ傘/i, isPlain: true },
  { cultures: ["zh", "ja", "ko"], words: /\bhandkerchie(?:f|fs|ves)\b|手帕|手绢|ハンカチ/i, isPlain: true },
  {
    cultures: ["ja", "ko"],
    words: /\bset of (?:four|4)\b|\b(?:four|4)-piece\b|四件套|[4四](?:点|個|本|枚|客)(?:セット|組)/i,
    isPlain: true,
  },
  { cultures: ["ja"], words: /\bset of (?:nine|9)\b|\b(?:nine|9)-piece\b|[9九](?:点|個|本|枚|客)(?:セット|組)/i, isPlain: true },
  { cultures: ["zh"], words: /\bpears?\b(?! drops)|鸭梨|雪梨|香梨|梨子|洋梨/i },
  { cultures: ["zh"], words: /\bgreen (?:hat|cap|beanie)s?\b|绿帽|緑の帽子/i },
  { cultures: ["zh", "ja"], words: /\bchrysanthemums?\b|菊花束|白菊|黄菊|菊の花/i, askedForBy: ["flowers", "gardening"] },
  { cultures: ["zh"], words: /\b(?:hand|folding|paper|silk) fans?\b|折扇|团扇|扇子|うちわ/i },
  // Scented candles are an everyday gift in the cities; plain ones are for the dead.
  {
    cultures: ["zh"],
    words:
      /(?<!\b(?:scented|perfumed|aroma|soy|three-wick) )\bcandles?\b(?!-)|\bcandlesticks?\b|(?<!香薰|香氛|大豆)蜡烛|(?<!アロマ)キャンドル|ろうそく/i,
  },
  {
    cultures: ["ja"],
    occasions: ["housewarming"],
    words:
      /\bfire (?:bowl|pit)s?\b|\bcandles?\b|\bashtrays?\b|\blighters?\b|焚き火|火鉢|キャンドル|ろうそく|灰皿|ライター|(?<!ガス)ストーブ/i,
    askedForBy: ["candles-scents", "camping", "barbecue"],
  },
  { cultures: ["zh"], words: /\bmirrors?\b|镜子|化妆镜|梳妆镜|手鏡|鏡台/i },
  {
    cultures: ["zh", "ko"],
    words:
      /\b(?:shoes|sneakers|sandals|slippers|loafers|boots)\b|运动鞋|皮鞋|球鞋|拖鞋|跑鞋|靴(?![下箱棚べ])|スニーカー|スリッパ|シューズ/i,
    askedForBy: ["sneakers"],
  },
  { cultures: ["zh", "ja", "ko"], words: /\bknife\b|\bknives\b|\bscissors\b|\bmultitools?\b|刀具|菜刀|厨刀|小刀|剪刀|包丁|ナイフ|ハサミ/i },
  { cultures: ["ja"], words: /\b(?:hair|wooden|boxwood) combs?\b|木梳|梳子|つげ櫛|つげぐし/i },
];

/** Whether an idea is taboo in one of the brief's cultures, unless the giver's own words ask for it. */
export function isTaboo({ title, description, searchTerms }: Suggestion, brief: Pick<Brief, "cultures" | "occasion" | "reading">): boolean {
  const name = [title, ...searchTerms].join("\n");
  const stated = joinStatedWords(brief);
  const isAskedFor = ({ words, askedForBy }: Taboo) =>
    words.test(stated) || brief.reading.likes.some(({ interests }) => interests.some((id) => askedForBy?.includes(id)));
  const applies = ({ cultures, occasions }: Taboo) =>
    cultures.some((culture) => brief.cultures.includes(culture)) && (occasions?.includes(brief.occasion) ?? true);
  return taboos.some(
    (taboo) =>
      applies(taboo) && (taboo.words.test(name) || (taboo.isPlain === true && taboo.words.test(description))) && !isAskedFor(taboo),
  );
}
