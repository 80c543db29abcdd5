import type { Cue } from "./cue.ts";

/** What is kept and counted is what somebody goes in for: 熱帯魚の水槽が3つある, 盆栽が20鉢. */
export const kept: readonly Cue[] = [
  {
    words:
      /(?:の?水槽|(?<=メダカ|めだか|金魚|多肉(?:植物)?|観葉植物|盆栽|バラ|薔薇|蘭|サボテン|塊根植物)の?鉢?)(?:が|は|を)?(?:もう|今|家に|全部で)?(?:\d+|[一二三四五六七八九十]|何)(?:つ|個|本|鉢|匹|株|台|種類)(?:も|以上|ほど|くらい)?(?:$|(?:ある|あり|いる|い[まて]|育て|飼っ|持っ|並)[^、。]{0,4})/g,
    stance: "likes",
    personal: true,
    joined: true,
    knownOnly: true,
  },
];

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
  // 編み物もプロ級
  {
    words: /(?:が|は|も|の腕は)?プロ(?:級|並み?|なみ|はだし|顔負け)(?=$|[。、]|の|で|です|らしい|だ)/g,
    stance: "likes",
    personal: true,
    joined: true,
    knownOnly: true,
  },
  // 自炊がんばるらしい
  {
    words: /(?:を|も)?(?:がんば|頑張)(?:る(?!なら)|って(?:い)?(?:る|ます)|りた(?:い|が)|りま)[^、。]{0,6}/g,
    stance: "likes",
    personal: true,
    joined: true,
    knownOnly: true,
  },
  // 野良猫にごはんをあげて, 雀を可愛がって
  {
    words:
      /(?:に|へ)(?:毎日|毎朝|いつも)?(?:ごはん|ご飯|ゴハン|エサ|餌|えさ|おやつ)(?:を|まで)?(?:あげ|やっ|やり)(?:て|る|に)[^、。]{0,2}|を(?:毎日|とても|すごく|本当に)?(?:かわい|可愛)がって[^、。]{0,4}/g,
    stance: "likes",
    personal: true,
    joined: true,
    knownOnly: true,
  },
  // 昔バレエをやっててまた踊りたい
  {
    words:
      /を(?:やって|習って|して)(?:い)?(?:て|た(?:の(?:で|を)|から|けど|けれど|が)?)、?(?:最近|いつか)?(?:また|もう一度|再び|ふたたび)[^、。]{0,8}た(?:い|が|く)[^、。]{0,6}/g,
    stance: "likes",
    personal: true,
    joined: true,
    knownOnly: true,
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
