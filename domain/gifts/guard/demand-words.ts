import type { DemandId } from "../knowledge/demands.ts";
import { getWords } from "./word-list.ts";

/** By what words a text surely asks something of a person; demands whose words would only be guessed at are missing. */
export const demandWords: Readonly<Partial<Record<DemandId, RegExp>>> = {
  walking: getWords({
    en: "parkour, backpacking, on foot, walking tour, walking holiday, walking weekend, stroll, ropes course, high ropes, treetop, tree top, zip line, zipline, ladder, flight of stairs, pilgrimage, ramble, scramble",
    zhJa: "徒步, 步行, 暴走, 登山, 爬山, 扫街, 城市漫步, 漫步, 健走, 走遍, 走到, 走完, 穿行, 一路走, 逛遍, 台阶, 石阶, 栈道, 石板路, 越野跑, 越野赛, 登顶, 街歩き, 街あるき, 町歩き, 食べ歩き, 歩いて, 歩く, 歩き回, 徒歩, ハイキング, トレッキング, 散策, 散歩, さんぽ, ウォーキング, 石段, 坂道, 山道, 登る, 登り, 巡礼, お遍路",
    patterns: [
      // An old tool, 古道具, is no old road.
      /古道(?!具)/,
      /\b(?:hik(?:e|es|ing)|trek(?:s|king)?|climb(?:s|ing)?)\b/,
      /\b(?:photo|city|guided|ghost|food|nature|forest|woodland|coastal|night|history|morning|evening|long|mile|hour|day) walks?\b/,
      /\bwalks? (?:through|across|along|around|up|over|to|from|in the|of)\b/,
      /\b(?:photo|city|guided|ghost|food) tours? on foot\b/,
      /(?<!\b(?:on|pick up) the )\btrails?\b/,
      /\b(?:\d+|two|three|four|five|six|eight|ten)[- ](?:mile|kilomet(?:er|re)|hour) (?:\w+ )?walks?\b/,
    ],
  }),
  standing: getWords({
    en: "standing only, standing room, standing ticket, standing place, stand all day, stand for hours, stands all day, stands for hours",
    zhJa: "站票, 站一整天, 站着看, 立ち見, 立ちっぱなし, スタンディング",
  }),
  exertion: getWords({
    en: "kneeler, strenuous, boot camp, bootcamp, crossfit, obstacle course, high intensity, parkour, workout, spin class, gym membership, gym pass, personal trainer, marathon, triathlon, rowing, kayak, canoe, paddleboard, mountain bike, cycling tour, bike tour, horse riding, horseback, pony trek, karate, judo, taekwondo, martial arts class, salsa class, salsa lesson, salsa night, salsa dancing, tango class, tango lesson, tango night, tango dancing, dance class, dance lesson, surf lesson, surfboard, wakeboard, snowboard, scuba, ice skating, roller skating, ice skate, roller skate, skiing, ski pass, ski lesson, rock climbing, climbing wall, climbing hall, canyoning, via ferrata, high ropes, ropes course, zip line, paintball, laser tag, bungee jump, skydive, go kart, axe, chopping wood, wood splitting, splitting maul, spade, shovel, pickaxe, skipping rope, jump rope, pull up bar, weight bench",
    zhJa: "攀岩, 蹦床, 滑雪, 高强度, 拓展训练, 划船机, 划船, 皮划艇, 桨板, 漂流, 健身房, 健身私教, 马拉松, 骑行, 骑马, 拳击, 跆拳道, 空手道, 柔道, 舞蹈课, 街舞, 冲浪, 单板滑雪, 潜水, 劈柴, 锄头, 铁锹, 举重, 蹦极, 跳绳, 动感单车, 溜冰, 轮滑, 密室逃脱跑, 卡丁车, ボルダリング, クライミング, 激しい運動, スノーボード, ラフティング, カヤック, カヌー, スポーツジム, ジムの, マラソン, サイクリング, 乗馬, ボクシング, 空手, ダンス教室, ダンスレッスン, サーフィン, ダイビング, 薪割り, 斧, 鍬, つるはし, シャベル, 筋トレ, 縄跳び, バンジー, スケート, トランポリン, アスレチック, ジップライン",
    patterns: [
      // Neither whisky nor kolinsky, scheme or a Russian name.
      /(?<!ウ[イィ]|コリン|[ァィゥェォジ]ン|フ)スキー(?!ム)/,
      /\b(?:kneel(?:s|ing)?|shovell?(?:s|ing)?|raft(?:s|ing)?|boulder(?:s|ing)|trampolin\w*|hik(?:e|es|ing)|(?:kick)?boxing|digging)\b/,
    ],
  }),
  hearing: getWords({
    en: "record player, turntable, vinyl, soundtrack record, headphone, earphone, earbud, loudspeaker, bluetooth speaker, wireless speaker, smart speaker, bookshelf speaker, soundbar, hi fi, radio, audiobook, audio book, podcast, concert, recital, orchestra, philharmonic, symphony, string quartet, string trio, choir, opera, gig, live music, jazz club, jazz night, open mic, karaoke, music box, wind chime, singing bowl, sound bath, playlist, mixtape, stand up comedy, comedy night, comedy club, voice message, voice recorder, synthesizer, music streaming",
    zhJa: "唱片, 黑胶, 耳机, 音箱, 音响, 收音机, 有声书, 播客, 音乐会, 演唱会, 交响, 四重奏, 合唱, 歌剧, 相声, 评书, 评弹, 听书, 卡拉OK, 八音盒, 音乐盒, 风铃, 颂钵, 脱口秀, 现场演奏, レコード, ヘッドホン, ヘッドフォン, イヤホン, スピーカー, ラジオ, オーディオブック, ポッドキャスト, コンサート, 演奏, オーケストラ, 交響, カルテット, 合唱, オペラ, ライブハウス, カラオケ, オルゴール, 風鈴, 落語, 寄席, 漫才, 朗読, 音楽会",
  }),
  seeing: getWords({
    en: "poster, painting, wall art, art print, fine print, canvas print, photo book, photo album, picture book, art book, coffee table book, jigsaw, telescope, binocular, film night, movie night, cinema, coloring book, colouring book, watercolor, watercolour, paint by numbers, sketchbook, light show, stargazing, planetarium, picture frame, photo frame, embroidery, cross stitch, instant camera, film camera, projector, scenic flight, lookout, light box, kaleidoscope, slide viewer, color plate, colour plate, comic book, graphic novel, manga",
    zhJa: "海报, 画册, 图册, 图鉴, 百科, 刺绣, 挂画, 油画, 水彩, 写真集, 拼图, 望远镜, 电影, 影展, 填色, 涂色, 灯光秀, 观星, 相框, 相册, 投影, 拍立得, 漫画, 画展, 图鑑, 図鑑, 刺しゅう, 刺繍, クロスステッチ, ポスター, アルバム, ジグソー, パズル, 双眼鏡, 天体望遠鏡, 映画, 塗り絵, ぬりえ, 水彩画, 星空, 写真立て, 絵画, 版画, カメラ, プロジェクター, 画集, 美術展, 展望",
  }),
  "steady-hands": getWords({
    en: "cross stitch, miniature, fine needlework, needle felting, bobbin lace, lace making, lacemaking, embroidery, beading, bead kit, friendship bracelet, jewelry making, jewellery making, model kit, plastic model, model ship, ship in a bottle, model aircraft, airfix, balsa, tweezers, watchmaking, watch repair, calligraphy set, origami, quilling, paper cutting, whittling, wood carving, engraving kit, soldering, fly tying, bonsai wiring, fine brush, diamond painting, tatting, macrame",
    zhJa: "十字绣, 微缩模型, 细小零件, 刺绣, 钩针, 串珠, 拼装模型, 拼装, 模型套装, 船模, 镊子, 篆刻, 剪纸, 衍纸, 木雕, 焊接, 钻石画, 缠花, 绒花, 戳戳乐, 羊毛毡手作, 折纸, クロスステッチ, ミニチュア, 細かい作業, 細かなパーツ, 刺しゅう, 刺繍, ビーズ, レース編み, かぎ針, プラモデル, 模型づくり, ボトルシップ, ピンセット, つまみ細工, 篆刻, 切り絵, 彫刻刀, はんだ, 羊毛フェルト, 折り紙, 水引細工, ネイルアート",
    patterns: [/\btiny (?:parts|pieces|pattern|beads|stitches)\b/, /\bjewell?er['’]?s tools\b/, /\bto glue and paint\b/],
  }),
  memory: getWords({
    en: "chess, sudoku, crossword, cryptic, escape room, brain teaser, strategy game, language course, language lesson, puzzle book, bridge club, coding, quiz, trivia, pub quiz, logic puzzle, murder mystery",
    zhJa: "国际象棋, 数独, 填字, 密室逃脱, 剧本杀, 桌游, 编程, 语言课, 测验, 问答, 数独, クロスワード, 脱出ゲーム, 謎解き, クイズ, チェス, ボードゲーム, 語学, プログラミング",
  }),
  screen: getWords({
    en: "smartphone, smart phone, tablet computer, touchscreen, smartwatch, smart watch, smart speaker, smart display, smart home, smart plug, smart frame, fitness tracker, qr code, wi fi, wifi, bluetooth, voice assistant, e reader, ebook reader, game console, video game, vr headset, streaming subscription, fire tablet, ipad",
    zhJa: "智能手机, 平板电脑, 学习平板, 智能手表, 智能手环, 智能音箱, 智能家居, 智能相框, 电子相框, 扫码, 联网, 应用程序, 下载应用, 手机应用, 小程序, 蓝牙, 游戏机, 电子书阅读器, スマートフォン, スマホ, タブレット, スマートウォッチ, スマートスピーカー, スマート家電, アプリ, QRコード, Wi-Fi, ワイファイ, ネット接続, ゲーム機, 電子書籍リーダー",
    patterns: [/\btablets?\b(?! (?:of|press))/, /\b(?:needs?|with|via|through|using|an) an? app\b/],
  }),
  noise: getWords({
    en: "siren, drum kit, drum set, toy drum, drum lesson, snare, cajon, karaoke, megaphone, whistle, trumpet, trombone, saxophone, bagpipe, vuvuzela, electric guitar, guitar amp, amplifier, subwoofer, party speaker, air horn, cowbell, firecracker, power drill, cuckoo clock",
    zhJa: "警笛, 架子鼓, 卡拉OK, 喇叭, 哨子, 唢呐, 吹小号, 学小号, 小号手, 小号课, 萨克斯, 电吉他, 鞭炮, 非洲鼓, 低音炮, 电钻, サイレン, カラオケ, ドラムセット, 電子ドラム, ラッパ, 大音量, トランペット, サックス, エレキギター, アンプ, 太鼓, 爆竹, 鳩時計, 電動ドリル",
    patterns: [/(?<!\bout )\bloud(?:ly|er)?\b/],
  }),
  flashing: getWords({
    en: "strobe, flashing, disco light, disco ball, laser show, light show, rave",
    zhJa: "频闪, 闪光灯, 激光秀, 灯光秀, 爆闪, ストロボ, 点滅, レーザーショー, ミラーボール",
  }),
  scent: getWords({
    en: "scented, perfumed, fragranced, fragrant, patchouli, perfume, eau de toilette, eau de parfum, cologne, incense, reed diffuser, diffuser, essential oil, aroma, aromatherapy, wax melt, potpourri, room spray, pillow mist, scent sachet, lavender sachet, sweet smelling, fresh smelling, smells of, smelling of",
    zhJa: "香薰, 香水, 香氛, 线香, 沉香, 檀香, 精油, 香囊, 香包, 香片, 扩香, 蜡烛香, 香味浓, 浓香, 满屋香, 香满, アロマ, 香水, お香, 芳香, ルームフレグランス, フレグランス, 匂い袋, 香り袋, 線香, サシェ, ポプリ, 香り高い, 香りが広, 香り豊か, 強い香り, ディフューザー",
  }),
  room: getWords({
    en: "floor standing, full size, life size, cabinet, wardrobe, bookcase, bookshelf, bookshelves, treadmill, exercise bike, rowing machine, cross trainer, armchair, rocking chair, recliner, sofa, couch, dresser, blanket chest, storage chest, steamer trunk, ottoman, sideboard, workbench, pool table, ping pong table, air hockey, foosball, piano, drum kit, grandfather clock, floor lamp, hammock stand, greenhouse, massage chair, kitchen island, tall mirror, bench, canopy, bunk bed, aquarium, birdcage, bird cage, rabbit hutch",
    zhJa: "落地, 大型, 书架, 书柜, 衣柜, 斗柜, 木箱柜, 跑步机, 划船机, 椭圆机, 沙发, 摇椅, 按摩椅, 躺椅, 秋千椅, 屏风, 钢琴, 台球桌, 乒乓球桌, 工作台, 鱼缸, 鸟笼, 本棚, 大型, ドレッサー, キャビネット, ソファ, 鏡台, ロッキングチェア, 揺り椅子, マッサージチェア, たんす, 箪笥, 衝立, 健康器, ルームランナー, エアロバイク, 水槽, 鳥かご, 姿見, 食器棚, 作業台, 大きな棚, ピアノ, 大鉢",
    patterns: [/\blarge (?!print)(?:\S+ ){0,3}(?:poster|print|canvas|painting|mirror|vase|planter)\b/],
  }),
  heavy: getWords({
    en: "cast iron, dumbbell, kettlebell, barbell, anvil, dutch oven, granite, marble slab, concrete, paving, toolbox, tool chest, dinner service, dinner set, dinnerware set, tableware set, case of wine, safe box, sewing machine, dinner plates for, plates for six, plates for eight, stand mixer, sandbag",
    zhJa: "铸铁, 哑铃, 壶铃, 杠铃, 石臼, 石磨, 大理石, 花岗岩, 工具箱, 整套餐具, 成套餐具, 全套餐具, 整箱, 缝纫机, 鋳物, 鋳鉄, ダンベル, 鉄アレイ, 石うす, 大理石, 御影石, 工具箱, 食器セット, 食器一式, ミシン, 鉄鍋, 土鍋",
    patterns: [
      /\b(?:[3-9]|[1-9]\d+)(?:\.\d+)? ?(?:kg|kilos?|kilograms?)\b/,
      /(?:[三四五六七八九十]|[3-9]|[1-9]\d+)[十百]?(?:公斤|千克|キロ(?!メートル|カロリー))/,
      /(?:[二三四五六七八九]?十|\d{2})(?:头|件套)/,
    ],
  }),
  crowd: getWords({
    en: "nightclub, night club, theme park, amusement park, arena concert, stadium, mosh pit, parade, fireworks, carnival, rave, packed club, comic con, convention",
    zhJa: "音乐节, 夜店, 游乐园, 主题公园, 演唱会, 体育场, 烟花大会, 漫展, 庙会, テーマパーク, 遊園地, ナイトクラブ, アリーナ, スタジアム, 花火大会, ドームツアー, 縁日, コミケ",
    patterns: [
      /フェス(?!タ)/,
      /(?<!\b(?:dragon[- ]boat|mid-?autumn|spring|lantern|double ninth|moon|harvest|qixi|dumpling) )\bfestivals?\b/,
    ],
  }),
  appointment: getWords({
    en: "every monday, every tuesday, every wednesday, every thursday, every friday, every saturday, every sunday, monday evening, tuesday evening, wednesday evening, thursday evening, friday evening, saturday morning, sunday morning, weekly class, weekly lesson, weekly course, evening course, evening class, night school, season of classes, fixed date",
    zhJa: "每周一, 每周二, 每周三, 每周四, 每周五, 每周六, 每周日, 每周上课, 周末班, 夜校, 学期课, 定时上课, 毎週, 月曜の, 火曜の, 水曜の, 木曜の, 金曜の, 土曜の, 日曜の, 通い講座, 全六回, 全八回, 全十回",
    patterns: [/\b(?:four|five|six|eight|ten|twelve|\d+)[- ](?:week|evening|lesson|session|class) (?:course|class|programme?|term)\b/],
  }),
  partner: getWords({
    en: "sweetheart, his and hers, matching couple, couples massage, date night, tandem, lovebirds, couple, couples",
    zhJa: "情侣, 对戒, 对杯, 对表, 夫妻, 恋人, カップル, 夫婦, 恋人, ペアリング, ペアグラス, ペアマグ, ペアキーホルダー, おそろい",
  }),
  journey: getWords({
    en: "city break, weekend break, city getaway, weekend getaway, weekend away, weekend in, cruise, long haul, sleeper train, plane ticket, round trip, safari, road trip",
    zhJa: "两晚, 三晚, 两天一夜, 三天两夜, 跟团, 机票, 邮轮, 自驾游, 两日游, 二泊, 三泊, 一泊二日, 航空券, クルーズ, 夜行列車, 寝台列車",
    patterns: [
      /\bovernight (?!(?:mail|post|shipping|delivery|courier|oats|lip|mask|cream)\b)|\bstay(?:s|ing)? overnight\b/,
      /\b(?:two|three|four|five|seven|\d+)[- ]nights?\b/,
      /[二三四五六七八九十\d]日游/,
    ],
  }),
  heat: getWords({
    en: "sauna, hot yoga, hot tub, jacuzzi, steam room, hot spring, steam bath, hammam, onsen",
    zhJa: "桑拿, 汗蒸, 热瑜伽, 温泉, サウナ, ホットヨガ, 岩盤浴, 温泉, よもぎ蒸し",
  }),
  magnet: getWords({ en: "magnet, magnetic", zhJa: "磁铁, 磁力, 磁石, 磁疗, 强磁, マグネット, 磁気" }),
  "electric-current": getWords({
    en: "tens unit, tens machine, ems, muscle stimulator, electric pulse, electrical pulse, electrotherapy, microcurrent, induction hob, induction cooktop, induction stove, induction cooker",
    zhJa: "低频, 微电流, 电疗, 脉冲, 电磁炉, 电刺激, 低周波, 微弱電流, 電気刺激, 電磁調理, IHクッキング, IHコンロ",
  }),
  "small-parts": getWords({
    en: "small parts, bead, marble run, marbles, button battery, tiny magnets",
    zhJa: "小零件, 小颗粒, 磁力珠, 巴克球, 玻璃珠, 小さな部品, ビーズ, おはじき, ビー玉",
    patterns: [/\btiny (?:parts|pieces)\b/],
  }),
};
