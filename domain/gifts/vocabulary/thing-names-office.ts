import type { VocabularyEntry } from "./entry.ts";

/** Paper, writing and the desk. */
export const officeNames = {
  "washi-tape": {
    en: "washi tape",
    zh: "和纸胶带",
    ja: "マスキングテープ",
    also: "masking tape, decorative tape, craft tape, 手账胶带, 胶带, マステ, デコテープ",
  },
  "sticky-note": {
    en: "sticky notes",
    zh: "便利贴",
    ja: "付箋",
    also: "post-its, post-it note, sticky memo, page marker, memo cube, 便签, 便签纸, 便条纸, 便签本, ふせん, 付せん, ポストイット",
  },
  postcard: {
    en: "postcards",
    zh: "明信片",
    ja: "ポストカード",
    also: "post card, picture postcard, 明信片套装, 絵はがき, 絵葉書, 絵ハガキ",
  },
  "greeting-card": {
    en: "greeting cards",
    zh: "贺卡",
    ja: "グリーティングカード",
    also: "greetings card, birthday card, christmas card, thank-you card, valentine card, e-card, ecard, 生日卡, 生日贺卡, 圣诞卡, 感谢卡, 电子贺卡, バースデーカード, 誕生日カード, クリスマスカード, メッセージカード, サンキューカード",
  },
  bookmark: {
    en: "bookmarks",
    zh: "书签",
    ja: "しおり",
    also: "leather bookmark, metal bookmark, 金属书签, 栞, ブックマーカー, ブックマーク",
  },
  "letter-set": {
    en: "letter sets",
    zh: "信纸",
    ja: "レターセット",
    also: "letter paper, writing paper, writing set, notecard, notelet, airmail paper, 信笺, 信纸套装, 信封, 便箋, 一筆箋, 封筒",
  },
  "sealing-wax": {
    en: "sealing wax",
    zh: "火漆",
    ja: "シーリングワックス",
    also: "wax seal, wax seal kit, wax stamp, 火漆印章, 火漆套装, 封蜡, 封蝋, シーリングスタンプ",
  },
  "rubber-stamp": {
    en: "rubber stamps",
    zh: "橡皮章",
    ja: "スタンプセット",
    also: "rubber stamp, stamp set, ink pad, stamp pad, date stamp, 印台, 手账印章, 印章套装, ゴム印, 消しゴムはんこ, スタンプ台, スタンプパッド",
  },
  "name-seal": {
    en: "name seals",
    zh: "印章",
    ja: "印鑑",
    also: "hanko, name stamp, name chop, 名章, 私章, 篆刻印章, 姓名章, はんこ, ハンコ, 実印, 認印, 落款印, 篆刻印",
  },
  "pen-ink": {
    en: "pen ink",
    zh: "墨水",
    ja: "インク",
    also: "fountain pen ink, bottled ink, ink bottle, bottle of ink, calligraphy ink, drawing ink, ink cartridge, ink sample, 彩墨, 钢笔墨水, 瓶装墨水, 万年筆インク, ボトルインク, インクボトル, カラーインク",
  },
  "glass-pen": { en: "glass pens", zh: "玻璃笔", ja: "ガラスペン", also: "glass dip pen, 玻璃蘸水笔, 硝子ペン" },
  "ballpoint-pen": {
    en: "ballpoint pens",
    zh: "圆珠笔",
    ja: "ボールペン",
    also: "ballpoint, ball pen, biro, gel pen, rollerball, promotional pen, freebie pen, 中性笔, 签字笔, 水笔, ジェルペン, ノベルティペン, 多色ボールペン",
  },
  "mechanical-pencil": {
    en: "mechanical pencils",
    zh: "自动铅笔",
    ja: "シャープペンシル",
    also: "propelling pencil, drafting pencil, 活动铅笔, シャーペン, シャープペン, 製図用シャープペン",
  },
  highlighter: {
    en: "highlighter pens",
    zh: "荧光笔",
    ja: "蛍光ペン",
    also: "mildliner, zebra mildliner, text marker, highlighters for studying, 荧光记号笔, 蛍光マーカー, マイルドライナー, ラインマーカー",
  },
  "pencil-case": {
    en: "pencil cases",
    zh: "笔袋",
    ja: "筆箱",
    also: "pencil pouch, pencil box, pen case, pen roll, pen pouch, 文具盒, 铅笔盒, 笔盒, 笔帘, ペンケース, ペンポーチ, 筆入れ, ふでばこ, ロールペンケース",
  },
  paperweight: { en: "paperweights", zh: "镇纸", ja: "文鎮", also: "paper weight, 书镇, ペーパーウェイト, ペーパーウエイト" },
  typewriter: { en: "typewriters", zh: "打字机", ja: "タイプライター", also: "portable typewriter, 老式打字机" },
  "day-planner": {
    en: "day planners",
    zh: "日程本",
    ja: "スケジュール帳",
    also: "planner, weekly planner, academic planner, teacher planner, filofax, agenda book, appointment book, 效率手册, 计划本, 周计划本, 自律打卡本, システム手帳, プランナー, ほぼ日手帳, ほぼ日",
  },
  "guided-journal": {
    en: "guided journals",
    zh: "引导日记",
    ja: "書き込み日記",
    also: "guided journal, gratitude journal, prompt journal, wellness journal, mindfulness journal, memory journal, five-minute journal, fill-in book, fill-in journal, 感恩日记, 感恩日记本, 问答日记, 感謝日記, エンディングノート",
  },
  sketchbook: {
    en: "sketchbooks",
    zh: "速写本",
    ja: "スケッチブック",
    also: "sketch book, sketch pad, sketchpad, drawing pad, drawing book, 素描本, 水彩本, 图画本, クロッキー帳, お絵かき帳, らくがき帳, 自由帳",
  },
  "coloring-book": {
    en: "coloring books",
    zh: "涂色书",
    ja: "塗り絵",
    also: "coloring book, colouring book, adult coloring book, adult colouring book, color-by-number book, 填色书, 涂色本, 填色本, 秘密花园填色, ぬり絵, ぬりえ, 大人の塗り絵, コロリアージュ",
  },
} as const satisfies Record<string, VocabularyEntry>;
