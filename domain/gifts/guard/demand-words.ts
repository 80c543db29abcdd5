import type { DemandId } from "../knowledge/demands.ts";
import type { FactId } from "../knowledge/facts.ts";

/** By what words a text surely asks something of a person; demands whose words would only be guessed at are missing. */
export const demandWords: Readonly<Partial<Record<DemandId, RegExp>>> = {
  walking:
    /\bhik(?:es?|ing)\b|\btrek(?:king|s)?\b|\b(?:walking|photo|city|guided|ghost|food) (?:walks?|tours? on foot)\b|\bwalking tours?\b|\bon foot\b|\bparkour\b|\bclimb(?:ing|s)?\b|\bbackpacking\b|\b(?:\d+|two|three|four|five|six|eight|ten)[- ](?:mile|kilomet(?:er|re)|hour) (?:\w+ )?(?:walk|trail|stroll)s?\b|徒步|步行|暴走|登山|爬山|扫街|城市漫步|街歩き|街あるき|食べ歩き|歩いて|徒歩|ハイキング|登山|トレッキング|散策|ウォーキング/i,
  standing: /\bstanding[- ](?:only|room|tickets?)\b|\bstands? (?:all day|for hours)\b|站票|站一整天|立ち見|立ちっぱなし/i,
  exertion:
    /\bkneel(?:ers?|ing|s)?\b|\bstrenuous\b|\bshovell?(?:ing|s)?\b|\bboot ?camp\b|\bcrossfit\b|\brafting\b|\bbouldering\b|\brock climbing\b|\btrampolin\w*\b|\bobstacle course\b|\bhigh[- ]intensity\b|\b(?:ice|roller)[- ]skating\b|\bskiing\b|\bsurf(?:ing)? lessons?\b|\bhikes?\b|\bparkour\b|攀岩|蹦床|滑雪|高强度|拓展训练|登山|ボルダリング|クライミング|激しい運動|スキー|ラフティング|登山/i,
  "steady-hands":
    /\bcross[- ]stitch\b|\bminiature\b|\btiny (?:parts|pieces|pattern|beads|stitches)\b|\bfine needlework\b|\bjewell?er['’]?s tools\b|十字绣|微缩模型|细小零件|クロスステッチ|ミニチュア|細かい作業|細かなパーツ/i,
  screen:
    /\bsmart ?phones?\b|\btablets?\b|\bsmart ?watch(?:es)?\b|\b(?:needs?|with|via) an? app\b|智能手机|平板电脑|学习平板|智能手表|スマートフォン|スマホ|タブレット|スマートウォッチ/i,
  noise:
    /\bsirens?\b|\bdrum (?:kit|set)s?\b|\btoy drums?\b|\bkaraoke\b|(?<!\bout )\bloud(?:ly|er)?\b|\bmegaphone\b|\bwhistles?\b|\btrumpets?\b|\bvuvuzela\b|警笛|架子鼓|卡拉OK|喇叭|哨子|サイレン|カラオケ|ドラムセット|ラッパ|大音量/i,
  flashing: /\bstrobe\b|\bflashing\b|\bdisco lights?\b|频闪|闪光灯|ストロボ|点滅/i,
  scent:
    /\b(?:strongly |heavily |sweetly )?(?:scented|perfumed|fragranced)\b|\bpatchouli\b|\bperfumes?\b|\bincense\b|\breed diffusers?\b|\bessential oils?\b|香薰|香水|香氛|线香|精油|アロマ|香水|お香|芳香|ルームフレグランス/i,
  room: /\bfloor[- ]standing\b|\bfull[- ]size(?:d)?\b|\bcabinets?\b|\bwardrobes?\b|\bbook(?:case|shel(?:f|ves))\b|\btreadmills?\b|\barmchairs?\b|\bsofas?\b|\bdressers?\b|\blarge (?:\S+ ){0,3}(?:poster|print|canvas|painting)\b|落地大|大型|书架|书柜|衣柜|跑步机|沙发|本棚|大型|ドレッサー|キャビネット|ソファ|鏡台/i,
  heavy:
    /\bcast[- ]iron\b|\bdumbbells?\b|\bkettlebells?\b|\bbarbells?\b|\banvil\b|\b(?:[3-9]|[1-9]\d+)(?:\.\d+)? ?(?:kg|kilos?|kilograms?)\b|(?:[三四五六七八九十]|[3-9]|[1-9]\d+)[十百]?(?:公斤|千克|キロ(?!メートル|カロリー))|铸铁|哑铃|鋳物|ダンベル|鉄アレイ/i,
  crowd: /\bfestivals?\b|\bnight ?clubs?\b|\btheme parks?\b|音乐节|夜店|夜场|游乐园|フェス(?!タ)|テーマパーク|ナイトクラブ/i,
  journey:
    /\bovernight\b|\b(?:two|three|four|five|seven|\d+)[- ]nights?\b|\b(?:city|weekend) (?:break|getaway)s?\b|\bcruises?\b|\blong[- ]haul\b|两晚|三晚|[二三四五六七八九十\d]日游|跟团|机票|二泊|三泊|航空券|クルーズ/i,
  heat: /\bsaunas?\b|\bhot yoga\b|\bhot tubs?\b|\bjacuzzis?\b|\bsteam rooms?\b|桑拿|汗蒸|热瑜伽|温泉|サウナ|ホットヨガ|岩盤浴|温泉/i,
  magnet: /\bmagnet(?:s|ic)?\b|磁铁|磁力|磁石|マグネット/i,
  "small-parts": /\bsmall parts\b|\btiny (?:parts|pieces)\b|\bbeads?\b|小零件|小颗粒|小さな部品|ビーズ/i,
};

/** What hurts one that this is true of, besides the demands that it forbids. */
export const factWords: Readonly<Partial<Record<FactId, RegExp>>> = {
  "no-flying":
    /\b(?:flights?|flying|airport|(?:aero|air)planes?|helicopters?|gliders?|skydiv\w+|hot[- ]air balloons?|tiger moth|paraglid\w+)\b|飞行|航班|机票|直升机|热气球|滑翔|フライト|飛行機|ヘリコプター|気球|航空券/i,
  grief: /\bserial killers?\b|\bmurders?\b|\bautops(?:y|ies)\b|\bhorror\b|\bhilarious\b|\bparty game\b|凶杀|恐怖|搞笑|殺人|ホラー|爆笑/i,
  blind:
    /\bposters?\b|\bpaintings?\b|\b(?:photo|art) (?:books?|albums?)\b|\bcolou?r plates\b|\bcross[- ]stitch\b|\bembroidery\b|海报|画册|图册|图鉴|百科|刺绣|写真集|図鑑|百科|刺しゅう|刺繍|クロスステッチ|ポスター|アルバム/i,
  "low-vision":
    /\b(?:small|tiny|fine|dense) (?:print|type|text|letters)\b|\bprinted chart\b|小字|密密麻麻|蝇头|小さな(?:文)?字|細か[いなく]|びっしり/i,
  "bad-back": /\bbackless\b|\bbean ?bags?\b|\b(?:floor|camp) stools?\b|无靠背|马扎|小板凳|背もたれのない|丸椅子/i,
  pregnant: /\bsushi\b|\bsashimi\b|\bbungee\b|\btheme parks?\b|\bhot springs?\b|刺身|寿司|生鱼|蹦极|バンジー/i,
  dementia: /\bquiz(?:zes)?\b|\btrivia\b|\bstrategy game\b|测验|问答|クイズ|脱出/i,
  "bad-teeth":
    /\bnougat\b|\bbrittle\b|\btoffees?\b|\bjerky\b|\bcrunchy\b|\bnuts?\b|\bcaramels\b|坚果|牛轧|硬糖|又脆又硬|锅巴|牛肉干|せんべい|煎餅|ナッツ|するめ|あられ|硬い/i,
};

/** What makes a plant fit for a home whose cat or dog eats plants. */
export const petSafe =
  /\b(?:pet|cat|dog)[- ](?:safe|friendly)\b|\bsafe for (?:cats|dogs|pets|her cats|his cats|their cats)\b|\bnon[- ]?toxic\b|\bcat grass\b|宠物(?:友好|安全)|对(?:猫|狗|宠物)(?:无毒|安全)|无毒|猫草|(?:猫|犬|ペット)に(?:も)?(?:安全|安心|無害|毒のない)|無毒|毒性のない|猫草/i;

/** What makes a text readable for weak eyes, or replaces reading. */
export const easyToRead =
  /\b(?:large|giant|big|extra-large)[- ](?:print|type|text|letter|button|format)s?\b|\baudio ?books?\b|\bread aloud\b|\bphotos?\b|大字|大号字|有声|照片|大きな(?:文)?字|拡大|朗読|オーディオ|写真/i;

/** What replaces reading altogether. */
export const heardOrFelt = /\baudio ?books?\b|\bbraille\b|\bread aloud\b|有声|盲文|点字|オーディオ|朗読/i;

/** Books by other names. */
export const reading =
  /\bnovels?\b|\bpaperbacks?\b|\bword search\b|\bcrosswords?\b|小说|书籍|问题集|文集|填字|問題集|文庫|小説|百科|クロスワード/i;

/** What is lived through or used up, or takes no room, though it is no experience. */
export const takesNoRoom =
  /\bsubscriptions?\b|\bmemberships?\b|\bvouchers?\b|\btickets?\b|\bpass(?:es)?\b|\brefills?\b|\baudio ?books?\b|\bdonations?\b|\bonline\b|\bdigital\b|\bdownload\b|\bstreaming\b|\bpantry\b|\bhampers?\b|\bolive oil\b|\bspices?\b|\bbouquets?\b|\bfresh flowers\b|订阅|会员|年卡|票|电子|线上|月卡|每月|按月|鲜花|鲜切花|花束|捐赠|定期便|花束|生花|香辛料|回数券|チケット|デジタル|オンライン|会員|配信|寄付/i;
