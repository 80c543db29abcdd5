import type { giftForm as english } from "../en/gift-form.ts";

export const giftForm: typeof english = {
  title: "どなたへの贈りものですか",
  text: {
    placeholder: "友人のみかは、どの鉢植えにも名前をつけています。引っ越し祝い、5000円まで。",
  },
  starters: {
    title: "ここから始めることもできます",
    list: "何でも持っている母\nあまりよく知らない同僚\n恐竜が大好きな6歳の甥\n料理が好きな夫\n赤ちゃんが生まれた友人\nゴルフ好きでお酒は飲まない上司",
  },
  byQuestions: "質問に答えて探す",
  bySentence: "文章で伝えて探す",
  submit: "アイデアを探す",
  submitting: "魔法をかけています…",
  quota: {
    left_one: "今日はあと{{count}}回相談できます",
    left_other: "今日はあと{{count}}回相談できます",
    resets: "（{{time}}にリセット）",
    unlimited: "プレミアムでは、1日の回数に制限はありません",
    none: "今日の無料分は使い切りました。{{time}}にリセットされます。",
  },
  withoutScript: "アイデアを探すには JavaScript\u00a0が必要です。読むだけなら、なくても大丈夫です。",
};
