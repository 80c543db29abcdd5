import type { VocabularyEntry } from "./entry.ts";

/** What one gives an animal. */
export const petNames = {
  "pet-food": {
    en: "pet food",
    zh: "宠物粮",
    ja: "ペットフード",
    also: "dog food, cat food, kibble, fish food, 狗粮, 猫粮, 猫罐头, 狗罐头, ドッグフード, キャットフード",
  },
  "dog-treat": {
    en: "dog treats",
    zh: "狗零食",
    ja: "犬用おやつ",
    also: "dog treat, dog biscuit, dog chew, dog bone, rawhide, dental chew, puppy treat, pet treat, 宠物零食, 狗饼干, 狗咬胶, 磨牙棒, 犬のおやつ, わんこのおやつ, 犬用ガム, ペット用おやつ",
  },
  "cat-treat": { en: "cat treats", zh: "猫零食", ja: "猫用おやつ", also: "cat treat, churu, 猫条, 猫咪零食, 猫のおやつ, ちゅーる" },
  catnip: {
    en: "catnip",
    zh: "猫薄荷",
    ja: "またたび",
    also: "catnip toy, silvervine, 木天蓼, 荆芥, マタタビ, キャットニップ, 猫草, cat grass",
  },
  "dog-toy": {
    en: "dog toys",
    zh: "狗玩具",
    ja: "犬のおもちゃ",
    also: "dog toy, puppy toy, squeaky toy, chew toy, tug toy, kong toy, dog puzzle, snuffle mat, lick mat, 狗狗玩具, 磨牙玩具, 嗅闻垫, 发声狗玩具, 犬用おもちゃ, 犬用玩具, ノーズワークマット, 知育マット",
  },
  "cat-toy": {
    en: "cat toys",
    zh: "猫玩具",
    ja: "猫のおもちゃ",
    also: "cat toy, kitten toy, feather wand, cat wand, cat tunnel, toy mouse, 猫咪玩具, 逗猫棒, 逗猫玩具, 猫隧道, 猫用おもちゃ, 猫じゃらし, ねこじゃらし, 猫トンネル",
  },
  "pet-bed": {
    en: "pet beds",
    zh: "宠物窝",
    ja: "ペットベッド",
    also: "pet bed, dog bed, cat bed, 狗窝, 猫窝, 狗床, 猫吊床, 宠物床, 犬用ベッド, 犬のベッド, 猫用ベッド, 猫のベッド, 猫ハンモック, ドッグベッド",
  },
  "pet-collar": {
    en: "pet collars",
    zh: "宠物项圈",
    ja: "首輪",
    also: "pet collar, dog collar, cat collar, pet tag, id tag for the dog, dog bandana, 狗项圈, 猫项圈, 项圈, 狗牌, 宠物牌, 猫铃铛, 迷子札, 犬用バンダナ",
  },
  leash: {
    en: "leashes",
    zh: "牵引绳",
    ja: "犬用リード",
    also: "leash, dog leash, dog lead, dog harness, cat harness, retractable lead, retractable leash, 狗绳, 遛狗绳, 胸背带, 狗胸背, 犬のリード, 散歩リード, お散歩リード, 犬用ハーネス, 犬のハーネス, 胴輪",
  },
  "pet-clothes": {
    en: "pet clothes",
    zh: "宠物衣服",
    ja: "ペット服",
    also: "pet clothes, dog clothes, cat clothes, dog coat, dog jumper, dog sweater, dog raincoat, dog costume, pet costume, 狗衣服, 猫衣服, 狗狗衣服, 宠物雨衣, 犬の服, 犬服, 猫の服, ドッグウェア, 犬用レインコート, ペットウェア",
  },
  "cat-tree": {
    en: "cat trees",
    zh: "猫爬架",
    ja: "キャットタワー",
    also: "cat tree, cat tower, cat condo, cat shelf, cat shelves, 猫树, 猫架, 猫跳台, キャットウォーク, キャットステップ",
  },
  "scratching-post": {
    en: "scratching posts",
    zh: "猫抓板",
    ja: "爪とぎ",
    also: "scratching post, cat scratcher, scratching board, cat scratching pad, 猫抓柱, 猫抓垫, 剑麻猫抓, つめとぎ, 爪研ぎ, 猫の爪とぎ",
  },
  "litter-box": {
    en: "litter boxes",
    zh: "猫砂盆",
    ja: "猫用トイレ",
    also: "litter box, litter tray, cat litter, puppy pads, pee pads, 猫砂, 猫厕所, 尿垫, 猫トイレ, 猫のトイレ, 猫の砂, ペットシーツ, トイレシート",
  },
  "fish-tank": {
    en: "fish tanks",
    zh: "鱼缸",
    ja: "アクアリウム",
    also: "fish tank, fish bowl, fishbowl, goldfish bowl, home aquarium, aquarium tank, 水族箱, 水族缸, @水槽, 金魚鉢, メダカ鉢",
  },
  "bird-cage": { en: "bird cages", zh: "鸟笼", ja: "鳥かご", also: "bird cage, birdcage, bird perch, 鸟笼子, 站架, 鳥籠, バードケージ" },
  "hamster-cage": {
    en: "hamster cages",
    zh: "仓鼠笼",
    ja: "ハムスターケージ",
    also: "hamster cage, hamster wheel, guinea pig cage, rabbit hutch, small pet cage, 仓鼠跑轮, 兔笼, 兔子笼, 回し車, うさぎのケージ, 小動物ケージ",
  },
  "pet-bowl": {
    en: "pet bowls",
    zh: "宠物碗",
    ja: "フードボウル",
    also: "pet bowl, dog bowl, cat bowl, slow feeder, 猫碗, 狗碗, 食盆, 猫食盆, 狗食盆, 慢食碗, 餌入れ, ペット食器, 猫の食器, 犬の食器",
  },
  "pet-feeder": {
    en: "pet feeders",
    zh: "自动喂食器",
    ja: "自動給餌器",
    also: "pet feeder, automatic feeder, cat feeder, dog feeder, pet fountain, cat fountain, cat water fountain, pet water fountain, 喂食器, 喂猫器, 宠物饮水机, 猫饮水机, 自動給水器, ペット給水器, 自動餌やり器",
  },
  "pet-carrier": {
    en: "pet carriers",
    zh: "猫包",
    ja: "ペットキャリー",
    also: "pet carrier, cat carrier, dog carrier, pet stroller, dog stroller, dog crate, 宠物包, 宠物推车, 航空箱, 狗笼, 狗推车, キャリーケース猫, 犬用カート, ペットカート, 犬用クレート",
  },
  "pet-brush": {
    en: "pet brushes",
    zh: "宠物梳",
    ja: "ペットブラシ",
    also: "pet brush, dog brush, cat brush, deshedding brush, grooming glove, furminator, dog shampoo, 猫梳, 狗梳, 除毛梳, 宠物沐浴露, 犬用ブラシ, 猫用ブラシ, ファーミネーター, 犬用シャンプー",
  },
  "pet-camera": {
    en: "pet cameras",
    zh: "宠物摄像头",
    ja: "ペットカメラ",
    also: "pet camera, dog camera, cat camera, treat-tossing camera, 宠物监控",
  },
  "pet-portrait": {
    en: "pet portraits",
    zh: "宠物肖像",
    ja: "ペットの肖像画",
    also: "pet portrait, custom pet portrait, dog portrait, cat portrait, portrait of the dog, portrait of the cat, 宠物画像, 宠物定制画, ペット似顔絵, 犬の似顔絵, 猫の似顔絵, うちの子グッズ",
  },
  "reptile-tank": {
    en: "reptile tanks",
    zh: "爬宠箱",
    ja: "爬虫類ケージ",
    also: "reptile tank, vivarium, heat lamp for reptiles, basking lamp, 爬虫箱, 龟缸, 乌龟缸, 爬虫類用ケージ, カメの水槽, ビバリウム",
  },
} as const satisfies Record<string, VocabularyEntry>;
