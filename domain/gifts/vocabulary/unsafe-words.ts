// What no gift may be, or none for the young. Names as in `VocabularyEntry`, separated by commas.
export const unsafeWords = {
  tobacco:
    "tobacco, cigarette, cigarettes, cigar, cigars, cigarillo, vape, vapes, vaping, vape pen, e-cigarette, e-cigarettes, e-cig, hookah, shisha, smoking pipe, tobacco pipe, cigarette lighter, zippo, ashtray, ashtrays, rolling papers, snus, snuff box, nicotine, humidor, chewing tobacco, cigar cutter, " +
    "香烟, 烟草, 雪茄, 电子烟, 烟斗, 打火机, 水烟, 烟灰缸, 抽烟, 卷烟, 烟具, 烟丝, 尼古丁, 鼻烟壶, " +
    "タバコ, たばこ, 煙草, 葉巻, シガー, シガレット, 電子タバコ, 加熱式タバコ, 灰皿, 水タバコ, 喫煙, 喫煙具, ジッポ, オイルライター, シーシャ, ニコチン, ベイプ, 喫煙パイプ, シガーケース",
  gambling:
    "gambling, gamble, casino, casinos, roulette, slot machine, slot machines, poker, poker set, poker chips, poker night, blackjack, betting, sports betting, lottery, lottery ticket, lottery tickets, lotto, scratch card, scratch cards, scratchcard, scratchcards, scratch-off tickets, bookmaker, horse betting, betting shop, craps table, " +
    "赌博, 赌场, 赌, 老虎机, 轮盘赌, 彩票, 刮刮乐, 刮刮彩, 博彩, 德州扑克, 赛马投注, 百家乐, 筹码套装, " +
    "カジノ, ギャンブル, ルーレット, パチンコ, パチスロ, スロットマシン, 宝くじ, スクラッチくじ, 競馬, 競輪, 競艇, 馬券, 賭け事, 賭博, ポーカー, ポーカーセット, ブラックジャック, スピードくじ",
  weapon:
    "gun, guns, handgun, pistol, pistols, rifle, rifles, shotgun, firearm, firearms, ammunition, ammo, bb gun, airsoft, air rifle, airgun, revolver, crossbow, crossbows, taser, stun gun, brass knuckles, knuckleduster, switchblade, flick knife, machete, combat knife, hunting knife, throwing knives, throwing knife, throwing stars, nunchucks, samurai sword, katana, sharp sword, battle axe, throwing axe, axe throwing, grenade, explosives, slingshot, catapult, shooting range, clay pigeon shooting, hunting trip, bullets, weapon, weapons, dagger, daggers, bayonet, pepper spray, " +
    "枪, 手枪, 步枪, 气枪, 猎枪, 弹药, 子弹, 弩, 匕首, 砍刀, 武器, 电击器, 电击枪, 弹弓, 武士刀, 军刺, 甩棍, 飞刀, 炸药, 手榴弹, 实弹射击, 射击体验, 防狼喷雾, 刀剑, 弹簧刀, 狩猎, 仿真枪, " +
    "銃, 拳銃, ピストル, ライフル, エアガン, モデルガン, ガスガン, 猟銃, ショットガン, 弾薬, 実弾, クロスボウ, ボウガン, スタンガン, 日本刀, 武器, 手裏剣, ナタ, 催涙スプレー, サバイバルナイフ, ハンティングナイフ, スリングショット, 射撃, 真剣, ダガー, 狩猟体験",
  adult:
    "sex, sex toy, sex toys, vibrator, vibrators, dildo, erotic, erotica, porn, pornography, bondage, fetish, kama sutra, strip club, striptease, stripper, adult toy, adult toys, adult shop, adult film, intimate toy, nude photo, kinky, bdsm, escort service, love hotel, aphrodisiac, condom, condoms, lube, pole dance show, edible underwear, playboy, x-rated, hentai, " +
    "情趣用品, 成人用品, 成人玩具, 色情, 情色, 情趣内衣, 避孕套, 安全套, 跳蛋, 飞机杯, 春宫, 裸体, 脱衣舞, 性爱, 情趣酒店, 成人电影, 催情, 性感内衣, " +
    "アダルトグッズ, 大人のおもちゃ, アダルト, アダルトビデオ, エロ, エロティック, 官能, 官能小説, ラブホテル, コンドーム, 媚薬, 風俗, ストリップ, ヌード, セクシーランジェリー, 春画, キャバクラ, 性具, ボンデージ, 成人向け, ラブグッズ",
  drug:
    "cannabis, marijuana, weed grinder, smoking weed, thc, cbd, cbd oil, cbd gummies, hashish, cocaine, heroin pills, mdma, lsd, magic mushrooms, psilocybin, kratom, bong, bongs, edibles with thc, hemp flower, opium, steroids, anabolic, nitrous oxide, sleeping pills, viagra, diet pills, ayahuasca, ketamine, methamphetamine, weed edibles, " +
    "大麻, 毒品, 可卡因, 海洛因, 冰毒, 摇头丸, 致幻, 迷幻蘑菇, 安眠药, 鸦片, 罂粟, 减肥药, 伟哥, 兴奋剂, 麻古, " +
    "大麻, マリファナ, 麻薬, 覚醒剤, コカイン, ヘロイン, 危険ドラッグ, 違法ドラッグ, マジックマッシュルーム, 睡眠薬, アヘン, ステロイド剤, 幻覚剤, やせ薬, CBDオイル, CBDグミ, バイアグラ",
  /** Before eighteen. */
  youth:
    "knife, knives, chef's knife, kitchen knife, pocket knife, penknife, pocketknife, swiss army knife, cleaver, machete, axe, axes, hatchet, razor blade, razor blades, straight razor, craft knife, scalpel, chainsaw, circular saw, lingerie, negligee, burlesque, tattoo, tattoos, piercing kit, tattoo voucher, firecrackers, 鞭炮, 爆竹, energy drink, energy drinks, nightclub, skydiving, skydive, bungee jump, bungee jumping, boudoir, dating app, motorcycle license, wood carving knife, " +
    "刀具, 菜刀, 小刀, 折刀, 厨刀, 军刀, 水果刀, 主厨刀, 瑞士军刀, 斧头, 斧, 剃刀, 美工刀, 手术刀, 雕刻刀, 电锯, 文身, 纹身, 夜店, 蹦极, 跳伞, 功能饮料, 刻刀, 折叠刀, " +
    "包丁, ナイフ, 十徳ナイフ, ポケットナイフ, カッターナイフ, 斧, 剃刀, カミソリ, 彫刻刀, チェーンソー, タトゥー, 刺青, ナイトクラブ, ランジェリー, バンジージャンプ, スカイダイビング, エナジードリンク, 三徳包丁, 牛刀, 肥後守, マルチツール",
  /** For the youngest, who put things into their mouths and cut themselves. */
  child:
    "small parts, tiny parts, small pieces, tiny magnets, loose magnets, magnetic balls, neodymium, buckyballs, button battery, button batteries, coin cell, coin battery, sharp blade, sharp blades, blade, blades, scissors, soldering iron, soldering, candle making, scented candle, candles, candle, incense, essential oil, essential oils, chemicals, chemistry set, resin kit, epoxy resin, epoxy, acid, bleach, lye, soap making with lye, turpentine, oil paints, wood burning, pyrography, blowtorch, hot glue gun, glue gun, power drill, power tool, power tools, sewing machine, needles, needle felting, craft blade, darts, laser pointer, water beads, balloons, marbles, whole nuts, hard candy, perfume, gel nails, hair dye, hair straightener, curling iron, barbecue grill, deep fryer, fondue set, camp stove, camping stove, espresso machine, chainsaw, coffee beans, espresso, peanuts, " +
    "小零件, 小颗粒, 磁力珠, 巴克球, 纽扣电池, 刀片, 剪刀, 电烙铁, 焊接, 化学品, 化学试剂, 环氧树脂, 滴胶, 强酸, 松节油, 热熔胶枪, 电钻, 电动工具, 缝纫机, 飞镖, 激光笔, 水晶泥珠, 水宝宝, 香薰蜡烛, 蜡烛, 精油, 线香, 香水, 烙画, 喷火枪, 卡式炉, 卷发棒, 染发, 咖啡豆, 咖啡机, 针毡, 刻刀, 整粒坚果, " +
    "小さな部品, 細かい部品, 小さなパーツ, マグネットボール, 強力磁石, ネオジム磁石, ボタン電池, 刃物, 刃, はさみ, ハサミ, はんだごて, はんだ付け, 薬品, 劇薬, エポキシ, レジン, テレピン, グルーガン, 電動ドリル, 電動工具, ミシン, ダーツ, レーザーポインター, ビー玉, 水で膨らむビーズ, キャンドル, ろうそく, アロマオイル, 精油, お香, 線香, 香水, 焼きペン, バーナー, カセットコンロ, ヘアアイロン, ヘアカラー, コーヒー豆, エスプレッソ, 羊毛フェルトニードル, まち針, 糸のこ",
} as const;
export type UnsafeKind = keyof typeof unsafeWords;

/** Phrases in which such a word means something harmless. */
export const harmlessWords = [
  "water pistol, water pistols, water gun, water guns, nerf gun, nerf guns, toy gun, toy guns, glue gun, massage gun, massage guns, heat gun, nail gun, paint gun, spray gun, label gun, caulking gun, price gun, staple gun, foam sword, top gun, gun metal, gunmetal, bubble gun, fascia gun, jump the gun, cap gun, ray gun, big guns, tattoo pens, temporary tattoo, temporary tattoos, tattoo stickers",
  "safety razor stand, butter knife, butter knives, cheese knife, cheese knives, cake knife, palette knife, palette knives, wooden knife, toy knife, play knife, knife block toy, knives out, dinner knife, knife and fork, knives and forks, pottery knife, safety scissors, child-safe scissors, blunt scissors, round-tipped scissors, kids scissors, children's scissors, child-safe knife, electric candle, led candle, led candles, flameless candle, flameless candles, battery candle, birthday candles, candle light, candlelight, candlelit, candle-lit, marble run, marble runs, marble effect, marble look, water balloons, hot-air balloon, hot air balloon, hot-air balloons, hot air balloons, balloon ride, balloon flight, fan blades, blade of grass, blades of grass, blade runner, no small parts, without small parts, skate blades, knitting needles, pine needles, needle of, tonearm needle, record needle, compass needle, toy motorcycle, toy sewing machine, rubber darts, soft darts, magnetic darts, foam darts, incense cedar, perfume-free, chemistry between, chemical-free, acid-free, acid free, no chemicals, without chemicals, citric acid, hyaluronic acid, folic acid, make-up free, needle-free",
  "same sex, unisex, sex and the city, adult class, adult colouring book, adult coloring book, smoked salmon, smoking hot, smoke free, smoke-free, non-smoking, no smoking, anti-smoking, tobacco-free, tobacco brown, vapor rub, pipe cleaner, bagpipe, casino royale, poker face, lottery of, safe bet, best bet, gamble on taste, catapult you, catapult into, weapon of choice, secret weapon, fireworks display, fireworks show, rifle through, rifle paper, bullet journal, bullet journals, bullet journaling, bulletproof coffee, silver bullet, bullet points, bullet train, bullet point, cloak and dagger, axe guitar, hemp rope, hemp tote, hemp bag, hemp fabric, hunting for, treasure hunting, mushroom hunting, fossil hunting, bargain hunting, tattoo art book, stun gun movie, shooting star, shooting stars",
  "一滴胶, 水枪, 玩具枪, 筋膜枪, 热熔胶枪, 胶枪, 按摩枪, 泡泡枪, 喷枪, 玩具手枪, 泡泡机枪, 花枪, 长枪短炮, 烟火气, 烟火味, 人间烟火, 餐刀, 黄油刀, 玩具刀, 安全剪刀, 儿童剪刀, 刀叉, 刀马旦, 蛋糕刀, 电子蜡烛, LED蜡烛, 生日蜡烛, 大麻哈鱼, 亚麻, 无烟, 禁烟, 戒烟, 不含小零件, 无小零件, 没有小零件, 没有细小零件, 赌气, 打赌, 情趣十足, 生活情趣, 有情趣, 富有情趣, 童趣, 热气球, 枪灰色, 刀马, 刀削面, 秋刀鱼, 香水百合, 香水柠檬, 纹身贴, 一次性纹身贴",
  "水鉄砲, おもちゃの銃, マッサージガン, シャボン玉銃, バターナイフ, チーズナイフ, ペーパーナイフ, パレットナイフ, ケーキナイフ, テーブルナイフ, 子ども用はさみ, 子供用はさみ, 安全はさみ, 幼児用はさみ, LEDキャンドル, バースデーキャンドル, キャンドルライト, 禁煙, 無煙, 刃渡り, 真剣に, 真剣な, 真剣勝負, 刺青シール, タトゥーシール, 刃物を使わない, 刃のない, 火を使わない, 熱気球, 噴射, 香水瓶",
].join(",");
