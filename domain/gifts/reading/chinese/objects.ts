import type { Stretch } from "../language.ts";
import { isKnownGroup, isKnownLiking, isKnownName, isKnownThing } from "./known-words.ts";
import { somebody } from "./persons.ts";
import { segment } from "./segment.ts";
import type { Word } from "./segment.ts";

const pronoun =
  "(?:我们?|咱们?|他们?|她们?|ta们?)俩|两口子|小两口|夫妻俩|我们?|咱们?|他们?|她们?|ta们?|本人|自己|大家|人家|别人|谁|家人|家里人|全家人?";
const places =
  "科室里?|病房里?|护士站|医院里|家里?|屋[里头]|他家|她家|家中|办公室里?|公司里?|宿舍里?|学校里?|房间里?|车里|手里|手上|这里|那里|这边|那边|阳台上?|(?:桌子?|墙|架子?|书架|柜子?|床头|窗台|手机|电脑|网)上|(?:柜子|抽屉|箱子|队|班|店|厂|部队|单位)里";
const times =
  "以前|从前|过去|现在|如今|目前|一口|一滴|最近|去年|前年|今年|明年|上次|之前|年轻时候?|平时|平常|过年|这辈子|一辈子|半辈子|半年内?|生日|周末|每年|年年|每次|前面|后来|年初|年底|年中|上个?月|上周|[这那](?:些|几)年|这(?:半年|阵子?|段时间|几天|几个?月|些天|两年|几年|学期)|近来|前阵子|从小|小时候|孕期|产后|哺乳期";

const lead = new RegExp(
  `^(?:[^，。对和跟与、的]{1,4}(?=对(?![戒杯表联讲折象手子门面]|[^，。]*(?:有[毒害]|不好|不安全))[^，。对]{1,8}$)|(?:是|因为)+(?:胃|肝|肾|心脏|身体|血压|血糖|嗓子|牙)[^，。]{0,2}(?:不好|不行|高|疼)了?(?=不)|[^，。]{1,10}(?:所以|因此)(?=.)|[^，。]{0,6}(?:那阵子?|那会儿|那段时间|期间)(?=就|全|都|靠|只)|(?:就|全|都|只|光)*(?<![可依])靠(?=..)|(?:天天|每天|周末|晚上|偶尔|没事|睡前|平时)(?:都|就|爱|要|会)?[喝吃抽嗑](?:点|两口|一口|几口|一?[两几]?[杯盅根])(?=.)|(?:一天|每天|每晚|每周)[一二两三四五六七八九十几\\d]+(?:杯|瓶|罐|碗|包|根|顿)|(?:天天|每天|整天|顿顿)[喝吃靠]?(?=..)|(?:因为)?(?:心慌|心悸|失眠|胃疼|胃痛|备孕|怀孕|过敏|上火|减肥|减脂|控糖|长痘|血压高|血糖高)(?:了|得)?(?:以后|之后|后)?(?=给?$)|[^，。]{2,10}(?:以后|之后)(?=$)|给$|\uE000+(?:以后|之后|后)?(?=给?$)|(?:顿顿|餐餐|每顿(?:饭)?)(?:都|要|得|离不开|喝|吃)*(?=..)|(?:(?:太|很|特别|过于|那些?|这些?)+(?:俗气?|土气?|老气|花哨|幼稚|廉价|浮夸|艳俗|笨重|占地方?|大件)的(?=..)|都是|也是|就是(?:个|一个|一名|一位|位|名|)|但是?|不过|可是?|而且|另外|还有|因为|所以|就是|对了|以及|上[回次](?=.)|(?:提|拎)(?:去|来|过去)?的(?=..)|(?:是)?过敏(?:性)?体质|听说|据说|听闻|好像|貌似|(?:[^，。对]{0,3}[岁月]大?半?的?)?(?:孩子|宝宝|宝贝|娃娃?|小朋友)(?=对|牛奶|鸡蛋|花生|坚果|海鲜|奶|蛋)|也|然后|最好|希望|请|麻烦|其实|反正|尤其是?|特别是|比如|像|至于|关于|说到|(?:总是?|老是?|一直|常|经常)?(?:说(?!唱)|觉得|抱怨|念叨)|(?:让|叫|嘱咐|要求)(?:他|她|ta)?(?:把)?(?=..)|的话|只是|只|主要|基本上?|一般|${times}|(?:在|放)?(?:${places})(?=.)|${somebody}(?!的|节)|(?:${pronoun})(?!的)|对|(?:跟|和)(?!.*(?:有关|相关|沾边))|把|给|送|买|收到?|要|的|啊|呢|嗯|哦|哈+(?=已|都|也|我|他|她)|，|、| )+)`,
);
const others = "(?:前面|之前|以前|其他|别的|好几个)?的?(?:师兄|师姐|师弟|师妹|亲戚|同事|同学|朋友|邻居|客户|长辈|学生)+们?";
const tail = new RegExp(
  `(?:(?<=..)(?:续命|[他她](?:工位|办公桌|桌|宿舍)[上里]?|(?<![入痴着])迷[到得])|(?<=..)(?:刚|才|都|已经)*(?:拼|看|读|玩|做|织|刷|打)完了?|的话|什么的|啥的|之类的?|这类的?|这种的?|那种的?|(?<=..)各(?:自)?|(?<=..)每人|(?<=..)类的|(?<=..)(?:一人一个|各有各的|因人而异|各人有各人的)[^，。]*|(?<=..)(?:[他她]?[爸妈]{1,2}|家里|老师|学校)管得[^，。]*|(?<=..)(?:${somebody})[和跟与、]|那些|(?<=..)(?:两边|双方|两家|两头|一家|一到[^，。]{2,3}[节日底])|(?<=..)[一两几](?:套|个|盒|台|件|双|箱)全?新的?|这些|等等?|系列的?|一类的?|也是|都是|全是|都|也|全|全都|全部|亦|俱|皆|样样|(?<=..)(?:一样|一件|一个)(?=$)|(?<=..)(?:家里|屋头|屋里|家中)?(?:已经)?(?:[一两三四五六七八九十几好\\d]+(?:把|台|个|只|部|套|副|支|条|双|件|本|盒)|仨|俩)了?(?=$)|(?<=..)(?:前年|去年|今年|上次)?(?:圣诞节?|情人节|七夕|生日|儿童节|六一|中秋|元旦|520)|(?<=..)[那这]一?[套些类种]|(?<=..)[嘢野](?=$)|统统|一律|一概|通通|更|绝对|真的?|已经|早就|早|就|千万|坚决|根本|实在|完全|从来|从|基本|确实|反正|还|又|太|很|特别|好像|其实|倒是?|反倒|反而|刚|才|吗|呢|啊|哦|吧|嘛|啦|哈+|，|、|(?:颜色|款式|尺码|尺寸|牌子|口味)|(?<=..)(?:先|暂时|(?:还|就|一直|都)*(?:在|放在?|扔在?|搁在?|堆在?|靠在?)(?:墙角|角落|床底下?|墙边|阳台|储物间)里?|(?:预定|预订)(?:好|了)*)|(?<=.)(?:收|买|囤|攒|存|屯|送|给)了?|(?<=.)(?:吃|喝|用|买|送)得|(?<=..)(?:有毒|有害|会[^，。的]{1,6}|容易[^，。的]{1,6})|(?:我们?|咱们?)(?:也|真)?(?:不懂|不会挑|外行|搞不清|分不清|不敢)[^，。]*|前(?:几|两)年|(?<=..)(?:我们?|他|她|ta)(?:都|也|特意|专门)*(?:问|查|打听|了解)(?:过|了)?[^，。]*|(?:医生|大夫|他|她|ta|爸妈|我妈|我爸|家里人|老师)(?:自己)?(?:都|也|一直|总是?|老是?|早就?)*(?:说|嫌|讲)[^，。]*|了?(?:(?:他|她|ta|我)(?:们|家)?(?:的)?)?(?:妈妈?|爸爸?|爸妈|爷爷|奶奶|姥姥|老婆|老公|媳妇|哥哥?|姐姐?)?(?:都|也|已经|还|天天|一直)*(?:(?<![要追请需寻力征恳谋])求|勒令|警告|拜托|叮嘱)(?:着|了|过)?(?:我们?|大家|全家|亲戚)?|(?:他|她|ta)(?:天天|每天|整天|成天)[碰用见摸玩吃喝看做打]|(?<=..)对(?:猫|狗|宠物)(?:有毒|有害|不好)?|(?<=..)是(?:他|她)?的?(?:命根子|心头肉|心肝宝贝)|(?<=..)在(?:直播间|网上|淘宝|京东|拼多多|抖音|闲鱼|小红书|超市|商场|[^，。在]{1,4}[店里网])|的(?:一切|所有东西)|(?<=的)(?:什么|任何东西)|肯定|应该|(?<=..)(?:客户|学生|朋友|亲戚|单位|公司|别人|人家|同事)们?(?:送|给|发|寄)(?:了|的)|(?:家里)?(?:一家子|全家|一家人|老人|长辈|双方父母|父母|亲戚)|(?:${times})|(?:${places})|${others}|${somebody}|(?<=(?:^|[，、])[^，。、的]{1,2}的)(?:他|她)|(?<!的)(?:${pronoun}))$`,
);
const leadAfter =
  /^(?:(?:[拉带缠拽]?着|约上?|叫上)(?:[他她]的?|家里)?(?:老|小)?(?:护士|医生|老师|同事|同学|朋友|邻居|室友|病友|老伴|家人|大家|闺蜜|队友|学生|保安|护工)们?(?:一起|一块儿?)?(?=[玩打下看聊唱跳逛喝吃练].)|的?(?:球队|球员|球星|歌手|明星|乐队|演员|作家|作者|导演|偶像|爱豆|男团|女团|主播|up主)(?:就)?(?:是|叫)(?=..)|(?:一?[只条个头匹位])?(?:名叫|名字叫|叫做?|取名|唤作)[^，。的叫]{1,6}的(?=..)|(?:周末|有空|没事|放假|下班|清早|大清早|早上|傍晚|晚上)?(?:就|都|一起|自己)*(?:去|到|在|上|跑去)[^，。去到在的上]{2,4}?(?=(?:打|拍|观|看)鸟|钓鱼|爬山|露营|野餐|写生|游泳|跑步|骑车|滑雪|看展|打球|徒步|冲浪|潜水|赶海|捡石头|撸猫)|(?:(?:我们?|他|她|ta|自己|家里人?)(?:家)?(?:的)?)?(?:妈妈?|爸爸?|奶奶|姥姥|外婆|爷爷|婆婆|老婆|老公|媳妇|亲手)?(?:亲手|自己)?[做包炒烧煮蒸腌炖烤煲卤熬酿烙擀泡]的(?=[^，。的]{1,8}$)(?=..)|(?:[他她]|ta|自己)的(?=..)|在[^，。在]{2,6}?(?=[抢淘囤蹲])|在[^，。在的]{1,5}?(?=[种养做听看打弹画练跳写拍骑钓泡喝跑游](?!片))|躺在?(?:床|沙发|炕)上?(?=[听看刷追玩])|下(?=面条|挂面|饺子|馄饨|汤圆)|跟(?:人家?|别人|大家|我们?|邻居们?|老伙计们?|孩子们?|孙子)[^，。]{0,2}?(?:唠|聊|讲|说|侃|吹)+(?:他|她|自己)?(?:以前|从前|当年|过去|年轻(?:时候?|的时候))?(?=..)|抢|淘(?!宝)|便宜的?(?=水果|蔬?菜|衣服|零食|机票)|(?:侍弄|伺弄|打理|捣鼓|倒腾|照料)(?:着)?(?:(?:自己|[他她]|ta|自家|家里)的?)?(?=[^，。]{2,})|各种(?:各样的?)?(?=..)|(?:安静|安安静静|慢慢|静静|悄悄|独自|痛快|痛痛快快)地|(?:自己)?一个人(?:[在窝躺坐待]在?[^，。]{1,4}[里上])?|带(?:着|上)?(?=[^，。、]{1,8}[逛看听去玩钓爬])[^，。、]{1,5}?(?=去?[逛看听玩钓爬])|(?:别人|人家|大家|我们?|你们?)(?=送|给|买)|(?:两|三|几|好几|[一二四五六七八九十\d]+)(?:次|回|条|个(?!人)|套|台|件|把|瓶|盒|双|年|口|杯|碗|缸|盆|只|首|部|本|张|支)|再|任何|那种|那些|这些|这种|这个|那个|什么|啥|给(?:他|她|ta|我)|送(?:他|她|ta|我们?)?|买|得(?=[要看听用])|要(?=[看听用]的)|吃(?!的)|喝(?!的)|用(?!的)|看(?!的)|玩(?!的|具)|打|养|种(?![地田菜花树果瓜])|穿(?!的)|戴(?!的)|碰|点(?=小)|收|去|了|过|着|的|一切|所有的?|一些|一个(?!人)|个|：|:|“(?=[^”]*$)|，|、| )+/;
const leadOfThing =
  /^(?:个(?![人性头体])(?=..)|(?:周末|晚上|偶尔|没事|睡前)?[喝吃抽](?:点|两口|一口|几口)(?=..)|各种(?:各样的?)?|各式(?:各样的?)?|“[^”]{1,30}”(?:这种|那种|之类|式)?的|任何|那种|那些|这些|这种|这个|那个|一切|所有的?|一些|一个(?!人)|的|是(?!枝|否)(?=..)|：|:|，|、| )+/;
const tailAfter = new RegExp(
  `(?:(?<=[球棋]|拳击|斯诺克|赛车|体操|电竞)(?:比赛|赛事|直播|联赛|转播)|(?<=..)(?:入睡|助眠|催眠|睡觉|打发时间|消磨时间|解闷|消遣|下饭)|这些|那些|之类的?(?:东西)?|什么的|啥的|的(?:一家[一二三四五六七八]?口?|小?(?:男|女)(?:孩|生)子?|小朋友|家庭)|(?<=.)的(?:${somebody}|人|(?:小|老|大)?(?:姑娘|伙子?|太太|头儿?|大爷|阿姨|女人|男人|哥们儿?))(?:(?:买|挑|选|送)(?:个|点|一?份)?(?:生日)?礼物?)?|(?<=..|猫|狗)(?:爱|迷|喜欢|玩|看|吃|喝|听)[得到][^，。]{1,5}|(?<=..)[弹拉唱跳画打写做吹踢练背讲养种伺候][得到][^，。得]{1,8}|这类的?(?:东西)?|这种的?|那种的?|(?<=..)那[套些类](?:东西|玩意儿?)?|(?<=..)[这那][种类样][^，。]{1,6}的|等等?|(?:好|快|有)?[一二两三四五六七八九十几\\d]+(?:多|来)?(?:年|个月|周|星期|天)(?:多|了)*|又|了|啦|哦|啊|吧|呢|嘛|呗|(?<=..)(?:看看|转转|走走|玩玩|凑合|对付)|(?<=..)的(?:事儿?|事情|故事|往事|经历)|哈+|即可|就行了?|就好了?|就可以了?|为好|谢谢|拜托|！|!|都|也|[，、 ])$`,
);

/** What stands before a cue, without who it is said of, when, where and how much. */
export function trimTopic(text: string, { from, to }: Stretch): Stretch {
  return shrink(text, { from, to }, { start: lead, end: tail });
}

/** What stands after a cue; with the verb that the cue ended on where only both together are a pastime: 喜欢 + 做饭, 收纳. */
export function trimObject(text: string, { from, to }: Stretch): Stretch {
  const object = shrink(text, { from, to }, { start: leadAfter, end: tailAfter });
  const withVerb = { ...object, from: object.from - 1 };
  const verb = text.slice(withVerb.from, object.from);
  const isOfVerb = listFirsts(text.slice(object.from, object.to)).some(
    (first) =>
      (!isKnownLiking(first) || /[养骑]/.test(verb) || (first.length === 1 && /[追唱]/.test(verb))) &&
      (isKnownLiking(verb + first) || isKnownThing(verb + first)) &&
      !/^[买送]/.test(verb),
  );
  return isOfVerb ? withVerb : object;
}

/** What may be the first of several things: up to a comma or an 'and', or to the verb of the next, 舞 of 舞爱旅游. */
function listFirsts(text: string): string[] {
  const first = /^[^、,，和与跟及]*/.exec(text)?.[0] ?? "";
  return [first, ...[...first.matchAll(nextVerb)].map(({ index }) => first.slice(0, index))];
}

const nextVerb = /(?<=.)[爱看听打跑唱跳画写钓种养逛喝吃撸追做下遛玩抽泡刷嗑啃包蒸](?=.)/g;

function shrink(text: string, stretch: Stretch, { start, end }: { start: RegExp; end: RegExp }): Stretch {
  let { from, to } = stretch;
  for (let before = -1; before !== to - from;) {
    // 收纳 and 打扫卫生 are pastimes as they stand, though 收 and 打 are verbs that lead to one.
    if (isKnownLiking(text.slice(from, to)) && !text.slice(from, to).endsWith("续命")) break;
    before = to - from;
    from += start.exec(text.slice(from, to))?.[0].length ?? 0;
    to -= end.exec(text.slice(from, to))?.[0].length ?? 0;
  }
  return growToWords(text, stretch, { from, to });
}

/** No word is cut: of 玩偶 stays all, though 玩 is a verb. Endings that the dictionary joins to words are none: 包了. */
function growToWords(text: string, whole: Stretch, { from, to }: Stretch): Stretch {
  if ((from === whole.from && to === whole.to) || from >= to) return { from, to };
  const words = segment(text.slice(whole.from, whole.to)).map((word) => ({ from: word.from + whole.from, to: word.to + whole.from }));
  const first = words.find((word) => word.from < from && word.to > from && !isKnownThing(text.slice(from, word.to)));
  const last = words.find((word) => word.from < to && word.to > to && !/^(?:[了啦吧呢啊哦呗的]+|续命)$/.test(text.slice(to, word.to)));
  return { from: first?.from ?? from, to: last?.to ?? to };
}

/** Splits 'A、B和C' into its things; nothing where it names no thing. */
export function listThings(text: string, stretch: Stretch): Stretch[] {
  const words = segment(text.slice(stretch.from, stretch.to)).map((word) => ({
    ...word,
    from: word.from + stretch.from,
    to: word.to + stretch.from,
  }));
  const isListed = enumeration.test(text.slice(stretch.to));
  const things: Stretch[] = [];
  let quoted = false;
  let part: Word[] = [];
  const close = () => {
    if (part.length > 0) things.push(...(isListed ? splitNouns(part) : splitKnown(part)));
    part = [];
  };
  for (const word of words) {
    if (/[“‘「『《]/.test(word.text)) quoted = true;
    if (/[”’」』》]/.test(word.text)) quoted = false;
    if (!quoted && startsNext(word, part)) {
      close();
      part.push(withoutEating(word));
      continue;
    }
    if (
      !quoted &&
      (partsThings(word, part, text.slice(word.from, stretch.to)) ||
        isNextLoved(word, part) ||
        isNextVerb(word, part, words[words.indexOf(word) + 1]))
    )
      close();
    else part.push(word);
  }
  close();
  return joinOfName(text, things)
    .flatMap((thing) => splitKinds(text, thing))
    .map((thing) => shrink(text, thing, { start: leadOfThing, end: tailAfter }))
    .filter((thing) => isThing(text.slice(thing.from, thing.to)));
}

/** 排球少年的影山和研磨: whom we don't know beside somebody of a work is of that work, too. */
function joinOfName(text: string, things: readonly Stretch[]): Stretch[] {
  const joined: Stretch[] = [];
  for (const thing of things) {
    const last = joined.at(-1);
    if (last && isOfSameWork(text.slice(last.from, last.to), text.slice(thing.from, thing.to)))
      joined[joined.length - 1] = { from: last.from, to: thing.to };
    else joined.push(thing);
  }
  return joined;
}

const longestOfWork = 4;

function isOfSameWork(before: string, words: string): boolean {
  const [, name = "", of = ""] = /^(.+)的([^的]{1,6})$/.exec(before.replace(/[和跟与、].*$/, "")) ?? [];
  const isUnknown = (one: string) => !isKnownThing(one) && !isKnownLiking(one);
  return isKnownName(name) && words.length <= longestOfWork && isUnknown(of) && isUnknown(words);
}

/** 毛的棉的 are two. */
function splitKinds(text: string, { from, to }: Stretch): Stretch[] {
  const words = text.slice(from, to);
  // 手串核桃之类的文玩: some of a kind, and the kind.
  const [some, kinds] = /^(.{2,})(?:之类|这类|这种|什么|等等?)的(?=..)/.exec(words) ?? [];
  if (some !== undefined && kinds !== undefined)
    return [...listThings(text, { from, to: from + kinds.length }), { from: from + some.length, to }];
  // 逛杂货铺买小碗小碟: where, and what for.
  const [shops, shop] = /^([^的买]{2,6})买(?:各种)?(?=..)/.exec(words) ?? [];
  if (shops !== undefined && shop !== undefined)
    return [...(isKnownLiking(shop) ? [{ from, to: from + shop.length }] : []), { from: from + shops.length, to }];
  if (!/^(?:[^的]{1,4}的){2,}$/.test(words)) return [{ from, to }];
  return [...words.matchAll(/[^的]+的/g)].map(({ 0: kind, index }) => ({ from: from + index, to: from + index + kind.length }));
}

/** 喝茶遛鸟: after what we know, another pastime with its verb. */
function startsNext({ text }: Word, part: readonly Word[]): boolean {
  const before = part.map((one) => one.text).join("");
  const isNext = text.length > 1 && verbs.test(text) && !/^玩[偶具]/.test(text) && (isKnownLiking(text) || isKnownThing(text.slice(1)));
  return isNext && before !== "" && (isKnownLiking(before) || isKnownThing(before) || isKnownLiking(`看${before}`));
}

/** 吃海鲜 speaks of 海鲜. */
function withoutEating(word: Word): Word {
  const rest = word.text.slice(1);
  return /^[吃喝]/.test(word.text) && isKnownThing(rest) ? { ...word, text: rest, from: word.from + 1 } : word;
}

const verbs = /^[看听打跑唱跳画写钓种养逛撸追遛玩泡刷骑爬下做喝吃绣织弹拉吹拍练盘嗑啃包蒸]/;

/** 喝茶下棋, 喝酒吃海鲜: after what we know, a verb begins the next. */
function isNextVerb({ text }: Word, part: readonly Word[], next: Word | undefined): boolean {
  if (next === undefined || !/^(?:也|又|还)?[爱看听打跑唱跳画写钓种养逛喝吃撸追做下遛玩抽泡刷嗑啃包蒸]$/.test(text)) return false;
  const before = part.map((one) => one.text).join("");
  if (text === "爱" && before !== "") return true;
  return (isKnownLiking(before) || isKnownThing(before)) && (isKnownLiking(next.text) || isKnownThing(next.text));
}

/** 追剧爱涂指甲: the dictionary joins 爱 with a verb that it does not know. */
function isNextLoved({ text }: Word, part: readonly Word[]): boolean {
  return part.length > 0 && /^爱[涂抹画穿戴买逛拍看听吃喝玩做唱跳打]$/.test(text);
}

const isLink = ({ text }: Word) => /^(?:、|,|，|\/|\+|&|和|与|跟|及|以及|或|或者|或是|还有|还是)$/.test(text);

/** 跟猫有关的 is what has to do with a thing, and no second one. */
function partsThings(word: Word, part: readonly Word[], rest: string): boolean {
  return isLink(word) && !(part.length === 0 && /^[和跟与].*(?:有关|相关|沾边)/.test(rest));
}

/** 海鲜礼盒 is one thing. */
const container = /^(?:礼盒|套装|礼包|礼物|周边|用品|玩具|配件|书|票|券|盒|包装)$/;

/** 面包饼干蛋糕: one after the other, each known, is a list without commas. */
function splitKnown(words: readonly Word[]): Stretch[] {
  const [first] = words;
  const last = words.at(-1);
  if (!first || !last) return [];
  if (isLikeness(words)) return [{ from: first.from, to: last.to }];
  if (isPair(words)) return words.map(({ from, to }) => ({ from, to }));
  if (
    words.length > 1 &&
    !isOfName(words) &&
    !container.test(last.text) &&
    words.every(({ text }) => isNamed(text) && !text.endsWith("的"))
  )
    return words.map(({ from, to }) => ({ from, to }));
  return [{ from: first.from, to: last.to }];
}

const animal = /(?:[猫狗兔熊鸟虎马羊猪鼠狮豹鹿龟蛙象鲸鲨龙]|[兔狮]子|猫咪|狗狗|企鹅|海豚|动物|卡通)$/;
const shaped =
  /^(?:毛绒)?(?:玩偶|公仔|娃娃|抱枕|挂件|玩具|钥匙扣|摆件|马克杯|水?杯子?|手机壳|t恤|睡衣|衣服|帽子|袜子|围巾|拖鞋|贴纸|拼图|模型|手办|徽章|冰箱贴|耳环|耳钉|项链|胸针|戒指|手链|抱毯|毛毯|夜灯|台灯|画|雕塑)$/i;

/** 熊猫玩偶: one thing, and nothing against pandas. */
const isLikeness = (words: readonly Word[]) =>
  words.length > 1 && shaped.test(words.at(-1)?.text ?? "") && words.slice(0, -1).every(({ text }) => animal.test(text));

/** 剪纸贴纸, 篮球足球: alike, and each a pastime. */
function isPair(words: readonly Word[]): boolean {
  const last = words.at(-1)?.text.at(-1);
  return words.length > 1 && words.every(({ text }) => text.length > 1 && text.at(-1) === last && isKnownLiking(text));
}

/** 小卡专辑这些 are two, and no album of cards. */
function splitNouns(words: readonly Word[]): Stretch[] {
  const isNoun = ({ text, tag }: Word) => text.length > 1 && (/^[nl]/.test(tag) || isKnownThing(text) || isKnownLiking(text));
  return words.every((word) => isNoun(word)) ? words.map(({ from, to }) => ({ from, to })) : splitKnown(words);
}

const enumeration = /^(?:这些|那些|什么的|啥的|之类|等等)/;

/** 艾莎裙子 is a dress, and nothing else of hers. */
function isOfName(words: readonly Word[]): boolean {
  const [last, ...before] = words.toReversed();
  return last !== undefined && !isKnownName(last.text) && before.some(({ text }) => isKnownName(text) && !isKnownThing(text));
}

/** A thing, or a name of one: 燕窝. */
const isNamed = (text: string) => isKnownThing(text) || isKnownGroup(text) || isKnownName(text);

/** Of a whole sentence that stands before a cue without a comma what it ends on: 有一只是折耳杯子 speaks of 杯子. */
export function takeLastThing(folded: string, { from, to }: Stretch): Stretch | null {
  if (to - from < shortestSentence) return null;
  const words = segment(folded.slice(from, to));
  const last = words.at(-1);
  const isSentence = words.slice(1, -1).some(({ text }) => /^(?:[是有没了]|没有|[都全]是)$/.test(text));
  const isThingAtEnd = last !== undefined && last.text.length > 1 && (isKnownThing(last.text) || isKnownLiking(last.text));
  if (!last || !isSentence || !isThingAtEnd || words.at(-2)?.text === "的") return null;
  return { from: from + last.from, to: from + last.to };
}

const shortestSentence = 8;

const noThing = new RegExp(
  `^(?:(?:外[头面边]|别人|人家|店里|市面上?|地摊上?)(?:卖|买|做|挑)?的|[^，。]{0,3}(?:价格|价钱|标价|发票|账单|金额)|个?花样|[一每]人一[份个件套]|真[系係]|上大学后?|.{0,4}(?:啥|什么)|嫌?我们?(?:送|买)的|老爷子|老太太|老两口|老头儿?|整整|整[把只台套个张条盒件块支]的|有个.*|(?:刚|最近|今年|去年)*(?:查出|确诊|检查出|体检出)[^的]*|(?![印刻绣]).{0,2}名字|(?:就|只|光)想.*|东西(?:太|很|已经|实在)*多|[^，。]{0,3}[新老旧大小]房(?:子)?|(?:婚|二手)?房子?|.{0,6}(?:满月|百日|百天|周岁|升学|谢师|寿)[酒宴]|(?:总|老|一?喝[^，。]?就)*(?:心慌|心悸|失眠|头晕|头疼|胃疼|胃痛|反酸|上火|长痘|咳嗽|发胖)(?:得厉害|严重)?(?:就|给|都|全)*|哈*(?:都|也)?(?:已经|早就)?(?:预定|预订)(?:好|了)*|.{0,3}(?:拼|搭|做|织|画|写|买)好的|(?:也|都|又|还)?不(?:肯|想|愿意?|敢)[^的]*|(?:全|都)是.*|(?:[^，。]{1,3}(?:兮兮|巴巴|唧唧|哄哄)|贵重?|幼稚|俗气?|土|随便|敷衍|寒酸|肉麻|煽情|可怜|正式|隆重|花哨|花里胡哨|奇怪|老气|浮夸|尴尬)的?(?:礼物?|东西)|.{1,3}[伤病疼痛](?:了|后|之后|以后)|眼睛?[^，。]{0,2}花|.{0,4}(?:韧带|半月板|肌腱)|.*[没只就]剩.*|假牙|助听器|支架|滴酒|孕妇|被[^，。]{1,4}的|(?:[^，。]{0,3}岁的?|小|大)?(?:娃|孩子|宝宝|小孩|小朋友)|前(?:男友|女友|男朋友|女朋友|任|夫|妻)|[爸妈爷奶公婆他她]?(?:肝|肺|肾|胃|心脏|腰|腿|膝盖|血压|血糖|血脂|眼睛)[^，。]{0,2}(?:不太?好|不行|有问题|疼|高)[^，。]*|[^的]*(?:达成|商量|约定|说好|谈好|协议)[^的]*|(?:想|要|来)?[送买](?:个|点|些|一)?|想.*|惊喜|仪式感|面子|套路|[这那](?:些|件|种)?事(?:情|儿)?|行李|嘴[巴唇角]?|舌头|喉咙|听力|视力|睡眠|体质|皮肤(?:容易|很|特别|比较|也)?|鼻子|肠胃|换季|季节|牙口?|腿脚?|膝盖|腰|眼睛|耳朵|胃|身体|肝|心脏|血压|记性|嗓子|(?:超过|不到|大于|低于|至少).*|${pronoun}|${places}|${times}|${somebody}|实用的?|便宜的?|贵重?的?|普通的?|常规的?|俗的?|一般的?|礼物|礼|东西|钱|时间|地方|人|事|事情|话|意思|问题|情况|关系|办法|感觉|心思|样子|的|价格|预算|\\d+(?:元|块|岁)?|[一二两三四五六七八九十几]+(?:个|件|只|次|年|岁|天)?|这个|那个|这些|那些|啥|什么|它|一个|一件|一样|印子?|茧子?|感情|缘分|想法|[^的]*得(?:脖子|手指?|手上|眼睛|肩膀|胳膊|腿|脚|腰)|.*(?<!小)(?:说|讲|交代|提|强调|表示|声明|嘱咐|叮嘱)过?(?:了|的)?|外行|新手|门外汉|[没不].*|更好的|(?:[一二两三四五六七八九十几百多好]|\\d)+(?:个|件|只|次|年|岁|天|饼|盒|箱|瓶|袋|包|条|套|台|把|双|支|本|张|堆|柜|抽屉|屋|斤|罐|桶|份)子?)$`,
);

/** 吵的别送. */
const saysWhich = (text: string) => text.endsWith("的") && (text.length > 2 || ofSense.test(text));
const ofSense = /^[吵响重沉大脆甜辣酸苦粘黏油咸生冷香]的$/;

/** 别苦大仇深: how it should not be. */
const isManner = (text: string, [first, ...rest]: readonly Word[]) =>
  text.length > 3 && rest.length === 0 && first?.tag === "i" && !isKnownThing(text) && !isKnownLiking(text);

/** Whether words name something that one could give or like. */
export function isThing(text: string): boolean {
  if (text === "" || noThing.test(text)) return false;
  const words = segment(text);
  if (isManner(text, words)) return false;
  if (words.every((word) => isFunction(word)) && !isKnownThing(text) && !(text.length > 1 && isKnownLiking(text))) return saysWhich(text);
  if (text.endsWith("的")) return true;
  // 'she says that I waste money' is a sentence, and no thing; nor is 踩得我脚疼.
  return !isDeed(words) && !saysOfIt.test(words.map((word) => kindOf(word)).join(""));
}

/** 踩得我脚疼, 追到楼下: how something is done, or how far. */
function isDeed([verb, next, ...rest]: readonly Word[]): boolean {
  if (verb === undefined || !/^v[^n]?$/.test(verb.tag)) return false;
  const [how, said] = /.[得到]$/.test(verb.text) ? [verb.text, [next, ...rest]] : [next?.text ?? "", rest];
  return /[得到]$/.test(how) && !said.some((word) => word !== undefined && (isKnownThing(word.text) || isKnownLiking(word.text)));
}

/** Somebody, or a place, and what is said of it. */
const saysOfIt = /[wo]w?d/;

/** One letter each: w who, o where, d what is done. */
function kindOf({ text, tag }: Word): string {
  if (/^(?:我|你|他|她|ta|自己|大家|人家|咱)们?$/.test(text)) return "w";
  if (tag.startsWith("s")) return "o";
  return /^(?:v|p|d)/.test(tag) ? "d" : "-";
}

/** Words that name nothing by themselves; verbs among them, unless they are a pastime: 觉得, but 游泳. */
function isFunction({ text, tag }: Word): boolean {
  if (!/[\p{L}\p{N}]/u.test(text) || /^(?:r|d|t|f|c|p|u|m|q|y|o|e$|k)/.test(tag)) return true;
  if (tag.startsWith("v") && tag !== "vn") return isDoneOnly(text);
  return tag.startsWith("a") && text.length === 1 && !isKnownThing(text) && !/[甜辣]/.test(text);
}

const isDoneOnly = (text: string) => text.length === 1 || !(isKnownLiking(text) || isKnownThing(text) || /^护[膝腕腰肘踝颈肩]$/.test(text));
