import type { Cue } from "./cue.ts";

/** How people say that somebody is good at a thing, spends all on it or wants to learn it. */
export const devoted: readonly Cue[] = [
  // 囲碁が強くて, バイト代はゲームに消える
  {
    words: /が(?:めっぽう|かなり|とても|すごく|なかなか|町内一|クラス一)?強(?:い|く(?:て)?)(?=$|[。、のらですけ]|人)/g,
    stance: "likes",
    personal: true,
    joined: true,
    knownOnly: true,
  },
  {
    words: /に(?:全部|ほとんど|ほぼ|ぜんぶ)?(?:消え(?:る|て|ます|ちゃ)|つぎ込|注ぎ込|溶か)[^、。]{0,4}/g,
    stance: "likes",
    personal: true,
    joined: true,
    knownOnly: true,
  },
  // ドライヤーが壊れた: one that works is welcome.
  {
    words:
      /(?<!スマホ|携帯|電話|車|パソコン|冷蔵庫|洗濯機|エアコン|給湯器|体調?|心|関係|仲|膝|腰|涙腺)(?:が|も)(?:最近|先月|先週|昨日|この前|とうとう|ついに|また|もう|すっかり)*(?:壊れ(?!もの|物)|こわれ(?!もの)|動かなくなっ|使えなくなっ|寿命|ぼろぼろ|ボロボロ)[^、。]{0,8}/g,
    stance: "likes",
    joined: true,
    goods: true,
  },
  // パソコンを覚えたがっている
  {
    words: /(?:を|が)(?:覚え|習い|始め|やり|弾け|作れ)(?:た(?:い|が)|るようになりたい)[^、。]{0,6}/g,
    stance: "likes",
    personal: true,
    joined: true,
    knownOnly: true,
  },
];
