import type { FactId } from "../knowledge/facts.ts";
import { demandWords } from "./demand-words.ts";
import { getWords } from "./word-list.ts";

/** What hurts one that this is true of, besides the demands that it forbids. */
export const factWords: Readonly<Partial<Record<FactId, RegExp>>> = {
  // The youngest in the house picks up what rolls under the sofa.
  ...(demandWords["small-parts"] && { "small-children": demandWords["small-parts"] }),
  "no-flying": getWords({
    en: "flight, flying, airport, aeroplane, airplane, plane ticket, helicopter, glider, hot air balloon, tiger moth, boarding pass, lands at",
    zhJa: "飞行, 航班, 机票, 飞往, 直升机, 热气球, 滑翔, フライト, 飛行機, 空の旅, 空港, ヘリコプター, 気球, 航空券",
    patterns: [/\b(?:skydiv\w+|paraglid\w+)\b/, /\blanding (?:on|at)\b/],
  }),
  "afraid-of-heights": getWords({
    en: "skyscraper, observation deck, sky deck, glass floor, rooftop, cable car, gondola ride, ferris wheel, high ropes, ropes course, treetop, zip line, zipline, abseil, abseiling, rock climbing, climbing wall, bungee, bungee jump, hot air balloon, helicopter, glider, suspension bridge, high wire, cliff, fiftieth floor, fortieth floor, thirtieth floor, high above, trapeze, wing walk, tower climb",
    zhJa: "高空, 观景台, 观光塔, 玻璃栈道, 悬崖, 摩天轮, 缆车, 蹦极, 热气球, 直升机, 滑翔, 跳伞, 攀岩, 吊桥, 高楼顶, 展望台, スカイツリー, 観覧車, ロープウェイ, ゴンドラ, つり橋, 吊り橋, 気球, ヘリコプター, バンジー, パラグライダー, ジップライン, クライミング, 屋上, 断崖, 高層, 谷底",
    patterns: [/\b(?:skydiv\w+|paraglid\w+)\b/, /\b\d{2}(?:th|st|nd|rd) floor\b/, /(?:[三四五六七八九]十|[3-9]\d)(?:层|階)/],
  }),
  "cannot-swim": getWords({
    en: "swimming, snorkel, snorkelling, snorkeling, scuba, diving, surfing, surf lesson, kayak, canoe, white water, rafting, paddleboard, water park, wakeboard, sailing lesson, rowing",
    zhJa: "游泳, 浮潜, 潜水, 冲浪, 皮划艇, 漂流, 桨板, 水上乐园, 摩托艇, 水泳, スイミング, シュノーケル, ダイビング, サーフィン, カヤック, カヌー, ラフティング, SUP, プール",
  }),
  grief: getWords({
    en: "serial killer, murder, autopsy, horror, hilarious, party game, celebration, champagne toast, confetti, practical joke, prank",
    zhJa: "凶杀, 恐怖, 搞笑, 恶搞, 喜庆, 大红, 庆祝, 殺人, ホラー, 爆笑, めでたい, 祝い, 祝杯, 紅白, ドッキリ",
  }),
  blind: getWords({
    en: "poster, painting, photo book, art book, photo album, art album, color plate, colour plate, cross stitch, embroidery",
    zhJa: "海报, 画册, 图册, 图鉴, 百科, 刺绣, 写真集, 図鑑, 百科, 刺しゅう, 刺繍, クロスステッチ, ポスター, アルバム",
  }),
  "low-vision": getWords({
    en: "printed chart, fine detail, pocket edition",
    zhJa: "小字, 小楷影印, 密密麻麻, 蝇头, 袖珍, 微雕, 小さな字, 小さな文字, 細か, 細密, びっしり, 豆本",
    patterns: [
      /\b(?:small|tiny|fine|dense) (?:print|type|text|letters)\b/,
      /\b(?:\d,?\d{3}|[5-9]\d\d)[- ]pieces?\b/,
      /(?:[一二三五]?千|\d{4})(?:片|块|ピース)/,
    ],
  }),
  "one-hand": getWords({
    en: "archery, golf, guitar, ukulele, piano, drums, violin, knitting, crochet, potter's wheel, pottery, kayak, rowing, boxing, climbing, juggling, bow and arrow, tennis, baseball bat, cello",
    zhJa: "射箭, 高尔夫, 吉他, 钢琴, 小提琴, 编织, 钩针, 拉坯, 皮划艇, 划船, 拳击, 攀岩, 杂耍, 网球, アーチェリー, 弓道, ゴルフ, ギター, ピアノ, 編み物, かぎ針, ろくろ, カヤック, ボクシング, ボルダリング, テニス",
  }),
  "bad-back": getWords({
    en: "backless, bean bag, floor stool, camp stool, floor cushion, bench press, rucksack, heavy lifting",
    zhJa: "无靠背, 马扎, 小板凳, 蒲团, 背もたれのない, 丸椅子, 座布団, 登山リュック",
    patterns: [/\bbean ?bags?\b/],
  }),
  exam: getWords({
    en: "video game, game console, box set, festival, weekend away, camping trip, road trip, hundred hours, 100 hours",
    zhJa: "游戏机, 长篇剧, 追剧, 三天两夜, 两天一夜, 露营, 音乐节, 跟团, 通关, ゲームソフト, ゲーム機, ロールプレイング, RPG, 長編, 合宿, 旅行, キャンプ, フェスの",
    patterns: [/百時間|\d+時間遊べ/],
  }),
  pregnant: getWords({
    en: "sushi, sashimi, bungee, theme park, hot spring, oyster, tartare, prosciutto, salami, cured ham, brie, camembert, blue cheese, unpasteurised, unpasteurized, roller coaster, scuba",
    zhJa: "刺身, 寿司, 生鱼, 蹦极, 生蚝, 过山车, バンジー, 生ハム, カマンベール, ブルーチーズ, 生牡蠣, ローストビーフ, ジェットコースター, お寿司",
  }),
  dementia: getWords({
    en: "quiz, trivia, strategy game, escape room, murder mystery",
    zhJa: "测验, 问答, 密室, 剧本杀, クイズ, 脱出",
    patterns: [/\bquizzes\b/, /\b(?:[2-9]\d\d|\d+,?\d{3})[- ]pieces?\b/, /(?:[2-9]\d\d|\d{4}|[二三五]百|[一二三五]?千)(?:片|块|ピース)/],
  }),
  "care-home": getWords({
    en: "candle, live animal, parakeet, budgie, kitten, puppy, fish tank, air fryer, toaster, kettle, hot plate, microwave",
    zhJa: "蜡烛, 活体, 鹦鹉, 小猫, 小狗, 鱼缸, 电热, 电锅, 热水壶, ろうそく, インコ, 子猫, 子犬, 水槽, 電気ケトル, ホットプレート, コンロ",
  }),
  "bad-teeth": getWords({
    en: "nougat, brittle, toffee, jerky, crunchy, nut, caramels, crackers, biscotti, pretzel, popcorn, hard candy, boiled sweets, rock candy, crusty, chewy, pork scratchings",
    zhJa: "坚果, 牛轧, 硬糖, 又脆又硬, 锅巴, 牛肉干, 麻花, 胡豆, 蚕豆, 花生, 瓜子, 嘎嘣, 酥脆, 脆饼, 核桃, 肉干, 麦芽糖, せんべい, 煎餅, ナッツ, するめ, あられ, 硬い, 堅い, かりんとう, 揚げ豆, かりっと, かりかり, ばりばり, 歯ごたえ, おこし, ジャーキー, 豆菓子, キャラメル, 飴, 餅",
  }),
  formal: getWords({
    en: "lingerie, body butter, bath oil, massage oil, body lotion, bath robe, bathrobe, nightgown, nightwear, slippers and robe, deodorant, heart shaped pair, sensual",
    zhJa: "贴身, 秋衣, 秋裤, 内裤, 内衣, 睡裙, 浴袍, 沐浴油, 身体乳, 情侣, 下着, 肌着, 寝間着, パジャマ, バスローブ, ボディバター, ボディオイル, ボディクリーム, ペアキーホルダー, ハートのペア",
  }),
  "break-up": getWords({
    en: "wedding, engagement, honeymoon, soulmate, soul mate, sweetheart, for lovers, his and hers",
    zhJa: "婚纱, 蜜月, 新婚, 恋爱, 情侣, 爱情, ハネムーン, 夫婦, 恋人, 縁結び",
  }),
  "pet-eats-things": getWords({
    en: "palm, fern, ivy, lily, tulip, daffodil, aloe, ficus, dracaena, philodendron, monstera, pothos, dieffenbachia, sago, bouquet, seedling, sapling, potted herb, wreath of",
    zhJa: "百合, 郁金香, 芦荟, 龟背竹, 绿萝, 常春藤, 滴水观音, 富贵竹, 散尾葵, 苏铁, モンステラ, ポトス, アイビー, ドラセナ, アロエ, ゆり, 百合, チューリップ, ヤシ, ソテツ, 観葉",
  }),
};

/** After the loss of a child or a pregnancy. */
export const lostChild =
  /\bbab(?:y|ies)\b|\bmiscarr|\bstillb|\b(?:her|his|their) (?:little )?(?:son|daughter|boy|girl)\b|孩子|宝宝|流产|儿子|女儿|赤ちゃん|流産|死産|お子さん|息子|娘/i;
export const forChildren =
  /\b(?:baby|babies|nursery|newborn|cot|crib|stroller|pram|toddler|maternity)\b|宝宝|婴儿|育儿|童装|孕|赤ちゃん|ベビー|子育て|マタニティ/i;

/** Travel without a flight. */
export const overland =
  /\b(?:train|rail|railway|by car|ferry|coach trip|road trip|boat|canal|drive)\b|火车|高铁|卧铺|自驾|邮轮|游船|列車|電車|鉄道|新幹線|船|バス旅|ドライブ/i;

/** What makes a plant fit for a home whose cat or dog eats plants, or only looks like one. */
export const petSafe =
  /\b(?:pet|cat|dog)[- ](?:safe|friendly)\b|\bsafe for (?:cats|dogs|pets|her cats|his cats|their cats)\b|\bnon[- ]?toxic\b|\bcat grass\b|\b(?:silk|artificial|crochet(?:ed)?) (?:plant|flower|tulip|rose|bouquet|lil)\w*|宠物(?:友好|安全)|对(?:猫|狗|宠物)(?:无毒|安全)|无毒|猫草|仿真|毛线|(?:猫|犬|ペット)に(?:も)?(?:安全|安心|無害|毒のない)|無毒|毒性のない|猫草|造花/i;

/** What makes a text readable for weak eyes, or replaces reading. */
export const easyToRead =
  /\b(?:large|giant|big|extra-large)[- ](?:print|type|text|letter|button|format)s?\b|\baudio ?books?\b|\bread aloud\b|\bphotos?\b|大字|大号字|有声|照片|大きな(?:文)?字|拡大|朗読|オーディオ|写真/i;

/** What replaces seeing altogether. */
export const heardOrFelt =
  /\baudio\b|\baudio[- ]?(?:books?|described|description)\b|\bbraille\b|\bread aloud\b|\btactile\b|\btouch\b|\blive (?:music|concert)\b|有声|盲文|触摸|讲述|听书|点字|オーディオ|朗読|触|音声/i;

/** What replaces hearing. */
export const seenOrFelt =
  /\b(?:captioned|captions|subtitled|subtitles|sign(?:ed)? language|signed|bsl|asl|vibrat\w*|haptic|felt|visual|lyric book|sheet music|poster|photo|print)\b|字幕|手语|震动|看得见|字幕付き|手話|振動|骨伝導|写真|ポスター/i;

/** A quiet form of what is loud. */
export const silent =
  /\b(?:headphones?|silent|quiet|practice pad|muted|noise[- ]cancell?ing)\b|静音|耳机|无声|ヘッドホン|消音|静かな|サイレント(?!ナイト)/i;

/** A form that takes little room. */
export const compact =
  /\b(?:fold(?:ing|able|s)?|collaps\w+|wall[- ]mounted|mini(?:ature)?|tiny|pocket|travel[- ]size|print of|dollhouse|puzzle)\b|折叠|壁挂|迷你|袖珍|掌心|折りたた|壁掛け|ミニ|手のひら|小さな/i;

/** Books by other names. */
export const reading =
  /\bnovels?\b|\bpaperbacks?\b|\bword search\b|\bcrosswords?\b|小说|书籍|问题集|文集|填字|問題集|文庫|小説|百科|クロスワード/i;

/** What is lived through or used up, or takes no room, though it is no experience. */
export const takesNoRoom =
  /\bsubscriptions?\b|\bmemberships?\b|\bvouchers?\b|\btickets?\b|\bpass(?:es)?\b|\brefills?\b|\baudio ?books?\b|\bdonations?\b|\bonline\b|\bdigital\b|\bdownload\b|\bstreaming\b|\bpantry\b|\bhampers?\b|\bolive oil\b|\bspices?\b|\bbouquets?\b|\bfresh flowers\b|订阅|会员|年卡|票|电子|线上|月卡|每月|按月|鲜花|鲜切花|花束|捐赠|定期便|花束|生花|香辛料|回数券|チケット|デジタル|オンライン|会員|配信|寄付|毎月|が届く/i;

/** Something lived through without going out. */
export const atHome =
  /\bat home\b|\bonline\b|\bby video\b|\bto (?:her|his|their|the) (?:door|home|bedside)\b|\bvirtual\b|\blivestream\w*\b|\bhome visit\b|在家|上门|线上|居家|送到家|自宅|家で|家に|オンライン|出張|ベッド/i;
