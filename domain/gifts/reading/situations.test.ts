import { expect, test } from "vitest";
import type { Locale } from "#shared/locales/locale.ts";
import type { FactId } from "../knowledge/facts.ts";
import { read } from "./read.ts";

const listFacts = (notes: string, locale: Locale) => read({ additionalInfo: notes }, locale).facts.map(({ fact }) => fact);

test.each<[FactId, string]>([
  ["stays-home", "he is stuck on the fifth floor without a lift"],
  ["stays-home", "my aunt hardly ever leaves the house these days"],
  ["stays-home", "she can't go to matches any more, the steps are too much"],
  ["stays-home", "He's not getting to the ballpark this summer"],
  ["sees-nobody", "she isn't ready to see anyone yet"],
  ["no-crowds", "my brother hates crowds"],
  ["laid-up", "she had a hip replacement three weeks ago"],
  ["laid-up", "he broke his ankle on Sunday"],
  ["low-immunity", "she's on immunosuppressants"],
  ["no-digging", "he isn't supposed to touch soil"],
  ["bad-teeth", "grandpa has dentures"],
  ["swallows-badly", "he is on a soft diet"],
  ["mouths-things", "she still puts everything in her mouth"],
  ["nearly-blind", "Gran can't read anymore, even large print"],
  ["nearly-blind", "she has macular degeneration"],
  ["no-kitchen", "their oven is broken"],
  ["no-flames", "no candles or appliances with a heating element are allowed"],
  ["no-screens", "his mom says no more screen stuff"],
  ["phone-photos", "takes all her pictures on her phone"],
  ["newly-bereaved", "her grandmother died a fortnight ago"],
  ["newly-bereaved", "their old dog passed away on Friday"],
  ["light-luggage", "he leaves with two suitcases"],
  ["light-luggage", "she travels a lot for work"],
  ["far-away", "my sister and I live on opposite sides of the country"],
  ["formal", "my father-in-law, first time meeting him"],
  ["bad-back", "bad shoulder since the surgery"],
  ["one-hand", "he can't use his left hand"],
  ["no-pets", "loves dogs but can't have one"],
  ["no-pets", "the landlord doesn't allow cats"],
  ["little-money", "doing her PhD, broke, lives on noodles"],
  ["formal", "a thank-you for my daughter's piano teacher"],
  ["light-luggage", "he is always on the road"],
  ["moving", "he's off to Lima for good in two weeks"],
  ["has-everything", "he already bought the best version of everything"],
  ["no-more-stuff", "mom is clearing out, clutter stresses her"],
  ["new-sibling", "she's going to be a big sister in June"],
  ["new-sibling", "his baby brother was just born"],
  ["starting-school", "he starts kindergarten this fall"],
  ["two-homes", "my son, he's with me every other weekend"],
  ["two-homes", "shared custody, so keep it small"],
  ["new-driver", "she's learning to drive"],
  ["new-driver", "he just got his driver's license"],
  ["starting-school", "my niece is starting middle school"],
  ["bad-back", "his back is shot after forty years of roofing"],
  ["walks-badly", "on her feet all day, her knees are killing her"],
  ["weak-hands", "his hands are a bit arthritic"],
  ["weak-hands", "a gamer with wrist pain"],
  ["weak-hands", "her wrists ache from typing"],
  ["hard-of-hearing", "grandpa is nearly deaf"],
  ["heart-condition", "he had a triple bypass in spring"],
  ["ill-or-recovering", "she has MS and tires easily"],
  ["afraid-of-the-dark", "our daughter is 5 and scared of the dark"],
  ["carer", "my sister looks after our mother with dementia"],
  ["baby-loss", "my friend lost the baby at 20 weeks"],
  ["grief", "she miscarried in June"],
  ["distant", "my boss, we're not close"],
  ["distant", "a coworker I barely know"],
  ["lives-in-vehicle", "he drives a truck and basically lives in the cab"],
  ["lives-in-vehicle", "they live in a van and climb"],
  ["no-flames", "he lives in a dorm"],
  ["new-driver", "teaching my son to drive this summer"],
  ["no-time", "she never gets a minute to herself"],
  ["feels-cold", "mother of three, always cold"],
  ["dementia", "my grandpa can't remember much anymore"],
  ["bed-rest", "my friend with long covid, mostly in bed"],
  ["group-gift", "coworker, we're all pitching in"],
  ["distant", "my daughter's boyfriend, we've met him twice"],
  ["distant", "know nothing but they love wine"],
  ["exam", "girlfriend, MCAT in spring"],
  ["dog-at-home", "just adopted a senior dog"],
  ["feels-cold", "she can't stand the cold"],
  ["sleeps-badly", "he has trouble sleeping"],
  ["weak-stomach", "she has acid reflux"],
  ["thin-walls", "lives in a dorm, roommate light sleeper"],
])("%s is told by: %s", (fact, notes) => {
  expect(listFacts(notes, "en")).toContain(fact);
});

test.each<[FactId, string]>([
  ["stays-home", "他腿伤了，下不了楼"],
  ["new-sibling", "她马上要当姐姐了"],
  ["starting-school", "外甥女刚上小学"],
  ["newborn", "外孙女要抓周了"],
  ["two-homes", "离婚后儿子周末才能见面"],
  ["new-driver", "侄子刚拿到驾照"],
  ["stays-home", "奶奶基本不出门"],
  ["sees-nobody", "她现在谁也不想见"],
  ["laid-up", "妈妈上周做了手术，还在住院"],
  ["low-immunity", "他免疫力很低"],
  ["no-digging", "医生说不能碰土"],
  ["bad-teeth", "外公没几颗牙了"],
  ["swallows-badly", "爷爷吞咽困难"],
  ["mouths-things", "宝宝什么都往嘴里塞"],
  ["nearly-blind", "奶奶黄斑病变，看不了书了"],
  ["no-kitchen", "出租屋没有厨房"],
  ["no-flames", "宿舍不让用明火"],
  ["no-screens", "手机被没收了"],
  ["phone-photos", "她拍照都用手机"],
  ["newly-bereaved", "他爷爷上周去世了"],
  ["light-luggage", "一个人一个行李箱"],
  ["light-luggage", "他经常出差，爱喝咖啡"],
  ["moving", "下个月外派去深圳"],
  ["carer", "奶奶照顾瘫痪的爷爷好多年了"],
  ["afraid-of-the-dark", "女儿四岁，怕黑"],
  ["distant", "同事，不太熟"],
  ["distant", "孩子班主任，关系一般"],
  ["distant", "客户，喜欢喝酒，第一次见面"],
  ["lives-in-vehicle", "我哥跑长途，常年在路上"],
  ["baby-loss", "朋友刚流产"],
  ["grief", "朋友上个月流产了"],
  ["weak-stomach", "老公胃不好"],
  ["feels-cold", "我妈手脚冰凉"],
  ["sleeps-badly", "她睡眠不好"],
  ["heart-condition", "公公心脏搭过桥"],
  ["no-flames", "妹妹今年大一，住校"],
  ["mouths-things", "孙子喜欢啃东西"],
  ["milestone-birthday", "爷爷今年米寿"],
  ["asthma", "外公肺气肿，吸氧"],
  ["heart-condition", "我爸放了支架"],
  ["walks-badly", "外公走路慢"],
  ["bad-back", "老公脖子老是疼"],
  ["bad-back", "她肩颈不太好"],
  ["bad-back", "爸爸腰也不太行"],
  ["weak-hands", "弟弟手腕有伤"],
  ["no-time", "我姐忙得饭都吃不上"],
  ["low-mood", "表妹累得够呛"],
  ["light-luggage", "行李不能带太多"],
  ["no-more-stuff", "家里锅碗瓢盆都堆不下了"],
])("%s is told by: %s", (fact, notes) => {
  expect(listFacts(notes, "zh")).toContain(fact);
});

test.each<[FactId, string]>([
  ["stays-home", "外出は通院だけです"],
  ["new-sibling", "来月お姉ちゃんになります"],
  ["starting-school", "孫が小学校入学です"],
  ["newborn", "甥のお食い初めがあります"],
  ["two-homes", "週末だけ会う娘です"],
  ["new-driver", "教習所に通っています"],
  ["stays-home", "もう試合に行けなくなりました"],
  ["sees-nobody", "まだ人に会う気分じゃないみたい"],
  ["no-crowds", "人混みが苦手です"],
  ["laid-up", "先週足を骨折しました"],
  ["low-immunity", "免疫力が下がっています"],
  ["no-digging", "土を触れないそうです"],
  ["bad-teeth", "祖父は入れ歯です"],
  ["swallows-badly", "最近よくむせるので心配です"],
  ["mouths-things", "なんでも口に入れます"],
  ["nearly-blind", "祖母は加齢黄斑変性です"],
  ["no-kitchen", "キッチンは一口コンロだけ"],
  ["no-flames", "寮は火気厳禁です"],
  ["no-screens", "スマホの時間は制限中です"],
  ["phone-photos", "写真はいつもスマホで撮っています"],
  ["newly-bereaved", "先月ご主人を亡くされました"],
  ["light-luggage", "スーツケース1個だけで行きます"],
  ["light-luggage", "出張が多い兄です"],
  ["carer", "祖母の介護をしている母に"],
  ["afraid-of-the-dark", "娘は暗いところが怖い"],
  ["distant", "上司、あまり親しくないけど"],
  ["distant", "取引先の担当者とは数回会っただけ"],
  ["lives-in-vehicle", "父は車中泊が多い"],
  ["baby-loss", "友達が流産しました"],
  ["grief", "友達が流産しました"],
  ["weak-stomach", "母は胃が弱いです"],
  ["feels-cold", "妻は冷え性です"],
  ["sleeps-badly", "眠りが浅いそうです"],
  ["heart-condition", "父は血圧が高いです"],
  ["bad-back", "妻は肩こりがひどい"],
  ["stays-home", "足が悪くて外に出ない"],
  ["busy-parent", "姉は3人の子持ち"],
  ["formal", "夫の母へ"],
  ["no-time", "ヨガに行く暇もない"],
  ["mouths-things", "なんでもなめる時期です"],
  ["low-vision", "字が小さいと読めない"],
  ["light-luggage", "ホテル暮らしが多い"],
  ["weak-hands", "細かい作業ができなくなった"],
  ["dog-at-home", "フレンチブルを飼っている"],
  ["no-flames", "息子が大学の寮に入る"],
])("%s is told by: %s", (fact, notes) => {
  expect(listFacts(notes, "ja")).toContain(fact);
});

test("what is long over, said of somebody else or meant otherwise keeps nobody at home", () => {
  expect(listFacts("he had a hip replacement ten years ago", "en")).not.toContain("laid-up");
  expect(listFacts("can't go to sleep without tea", "en")).not.toContain("stays-home");
  expect(listFacts("she can't go wrong with crowds of friends around", "en")).not.toContain("no-crowds");
  expect(listFacts("这门课她退了", "zh")).not.toContain("retirement");
  expect(listFacts("for my big sister, she has a little brother", "en")).not.toContain("new-sibling");
  expect(listFacts("the school bus is his favorite", "en")).not.toContain("starting-school");
  expect(listFacts("ゲームのしすぎで手首が痛い", "ja")).not.toContain("bad-back");
  expect(listFacts("她腰好，颈椎也好", "zh")).not.toContain("bad-back");
  expect(listFacts("她有个弟弟", "zh")).not.toContain("new-sibling");
  expect(listFacts("婆婆人生地不熟，爱看二人转", "zh")).toEqual(["formal"]);
  expect(listFacts("crochets blankets for the NICU", "en")).toEqual([]);
  expect(listFacts("手机支架有了", "zh")).toEqual([]);
  expect(listFacts("先輩が育休から復帰しました", "ja")).not.toContain("newborn");
  expect(listFacts("parents want nothing plastic", "en")).toEqual([]);
  expect(listFacts("领导要调走了", "zh")).not.toContain("grief");
  expect(listFacts("客户，第一次见面", "zh")).not.toContain("early-dating");
  expect(listFacts("looks after her mother who has dementia and arthritis", "en")).toEqual(["carer"]);
  expect(listFacts("mom beat breast cancer last year", "en")).not.toContain("cancer-treatment");
  expect(listFacts("a thank-you for Ms. Alvarez", "en")).not.toContain("ill-or-recovering");
  expect(listFacts("he's a chef so no kitchen stuff", "en")).not.toContain("no-kitchen");
  expect(listFacts("my daughter is due in October with twins", "en")).not.toContain("newborn");
  expect(listFacts("she hikes every other weekend", "en")).not.toContain("two-homes");
  expect(listFacts("parents have asked for nothing with batteries", "en")).not.toContain("has-everything");
});

const listTold = (notes: string, locale: Locale, interests: readonly string[] = []) =>
  read({ interests, additionalInfo: notes }, locale).avoid.map(({ told }) => told);
const listLikes = (notes: string, locale: Locale, interests: readonly string[] = []) =>
  read({ interests, additionalInfo: notes }, locale).likes.map(({ words }) => words);

test.each<[Locale, string, string]>([
  ["en", "knitting", "arthritis, she has had to stop knitting and is gutted"],
  ["en", "ballroom dancing", "the surgeon says no dancing for six months"],
  ["en", "soccer", "he got cut from the varsity soccer team"],
  ["en", "horses", "we had to sell her pony in the winter"],
  ["en", "guitar", "he can't play guitar until his hand has healed"],
  ["zh", "爬山", "医生说半年不能爬山"],
  ["zh", "打麻将", "麻将也不去打了"],
  ["zh", "篮球", "脚踝骨折，篮球打不了"],
  ["ja", "刺繍", "針が持てなくなり、刺繍をあきらめました"],
  ["ja", "ゴルフ", "去年ゴルフをやめました"],
  ["ja", "ギター", "ギターは置いていくそうです"],
  ["ja", "ゴルフ", "ゴルフは今お休み中です"],
  ["ja", "編み物", "編み物が好きだけど、今は手がしびれて編めない"],
])("what had to be given up is left out, and no liking any more (%s: %s)", (locale, interest, notes) => {
  expect(listTold(notes, locale)).not.toEqual([]);
  expect(listLikes(notes, locale, [interest])).not.toContain(interest);
});

test.each<[Locale, string]>([
  ["en", "he refuses to give up golf"],
  ["en", "she can't get enough of knitting now"],
  ["en", "she never stopped dancing"],
  ["zh", "他不能没有音乐"],
  ["ja", "編み物がやめられない"],
  ["ja", "うまく歌えないけどカラオケが好き"],
])("nothing is given up (%s): %s", (locale, notes) => {
  expect(listTold(notes, locale)).toEqual([]);
});

test.each<[Locale, string]>([
  ["en", "he drives a semi for a living"],
  ["en", "she works as a nurse"],
  ["en", "my boyfriend, 28, software engineer who lives in Utah"],
  ["zh", "男朋友程序员"],
  ["zh", "妹妹是护士"],
  ["zh", "他爸是开大货车的"],
  ["ja", "トラックの運転手をしています"],
  ["ja", "看護師になったばかりの妹"],
  ["ja", "トラックの運転手をしている先輩が退職します"],
  ["ja", "お酒は好きでしたが今は止められています"],
])("what somebody does for a living is no liking for that reason (%s): %s", (locale, notes) => {
  expect(listLikes(notes, locale)).toEqual([]);
});

test("who lives by a thing is no beginner in it", () => {
  const level = (notes: string, locale: Locale, interest: string) =>
    read({ interests: [interest], additionalInfo: notes }, locale).likes.map((like) => like.level);

  expect(level("He's a head chef downtown", "en", "cooking")).toEqual(["trade"]);
  expect(level("プロのカメラマンです", "ja", "写真")).toEqual(["trade"]);
  expect(level("她是空姐", "zh", "旅行")).toEqual(["trade"]);
  expect(level("he has a black belt in judo", "en", "judo")).toEqual(["expert"]);
  expect(level("her mother is a chef", "en", "cooking")).toEqual([undefined]);
});

test.each<[Locale, string, string, "beginner" | "expert" | undefined]>([
  ["en", "guitar", "my roommate just started playing guitar", "beginner"],
  ["en", "guitar", "plays a little guitar", "beginner"],
  ["en", "knitting", "she took up knitting after retiring", "beginner"],
  ["en", "italian", "wants to learn Italian", "beginner"],
  ["en", "chess", "has played chess all his life", "expert"],
  ["en", "knitting", "she has been knitting for thirty years", "expert"],
  ["en", "chess", "likes chess", undefined],
  ["zh", "滑雪", "刚学滑雪", "beginner"],
  ["zh", "吉他", "会弹一点吉他", "beginner"],
  ["zh", "二胡", "二胡拉了一辈子", "expert"],
  ["zh", "书法", "练了二十年书法", "expert"],
  ["ja", "ギター", "ギターを始めたばかりです", "beginner"],
  ["ja", "バレエ", "バレエ歴8年です", "expert"],
  ["ja", "囲碁", "囲碁歴20年です", "expert"],
])("how far somebody has come with a thing (%s: %s): %s", (locale, interest, notes, level) => {
  expect(read({ interests: [interest], additionalInfo: notes }, locale).likes.map((like) => like.level)).toEqual([level]);
});

test("an animal that has died is no liking", () => {
  expect(listLikes("her old lab Biscuit died on Tuesday", "en", ["dogs", "hiking"])).toEqual(["hiking"]);
  expect(read({ additionalInfo: "养了九年的猫上周走了" }, "zh").facts.map(({ fact }) => fact)).not.toContain("cat-at-home");
});

test.each([
  ["14-year-old daughter, K-pop and baking, hates being treated like a kid", ["K-pop", "baking"]],
  ["8 year old, marble runs, building forts", ["marble runs", "building forts"]],
  ["Loves marble runs", ["marble runs"]],
  ["is learning to drive, loves sneakers", ["learning to drive", "sneakers"]],
  ["wants a puppy but her parents say no", ["puppy"]],
])("what a child loves is read in: %s", (notes, likes) => {
  expect(listLikes(notes, "en")).toEqual(likes);
  expect(listTold(notes, "en")).toEqual([]);
});
