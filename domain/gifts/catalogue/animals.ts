import type { Concept } from "./concept.ts";

export const animals = [
  {
    id: "window-bird-feeder",
    experience: false,
    price: [18, 48],
    ages: ["0-12", "65+"],
    interests: { birdwatching: 3, nature: 2, animals: 2 },
    traits: { calm: 2, patient: 1, homebody: 1 },
    occasions: { "mothers-day": 1, "fathers-day": 1, housewarming: 2, "just-because": 2 },
    things: ["bird-feeder"],
    en: {
      title: "A clear feeder that brings songbirds to the window",
      description: "A see-through feeder on strong suction cups, with a sliding tray that rinses clean. Robins and finches land an arm's length from the breakfast table.",
      why: "It needs no garden, only a pane of glass, and the show starts within a week.",
      search: ["window bird feeder suction cup", "clear acrylic bird feeder", "songbird seed mix"],
    },
    zh: {
      title: "贴在窗上的透明喂鸟器",
      description: "吸盘牢牢贴住玻璃，食槽可以抽出来清洗。早餐时分，小鸟就停在一臂之外的地方。",
      why: "不需要院子，有一扇窗就够，过几天便有鸟儿来做客。",
      search: ["窗式喂鸟器", "透明亚克力喂鸟器", "野鸟饲料"],
    },
    ja: {
      title: "窓辺に小鳥を呼ぶクリアバードフィーダー",
      description: "吸盤で窓ガラスに取り付ける透明なエサ台。トレーは引き出して洗え、朝食のテーブルのすぐ先に小鳥がやって来ます。",
      why: "庭がなくても窓がひとつあれば始められ、眺めるだけで気持ちがほどけます。",
      search: ["バードフィーダー 窓 吸盤", "野鳥 エサ台 透明", "野鳥 えさ"],
    },
  },
] as const satisfies readonly Concept[];
