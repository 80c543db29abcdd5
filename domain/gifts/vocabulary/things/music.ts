import type { VocabularyEntry } from "../entry.ts";

/** What goes with instruments and cameras. */
export const musicNames = {
  "guitar-pick": { en: "guitar picks", zh: "吉他拨片", ja: "ギターピック", also: "guitar pick, plectrum, pick tin, 拨片" },
  "instrument-strings": {
    en: "instrument strings",
    zh: "琴弦",
    ja: "ギター弦",
    also: "guitar strings, bass strings, violin strings, ukulele strings, spare strings, 吉他弦, 古筝弦, 小提琴弦, バイオリン弦, 弦セット, 替え弦",
  },
  capo: { en: "capos", zh: "变调夹", ja: "カポタスト", also: "guitar capo, カポ" },
  "instrument-tuner": {
    en: "guitar tuners",
    zh: "调音器",
    ja: "チューナー",
    also: "guitar tuner, clip-on tuner, chromatic tuner, clip tuner, 校音器, クリップチューナー",
  },
  metronome: { en: "metronomes", zh: "节拍器", ja: "メトロノーム", also: "mechanical metronome, 机械节拍器" },
  "music-stand": { en: "music stands", zh: "谱架", ja: "譜面台", also: "music stand, sheet music stand, 乐谱架, 琴谱架" },
  "sheet-music": {
    en: "sheet music",
    zh: "乐谱",
    ja: "楽譜",
    also: "music score, songbook, song book, piano book, tab book, hymnal, 琴谱, 曲谱, 吉他谱, 钢琴谱, 歌谱, ピアノ譜, スコアブック, 譜面, 楽譜集, バンドスコア",
  },
  "guitar-strap": { en: "guitar straps", zh: "吉他背带", ja: "ギターストラップ", also: "instrument strap, bass strap, 琴背带" },
  amplifier: {
    en: "amplifiers",
    zh: "吉他音箱",
    ja: "ギターアンプ",
    also: "amplifier, guitar amp, bass amp, practice amp, headphone amp, 功放, ベースアンプ, ミニアンプ, 練習用アンプ, ヘッドホンアンプ",
  },
  "effects-pedal": {
    en: "effects pedals",
    zh: "效果器",
    ja: "エフェクター",
    also: "guitar pedal, effects pedal, loop pedal, looper pedal, stompbox, pedalboard, 单块效果器, ギターペダル, ルーパーペダル, ループペダル",
  },
  drumstick: { en: "drumsticks", zh: "鼓棒", ja: "ドラムスティック", of: "drum", also: "drum stick, pair of drumsticks, 鼓槌" },
  kalimba: { en: "kalimbas", zh: "拇指琴", ja: "カリンバ", of: "musical-instrument", also: "thumb piano, 卡林巴, 卡林巴琴" },
  "tongue-drum": {
    en: "tongue drums",
    zh: "空灵鼓",
    ja: "タングドラム",
    of: "drum",
    also: "steel tongue drum, handpan, hang drum, 手碟, 钢舌鼓, スチールタングドラム, ハンドパン",
  },
  cd: {
    en: "CDs",
    zh: "CD唱片",
    ja: "音楽CD",
    of: "vinyl-record",
    also: "cd, cds, compact disc, music cd, cd box set, 音乐CD, CD专辑, CD碟, CD, CDアルバム, シングルCD, ベストアルバム",
  },
  cassette: {
    en: "cassette tapes",
    zh: "磁带",
    ja: "カセットテープ",
    also: "cassette, mixtape, mix tape, tape cassette, 录音带, ミュージックテープ",
  },
  "camera-strap": { en: "camera straps", zh: "相机背带", ja: "カメラストラップ", also: "camera strap, camera sling, 相机腕带, 相机肩带" },
  "camera-film": {
    en: "camera film",
    zh: "胶卷",
    ja: "写真フィルム",
    also: "roll of film, rolls of film, 35mm film, instax film, polaroid film, instant film, 拍立得相纸, 拍立得胶片, 相纸, チェキフィルム, カメラフィルム, 35mmフィルム",
  },
} as const satisfies Record<string, VocabularyEntry>;
