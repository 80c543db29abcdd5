import type { DietId } from "../diets.ts";
import type { Claim, Stretch } from "../language.ts";
import type { Said, Source } from "./source.ts";
import { readTokens } from "./tokens.ts";

interface DietWords {
  diet: DietId;
  words: RegExp;
}

/** Ways of saying a diet, an allergy or a faith that rules things out. */
const diets: readonly DietWords[] = [
  { diet: "vegan", words: /纯素(?:食(?:主义)?(?:者)?)?|严格素食|全素|维根/g },
  {
    diet: "vegetarian",
    words:
      /(?:长期|一直|常年|信佛)?(?:吃(?:长|全)?素|(?<!非)素食(?:主义)?(?:者)?|吃斋(?:念佛)?|吃早斋|茹素|出家人?|(?:和尚|尼姑|比丘尼?|僧人)(?![头菜庵])|不吃(?:肉|荤)|不沾荤)/g,
  },
  { diet: "hindu", words: /印度教徒?/g },
  { diet: "halal", words: /穆斯林|伊斯兰教?徒?|清真(?:的)?|回族|回民/g },
  { diet: "kosher", words: /犹太(?:教|洁食)徒?/g },
  {
    diet: "no-alcohol",
    words:
      /(?:抽烟喝酒|喝酒抽烟|烟酒|喝酒)(?:都|也|全|早就?|已经)*[戒断停](?:了|掉)?|(?<=把)酒(?:都|也|给(?:他|她)?|全|早就?|已经|又)*(?:[戒断停忌](?:了|掉)+|(?:收|藏|锁|扔|倒|没收)(?:走|起来?|掉)?了)|(?:在|已经|正在|刚)?戒(?:了)?酒(?!没|还|倒)(?:了|中|[一两三四五六七八九十\d]+[年个]月?多?了?)?|滴酒不沾|出家人?|(?:和尚|尼姑|比丘尼?|僧人)(?![头菜庵])|(?:对)?酒精过敏|不(?:会|能|可以|沾|碰)?(?:喝|沾|碰)?(?:喝酒|酒(?!店|吧|精))(?!吃)|喝不了酒|烟酒不沾|不(?:让|许|准)(?:他|她|ta|它|爸|妈)?(?:再)?(?:喝|沾|碰|饮)酒(?!店|吧|精)|(?<=[也还不])喝不了一?点?酒|(?:看见|看到|见到?|闻到?|听到|一?提)酒就(?:难受|恶心|想吐|头疼|烦|馋)|别(?:再|给[他她]|让[他她])*(?:沾|碰|喝)酒(?!店|吧|精)|肝(?:功能)?(?:不(?:太)?好|硬化|有问题|炎)|脂肪肝|转氨酶(?:偏)?高/g,
  },
  {
    diet: "no-alcohol",
    words:
      /备孕(?:期|中)?(?!多年|很久|困难|失败|成功|不顺)|怀孕(?:了|中|[一二两三四五六七八九十\d]+个?多?月|[\d]+周)?|怀了?第?[一二三四]胎|孕吐|孕(?:期|妇|妈|晚期|早期|中期)|背奶|(?:(?<!现)在|正在)?(?:哺乳期?|喂奶|母乳)/g,
  },
  {
    diet: "no-tobacco",
    words:
      /戒了?[^，。]{1,6}[年月]的?烟|烟酒(?:全|早就?|已经)*[断停][了掉]?|烟酒(?:都|也|全)+[断停][了掉]?|烟酒(?:也|都|全|一起|已经|正在|得|要|必须)*(?:戒|不沾|别碰|不碰)[了掉]?|戒(?:了)?烟酒|(?:在|已经|正在|刚)?戒(?:了)?烟(?!没|还|倒)(?:了|中)?|不让抽烟|抽烟[^，。]{0,4}戒了?|烟(?:是|也|都|已经|正在|在)*(?:[^，。]{0,6}[年月周天初底])?(?:刚|才)?戒(?:的|了|掉)*|不抽烟|不吸烟|烟酒不沾/g,
  },
  {
    diet: "no-caffeine",
    words:
      /(?:喂奶|哺乳期?|怀孕|孕期?)[^，。]{0,6}不(?:太|怎么|大)?(?:敢|能|让)(?:再)?喝(?=$|[，。了])|咖啡因[^，。]{0,5}(?:戒|停)[了掉]+|(?:在|已经|正在)?戒(?:了)?(?:咖啡(?:因)?)(?:了|中)?|(?:对)?咖啡因(?:过敏|不耐受?|敏感)|不能(?:喝|碰|摄入)咖啡因?/g,
  },
  {
    diet: "no-sugar",
    words:
      /(?:有|得了|是|患有)?(?:[12一二]型)?糖尿病(?:患者)?|(?:在|正在)?(?:控(?:制)?(?:血)?糖|戒(?:了)?糖)(?:中|了)?|血糖(?:有点|比较|偏)?高|糖友|(?:打(?:了|着)?|用(?:了|着)?|吃(?:了|着)?|在打|在用|靠)?(?:司美格鲁肽|替尔泊肽|利拉鲁肽|度拉糖肽|玛仕度肽|诺和盈|诺和泰|减肥针|减重针)|在?(?:减肥|减脂|减重|控(?:制)?体重)(?:中|期|呢|$)|不能(?:再)?(?:给(?:他|她|ta|老人|爷爷|奶奶|爸|妈)?)?吃?(?:甜|糖)(?:的|食)?(?!水)/g,
  },
  { diet: "gout", words: /痛风|尿酸(?:有点|比较|偏|太|很)?高/g },
  {
    diet: "low-salt",
    words:
      /(?:需?要|得|必须)?(?:低|少|控|限|减|无)(?:盐|钠)(?:饮食|餐)?|(?:要|得)?少吃盐|不能吃(?:太?咸|盐)(?:的)?|(?:要|得)?(?:吃得?清淡|饮食清淡|清淡饮食)|肾(?:功能)?(?:不(?:太)?好|衰竭?|炎|病|有问题)|透析|(?:有)?高血压|血压(?:有点|比较|偏|太|很)?高/g,
  },
  { diet: "low-carb", words: /生酮(?:饮食)?|低碳(?:水)?(?:饮食)?|戒碳水?|不吃(?:主食|碳水)|断碳|控碳/g },
  {
    diet: "low-fat",
    words: /(?:血脂|胆固醇)(?:有点|比较|偏|太|很)?高|高(?:血脂|胆固醇)|低脂(?:饮食)|不能吃(?:太)?(?:油腻?|肥)(?:的)?|胆囊(?:炎|切除|切了)/g,
  },
  { diet: "no-dairy", words: /乳糖(?:不耐(?:受)?(?:症)?|过敏)/g },
  { diet: "no-gluten", words: /乳糜泻|无麸质饮食|不能吃麸质|麸质(?:不耐受?|敏感)/g },
  { diet: "no-pollen", words: /花粉症/g },
  {
    diet: "no-scent",
    words:
      /香(?:味|水|的(?:东西)?)?[他她]?一?闻(?:了|到)?就?(?:头疼|头晕|恶心|难受|咳)|闻不(?:得|了|惯)[^，。]{0,3}(?:香味|香水|香|味道|味儿?)|(?:带香味的|有香味的|香味|香水|香的)[^，。]{0,6}(?:不能|不让|不许|不可以)(?:喷|用|闻|带|有)/g,
  },
];

/** What one may be allergic to. */
const allergens: readonly { diet: DietId; words: RegExp }[] = [
  { diet: "no-dairy", words: /^(?:牛奶|奶|乳|乳清|奶蛋白|牛奶蛋白)(?:类|制品)?$|^乳制品$/ },
  { diet: "no-gluten", words: /^(?:麸质|小麦|面筋|麦麸|面粉)$/ },
  { diet: "no-nuts", words: /^(?:坚果|花生|核桃|杏仁|腰果|榛子)类?$/ },
  { diet: "no-shellfish", words: /^(?:虾蟹?|螃?蟹|甲壳|贝)类?$/ },
  { diet: "no-seafood", words: /^(?:海鲜|鱼虾|鱼|水产)类?$/ },
  { diet: "no-egg", words: /^(?:鸡蛋|蛋|蛋清|蛋类)$/ },
  { diet: "no-alcohol", words: /^(?:酒精|酒)$/ },
  { diet: "no-caffeine", words: /^咖啡因$/ },
  { diet: "no-pollen", words: /^(?:花粉|鲜花|百合|花)$/ },
  { diet: "no-animals", words: /^(?:小?动物|宠物|猫狗|猫|狗)(?:毛发?)?$|^毛发$/ },
  { diet: "no-feathers", words: /^(?:羽绒|羽毛|鹅绒|鸭绒)$/ },
  { diet: "no-metal", words: /^(?:金属|镍)$/ },
  { diet: "no-latex", words: /^(?:乳胶|橡胶)$/ },
  { diet: "no-scent", words: /^(?:香精|香味|香水|气味|香料|香薰)$/ },
];
/** Told by their own name; of the others it has to be said what is left out: '鲜花（花粉过敏）'. */
const namesNothing = /^(?:酒精|花粉|百合|毛发|.*[猫狗物]毛?发?)$/;

const allergen =
  "牛奶|鸡蛋|花生|坚果|核桃|腰果|杏仁|海鲜|虾蟹|虾|蟹|鱼|贝类?|小麦|面粉|麸质|大豆|芝麻|芒果|菠萝|桃子?|花粉|百合|猫毛|狗毛|宠物毛|尘螨|螨虫|羽绒|羽毛|金属|镍|乳胶|酒精|香精|香水";
const manyAllergens = new RegExp(`^(?:${allergen}){2,}$`);

/** 花生鸡蛋 are two that one may be allergic to, though no sign parts them. */
export function splitAllergens(folded: string, thing: Stretch): Stretch[] {
  const words = folded.slice(thing.from, thing.to);
  if (!manyAllergens.test(words)) return [thing];
  return [...words.matchAll(new RegExp(allergen, "g"))].map(({ 0: one, index }) => ({
    from: thing.from + index,
    to: thing.from + index + one.length,
  }));
}

/** The diet of an allergy, with how it is told; nothing where the thing itself is all that is left out. */
export function getAllergy(thing: string, cue: string): Pick<Claim, "diet" | "told" | "reason"> {
  const diet = allergens.find(({ words }) => words.test(thing))?.diet;
  if (diet === undefined) return { reason: cue };
  return namesNothing.test(thing) ? { diet, reason: `${thing}${cue}` } : { diet, told: thing, reason: cue };
}

/** 不吃甜, 唔食牛: what is eaten is called by one character. */
const shortFoods: Readonly<Record<string, string>> = {
  甜: "甜食",
  甜的: "甜食",
  牛: "牛肉",
  羊: "羊肉",
  猪: "猪肉",
  鸡: "鸡肉",
  鸭: "鸭肉",
};

export function nameFood(words: string, cue: string): string | null {
  return /忌|[不别甭没戒][^，。]*吃/.test(cue) ? (shortFoods[words] ?? null) : null;
}

/** What the person must not have, by the words that say why. */
export function listDiets(source: Source, clauses: readonly Said[]): Claim[] {
  const claims: Claim[] = [];
  for (const clause of clauses) {
    if ((clause.subject !== "person" && !byDoctor.test(clause.text)) || isOfOthers.test(clause.text)) continue;
    for (const { diet, words } of diets) claims.push(...listDiet(source, clause, { diet, words }));
  }
  return claims;
}

/** Of those that say the same the widest. */
export function keepWidest(claims: readonly Claim[]): Claim[] {
  return claims.filter((claim, at) => !claims.some((other, place) => other.diet === claim.diet && isBetter(other, claim, place - at)));
}

/** The wider of two that overlap, else the first. */
function isBetter(other: Claim, claim: Claim, distance: number): boolean {
  if (other.from < claim.to && other.to > claim.from)
    return other.to - other.from > claim.to - claim.from || (other.to - other.from === claim.to - claim.from && distance < 0);
  return distance < 0;
}

const byDoctor = /^(?:医生|大夫)(?:说)?[^，。]{0,4}不/;
const isOfOthers = /^(?:他|她|ta)(?:的)?(?:女朋友|男朋友|女友|男友|老婆|老公|室友|同事|妈|爸|闺女|女儿|儿子|孩子|婆婆)/;
const denied = /(?:不|没有?|并非|不是|不再|又不|非|以前|曾经?|之前)(?:再|是|对)?$/;
const undone = /^(?:已经?好了|早就?好了|那是以前|的(?:人)?是(?!他|她))/;

function listDiet({ passage, folded }: Source, clause: Said, { diet, words }: DietWords): Claim[] {
  const claims: Claim[] = [];
  for (const { 0: found, index } of clause.text.matchAll(words)) {
    if (denied.test(clause.text.slice(0, index)) || undone.test(clause.text.slice(index + found.length))) continue;
    const stretch = { from: clause.from + index, to: clause.from + index + found.length };
    const typed = passage.text.slice(stretch.from, stretch.to);
    claims.push({
      ...stretch,
      stance: "cannot",
      subject: "person",
      words: typed,
      tokens: readTokens(passage.text, folded, stretch),
      cued: true,
      diet,
    });
  }
  return claims;
}
