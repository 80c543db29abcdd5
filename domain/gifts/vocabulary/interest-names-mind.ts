import type { VocabularyEntry } from "./entry.ts";

/** Reading, knowing, believing, getting on. */
export const mindInterests = {
  reading: {
    en: "reading",
    zh: "阅读",
    ja: "読書",
    also: "picture books, thrillers, romance novels, 读绘本, 绘本, 图画书, 絵本の読み聞かせ, books, novels, fiction, literature, classic literature, bookshops, libraries, book club, book collecting, ~reads, ~read, ~reader*, ~bookworm, ~book lover, ~bookish, ~bibliophile, 书, 读书, 看书, 书籍, 小说, 文学, 图书馆, 书店, ~书虫, ~爱看书, 看小说, 本, 小説, 文学, 図書館, 書店, 本屋めぐり, 本を読むこと, ~本を読む, ~本好き, ~読書家, ~本の虫, 絵本, audiobooks, 有声书, オーディオブック, comics and novels",
  },
  writing: {
    en: "writing",
    zh: "写作",
    ja: "文章を書くこと",
    also: "creative writing, blogging, screenwriting, novel writing, ~writes, ~writer*, ~author, ~blogger, ~novelist, 写文章, 写小说, 写博客, 创作小说, ~作家, 执笔, 執筆, 小説執筆, 小説を書くこと, ライティング, ブログ, ~物書き, 创意写作",
  },
  poetry: {
    en: "poetry",
    zh: "诗歌",
    ja: "詩",
    also: "poems, haiku, ~poet*, verse, 诗词, 古诗, 唐诗, 现代诗, ~诗人, ~写诗, 俳句, 短歌, 和歌, 川柳, ポエム, ~詩人",
  },
  history: {
    en: "history",
    zh: "历史",
    ja: "歴史",
    also: "御朱印, 御朱印めぐり, WW2, castles, 城巡り, お城巡り, 御朱印集め, military history, ancient history, medieval history, local history, Roman history, ancient Egypt, ancient Rome, world war, archaeology, ~historian*, ~historical, ~history buff, 史书, 考古, 世界史, 中国史, 三国, 古代史, 日本史, 戦国時代, 戦国武将, 幕末, 考古学, 城めぐり, お城, ~歴女",
  },
  philosophy: { en: "philosophy", zh: "哲学", ja: "哲学", also: "~philosoph*, stoicism, ethics, existentialism, 思想, 思想史, 斯多葛" },
  languages: {
    en: "languages",
    zh: "语言",
    ja: "語学",
    also: "language learning, foreign languages, learning Japanese, learning French, learning Spanish, learning Italian, learning German, learning Korean, learning Chinese, linguistics, ~polyglot, ~linguist, 外语, 学外语, 英语, 日语, 法语, 学英语, 学日语, 语言学习, 外国語, 英会話, 英語, 韓国語, 中国語, フランス語, 語学学習, 言語学",
  },
  science: {
    en: "science",
    zh: "科学",
    ja: "科学",
    also: "slime, 史莱姆, スライム, physics, chemistry, biology, geology, experiments, natural science, minerals, fossils, ~scien*, ~physicist, ~chemist, 物理, 化学, 生物, 科普, 实验, 科学实验, 化石, 矿物, サイエンス, 物理学, 生物学, 理科, 実験, 鉱物",
  },
  astronomy: {
    en: "astronomy",
    zh: "天文",
    ja: "天文",
    also: "stargazing, stars, the night sky, planets, outer space, space, space exploration, telescopes, cosmology, ~astronom*, ~stargaz*, 天文学, 观星, 看星星, 星空, 宇宙, 太空, 航天, 望远镜, 星, 天体観測, 天体, 星空観察, 宇宙開発, 星を見ること, プラネタリウム",
  },
  mathematics: {
    en: "mathematics",
    zh: "数学",
    ja: "数学",
    also: "math, maths, statistics, geometry, algebra, ~mathemat*, 奥数, 统计学, 算数",
  },
  nature: {
    en: "nature",
    zh: "大自然",
    ja: "自然",
    also: "the outdoors, outdoors, outdoor life, being outside, wildlife, countryside, forests, woods, the sea, the ocean, ~nature lover, ~outdoorsy, 自然, 亲近自然, 户外, 户外活动, 森林, 大海, 野生动物, 自然散策, アウトドア, 森, 海, 野生動物, 森林浴, 自然観察",
  },
  birdwatching: {
    en: "birdwatching",
    zh: "观鸟",
    ja: "バードウォッチング",
    also: "hummingbirds, hummingbird, robins, bird watching, birding, birds, wild birds, ~bird*watcher, ~birdwatch*, ~birder*, ~twitcher, ~watches birds, 看鸟, 拍鸟, 野鸟, 鸟类, 赏鸟, ~鸟友, 野鳥, 野鳥観察, 探鳥, 鳥, バードウオッチング, 小鳥, 鸟",
  },
  astrology: {
    en: "astrology",
    zh: "星座",
    ja: "占星術",
    also: "horoscopes, tarot, tarot reading, zodiac, star signs, fortune telling, ~astrolog*, 星座运势, 占星, 塔罗, 塔罗牌, 算命, 星占い, 占い, 星座占い, タロット, タロットカード, ホロスコープ, 風水, 风水, feng shui",
  },
  spirituality: {
    en: "spirituality",
    zh: "灵性生活",
    ja: "スピリチュアル",
    also: "religion, faith, Buddhism, zen, prayer, church, crystals, ~spiritual, ~religious, the Bible, theology, 灵修, 修行, 信仰, 佛学, 佛教, 禅, 禅修, 水晶, 宗教, 仏教, 神社, 神社めぐり, 寺社めぐり, パワーストーン, パワースポット",
  },
  mythology: {
    en: "mythology",
    zh: "神话",
    ja: "神話",
    also: "myths, legends, folklore, Greek myths, Norse mythology, fairy tales, ~mytholog*, 传说, 希腊神话, 山海经, 民间传说, 伝説, 民話, 妖怪, ギリシャ神話, 北欧神話, 昔話",
  },
  "true-crime": {
    en: "true crime",
    zh: "真实罪案",
    ja: "犯罪ドキュメンタリー",
    also: "true-crime, crime stories, detective stories, detective novels, crime novels, mysteries, murder mystery, murder mysteries, whodunnits, Agatha Christie, Sherlock Holmes, 罪案, 悬疑, 推理, 推理小说, 侦探小说, 刑侦, 剧本杀, ミステリー, ミステリー小説, 推理小説, 探偵小説, サスペンス, 事件もの, 未解決事件, 謎解き小説",
  },
  "science-fiction": {
    en: "science fiction",
    zh: "科幻",
    ja: "SF",
    also: "sci-fi, scifi, sci fi, Star Wars, Star Trek, Doctor Who, Dune, Isaac Asimov, space opera, cyberpunk, 科幻小说, 科幻电影, 三体, 星球大战, 空想科学, SF小説, SF映画, スター・ウォーズ, スターウォーズ, サイバーパンク",
  },
  fantasy: {
    en: "fantasy",
    zh: "奇幻",
    ja: "ファンタジー",
    also: "unicorns, unicorn, 独角兽, ユニコーン, fantasy novels, fantasy books, Lord of the Rings, Tolkien, The Hobbit, Harry Potter, Game of Thrones, dragons, elves, 奇幻小说, 魔幻, 玄幻, 仙侠, 指环王, 哈利·波特, 哈利波特, 龙, 指輪物語, ハリー・ポッター, ハリーポッター, ロード・オブ・ザ・リング, ドラゴン, 幻想文学",
  },
  investing: {
    en: "investing",
    zh: "投资",
    ja: "投資",
    also: "money, making money, earning money, 赚钱, 搞钱, 理财赚钱, お金, 貯金, finance, personal finance, stocks, the stock market, trading, cryptocurrency, crypto, bitcoin, ~invest*, ~trader, 理财, 股票, 炒股, 基金, 金融, 加密货币, 株, 株式投資, 資産運用, 金融, 仮想通貨",
  },
  business: {
    en: "business",
    zh: "商业",
    ja: "ビジネス",
    also: "entrepreneurship, startups, start-ups, marketing, management, economics, ~entrepreneur*, 创业, 商务, 管理, 市场营销, 经济, 经济学, 起業, 経営, マーケティング, 経済, 経済学, スタートアップ",
  },
  psychology: {
    en: "psychology",
    zh: "心理学",
    ja: "心理学",
    also: "~psycholog*, the human mind, neuroscience, mental health, 心理, 脑科学, 心理, 脳科学, メンタルヘルス, MBTI, personality tests",
  },
  "self-improvement": {
    en: "self-improvement",
    zh: "自我提升",
    ja: "自己啓発",
    also: "self improvement, self-help, self help, personal growth, personal development, productivity, good habits, learning new things, ~self-improv*, 自我成长, 个人成长, 学习新东西, 效率, 时间管理, 成长, 自己成長, 自分磨き, 学び, 資格の勉強, 生産性, 習慣づくり, 勉強",
  },
  "family-history": {
    en: "family history",
    zh: "家族史",
    ja: "家系調べ",
    also: "genealogy, ancestry, family tree, family trees, ~genealog*, 家谱, 族谱, 寻根, 家系図, ルーツ探し, 先祖, 家族の歴史",
  },
  volunteering: {
    en: "volunteering",
    zh: "志愿服务",
    ja: "ボランティア",
    also: "charity work, charity, activism, community work, helping others, ~volunteer*, 志愿者, 做义工, 义工, 公益, 慈善, 志愿活动, ボランティア活動, 社会貢献, チャリティー, 慈善活動",
  },
  sustainability: {
    en: "sustainability",
    zh: "环保",
    ja: "エコな暮らし",
    also: "the environment, environment, climate, zero waste, recycling, upcycling, green living, sustainable living, ecology, ~sustainab*, ~environmental*, 可持续, 可持续生活, 零浪费, 低碳, 低碳生活, 绿色生活, 环境保护, 旧物改造, サステナブル, サステナビリティ, エコ, 環境, 環境保護, ゼロウェイスト, リサイクル, アップサイクル, SDGs",
  },
} as const satisfies Record<string, VocabularyEntry>;
