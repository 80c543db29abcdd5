import type { Cue } from "./cue.ts";

/** They begin as a refusal does, or as what is owned: 入了羽毛球的坑. */
export const into: readonly Cue[] = [
  // 一周不吃三顿浑身难受: nothing is refused.
  {
    words:
      /不(?:吃|喝|看|玩|打|跑|碰|听|去|逛|钓|游|练|唱|跳)(?=[^，。]{1,8}?(?:就|都|会|浑身|全身|手|嘴|心里)+(?:浑身|全身)?(?:难受|不舒服|不自在|不得劲|痒|发慌|没精神|没劲))/g,
    stance: "likes",
    side: "after",
    until: /就|都|会|浑身|全身|手痒|嘴痒|心里/,
    personal: true,
  },
  {
    words: /(?:又|最近|彻底|一头|已经|刚)*(?:入|掉进|掉入|跳进|陷进|跌进|踩进)了?(?=[^，。坑]{1,10}坑(?:里|底)?(?:了|$|[，。]))/g,
    stance: "likes",
    side: "after",
    until: /(?:这个|的)?(?:大|深|巨|天)?坑/,
    personal: true,
  },
  // 现在只认恐龙; of coffee, 只认瑞幸 is said of what they have.
  {
    words: /(?<=^(?:他|她|ta|现在|如今|最近|目前|就|也|孩子|闺女|女儿|儿子|娃)*)只认(?=.)/g,
    stance: "likes",
    side: "after",
    personal: true,
  },
  // 什么都要草莓的.
  {
    words: /(?:什么|啥|样样|件件|买什么|用什么)(?:东西)?都(?:只|就)?(?:要|得|必须|非要)(?:是|买|选|用)?(?=[^，。]{2,6}的(?:$|[，。]))/g,
    stance: "likes",
    side: "after",
    until: /的/,
    personal: true,
  },
  // 小红书收藏全是猫.
  {
    words:
      /(?:(?:小红书|抖音|快手|微博|b站|手机|淘宝|网易云)的?)?(?:收藏夹?|首页|主页|点赞|关注列?表?|相册|朋友圈|歌单|购物车|推荐页?|表情包|浏览记录)(?:里|的)?(?:全|都|清一色|一水儿?|净|只)(?:都)?是?(?=.)/g,
    stance: "likes",
    side: "after",
    lovedOnly: true,
    personal: true,
  },
  // 满脑子挖掘机, 手机屏保都是冰岛.
  {
    words:
      /(?:满脑子|满心|脑子里|心里|眼里|张口闭口|三句话不离)(?:想的?)?(?:全|都|只|就|也)*(?:是|有|想着?)?(?=.)|(?:屏保|壁纸|锁屏|桌面)(?:图|背景)?(?:全|都|也|一直|永远|还)*(?:是|换成了?|用的?)(?:的?是)?/g,
    stance: "likes",
    side: "after",
    lovedOnly: true,
    personal: true,
  },
];

const channels = "(?:自媒体|播客|视频号|公众号|频道|博主|主播|up主)(?:专门|主要|专)?";

/** What somebody can't have enough of, or longs to see or taste. */
export const craved: readonly Cue[] = [
  // 杨梅话梅来者不拒.
  {
    words: /(?:都|也|通通|统统|一律)*(?:来者不拒|照单全收|百[吃看听玩喝]不厌)|(?:怎么|咋|天天)?[吃喝看听玩](?:都|也)?不腻/g,
    stance: "likes",
    side: "before",
    personal: true,
  },
  // 疯狂上头刮刮乐.
  { words: /(?:疯狂|特别|最近|很|超级?|狂|彻底|又)*上头了?(?=[^，。了的啊呢]{2})/g, stance: "likes", side: "after", personal: true },
  // 总说想去看看海, 想吃酸菜白肉.
  {
    words:
      /(?:一直|特别|很|老|总|早就?|就|做梦都?|天天|整天|说|念叨|惦记着?|盼着?)*(?<![不没别也要可])想(?:去|出去)?(?:看(?:看|一看|一眼|一次|一回|一场)?|吃(?:一?[口顿碗])?|喝(?:一?[口杯碗])?)(?=.)/g,
    stance: "likes",
    side: "after",
    lovedOnly: true,
    personal: true,
  },
  // 做自媒体讲二战历史 loves to make it, and what it is about.
  {
    words: new RegExp(`[做搞当](?=${channels}[讲聊])`, "g"),
    stance: "likes",
    side: "after",
    until: /专门|主要|专|[讲聊]/,
    personal: true,
  },
  { words: new RegExp(`(?<=${channels})[讲聊]`, "g"), stance: "likes", side: "after", lovedOnly: true, personal: true },
  // 爱在拼多多抢水果.
  { words: /(?<=^.{0,6})爱(?=在[^，。]{2,6}[抢淘囤蹲])/g, stance: "likes", side: "after", personal: true },
  // 就好口酒.
  {
    words: /(?<=^(?:他|她|ta|没别的|平时|平常|就|也|还|最|偏|特别|没事)*)好(?:上|个)?(?:这|那|一)?口儿?(?=[^，。味碑气]{1,6}$)/g,
    stance: "likes",
    side: "after",
    personal: true,
  },
];
