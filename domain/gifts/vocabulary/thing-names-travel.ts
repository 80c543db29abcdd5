import type { VocabularyEntry } from "./entry.ts";

/** For the car and for journeys. */
export const travelNames = {
  "car-phone-holder": {
    en: "car phone holders",
    zh: "车载手机支架",
    ja: "車載ホルダー",
    also: "car phone mounts, car mounts, dashboard mount, car phone cradle, 车载支架, 车载无线充, 車載スマホホルダー, 車用スマホホルダー, 車載スマホスタンド",
  },
  "car-air-freshener": {
    en: "car air fresheners",
    zh: "车载香薰",
    ja: "車用芳香剤",
    also: "car air freshener, car fresheners, car diffusers, car perfume, car scents, 汽车香水, 车载香水, 车载香片, 出风口香薰, 車の芳香剤, カーフレグランス, 車用ディフューザー, 車用フレグランス",
  },
  "car-seat-cover": {
    en: "car seat covers",
    zh: "汽车坐垫",
    ja: "車用シートカバー",
    also: "car seat cushions, steering wheel covers, car headrest, car neck pillow, 汽车座套, 方向盘套, 车载头枕, 汽车头枕, 汽车腰靠, シートカバー, ハンドルカバー, カーシートカバー, 車用クッション",
  },
  "car-mat": {
    en: "car mats",
    zh: "汽车脚垫",
    ja: "カーマット",
    also: "car floor mats, boot liners, trunk liners, car boot organiser, car trunk organizer, trunk organisers, car organizers, 后备箱垫, 后备箱收纳箱, 车载收纳箱, ラゲッジマット, トランク収納, 車内収納, 車用収納, 車用フロアマット",
  },
  "car-wash-kit": {
    en: "car cleaning kits",
    zh: "洗车套装",
    ja: "洗車セット",
    also: "car wash kits, car cleaning kit, car care kits, car detailing kits, detailing kits, car wax, car polish, car shampoo, 洗车工具, 车蜡, 洗车液, 洗车水枪, 玻璃水, 洗車用品, 洗車グッズ, カーワックス, カーシャンプー",
  },
  "car-vacuum": {
    en: "car vacuums",
    zh: "车载吸尘器",
    ja: "車用掃除機",
    also: "car vacuum cleaners, car hoover, handheld car vacuum, 车用吸尘器, カークリーナー, 車載掃除機",
  },
  "tire-inflator": {
    en: "jump starters and tire inflators",
    zh: "车载充气泵",
    ja: "ジャンプスターター",
    also: "tyre inflators, tire inflators, tyre pressure gauge, tire pressure gauge, tire gauge, jump starters, jump leads, jumper cables, roadside kits, breakdown kits, 充气泵, 应急启动电源, 搭电线, 胎压计, 拖车绳, ブースターケーブル, 電動空気入れ, 空気圧計, エアゲージ",
  },
  "car-charger": {
    en: "car chargers",
    zh: "车载充电器",
    ja: "車載充電器",
    also: "car charger, cigarette lighter adapter, 车充, カーチャージャー, シガーソケット充電器",
  },
  "bumper-sticker": {
    en: "bumper stickers",
    zh: "车贴",
    ja: "カーステッカー",
    also: "car stickers, car decals, bumper sticker, license plate frames, licence plate frames, number plates, personalised number plates, car badges, 汽车贴纸, 车身贴, 临时停车牌, 停车号码牌, 挪车电话牌, 車用ステッカー, ナンバープレートフレーム",
  },
  "car-ornament": {
    en: "dashboard ornaments",
    zh: "车载摆件",
    ja: "車内アクセサリー",
    also: "car ornaments, rear view mirror hangers, rearview mirror charms, car hanging ornament, dashboard figures, bobbleheads, 车挂, 车载挂件, 汽车挂件, 车内挂饰, 平安符车挂, 中控台摆件, ダッシュボード飾り, 交通安全ステッカー, 首振り人形",
  },
  "car-sunshade": {
    en: "car sunshades",
    zh: "汽车遮阳挡",
    ja: "車用サンシェード",
    also: "car sunshade, windscreen shades, windshield shades, windscreen cover, ice scrapers, car covers, 遮阳挡, 汽车遮阳帘, 车衣罩, 除雪铲, フロントガラスカバー, 車用カーテン, アイススクレーパー, ボディカバー",
  },
  "passport-holder": {
    en: "passport holders",
    zh: "护照夹",
    ja: "パスポートケース",
    also: "passport covers, passport cases, passport wallets, travel wallets, money belts, document holders, 护照包, 护照套, 证件包, パスポートカバー, トラベルウォレット, パスポートホルダー, セキュリティポーチ",
  },
  "travel-adapter": {
    en: "travel adapters",
    zh: "转换插头",
    ja: "変換プラグ",
    also: "travel adaptors, plug adapters, plug adaptors, universal adapter, power adapters, 转换插座, 旅行转换插头, 万能插头, 海外用プラグ, 変圧器, マルチ変換プラグ, トラベルアダプター",
  },
  "travel-bottle": {
    en: "travel bottles",
    zh: "分装瓶",
    ja: "トラベルボトル",
    also: "travel size bottles, refillable bottles, toiletry bottles, perfume atomisers, perfume atomizers, 旅行分装瓶, 香水分装瓶, 詰め替えボトル, アトマイザー, トラベル容器, 小分けボトル",
  },
  "cool-box": {
    en: "cool boxes",
    zh: "保温箱",
    ja: "クーラーボックス",
    also: "ice chests, cool bags, cooler bags, yeti coolers, yeti cooler, beach cooler, 冷藏箱, 户外冰桶, 车载冰箱, 保温袋, 保冷ボックス, クーラーバッグ, 保冷バッグ, 車載冷蔵庫, cooler boxes",
  },
  "picnic-basket": {
    en: "picnic baskets",
    zh: "野餐篮",
    ja: "ピクニックバスケット",
    also: "picnic hampers, picnic sets, picnic backpacks, picnic basket, 野餐包, 野餐套装, 野餐箱, ピクニックセット, 行楽セット",
  },
  "picnic-blanket": {
    en: "picnic blankets",
    zh: "野餐垫",
    ja: "レジャーシート",
    also: "picnic rugs, picnic mats, picnic blanket, beach mats, 露营垫, 户外垫, 防潮野餐垫, ピクニックシート, ピクニックマット, ピクニックラグ",
  },
  "scratch-map": {
    en: "scratch maps",
    zh: "刮刮地图",
    ja: "スクラッチマップ",
    also: "scratch-off maps, scratch off maps, push pin map, pin maps, travel map, bucket list posters, scratch posters, 打卡地图, 旅行地图, 刮刮海报, スクラッチ地図, 白地図ポスター, 旅マップ",
  },
  "travel-journal": {
    en: "travel journals",
    zh: "旅行手账",
    ja: "トラベラーズノート",
    also: "travel diary, travel notebooks, travel log, passport stamps book, travelers notebook, traveler's notebook, 旅行日记本, 旅行记录本, 盖章本, 集章本, 旅ノート, 旅行ノート, 御朱印帳, 旅日記帳",
  },
} as const satisfies Record<string, VocabularyEntry>;
