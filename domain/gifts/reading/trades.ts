import type { Locale } from "#shared/locales/locale.ts";

/** How people call what somebody does for a living, and the interests of which they are then no beginner. */
interface Trade extends Record<Locale, string> {
  interests: readonly string[];
}

/** Patterns of words; the readers add what stands around them. A calling that is a passion too (a zoologist's, a historian's) is missing on purpose. */
export const trades: readonly Trade[] = [
  {
    interests: ["cooking", "dining", "baking"],
    en: "(?:\\w+ )?chef|(?:line|head|private|prep|professional|pub|short order) cook|sous chef|cooks? (?:at|in|for) (?:an?|the) (?:\\w+ ){0,2}(?:restaurant|place|diner|kitchen|cafe|hotel|canteen|cafeteria|bar|pub|hospital|school|bistro|ship|care home)|(?:runs|owns|does|has|started) (?:(?:an?|her own|his own|her|his|the|our|their|small|little|home|tiny|local) )*(?:\\w+ )?(?:restaurant|kitchen|tiffin (?:service|business)|catering (?:service|business|company)|meal (?:prep )?(?:service|business)|food (?:truck|stall|business))(?: from home)?|caterer|tiffin (?:lady|aunty|service)",
    zh: "厨师长?|大厨|主厨|厨子|配菜师傅",
    ja: "板前(?:さん)?|板長|シェフ|料理人|調理師|調理員|コック(?:さん)?",
  },
  {
    interests: ["baking", "pastry", "sourdough", "cake-decorating", "sweets", "chocolate"],
    en: "pastry (?:cook|chef)|(?:professional |artisan |commercial )baker|chocolatier|patissier|confectioner|(?:runs|owns) (?:a|her own|his own|the|our|their)(?: \\w+)? bakery|works (?:in|at) a bakery",
    zh: "烘焙师|甜点师|面包师(?:傅)?|西点师|裱花师|糕点师",
    ja: "パティシエー?ル?|パン職人|和?菓子職人|パン屋で働",
  },
  {
    interests: ["coffee", "espresso", "pour-over-coffee", "latte-art"],
    en: "barista|coffee roaster|(?:runs|owns) (?:a|her own|his own|the|our|their)(?: \\w+)? (?:cafe|coffee shop)",
    zh: "咖啡师|烘豆师",
    ja: "バリスタ|焙煎士",
  },
  {
    interests: ["wine", "cocktails", "beer"],
    en: "sommelier|bartender|winemaker|brewer",
    zh: "侍酒师|调酒师|酿酒师",
    ja: "ソムリエ|バーテンダー|杜氏",
  },
  {
    interests: ["photography", "photography-film"],
    en: "(?:wedding|press|portrait|professional|commercial|fashion|freelance) photographer|cameraman|camerawoman|photojournalist",
    zh: "(?:职业|婚礼|商业|专业)?摄影师|摄像师|摄影记者",
    ja: "カメラマン|フォトグラファー|写真家",
  },
  {
    interests: ["programming", "technology", "pc-building", "electronics"],
    en: "(?:software|web|app|data|backend|frontend|it) (?:engineer|developer|architect)|programmer|coder|sysadmin",
    zh: "程序[员猿媛]|码农|软件工程师|(?:前端|后端|算法)(?:工程师)?",
    ja: "プログラマー?|(?:在宅|システム|ソフトウェア|it|web)?エンジニア",
  },
  {
    interests: ["video-games", "pc-gaming"],
    en: "(?:video )?game (?:designer|developer|artist|tester|programmer)",
    zh: "做游戏的|游戏策划|游戏(?:开发|设计师|程序员)",
    ja: "ゲーム(?:クリエイター|プランナー|デザイナー|開発者|会社に勤)",
  },
  {
    interests: ["medicine-nursing", "first-aid"],
    en: "(?:graduat\\w+|finish\\w+) (?:from )?nursing school|nursing (?:student|school|grad)|(?:\\w+ )?nurse|(?:\\w+ )?doctor|(?:\\w+ )?surgeon|paramedic|midwife|dentist|dental (?:hygienist|nurse)|pharmacist|gp|anaesthetist|anesthesiologist|physio(?:therapist)?|radiographer|care ?worker|carer|firefighter|fireman|emt|first responder|ambulance driver",
    zh: "护士长?|[^，。的是]{0,3}(?:科)?医生|大夫|牙医|药师|药剂师|规培生|助产士|护工|麻醉师|消防员|急救员",
    ja: "看護師|医師|お?医者(?:さん)?|薬剤師|助産師|歯科(?:医師?|衛生士)|保健師|介護(?:士|福祉士|職員)|救急救命士|理学療法士|消防士|消防官",
  },
  {
    interests: ["chinese-wellness", "massage"],
    en: "acupuncturist|practitioner of Chinese medicine|massage therapist|masseuse|masseur",
    zh: "(?:老)?中医(?:规培生|科?医生|师|大夫|学徒)|针灸[师科]|(?:盲人)?(?:推拿|按摩)(?:师傅?|技师|医生)",
    ja: "鍼灸師|整体師|マッサージ師|按摩師|あん摩師",
  },
  {
    interests: ["veterinary"],
    en: "vet|veterinarian|veterinary (?:nurse|surgeon|technician)|vet (?:tech|nurse)|(?:dog|cat|pet|horse|puppy) (?:groomer|trainer|walker|sitter)|zoo ?keeper",
    zh: "兽医|宠物医生",
    ja: "獣医(?:師|さん)?|動物看護師",
  },
  {
    interests: ["teaching"],
    en: "(?:primary |secondary |high ?school |elementary |kindergarten |preschool |english |maths? |science |history |music |pe |art |\\d\\w\\w grade )?teacher|professor|lecturer|teaching assistant|tutor|nursery (?:nurse|worker)",
    zh: "(?:小学|初中|高中|幼儿园|大学|数学|语文|英语|音乐|美术|体育|班主任)?(?:老师|教师)|幼师|教授|讲师|辅导员",
    ja: "教師|教員|保育士|教授|講師|塾講師|(?:小学校|中学校|高校|幼稚園|学校)の先生",
  },
  {
    interests: ["cars", "pickup-trucks", "road-trips"],
    en: "(?:truck|lorry|bus|taxi|cab|van|delivery|coach|uber|hgv|long haul) driver|trucker|(?:matatu|minibus|jeepney|rickshaw|tuk ?tuk|danfo|trotro|bolt|grab|minicab|ambulance) driver|(?:drives?|driving) (?:a |an |the )?(?:semi|big rig|eighteen wheeler|truck|lorry|(?:school |city |tour |shuttle )?bus|minibus|taxi|cab|minicab|hgv|uber|forklift|tram|matatu|jeepney|(?:auto ?)?rickshaw|tuk ?tuk|danfo|trotro|ambulance|delivery van)(?= for|$| ,| and| (?:\\d|six|five|seven|all|every|at night|days|nights))|(?:car |bus |truck |diesel |auto |fleet )mechanic",
    zh: "(?:大货车|货车|卡车|出租车|公交车?|网约车|滴滴|校车|大巴)?司机|开(?:大货车|货车|卡车|出租车?|公交车?|网约车|滴滴|大巴|挂车)(?:的|[^，。]{0,3}年)?|跑(?:车|长途|运输)的|修车的?(?:师傅)?|快递员|外卖(?:员|小哥)",
    ja: "(?:トラック|タクシー|バス|長距離|ダンプ)の?(?:運転手|ドライバー|運転)|運転手(?:さん)?|配達員|整備士",
  },
  {
    interests: ["motorcycles", "scooters", "cycling", "motorcycle-touring"],
    en: "(?:(?:food|pizza|bike|bicycle|parcel) )?(?:delivery|dispatch) (?:rider|cyclist|guy|boy|man)|(?:bike |bicycle |motorbike )?courier|(?:boda ?boda|okada|motorcycle taxi) (?:rider|driver|man)|(?:drives?|rides?|driving|riding) (?:a |an |the )?(?:\\w+ )?(?:delivery|courier) (?:scooter|bike|bicycle|motorbike|moped|e ?bike)|(?:drives?|rides?|driving|riding) (?:a |an )?(?:boda ?boda|okada)|deliver(?:s|ing)? (?:food|pizzas?|takeaways?|parcels|packages) (?:by|on) (?:a |his |her |their )?(?:scooter|bike|bicycle|motorbike|moped|e ?bike)",
    zh: "外卖骑手|骑手|骑(?:电动车|摩托车?)送(?:外卖|快递|餐)|送外卖的?|摩的司机",
    ja: "(?:バイク|自転車|スクーター)便|フードデリバリーの?配達|(?:出前|新聞)の?配達|ウーバーの?配達",
  },
  {
    interests: ["trains"],
    en: "(?:train|tube|metro|tram|locomotive) (?:driver|conductor|guard|engineer)|railway(?:man| worker)|works (?:for|on) the railways?",
    zh: "(?:火车|高铁|地铁|动车)(?:司机|乘务员|列车员|检修)|列车(?:员|长)|在铁路(?:上|局)?(?:上班|工作)",
    ja: "(?:電車|新幹線|地下鉄|列車)の?(?:運転士|車掌)|運転士|車掌|駅員|鉄道会社(?:に|で)",
  },
  {
    interests: ["travel", "aviation", "city-breaks", "solo-travel"],
    en: "(?:flight attendant|air hostess|airline pilot|pilot|tour guide|travel agent|cabin crew|steward(?:ess)?)",
    zh: "空姐|空乘|空少|飞行员|机长|导游|领队",
    ja: "客室乗務員|キャビンアテンダント|パイロット|添乗員|ツアーガイド|バスガイド|旅行会社(?:に|で)",
  },
  {
    interests: ["fitness", "strength-training", "yoga", "pilates", "swimming"],
    en: "(?:personal|fitness) trainer|(?:yoga|pilates|fitness|gym|spin|swim(?:ming)?) (?:teacher|instructor|coach|teaching)|teaches (?:yoga|pilates|spin|fitness|swimming)|pe teacher",
    zh: "(?:健身|瑜伽|普拉提|游泳|体能)(?:教练|老师)",
    ja: "(?:ヨガ|ピラティス|フィットネス|ジム|スイミング|エアロビクス)の?(?:インストラクター|トレーナー|コーチ|先生)",
  },
  {
    interests: ["dance", "ballet", "ballroom", "salsa"],
    en: "(?:professional |ballet |backing )dancer|dance (?:teacher|instructor)|choreographer|teaches (?:dance|ballet|salsa|tango|zumba)",
    zh: "舞蹈(?:老师|教师|演员)|舞者|编舞",
    ja: "(?:プロの?)?ダンサー|(?:ダンス|バレエ|日舞|社交ダンス)の?(?:先生|講師|教師|インストラクター)",
  },
  {
    interests: ["piano", "guitar", "violin", "cello", "singing", "music-making", "classical-music", "drums", "flute", "saxophone"],
    en: "(?:concert |session |professional |jazz |touring |classical |orchestral |working )(?:pianist|musician|violinist|cellist|guitarist|singer|drummer|player)|(?:piano|guitar|violin|music|singing|cello) teacher|teaches (?:piano|guitar|violin|music|singing|cello)|plays in (?:an|the|a) (?:\\w+ )?orchestra|piano tuner",
    zh: "(?:职业)?(?:钢琴家|小提琴家|演奏家|歌手|乐手|琴师|鼓手)|(?:钢琴|吉他|小提琴|音乐|声乐|古筝|二胡)老师|乐团(?:的|里)?",
    ja: "(?:プロの?)?(?:ピアニスト|バイオリニスト|ギタリスト|ミュージシャン|声楽家|演奏家|歌手)|(?:ピアノ|バイオリン|ギター|音楽|声楽|琴)の?(?:先生|講師|教師)|楽団員",
  },
  {
    interests: ["go", "chess", "xiangqi", "shogi"],
    en: "(?:chess|go) (?:coach|teacher|grandmaster)|grandmaster",
    zh: "(?:围棋|象棋|国际象棋)(?:老师|教练)|棋手|职业[一二三四五六七八九]段",
    ja: "(?:プロ)?棋士|(?:囲碁|将棋)の?(?:先生|師範)",
  },
  {
    interests: ["gardening", "flowers", "houseplants", "cut-flowers"],
    en: "(?:landscape |head |professional |jobbing )gardener|florist|landscaper|groundskeeper|runs (?:a|the) nursery",
    zh: "园艺师|花艺师|花店老板|绿化工|开花店的?",
    ja: "庭師|造園業|植木職人|花屋(?:さん)?(?:で|に|を)|フローリスト",
  },
  {
    interests: ["hair-care", "barbering", "make-up", "make-up-artistry", "nails", "skincare", "skincare-routines", "shaving"],
    en: "(?<=\\bdoes )(?:(?:mens|womens|peoples|bridal|wedding) )?(?:hair|nails|lashes|brows|make ?up)(?=$| ,| and| for a living| at| in| for (?:brides|weddings|a living))|hairdresser|hair ?stylist|barber|beautician|nail (?:tech(?:nician)?|artist)|make ?up artist|aesthetician|esthetician",
    zh: "理发师|发型师|美发师|美甲师|化妆师|美容师|托尼老师",
    ja: "美容師|理容師|ネイリスト|メイクアップアーティスト|エステティシャン",
  },
  {
    interests: ["sewing", "dressmaking", "fashion", "tailoring"],
    en: "seamstress|tailor|dressmaker|fashion designer|costume (?:maker|designer)|pattern cutter",
    zh: "裁缝|服装(?:设计师|打版师)|打版师",
    ja: "仕立て屋|洋裁師|和裁士|ファッションデザイナー|パタンナー|縫製の仕事",
  },
  {
    interests: ["woodworking", "diy", "tools", "furniture-restoring"],
    en: "carpenter|joiner|cabinet ?maker|builder|plumber|electrician|roofer|plasterer|bricklayer|tradesman|contractor|handyman|welder|machinist",
    zh: "木匠|木工师傅|水电工|电工|瓦工|装修(?:工人?|师傅)|包工头|焊工",
    ja: "(?<!日曜)大工(?:さん)?|家具職人|電気工事士|配管工|左官|とび職|溶接工|工務店(?:に|で|を)",
  },
  {
    interests: ["drawing", "painting", "digital-art", "art", "watercolour", "oil-painting"],
    en: "(?:graphic|professional|concept|tattoo|commercial) (?:artist|designer|illustrator)|illustrator|animator|art teacher",
    zh: "插画师|平面设计师|画家|原画师|美术老师|动画师",
    ja: "イラストレーター|グラフィックデザイナー|画家|漫画家|アニメーター|美術の?(?:先生|教師)",
  },
  {
    interests: ["writing", "journaling"],
    en: "journalist|copywriter|novelist|author|editor|screenwriter",
    zh: "记者|作家|编辑|文案|编剧",
    ja: "記者|作家|編集者|ライター|小説家",
  },
  {
    interests: ["knitting", "crochet", "ceramics", "pottery-wheel", "jewellery-making"],
    en: "(?:professional |studio )potter|ceramicist|goldsmith|jeweller|jeweler|silversmith|knitwear designer",
    zh: "陶艺师|金匠|首饰设计师",
    ja: "陶芸家|陶工|彫金師|ジュエリーデザイナー",
  },
  {
    interests: ["fishing", "sea-fishing"],
    en: "(?:commercial )?fisherman|trawlerman|fishing guide",
    zh: "渔民|打渔的",
    ja: "漁師(?:さん)?",
  },
];
