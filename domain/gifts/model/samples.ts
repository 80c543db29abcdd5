import type { Locale } from "#shared/locales/locale.ts";

/** Two ideas of our own in each language, whose tone a model is to take up; about nobody in particular. */
export const samples: Readonly<Record<Locale, readonly { title: string; description: string; explanation: string }[]>> = {
  en: [
    {
      title: "A season of five plays, from grand to tiny",
      description:
        "Two seats for each: a classic, a comedy, one in a basement, one brand new, and one nobody’s heard of, all in dated envelopes.",
      explanation: "The play without a single review is the one you’ll talk about all spring.",
    },
    {
      title: "The pearls they own, restrung on fresh silk",
      description: "A jeweler cleans each pearl, knots the strand by hand, adds a new clasp, and sends the old one back in an envelope.",
      explanation: "Old silk stretches and snaps, and this way the strand can go dancing again.",
    },
  ],
  zh: [
    {
      title: "自选五部戏，每部两张票",
      description: "一部经典、一部喜剧、一部小剧场、一部新戏，再加一部没听说过的，装进写好日期的信封。",
      explanation: "看完一起走回家，最没名气的那部往往聊得最久。",
    },
    {
      title: "饭盒大小的旅行麻将，随时开一桌",
      description: "整副小牌装进拉链包，附可折叠桌布，酒店茶几、火车卧铺、露营垫子，铺开就能打。",
      explanation: "出门在外，凑够四个人就能开局。",
    },
  ],
  ja: [
    {
      title: "水郷の町で楽しむ漢服と撮影の一日",
      description: "時代をひとつ選び、髪も衣も化粧も整えて、橋や小舟で二時間の撮影。一週間後に仕上げた三十枚が届きます。",
      explanation: "石橋をひとつ渡るだけで、立ち姿が変わります。",
    },
    {
      title: "手持ちの真珠を絹糸で組み直す",
      description: "今ある真珠を洗い、一粒ずつ結びながら絹糸で組み直します。古い留め具は封筒に入れて返してもらいます。",
      explanation: "しまったままの首飾りが、また出かける日の支度に戻ってきます。",
    },
  ],
};
