import type { ThingId } from "./things.ts";

/** A word for many things at once: a diet, a reason, a room. */
export interface ExclusionGroup {
  names?: string;
  /** Names of what the person is or keeps to: not that is left out, but what does not go with it. */
  needs?: string;
  things: readonly ThingId[];
  /** Further names that a text must not contain. */
  texts?: string;
}

export const exclusionGroups: readonly ExclusionGroup[] = [
  {
    needs: "vegan, vegans, veganism, plant-based diet, 纯素, 全素, 纯素食, ヴィーガン, ビーガン, 完全菜食",
    things: ["meat", "dairy", "cheese", "seafood", "honey", "leather", "wool", "fur", "silk"],
    texts: "eggs, silk, down feathers, gelatin, gelatine, beeswax, 鸡蛋, 卵",
  },
  {
    needs: "vegetarian, vegetarians, veggie, 吃素, 素食, 素食者, 素食主义, 素食主义者, 吃斋, ベジタリアン, 菜食主義, 菜食, 菜食主義者",
    things: ["meat", "seafood"],
    texts: "gelatin, gelatine",
  },
  {
    needs: "kosher, kosher kitchen, kosher household, keeps kosher, 犹太洁食, コーシャ",
    things: ["meat", "seafood"],
    texts: "pork, ham, bacon, gelatin, gelatine",
  },
  { needs: "hindu, hindus, hinduism, 印度教, 印度教徒, ヒンドゥー教, ヒンドゥー教徒", things: ["meat", "leather"], texts: "beef, 牛肉" },
  { needs: "pescatarian, pescetarian, ペスカタリアン", things: ["meat"] },
  {
    names: "lactose",
    needs: "lactose intolerant, lactose intolerance, dairy-free, 乳糖不耐, 乳糖不耐受, 乳糖不耐症, 乳糖過敏, 乳製品アレルギー",
    things: ["dairy", "cheese"],
  },
  {
    needs:
      "gluten-free, coeliac, celiac, coeliac disease, celiac disease, 无麸质, 麸质过敏, 乳糜泻, グルテンフリー, セリアック病, 小麦アレルギー",
    things: ["gluten", "cake", "beer"],
  },
  {
    needs:
      "sober, teetotal, teetotaler, teetotaller, non-drinker, nondrinker, pregnant, pregnancy, expecting, expecting a baby, breastfeeding, recovering alcoholic, alcoholic in recovery, in recovery, mormon, underage, 怀孕, 孕妇, 孕期, 备孕, 哺乳, 哺乳期, 戒酒, 滴酒不沾, 酒精过敏, 妊娠中, 妊婦, 授乳中, 妊娠, 下戸, 禁酒, 断酒, 未成年",
    things: ["alcohol"],
  },
  {
    needs: "muslim, muslims, islam, islamic, halal, 穆斯林, 清真, 回族, ムスリム, イスラム教, イスラム教徒, ハラール, ハラル",
    things: ["alcohol", "pork"],
    texts: "pork, ham, bacon, prosciutto, salami, chorizo, 猪肉, 火腿, 培根, 豚肉, ハム, ベーコン, 生ハム",
  },
  {
    names: "sugar",
    needs:
      "diabetic, diabetes, on a diet, dieting, weight watchers, losing weight, low-carb, keto, sugar-free, 糖尿病, 减肥, 控糖, 戒糖, 节食, ダイエット中, ダイエット, 糖質制限",
    things: ["sweets", "honey"],
  },
  {
    names: "appliances, appliance, home appliances, household appliances, 家电, 家用电器, 大家电, 家電, 家電製品",
    things: [
      "kitchen-machine",
      "vacuum-cleaner",
      "fan",
      "heater",
      "air-purifier",
      "humidifier",
      "dehumidifier",
      "hair-dryer",
      "television",
      "clothes-iron",
    ],
  },
  {
    names: "raw food, raw foods, raw fish, raw seafood, 生食, 生鱼, 生冷食物, 生もの, なまもの, 生モノ, ナマモノ, 生魚, 生の魚, 生食品",
    things: ["seafood"],
    texts:
      "sashimi, sushi, tartare, carpaccio, caviar, prosciutto, oysters, 刺身, 生鱼片, 寿司, 鱼子酱, 生蚝, 生ハム, キャビア, 生牡蠣, ユッケ",
  },
  {
    names:
      "high-wattage appliances, heating appliances, appliances with a heating element, 大功率, 大功率电器, 大功率的, 大功率的电器, 违规电器, 违禁电器, 电热器具",
    things: ["kitchen-machine", "heater", "hair-dryer"],
    texts:
      "kettle, electric blanket, garment steamer, iron, hot plate, 电煮锅, 电火锅, 电热, 热水壶, 烧水壶, 养生壶, 电饭煲, 挂烫机, 熨斗, 电熨斗, 电磁炉, 烤箱, 焗烤, 電気ケトル, 電気毛布, アイロン, スチーマー",
  },
  {
    names:
      "self-help, self-help books, motivational books, career coaching, career courses, 成功学, 励志, 励志书, 心灵鸡汤, 鸡汤, 鸡汤书, 求职, 求职课, 求职书, 职业规划, 自己啓発, 自己啓発本, 自己啓発書, 転職本",
    things: [],
    texts:
      "self-help, motivational, career coach, career coaching, job search, 成功学, 励志, 鸡汤, 求职, 简历, 面试, 职业规划, 自己啓発, 転職, 就活",
  },
  {
    names: "beverages, 喝的, 饮料, 饮品, 饮料类, 飲み物, 飲料, のみもの",
    things: ["alcohol", "coffee", "tea"],
    texts: "juice, lemonade, 果汁, ジュース",
  },
  {
    names:
      "supplements, health supplements, dietary supplements, food supplements, tonics, 保健品, 保健食品, 营养品, 保健品营养品, 补品, 滋补品, 补药, 营养补剂, 健康食品, サプリ, サプリメント, 栄養補助食品",
    things: [],
    texts:
      "supplement, supplements, vitamins, collagen, ginseng, bird's nest, protein powder, 燕窝, 阿胶, 海参, 人参, 西洋参, 虫草, 灵芝, 孢子粉, 蛋白粉, 胶原蛋白, 花胶, 鹿茸, 鱼油, 维生素, 益生菌, 滋补, 保健品, サプリ, 高麗人参, コラーゲン, 青汁, 燕の巣",
  },
  {
    names:
      "protein, protein powder, protein powders, protein shakes, whey, whey protein, creatine, 蛋白粉, 乳清蛋白, 肌酸, プロテイン, クレアチン",
    things: [],
    texts: "protein powder, protein shake, whey, creatine, 蛋白粉, 乳清蛋白, 肌酸, プロテイン, クレアチン",
  },
  {
    names: "alcohol and tobacco, drinks and smokes, 烟酒, 酒烟, 酒とたばこ, 酒タバコ, 酒や煙草",
    things: ["alcohol", "vape", "pocket-lighter"],
    texts: "tobacco, cigar, cigars, cigarette, pipe smoking, humidor, lighter, 香烟, 烟草, 烟斗, 烟灰缸, 打火机, 雪茄, 煙草, シガー, 灰皿",
  },
  {
    names: "tobacco, cigarettes, cigars, 香烟, 烟草, たばこ, タバコ, 煙草",
    things: ["vape", "pocket-lighter"],
    texts: "tobacco, cigar, cigars, cigarette, pipe smoking, humidor, 香烟, 烟草, 烟斗, 雪茄, 煙草, シガー, 灰皿",
  },
  { names: "caffeine, 咖啡因, カフェイン", things: ["coffee", "tea", "coffee-machine"] },
  {
    names:
      "thousand piece ones, thousand piece puzzles, thousand piece jigsaws, thousand pieces, thousand piecers, 1000 piece ones, 1000 piece puzzles, 1000 piece jigsaws, 1000 pieces, 1000 piecers",
    texts: "1,000-piece, 1000-piece, thousand-piece, 1000 pieces, 1,000 pieces",
    things: [],
  },
  {
    names:
      "breakables, fragile things, fragile items, anything breakable, anything fragile, 易碎, 易碎的, 易碎品, 易碎物品, 易碎的东西, 怕摔的, 割れ物, われもの, 壊れ物, こわれもの",
    things: ["tableware", "glassware", "mug", "cup", "vase", "teapot", "figurine", "glass"],
    texts: "porcelain, ceramic, ceramics, celadon, bone china, plaster cast, 瓷, 瓷器, 陶瓷, 青瓷, 琉璃, 石膏, 磁器, 陶器",
  },
  {
    names:
      "engraving, engravings, anything engraved, engraved things, monograms, monogrammed things, anything personalized, personalized things, personalised things, 刻字, 刻名字, 印名字, 绣名字, 印字, 印姓名, 刻姓名, 名入れ, 名前入り",
    things: [],
    texts: "engraved, engraving, monogram, monogrammed, personalized, 刻字, 刻名, 刻上名字, 名字, 姓名, 名入れ, 名前入り, 刻印",
  },
  {
    names: "liquids, liquid, fluids, 液体, 液体类, 液体類, 液体物",
    things: ["alcohol", "perfume"],
    texts:
      "sauce, sauces, oil, oils, syrup, vinegar, lotion, shampoo, bottle, bottles, juice, soy sauce, mouthwash, ink, 酱, 酱油, 油, 糖浆, 醋, 果汁, 瓶装, 醤油, ソース, シロップ, 酢, ジュース",
  },
  {
    names: "batteries, battery, lithium batteries, charging, recharging, charge, recharge, 电池, 锂电池, 電池, リチウム電池",
    things: [],
    texts: "battery, batteries, battery-powered, rechargeable, lithium, cordless, 电池, 充电, 電池, 充電式, 充電",
  },
  {
    names:
      "knitting needles, knitting needle, interchangeable needles, circular needles, needles, 棒针, 环形针, 编み針, 編み針, 輪針, 棒針",
    things: [],
    texts: "knitting needles, interchangeable needles, circular needles, 棒针, 环形针, 輪針, 棒針",
  },
  { names: "fish, shellfish, 鱼, 魚, 鱼类, 贝类, 魚介類, 甲殻類, 甲殻類アレルギー", things: ["seafood"] },
  { names: "egg, eggs, 鸡蛋, 蛋, 蛋类, 卵, たまご, 卵アレルギー", things: ["cake"], texts: "egg, eggs, 鸡蛋, 卵" },
  {
    names:
      "pets, pet, animals, animal, animal hair, pet hair, dander, animal fur, 宠物, 动物, 动物毛, 猫毛, 狗毛, 小动物, ペット, 動物, 動物アレルギー, 猫アレルギー, 犬アレルギー",
    things: ["animal", "fur"],
  },
  { names: "pollen, hay fever, hayfever, 花粉, 花粉症, 花粉过敏", things: ["flowers", "plant"] },
  {
    names: "feathers, feather, goose down, 羽毛",
    things: ["bedding", "pillow"],
    texts: "feather, feathers, goose down, duck down, 羽绒, 羽毛, ダウン",
  },
  { names: "hurl, hurls, hurley, hurleys", things: [], texts: "hurl, hurls, hurley, hurleys" },
  {
    names: "rude, jokey, rude gifts, joke gifts, joke presents, jokey gifts, gag gifts, gag gift, novelty gifts, prank, pranks",
    things: [],
    texts: "prank, pranks, gag gift, joke, jokes, novelty, rude",
  },
  { names: "nickel, metal, 金属, 金属过敏, 金属アレルギー, ニッケル", things: ["jewellery"] },
  {
    names:
      "kitchen, kitchen stuff, kitchen things, kitchen items, kitchen equipment, cooking stuff, cooking equipment, cooking utensils, 厨房, 厨房用品, 厨具, 厨房的, キッチン, キッチン用品, 台所, 台所用品",
    things: [
      "cookware",
      "knife",
      "kitchen-gadget",
      "kitchen-machine",
      "cookbook",
      "apron",
      "tableware",
      "lunch-box",
      "wine-gadget",
      "barbecue-grill",
    ],
    texts: "kitchen, 厨房, キッチン, 台所",
  },
  {
    names: "accessories, accessory, fashion accessories, 配饰, 服饰配件, ファッション小物, 小物",
    things: ["jewellery", "hair-accessory", "scarf", "hat", "gloves", "belt", "tie", "sunglasses", "handbag"],
  },
  {
    names:
      "technology, tech, gadgets, gadget, plug in, plugs in, plugging in, electronics, electronic, electronic devices, electronic gadgets, tech gadgets, tech stuff, devices, screens, 电子产品, 数码产品, 电子设备, 数码, 高科技, 科技产品, 電子機器, ガジェット, デジタル機器, 電化製品",
    things: [
      "headphones",
      "speaker",
      "smart-speaker",
      "phone-accessory",
      "charger",
      "tablet",
      "e-reader",
      "laptop",
      "computer-accessory",
      "camera",
      "drone",
      "smartwatch",
      "projector",
      "television",
      "console",
      "video-game",
      "3d-printer",
      "robot",
      "smart-home-device",
      "tracker",
      "dash-cam",
      "digital-frame",
      "ring-light",
      "printer",
      "portable-radio",
      "cd-player",
      "vr-headset",
      "smart-glasses",
      "stylus",
      "tv-stick",
      "sat-nav",
      "pocket-translator",
      "walkie-talkie",
      "baby-monitor",
    ],
  },
  {
    names: "merch, merchandise, fan merch, fan goods, 周边, 应援物, 谷子, グッズ, 推しグッズ, 推し活グッズ, ファングッズ, 公式グッズ",
    things: [],
    texts:
      "merch, photocard, photo card, light stick, lightstick, 小卡, 应援棒, 亚克力立牌, 吧唧, 周边, グッズ, トレカ, トレカケース, アクスタ, アクリルスタンド, 缶バッジ, ペンライト, 応援うちわ, うちわ, メンバーカラー, 推し色",
  },
  {
    names: "acrylic stand, acrylic stands, 亚克力立牌, 立牌, アクスタ, アクリルスタンド",
    things: [],
    texts: "acrylic stand, 亚克力立牌, 立牌, アクスタ, アクリルスタンド",
  },
  { names: "ちゃんちゃんこ, 赤いちゃんちゃんこ, 赤ちゃんちゃんこ", things: [], texts: "ちゃんちゃんこ" },
  { names: "games, game, gaming, 游戏, ゲーム", things: ["board-game", "card-game", "video-game", "console"] },
  {
    names:
      "beauty, beauty products, beauty stuff, toiletries, pampering, bath and body, 美容产品, 美容用品, 洗护, 洗护用品, 美容グッズ, コスメ類, 美容系",
    things: ["make-up", "skincare", "bath", "soap", "perfume"],
  },
  {
    names:
      "sports, sport, sports equipment, sporting goods, sports gear, exercise, 运动, 体育, 运动器材, 体育用品, 运动用品, スポーツ, スポーツ用品, 運動",
    things: [
      "ball",
      "racket",
      "golf-gear",
      "ski-gear",
      "swim-gear",
      "running-gear",
      "fitness-equipment",
      "yoga-mat",
      "sports-ticket",
      "climbing-gear",
      "bicycle",
      "skateboard",
    ],
  },
  {
    names:
      "fragrance, fragrances, fragranced, scent, scents, perfumed, smell, smells, strong smells, odours, odors, 香味, 香氛, 气味, 异味, 味道重, フレグランス, におい, 匂い, 臭い",
    things: ["fragrance"],
  },
  {
    needs: "blind, blind person, going blind, visually impaired, 失明, 盲人, 视障, 看不见, 全盲, 盲目, 視覚障害, 目が見えない, 目が不自由",
    things: [
      "book",
      "magazine",
      "notebook",
      "diary",
      "calendar",
      "stationery",
      "stamp",
      "wall-art",
      "poster",
      "photo-album",
      "photo-frame",
      "photo-shoot",
      "map",
      "binoculars",
      "telescope",
      "microscope",
      "camera",
      "puzzle",
      "board-game",
      "card-game",
      "video-game",
      "console",
      "projector",
      "television",
      "pencils",
      "paint",
      "model-kit",
      "drone",
      "lamp",
    ],
    texts: "peek, 眺め",
  },
  {
    needs: "colour blind, color blind, colourblind, colorblind, 色盲, 色弱, 色覚異常",
    things: ["paint", "pencils"],
  },
  {
    needs:
      "wheelchair, wheelchair user, uses a wheelchair, in a wheelchair, cannot walk, can’t walk, 轮椅, 坐轮椅, 腿脚不便, 行动不便, 车椅子, 車椅子, 車いす, 足腰が弱い",
    things: ["hiking-gear", "climbing-gear", "ski-gear", "skateboard", "bicycle", "running-gear", "yoga-mat"],
    texts:
      "walk, walks, hike, hiking, on foot, treetop, skating, bouldering, surf, dance, ballet, 徒步, 散步, 爬山, 登山, 攀岩, 舞蹈, 滑冰, 冲浪, 扫街, 街歩き, 食べ歩き, 歩く, 登山, ボルダリング, ダンス",
  },
  {
    names: "heights, height, high places, 恐高, 怕高, 高处, 高所, 高所恐怖症, 高い所, 高いところ",
    things: ["flight", "climbing-gear"],
    texts: "balloon, skydiving, climbing, zip line, paragliding, rooftop, treetop, 攀岩, 热气球, 跳伞, クライミング, 熱気球, バンジー",
  },
  {
    names: "crowds, crowd, crowded places, big crowds, loud places, 人多, 人多的地方, 人混み, 混雑",
    things: ["concert-ticket", "sports-ticket"],
    texts: "festival, theme park, 音乐节, 游乐园, フェス, テーマパーク",
  },
  {
    names: "experiences, experience gifts, experience, days out, outings, 体验, 体验类, 体験, 体験ギフト",
    things: ["ticket", "course", "trip", "spa", "restaurant", "tasting", "photo-shoot", "tour", "flight", "membership"],
  },
  {
    names:
      "christmassy, christmasy, christmas stuff, christmas things, christmas themed, 圣诞的, 圣诞类, 圣诞元素, クリスマスらしいもの, クリスマスらしい, クリスマスっぽい",
    things: ["christmas-decoration", "christmas-tree", "advent-calendar"],
    texts:
      "christmas, christmassy, xmas, santa, father christmas, reindeer, advent, nativity, christmas stocking, 圣诞, サンタ, クリスマス, トナカイ",
  },
  { names: "drive, drives, driving, 开车, 運転", things: ["car-accessory", "dash-cam"] },
  { names: "living things, anything alive, live things, watering, water, keep alive, 活的", things: ["plant", "flowers", "animal"] },
  { names: "underwear and socks, lingerie, 贴身衣物", things: ["underwear", "pyjamas"] },
  {
    names: "decor, home decor, decoration, decorations, 装饰, 家居装饰, インテリア雑貨",
    things: ["ornament", "wall-art", "photo-frame", "artificial-flowers", "candle-holder", "bunting"],
  },
];

/** What one would be given for an interest, when they have 'enough fishing stuff' or hate fishing. */
export const goodsOfInterest: Readonly<Partial<Record<string, readonly ThingId[]>>> = {
  reading: ["book"],
  coffee: ["coffee-machine"],
  tea: ["teapot"],
  wine: ["wine-gadget"],
  cooking: ["cookware", "knife", "kitchen-gadget", "kitchen-machine", "cookbook", "apron"],
  baking: ["cookware", "cookbook"],
  barbecue: ["barbecue-grill"],
  gardening: ["garden-tool", "seeds"],
  houseplants: ["plant"],
  flowers: ["flowers"],
  fishing: ["fishing-gear"],
  golf: ["golf-gear"],
  yoga: ["yoga-mat"],
  fitness: ["fitness-equipment"],
  cycling: ["bicycle", "bike-accessory"],
  camping: ["tent", "sleeping-bag"],
  hiking: ["hiking-gear"],
  climbing: ["climbing-gear"],
  running: ["running-gear"],
  swimming: ["swim-gear"],
  skiing: ["ski-gear"],
  skateboarding: ["skateboard"],
  tennis: ["racket"],
  badminton: ["racket"],
  knitting: ["yarn"],
  sewing: ["sewing-machine"],
  photography: ["camera"],
  painting: ["paint", "easel"],
  drawing: ["pencils"],
  calligraphy: ["calligraphy-set"],
  ceramics: ["clay"],
  "model-making": ["model-kit"],
  "building-bricks": ["building-bricks"],
  puzzles: ["puzzle"],
  chess: ["chess-set"],
  go: ["chess-set"],
  xiangqi: ["chess-set"],
  shogi: ["chess-set"],
  mahjong: ["mahjong-set"],
  "board-games": ["board-game"],
  "card-games": ["card-game"],
  "video-games": ["video-game", "console"],
  manga: ["comic"],
  vinyl: ["vinyl-record", "record-player"],
  guitar: ["guitar"],
  piano: ["piano"],
  violin: ["violin"],
  drums: ["drum"],
  concerts: ["concert-ticket"],
  theatre: ["theatre-ticket"],
  musicals: ["theatre-ticket"],
  opera: ["theatre-ticket"],
  ballet: ["theatre-ticket"],
  travel: ["trip", "flight", "travel-guide"],
  spa: ["spa", "massage"],
  dining: ["restaurant"],
  fashion: ["clothing"],
  watches: ["watch"],
  stationery: ["stationery"],
  "fountain-pens": ["fountain-pen"],
  journaling: ["diary"],
  drones: ["drone"],
  "smart-home": ["smart-home-device"],
  robotics: ["robot"],
  motorcycles: ["motorcycle-gear"],
  cars: ["car-accessory"],
  astronomy: ["telescope"],
  "magic-tricks": ["magic-kit"],
  cosplay: ["costume"],
};
