import type { FactId } from "../../knowledge/facts.ts";
import facts from "../../knowledge/ways/chinese/facts.json" with { type: "json" };
import habits from "../../knowledge/ways/chinese/habits.json" with { type: "json" };
import type { FoundFact, Stretch } from "../language.ts";
import { listPatternHits, listPatterns } from "../unspaced/find-patterns.ts";
import { saidOfAnybody } from "../unspaced/said-of-anybody.ts";
import type { Said } from "./source.ts";
import type { Person } from "./persons.ts";

/** How each fact is said of the person. */
const patterns = [facts, habits].flatMap(listPatterns<FactId>);
const ofAnybody = new Set(saidOfAnybody);

const denied = /(?:不是|没有|没|并非|不再|又不|不怎么|不算|未|非)(?:什么)?$/;
const ofOthers = /^(?:的)?(?:是(?!他$|她$|因为|在|个)|人是)|^症?已经?(?:好|痊愈)/;

/** 白人大哥在西雅图, 英国婆婆: at home where others are abroad. */
const native =
  /白人|老外|洋人|外国(?:朋友|同事|人|老板|客户)|土生土长|(?:美国|英国|德国|法国|日本|澳洲|加拿大|韩国|意大利)(?:的)?(?:老(?:爷爷|奶奶|太太|头)|婆婆|公公|岳父|岳母|同事|老板|邻居|朋友|房东|奶奶|爷爷|导师|教授|女婿|儿媳|男友|女友|老公|老婆)/;

/** 退休公交司机, 以前开大巴: they are out on the road no more. */
const formerly = /退休|离休|以前|从前|年轻(?:时|的时候|那会儿)|当年|曾经/;

/** 以前俩人一起养的狗归前任了: it lives there no more. */
const formerPartner = /前任|前男友|前女友|前夫|前妻|归(?:了)?(?:他|她|对方)/;

export function listFacts(clauses: readonly Said[], person: Person | null): FoundFact[] {
  const forTwo = person && /爸妈|父母|爹妈|二老/.test(person.text) ? [{ fact: "for-two" as const, from: person.from, to: person.to }] : [];
  const said = clauses.flatMap((clause) =>
    listPatternHits(clause.text, patterns, (before, after) => !denied.test(before) && !ofOthers.test(after))
      .filter(({ id, from }) => id !== "drives-far" || !formerly.test(clause.text.slice(0, from + 2)))
      .filter(({ id }) => !(/^(?:for-two|(?:cat|dog)-at-home)$/.test(id) && formerPartner.test(clause.text)))
      // 女儿五岁 of whom it is for.
      .filter(({ id, from, to }) => id !== "small-children" || !isSaidOf(person, { from: from + clause.from, to: to + clause.from }))
      .filter(({ id, from }) => (id === "formal" ? clause.from + from === person?.from : clause.subject === "person" || ofAnybody.has(id)))
      .map(({ id, from, to }) => ({ fact: id, from: from + clause.from, to: to + clause.from })),
  );
  const isNative = clauses.some(({ text }) => native.test(text));
  const isFormal = said.some(({ fact }) => fact === "formal");
  const found: FoundFact[] = [...said.filter(({ fact }) => fact !== "abroad" || !isNative), ...forTwo].map((one) =>
    isFormal && one.fact === "early-dating" ? { ...one, fact: "distant" } : one,
  );
  found.push(...listForbiddenPets(clauses), ...listMournedPets(clauses));
  return found.filter(({ fact }, at) => found.findIndex((other) => other.fact === fact) === at);
}

const isSaidOf = (person: Person | null, { from, to }: Stretch) => person !== null && person.from >= from && person.to <= to;

const keptPet =
  /(?:养|陪|跟|伺候)[^，。]{0,6}(?:猫|狗|金毛|泰迪|柯基|柴犬|哈士奇|边牧|拉布拉多|比熊|仓鼠|兔子|鹦鹉)|(?:猫|狗|狗狗|金毛|泰迪|柯基|柴犬|哈士奇|边牧|拉布拉多|比熊|仓鼠|兔子|鹦鹉)(?:养|陪|跟)/;
const diedLately =
  /^(?:它|结果|可惜|就|但|可|却|是|在)*(?:(?:刚刚?|上个?月|上周|上个?(?:星期|礼拜)|前阵子|前不久|前几天|最近|今年|去年|前年|前天|昨天|年初|[今去前]年[春夏秋冬]天|过年(?:前|时)?)+(?:突然|也|还是|就)*(?:老|病)?(?:走|没|死|去世|离开)(?:了|的)?|没(?:能)?(?:熬|挺|撑)过(?:去|来|[^，。]{1,5}))$/;

/** 她家金毛养了十四年，上礼拜走的. */
function listMournedPets(clauses: readonly Said[]): FoundFact[] {
  return clauses.flatMap((clause, at) => {
    const next = clauses[at + 1];
    const pet = keptPet.exec(clause.text);
    if (!pet || next?.sentence !== clause.sentence || !diedLately.test(next.text)) return [];
    return [{ fact: "pet-loss" as const, from: clause.from + pet.index, to: next.to }];
  });
}

/** 想养狗但是物业不让, 想养猫，室友过敏. */
function listForbiddenPets(clauses: readonly Said[]): FoundFact[] {
  return clauses.flatMap((clause, at) => {
    const next = clauses[at + 1];
    if (!/[想要]养/.test(clause.text) || next?.sentence !== clause.sentence) return [];
    const told = /不(?:让|准|许|同意|允许|肯)(?:养)?$|过敏$|养不了$/.exec(next.text);
    return told ? [{ fact: "no-pets" as const, from: next.from, to: next.from + told.index + told[0].length }] : [];
  });
}
