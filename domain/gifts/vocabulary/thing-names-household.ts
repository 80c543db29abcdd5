import type { VocabularyEntry } from "./entry.ts";

/** Bed, bath, cleaning and keeping things tidy. */
export const householdNames = {
  // bed
  "weighted-blanket": {
    en: "weighted blankets",
    zh: "重力毯",
    ja: "加重ブランケット",
    also: "gravity blanket, 重力被, 重い毛布, ウェイトブランケット, ウェイテッドブランケット",
  },
  "electric-blanket": {
    en: "heated blankets",
    zh: "电热毯",
    ja: "電気毛布",
    also: "electric blankets, heated throws, 水暖毯, 电褥子, 暖身毯, 電気ひざ掛け, 電気敷き毛布, 電気敷毛布, 電気ブランケット",
  },
  "wearable-blanket": {
    en: "hooded blankets",
    zh: "懒人毯",
    ja: "着る毛布",
    also: "hooded blanket, oodie, oodies, snuggie, snuggies, blanket hoodies, wearable blanket, sweatshirt blanket, slanket, 穿毯, 斗篷毯, 着るブランケット, 着るこたつ",
  },
  "bed-sheet": {
    en: "bed sheets",
    zh: "床单",
    ja: "シーツ",
    also: "fitted sheets, sheet sets, bedsheets, bedspreads, 床笠, 四件套, 三件套床品, 床上四件套, ボックスシーツ, ベッドシーツ, 敷きパッド, ベッドカバー",
  },
  duvet: {
    en: "duvets",
    zh: "被子",
    ja: "布団",
    also: "duvet covers, comforters, doonas, quilt cover, eiderdown, 羽绒被, 蚕丝被, 被套, 空调被, 夏凉被, 棉被, 鹅绒被, 羽毛布団, 掛け布団, 敷布団, 敷き布団, 布団カバー, 肌布団, こたつ布団, 掛布団",
  },
  pillowcase: {
    en: "pillowcases",
    zh: "枕套",
    ja: "枕カバー",
    also: "pillow cases, silk pillowcases, satin pillowcase, 真丝枕套, 枕巾, シルク枕カバー, ピローケース",
  },
  "neck-pillow": {
    en: "neck pillows",
    zh: "颈枕",
    ja: "ネックピロー",
    also: "travel pillows, u-shaped pillow, trtl, U型枕, 护颈枕, 旅行枕, トラベルピロー, 旅行用枕",
  },
  "body-pillow": {
    en: "body pillows",
    zh: "长抱枕",
    ja: "抱き枕",
    also: "pregnancy pillows, hug pillow, dakimakura, 孕妇枕, 等身抱枕, 抱枕, 抱きまくら, ボディピロー",
  },
  mattress: {
    en: "mattresses",
    zh: "床垫",
    ja: "マットレス",
    also: "mattress toppers, memory foam topper, air mattress, air beds, 乳胶床垫, 记忆棉床垫, 充气床垫, 榻榻米床垫, トッパーマットレス, エアーベッド, エアベッド",
  },
  "cooling-mat": {
    en: "cooling mats",
    zh: "凉席",
    ja: "冷感敷きパッド",
    also: "cooling blankets, cooling pads, cooling pillows, cooling towels, 冰丝席, 竹席, 冰垫, 凉感被, 冰枕, 冷感寝具, 接触冷感, ひんやりマット, ひんやり敷きパッド, ひんやりタオル, クールタオル, ネッククーラー, 保冷枕",
  },
  // bath
  "bath-towel": {
    en: "bath towels",
    zh: "浴巾",
    ja: "バスタオル",
    also: "bath sheets, towel bales, 大浴巾, 干发帽, 干发巾, 速干毛巾, ヘアドライタオル, ヘアタオル, ビッグタオル",
  },
  "beach-towel": {
    en: "beach towels",
    zh: "沙滩巾",
    ja: "ビーチタオル",
    also: "beach blankets, hooded towels, changing towel, 沙滩毛巾, 沙滩垫, ビーチマット, ポンチョタオル, ラップタオル, フード付きタオル",
  },
  "bath-mat": {
    en: "bath mats",
    zh: "浴室地垫",
    ja: "バスマット",
    also: "bathmats, bathroom rug, shower mat, 硅藻泥, 硅藻泥地垫, 浴室防滑垫, 珪藻土マット, 珪藻土バスマット, お風呂マット, トイレマット",
  },
  "shower-head": {
    en: "shower heads",
    zh: "淋浴花洒",
    ja: "シャワーヘッド",
    also: "showerheads, shower curtains, 淋浴喷头, 增压花洒, 过滤花洒, 浴帘, シャワーカーテン, ミラブル",
  },
  "bath-tray": {
    en: "bath trays",
    zh: "浴缸架",
    ja: "バステーブル",
    also: "bath caddy, bathtub caddy, bathtub trays, bath pillow, bath pillows, shower caddy, 浴缸置物架, 泡澡架, バスタブトレー, バスピロー, お風呂用枕, バスラック",
  },
  "bath-sponge": {
    en: "loofahs and bath sponges",
    zh: "搓澡巾",
    ja: "ボディタオル",
    also: "loofahs, loofas, bath sponges, bath brushes, bath lilies, shower puffs, back scrubbers, 浴花, 沐浴球, 洗澡巾, 搓澡神器, 丝瓜络, あかすり, ボディブラシ, ボディスポンジ, バスリリー, へちまたわし, 垢すり",
  },
  "soap-dispenser": {
    en: "soap dispensers",
    zh: "皂液器",
    ja: "ソープディスペンサー",
    also: "soap dish, soap dishes, soap pump, 洗手机, 自动洗手机, 起泡机, 肥皂盒, 香皂盒, 皂盒, ソープディッシュ, 石けん置き, 石鹸置き, 自動ハンドソープ",
  },
  tissue: {
    en: "tissues and toilet paper",
    zh: "纸巾",
    ja: "ティッシュ",
    also: "toilet paper, toilet rolls, loo roll, kitchen roll, paper towels, tissue boxes, tissue box covers, wet wipes, 抽纸, 卫生纸, 面巾纸, 湿巾, 厨房纸, 纸巾盒, トイレットペーパー, ティッシュペーパー, ティッシュケース, ティッシュボックス, キッチンペーパー, ウェットティッシュ",
  },
  // cleaning
  "clothes-iron": {
    en: "irons and steamers",
    zh: "熨斗",
    ja: "衣類スチーマー",
    also: "steam irons, clothes irons, ironing boards, garment steamers, clothes steamers, handheld steamers, 电熨斗, 挂烫机, 手持挂烫机, 烫衣板, 熨衣板, 熨烫机, =アイロン, スチームアイロン, アイロン台, 衣類用スチーマー, ハンディスチーマー, コードレスアイロン",
  },
  detergent: {
    en: "detergents",
    zh: "洗衣液",
    ja: "洗剤",
    also: "laundry detergents, washing powder, fabric softeners, washing up liquid, dish soap, laundry pods, cleaning sprays, 洗衣粉, 洗洁精, 柔顺剂, 洗衣凝珠, 留香珠, 消毒液, 漂白水, 84消毒液, 洗濯洗剤, 食器用洗剤, 柔軟剤, 洗剤ギフト, 漂白剤, 台所用洗剤",
  },
  "cleaning-supplies": {
    en: "cleaning supplies",
    zh: "清洁用品",
    ja: "掃除用品",
    also: "cleaning products, cleaning stuff, mops, steam mops, spin mop, brooms, dustpans, feather dusters, dusters, dish brushes, scrubbing brush, scouring pads, lint rollers, rubber gloves, 拖把, 扫把, 扫帚, 抹布, 除尘掸, 粘毛器, 洗碗刷, 马桶刷, 清洁工具, 橡胶手套, モップ, ほうき, 掃除道具, 掃除グッズ, お掃除グッズ, ちりとり, 雑巾, コロコロクリーナー, 食器用スポンジ, キッチンスポンジ, たわし, ゴム手袋",
  },
  "robot-vacuum": {
    en: "robot vacuums",
    zh: "扫地机器人",
    ja: "ロボット掃除機",
    also: "robot vacuum cleaners, robovac, robovacs, roomba, robot mops, robot hoover, 扫地机, 扫拖机器人, 扫拖一体机, 擦窗机器人, 拖地机器人, ルンバ, お掃除ロボット, 床拭きロボット",
  },
  dehumidifier: {
    en: "dehumidifiers",
    zh: "除湿机",
    ja: "除湿機",
    also: "dehumidifier, moisture absorbers, 抽湿机, 除湿器, 除湿袋, 除湿盒, 除湿剤",
  },
  "folding-fan": {
    en: "folding fans",
    zh: "折扇",
    ja: "扇子",
    also: "hand fans, paper fans, silk fans, 团扇, 宫扇, 檀香扇, うちわ, 団扇, せんす, 夏扇子",
  },
  "handheld-fan": {
    en: "handheld fans",
    zh: "手持风扇",
    ja: "ハンディファン",
    also: "portable fans, neck fans, desk fans, personal fan, usb fan, 小风扇, 挂脖风扇, 迷你风扇, 便携风扇, 桌面风扇, ハンディ扇風機, 携帯扇風機, ネックファン, 首掛け扇風機, 卓上扇風機, ミニ扇風機",
  },
  "mosquito-killer": {
    en: "mosquito repellents",
    zh: "灭蚊灯",
    ja: "虫よけ",
    also: "bug zappers, mosquito killers, mosquito repellent, insect repellent, bug spray, citronella candles, fly swatter, 驱蚊液, 蚊香, 电蚊拍, 驱蚊器, 驱蚊手环, 花露水, 驱蚊水, 蚊取り線香, 蚊取り器, 虫除け, 虫除けスプレー, 殺虫剤, 電撃殺虫器, 虫よけスプレー, 蚊遣り, 蚊遣り豚",
  },
  "rubbish-bin": {
    en: "rubbish bins",
    zh: "垃圾桶",
    ja: "ゴミ箱",
    also: "trash cans, garbage cans, waste bins, wastebaskets, waste paper basket, pedal bins, trash bins, bin bags, 感应垃圾桶, 垃圾袋, 垃圾箱, ごみ箱, ダストボックス, くずかご, ゴミ袋",
  },
  // tidiness
  "make-up-organiser": {
    en: "make-up organisers",
    zh: "化妆品收纳盒",
    ja: "コスメボックス",
    also: "makeup organisers, makeup boxes, makeup organizers, vanity case, vanity box, brush holder, 化妆盒, 化妆箱, 化妆收纳盒, 口红收纳盒, 化妆刷筒, メイクボックス, コスメ収納, 化粧箱, バニティケース, バニティボックス, コスメワゴン",
  },
  "storage-basket": {
    en: "storage baskets",
    zh: "收纳篮",
    ja: "収納かご",
    also: "wicker baskets, woven baskets, rope baskets, laundry baskets, laundry hampers, laundry bags, 藤编篮, 脏衣篮, 洗衣篮, 藤篮, 编织篮, 置物篮, 収納バスケット, ランドリーバスケット, 洗濯かご, ランドリーバッグ, カゴバスケット",
  },
  "desk-organiser": {
    en: "desk organisers",
    zh: "笔筒",
    ja: "ペン立て",
    also: "desk tidies, desk tidy, pen pots, pen holders, pencil holders, pen cups, letter trays, desk trays, desk caddy, 桌面收纳盒, 桌面收纳, 笔架, 笔插, ペンスタンド, デスクオーガナイザー, 卓上収納, デスクトレー, 鉛筆立て, ペンホルダー",
  },
  "coat-rack": {
    en: "coat racks and hooks",
    zh: "衣帽架",
    ja: "コートハンガー",
    also: "coat racks, coat hooks, coat stands, hat stands, hall stand, wall hooks, coat hangers, clothes hangers, padded hangers, key hooks, key holders, key rack, 挂衣架, 衣架, 钥匙架, 钥匙挂钩, 墙壁挂钩, コート掛け, ウォールフック, 洋服ハンガー, 木製ハンガー, キーフック, キーラック, ハンガーラック, ポールハンガー, 衣類ハンガー, =挂钩",
  },
  "shoe-rack": {
    en: "shoe racks",
    zh: "鞋架",
    ja: "シューズラック",
    also: "shoe cabinets, shoe storage, shoe horns, shoehorns, 鞋柜, 鞋拔子, 鞋拔, 烘鞋器, 靴箱, 下駄箱, 靴べら, シューホーン, 靴乾燥機",
  },
  "money-box": {
    en: "money boxes",
    zh: "存钱罐",
    ja: "貯金箱",
    also: "piggy banks, money box, coin banks, money jar, 储蓄罐, 存钱筒, 储钱罐, ブタの貯金箱, 豚の貯金箱, コインバンク",
  },
  bookend: {
    en: "bookends",
    zh: "书立",
    ja: "ブックエンド",
    also: "book ends, magazine racks, bookstands, book stands, book rest, 书挡, 书档, 杂志架, 阅读架, 读书架, ブックスタンド, マガジンラック, 書見台, 読書台",
  },
  "gaming-chair": {
    en: "office and gaming chairs",
    zh: "人体工学椅",
    ja: "ゲーミングチェア",
    also: "gaming chairs, office chairs, desk chairs, ergonomic chairs, computer chairs, 电竞椅, 办公椅, 电脑椅, オフィスチェア, デスクチェア, パソコンチェア",
  },
  "standing-desk": {
    en: "standing desks",
    zh: "升降桌",
    ja: "昇降デスク",
    also: "sit-stand desks, gaming desks, lap desks, laptop desk, 电竞桌, 升降书桌, 床上电脑桌, スタンディングデスク, ゲーミングデスク, ひざ上テーブル, 膝上テーブル, 昇降式デスク",
  },
  "bean-bag": {
    en: "bean bags",
    zh: "懒人沙发",
    ja: "ビーズクッション",
    also: "beanbags, bean bag chairs, beanbag chair, poufs, pouffes, pouf, ottomans, footstools, 豆袋, 豆袋沙发, 脚凳, 人をダメにするソファ, 人をダメにするクッション, オットマン, プフ, ヨギボー, yogibo",
  },
  "seat-cushion": {
    en: "seat cushions",
    zh: "坐垫",
    ja: "座布団",
    also: "lumbar pillows, lumbar cushions, lumbar support, back cushions, chair pads, seat pads, coccyx cushion, 腰靠, 靠枕, 护腰靠垫, 美臀坐垫, 座垫, 椅垫, 腰枕, ざぶとん, 円座クッション, 腰クッション, ランバーサポート, 低反発クッション, シートクッション, チェアパッド",
  },
  "bar-cart": {
    en: "bar carts",
    zh: "吧台车",
    ja: "バーワゴン",
    also: "drinks trolleys, drinks cart, bar trolleys, tea trolley, rolling carts, serving carts, 小推车置物架, 酒水车, キッチンワゴン, ティーワゴン, サービングワゴン",
  },
  "emergency-kit": {
    en: "emergency kits",
    zh: "应急包",
    ja: "防災セット",
    also: "emergency kit, go bags, bug out bag, fire extinguishers, fire blanket, smoke alarms, emergency blanket, 防灾包, 地震包, 灭火器, 灭火毯, 应急箱, 防災グッズ, 防災バッグ, 防災リュック, 非常持ち出し袋, 非常袋, 消火器, 非常用持ち出し袋, 防災用品",
  },
} as const satisfies Record<string, VocabularyEntry>;
