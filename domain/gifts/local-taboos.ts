import type { Brief } from "./brief.ts";
import type { Culture } from "./catalogue/concept.ts";
import { joinStatedWords } from "./stated-things.ts";
import type { InterestId } from "./vocabulary/interests.ts";

interface Taboo {
  cultures: readonly Culture[];
  words: RegExp;
  /** Interests that ask for just this. */
  askedForBy?: readonly InterestId[];
}

/** What gives offence or bad luck as a gift, and where. */
const taboos: readonly Taboo[] = [
  { cultures: ["zh"], words: /\b(?:wall|alarm|desk|table|mantel|cuckoo|sunrise|grandfather|digital|vintage)?\s?(?<!o')clocks?\b(?!work)|钟表|挂钟|闹钟|座钟|时钟|台钟|鐘|掛け時計|置き時計|目覚まし/i, askedForBy: ["watches"] },
  { cultures: ["zh"], words: /\bumbrellas?\b|\bparasols?\b|雨伞|阳伞|太阳伞|折叠伞|[^降跳]伞|傘/i },
  { cultures: ["zh"], words: /\bpears?\b|鸭梨|雪梨|香梨|梨子|洋梨/i },
  { cultures: ["zh"], words: /\bgreen (?:hat|cap|beanie)s?\b|绿帽|緑の帽子/i },
  { cultures: ["zh", "ja"], words: /\bchrysanthemums?\b|菊花束|白菊|黄菊|菊の花/i, askedForBy: ["flowers", "gardening"] },
  { cultures: ["zh"], words: /\b(?:hand|folding|paper|silk) fans?\b|折扇|团扇|扇子|うちわ/i },
  { cultures: ["zh"], words: /\bcandles?\b|\bcandlestick|蜡烛|香薰蜡|キャンドル|ろうそく/i },
  { cultures: ["zh"], words: /\bmirrors?\b|镜子|化妆镜|梳妆镜|手鏡|ミラー(?!レス)/i },
  { cultures: ["zh", "ko"], words: /\bshoes?\b|\bsneakers?\b|\bboots?\b|\bsandals\b|\bslippers?\b|运动鞋|皮鞋|球鞋|拖鞋|跑鞋|靴|スニーカー|スリッパ|シューズ/i, askedForBy: ["sneakers"] },
  { cultures: ["zh", "ja", "ko"], words: /\bknife\b|\bknives\b|\bscissors\b|\bmultitools?\b|刀具|菜刀|厨刀|小刀|剪刀|包丁|ナイフ|はさみ|ハサミ/i },
  { cultures: ["zh", "ja", "ko"], words: /\bhandkerchie(?:f|fs|ves)\b|手帕|手绢|ハンカチ/i },
  { cultures: ["ja"], words: /\b(?:hair|wooden|boxwood) combs?\b|木梳|梳子|櫛|つげぐし/i },
  { cultures: ["ja", "ko"], words: /\bset of four\b|\bfour-piece\b|\b4-piece\b|\bset of 4\b|四件套|4点セット|四点セット|4個セット|4本セット|4枚セット/i },
  { cultures: ["ja"], words: /\bset of nine\b|\bset of 9\b|9点セット|九点セット|9個セット/i },
];

/** Whether an idea gives offence where one of these customs decides, unless the giver's own words ask for it. */
export function isTaboo(text: string, brief: Pick<Brief, "cultures" | "interests" | "traits">): boolean {
  const stated = joinStatedWords(brief);
  const isAskedFor = ({ words, askedForBy }: Taboo) =>
    words.test(stated) || brief.interests.some(({ id }) => id !== null && askedForBy?.includes(id));
  return taboos.some((taboo) => taboo.cultures.some((culture) => brief.cultures.has(culture)) && taboo.words.test(text) && !isAskedFor(taboo));
}
