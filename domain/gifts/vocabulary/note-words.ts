import type { ThingId } from "./things.ts";

// How people tell what somebody has, dislikes or cannot take. Names as in `VocabularyEntry`: separated by commas.
export const noteCues = {
  /** They have it already. */
  have:
    "has, have, had, having, own, owns, owned, got, already, plenty, plenty of, enough, too many, too much, lots, lots of, a lot of, several, bought, received, full of, overflowing with, drowning in, loads of, tons of, a ton of, dozens of, way too many, just got, recently got, full drawer of, stocked up on, every kind of, " +
    "有, 已有, 已经有, 都有, 有了, 已经, 拥有, 买了, 买过, 刚买, 收到, 够多, 够了, 足够, 太多, 很多, 一堆, 一大堆, 不缺, 不少, 家里有, 好几个, 好多, 多得是, 齐全, 还有, 养了, 养着, 养有, 许多, 囤了, 攒了, " +
    "持って, 持ってる, もって, もってる, 持ち, 持っている, 持っています, ある, あり, あります, あるので, たくさん, いっぱい, 十分, じゅうぶん, もう, すでに, 既に, 所有, 揃って, そろって, 間に合って, 多すぎ, 余って, 足りて, 買った, もらった, 飽き, 溢れて, あふれて, 沢山, 飼って, 飼っている, 飼っています, 家にある, 何個も, 何本も",
  /** They do not want it or must not have it. */
  deny:
    "no, not, dont, doesnt, didnt, isnt, arent, wont, cant, cannot, couldnt, wouldnt, shouldnt, never, nothing, none, neither, without, avoid, avoids, avoiding, hate, hates, hated, hating, dislike, dislikes, disliked, disliking, detest, detests, loathe, loathes, despise, despises, sick of, tired of, fed up with, bored of, bored with, skip, stop giving, no more, not another, against, refuses, banned, forbidden, scared of, afraid of, fear of, terrified of, rather not, no interest, no interest in, not interested in, isnt interested in, not into, isnt into, not a fan of, no fan of, not a big fan of, isnt a fan of, not keen on, isnt keen on, not fond of, not like, dont like, doesnt like, does not like, do not like, doesnt want, does not want, dont want, do not want, doesnt enjoy, does not enjoy, doesnt need, does not need, dont need, free, gave up, given up, quit, cut out, off limits, a no go, no go, not allowed, nope, anything but, not her thing, not his thing, not their thing, cant stand, cannot stand, doesnt eat, does not eat, dont eat, cant eat, cannot eat, doesnt wear, does not wear, cant have, cannot have, doesnt use, doesnt care for, does not care for, cant do, ex, stop, phobia, excluding, exclude, please no, turned off by, " +
    "不, 别, 不要, 不想, 不想要, 不喜欢, 不太喜欢, 不是很喜欢, 不怎么喜欢, 不爱, 不爱吃, 不爱喝, 不吃, 不能, 不能吃, 不会, 不用, 不需要, 不太, 不戴, 不穿, 不看, 不玩, 不抽, 讨厌, 忌, 忌口, 反感, 厌恶, 受不了, 怕, 害怕, 避免, 拒绝, 腻, 腻了, 戒, 戒了, 勿, 禁, 烦, 恨, 没兴趣, 没有兴趣, 不感兴趣, 无感, 除外, 以外, 不行, 免, 不适合, 请勿, 别送, 不接受, 不想再要, 没啥兴趣, " +
    "嫌い, きらい, 嫌, 苦手, にがて, 不要, 要らない, いらない, いりません, 要りません, 食べない, 食べません, 食べられない, 食べられません, ダメ, だめ, 駄目, NG, 避けて, 避けたい, 好きではない, 好きじゃない, 好きではありません, 好きじゃありません, 好まない, 好みません, 興味がない, 興味ない, 興味がありません, 使わない, 使いません, つけない, つけません, 着ない, 履かない, しない, しません, やめて, 無理, 控えて, 禁止, 読まない, 読みません, 欲しくない, ほしくない, なし, 怖い, こわい, 避ける, ない, ません, 以外で, 除く, 受け付けない, 飽きた, いや, 必要ない, 必要ありません, 必要がない",
  allergy: "allergic, allergic to, allergy, allergies, intolerant, intolerance, sensitive, 敏感, 过敏, 不耐受, アレルギー",
  /** They like it, or do not have it: no reason to leave it out. */
  like:
    "like, likes, liked, love, loves, loved, enjoy, enjoys, adore, adores, want, wants, wanted, would like, would love, would love to have, love to have, wants to have, need, needs, prefer, prefers, fan of, a fan of, big fan of, into, keen on, fond of, obsessed, favorite, wish, wishes, hoping, drinks, eats, is fine, are fine, fine, ok, okay, is ok, are ok, welcome, happy with, collects, interested in, looking for, crazy about, always wanted, dreams of, doesnt have, does not have, dont have, do not have, doesnt own, hasnt got, havent got, doesnt yet have, doesnt mind, dont mind, no problem with, never had, could use, " +
    "喜欢, 最喜欢, 很喜欢, 爱, 热爱, 想要, 需要, 喜爱, 爱好, 爱喝, 爱吃, 希望, 可以, 没关系, 没问题, 没有, 还没有, 没, 都行, 想学, 想买, 酷爱, 缺, 常喝, 收藏, " +
    "好き, 大好き, すき, 欲しい, ほしい, 好む, 好み, 夢中, 愛用, 必要, ハマって, はまって, 集めて, 大丈夫, OK, 喜ぶ, 喜びます, 興味がある, 興味があります, 持っていない, 持っていません, 持ってない, 欲しがって, 飲みます, 食べます, まだない, 構いません",
  but: "but, however, although, though, so, because, since, which, whereas, while, yet she, yet he, 但, 但是, 不过, 可是, 然而, 只是, 却, 所以, 因为, けど, けれど, けれども, でも, しかし, だが, ですが, ますが, 一方, のに, だけど, ので, るが, だから",
  except: "except, except for, apart from, other than, unless, 除了",
  and: "and, or, nor, plus, as well as, along with, 和, 与, 跟, 及, 以及, 或, 或者, 还是, と, や, とか, または",
  /** What follows says which of them. */
  topic: "about, on the topic of, on the subject of, related to, 关于, についての, に関する",
  /** Alcohol, when nothing else is named. */
  drink:
    "doesnt drink, does not drink, dont drink, do not drink, never drinks, cant drink, cannot drink, not drink, not drinking, isnt drinking, smoke or drink, drink or smoke, smoke nor drink, smoke and drink, stopped drinking, doesnt touch a drop, 不喝, 不能喝, 不会喝, 不爱喝, 不太能喝, 喝不了, 飲めない, 飲めません, 飲まない, 飲みません, 飲めず, のめない, のめません, 飲みたくない",
  filler:
    "she, he, they, her, him, his, their, them, i, we, it, its, is, are, was, were, be, been, a, an, the, this, that, these, those, some, any, anything, everything, something, stuff, thing, things, please, of, to, for, with, from, in, at, on, by, as, really, very, so, quite, much, many, more, another, other, others, all, lot, kind of, kinds of, sort of, sorts of, type of, types of, sets of, set of, pair of, pairs of, box of, boxes of, bottle of, bottles of, collection of, glass of, glasses of, cup of, cups of, piece of, bunch of, bag full of, item, items, product, products, gift, gifts, present, presents, give, given, get, gets, giving, buy, at home, home, house, just, only, also, too, even, ever, now, currently, recently, last, year, do, does, did, will, would, can, could, should, may, might, must, one, ones, two, three, four, five, six, ten, x, new, old, own, owns it, who, what, when, there, here, me, my, you, your, mum, dad, wife, husband, sister, brother, friend, mother, father, girlfriend, boyfriend, grandma, grandpa, daughter, son, colleague, eat, eating, wear, wears, wearing, use, uses, using, drinking, taste, tastes, stand, smell of, related, based, containing, contains, involving, including, especially, particularly, strongly, absolutely, totally, severe, severely, serious, mild, bad, person, people, big, medical, reasons, diet, intolerant to, anymore, any more, again, everywhere, galore, lol, etc, thanks, thank you, whatsoever, at all, already dislikes, dislike list, already has, already owns, around, lying around, going, up, out, out of, off, if, then, than, such, like that, sorry, hmm, well, yes, oh, think, know, maybe, probably, usually, often, always, sometimes, im, ive, shes, hes, theyre, theyve, youre, id, ill, lets, sure, am, over, still, somewhat, rather, kind, sort, type, form of, forms of, bit of, little, need of, drinker, reader, eater, wearer, person who, die, dies, allowed, unknown, size, sizes, every, full, whole, entire, complete, expensive, cheap, fancy, surprise, surprises, boring, big, large, huge, color, colors, series, set, sets, collection, collections, brand, particular, quality, idea, ideas,  ask, asked, said, told, says, mentioned, " +
    "她, 他, 它, 我, 你, 的, 了, 着, 很, 也, 都, 还, 再, 又, 就, 就是, 对, 把, 给, 让, 请, 什么, 任何, 一切, 所有, 东西, 用品, 产品, 制品, 类, 类的, 之类, 之类的, 等, 等等, 相关, 方面, 家里, 家, 经常, 平时, 现在, 非常, 特别, 比较, 有点, 一个, 一些, 一台, 一只, 一双, 两个, 几个, 好几, 各种, 这种, 那种, 这类, 那些, 这些, 吧, 呢, 啊, 因, 味, 味道, 送, 收, 礼物, 系列, 款, 个, 只, 双, 件, 套, 台, 瓶, 人, 是, 在, 用, 穿, 戴, 使用, 喝, 吃, 玩, 看, 去, 做, 放, 含, 含有, 带, 体质, 患者, 平常, 以前, 去年, 妈妈, 爸爸, 朋友, 女朋友, 男朋友, 老公, 老婆, 有趣, 有机, 可爱, 不锈钢, 不错, 不同, 不仅, 严重, 食物, 多, 每天, 自己, 一点, 感觉, 觉得, 最近, 已, 她的, 他的, 可, 会, 能, 要, 想, 谢谢, 中, 里, 上, 容易, 那么, 这么, 这样, 那样, 洁癖, 颜色, 颜色的, 太, 浓, 贵, 贵的, 便宜, " +
    "彼女, 彼, 母, 父, 妻, 夫, 友人, 物, 類, 系, 関係, 全般, 最近, 今, 一切, 全, 全部, 何, 方, 私, 家族, 自分, 本人, 数, 個, 枚, 冊, 本当, お願い, です, ます, など, とても, かなり, もの, こと, グッズ, だけ, あまり, 絶対, 特, 少, 入, 系統, 味の, 体質, 家, お, ご, 的, 全く, まったく, 使, 着, 飲, 食, 持, 買, 出来, 大変, 非常, 少々, いる, います, おり, している, しています",
} as const;
export type NoteCue = keyof typeof noteCues;

/** Nouns that make a thing the first half of another one: a 'cheese knife' is no cheese. */
export const compoundHeads: ReadonlySet<string> = new Set(
  "box rack table holder stand case set shop club maker strap towel tray shelf cover bag sitter bowl bed toy treat lesson class course workshop book festival show film poster player stopper machine grinder board brand garden house room museum".split(
    " ",
  ),
);

/** What goes with a thing that one has already: lessons and straps for a guitar. */
export const accompaniments =
  "strap, stand, lesson, lessons, class, classes, course, courses, workshop, case, holder, accessory, accessories, cleaning kit, care kit, cover, sleeve, tuition, teacher, songbook, sheet music, club, festival, concert, museum, tour, tasting, bean, beans, pod, pods, film, lens, lenses, 课, 课程, 教程, 背带, 支架, 配件, 保护套, 谱, 体验课, 体验, 架, 套, 收纳, 镜头, 胶卷, レッスン, 教室, ストラップ, スタンド, ケース, 講座, カバー, アクセサリー, 体験, フィルム, レンズ, 用品, 楽譜";

/** Names that mean a thing where people list what they have or dislike, and too much else in other texts. */
export const noteNames: Readonly<Partial<Record<ThingId, string>>> = {
  book: "书, 本",
  cookbook: "recipes",
  bag: "包",
  watch: "表",
  clock: "钟",
  pen: "笔, 筆",
  clothing: "服",
  flowers: "花",
  plant: "植物",
  incense: "香",
  mirror: "镜",
  seeds: "種",
  silver: "银",
  ball: "球",
  fan: "扇, fan, fans",
  furniture: "棚, 机",
  leather: "革",
  ornament: "飾り, 装饰",
  "gift-card": "voucher, vouchers, money, cash, 券, 礼券, ギフト券",
  ticket: "票",
  hamper: "gift set, gift sets, gift box, gift boxes, 礼盒, ギフトセット, 詰め合わせ",
  trip: "旅, travel",
  ring: "リング",
  "make-up": "リップ, チーク",
  robe: "ローブ",
  rug: "マット",
  storage: "basket, baskets",
  yarn: "thread, threads, 糸",
  "vinyl-record": "record, records",
  "wall-art": "prints, paintings",
  nuts: "walnut, chestnut",
  sweets: "プリン",
};
