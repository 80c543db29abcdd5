import type { examples as english } from "../en/examples.ts";

export const examples: typeof english = {
  plants: {
    sentence: "友人のみかは、どの鉢植えにも名前をつけています。引っ越し祝い、5000円まで。",
    recipient: "みかさんへ",
    trait: "どの鉢植えにも名前を付けている",
    idea: "植物の名前を刻んだ真鍮のネームプレート",
    price: "3,500～5,000円",
  },
  radios: {
    sentence: "祖父は古いラジオの修理が好き。部屋は狭めです。傘寿のお祝い、6000円まで。",
    recipient: "おじいちゃんへ",
    trait: "古いラジオを直すのが好き",
    idea: "一晩で組み立てられる、はんだ付けの FM\u00a0ラジオキット",
    price: "3,500～6,000円",
  },
  stars: {
    sentence: "彼女は星座を全部知っています。バレンタイン、1万円くらい。",
    recipient: "あかりさんへ",
    trait: "星座を全部知っている",
    idea: "天文台の大望遠鏡をのぞける、案内つきの観望会",
    price: "8,000～12,000円",
  },
  dinosaurs: {
    sentence: "6歳の甥は恐竜が大好き。誕生日、3000円まで。",
    recipient: "6歳のれおくんへ",
    trait: "恐竜が大好き",
    idea: "産地カードつきの、本物のアンモナイトの化石",
    price: "2,200～3,000円",
  },
  ramen: {
    sentence: "姉はおいしいラーメンのためなら遠くまで行きます。クリスマス、6000円まで。",
    recipient: "お姉さんへ",
    trait: "ラーメンのためなら遠くまで行く",
    idea: "名店3軒の冷凍ラーメン食べ比べ",
    price: "4,000～6,000円",
  },
  pause: "例の切り替えを止める",
  go: "例の切り替えを再開する",
};
