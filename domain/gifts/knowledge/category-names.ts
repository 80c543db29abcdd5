import type { Locale } from "#shared/locales/locale.ts";
import type { CategoryId } from "./concept.ts";

/** The categories as readers see them. */
export const categoryNames = {
  books: { en: "Books", zh: "图书", ja: "本" },
  food: { en: "Food", zh: "美食", ja: "食べもの" },
  drinks: { en: "Drinks", zh: "饮品", ja: "飲みもの" },
  kitchen: { en: "Kitchen & table", zh: "厨房与餐桌", ja: "キッチンと食卓" },
  home: { en: "Home", zh: "家居", ja: "住まい" },
  garden: { en: "Plants & garden", zh: "植物与园艺", ja: "植物とガーデニング" },
  technology: { en: "Technology", zh: "数码科技", ja: "テクノロジー" },
  games: { en: "Games & play", zh: "游戏与玩具", ja: "ゲームとおもちゃ" },
  crafts: { en: "Making & crafts", zh: "手作", ja: "手づくり" },
  music: { en: "Music", zh: "音乐", ja: "音楽" },
  "screen-stage": { en: "Screen & stage", zh: "影视与舞台", ja: "映画と舞台" },
  sports: { en: "Sports", zh: "运动", ja: "スポーツ" },
  outdoors: { en: "Outdoors", zh: "户外", ja: "アウトドア" },
  travel: { en: "Travel", zh: "旅行", ja: "旅" },
  wellness: { en: "Rest & wellbeing", zh: "休憩与身心", ja: "癒やしと健康" },
  style: { en: "Style", zh: "穿搭", ja: "ファッション" },
  jewellery: { en: "Jewellery & watches", zh: "首饰与腕表", ja: "ジュエリーと時計" },
  keepsakes: { en: "Keepsakes", zh: "纪念珍藏", ja: "思い出の品" },
  stationery: { en: "Paper & pens", zh: "文具", ja: "文房具" },
  learning: { en: "Learning", zh: "学习与探索", ja: "学び" },
  animals: { en: "Animals", zh: "动物", ja: "どうぶつ" },
  outings: { en: "Outings", zh: "出门玩乐", ja: "おでかけ" },
} as const satisfies Record<CategoryId, Record<Locale, string>>;
