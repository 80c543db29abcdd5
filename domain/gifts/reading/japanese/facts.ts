import type { FactId } from "../../knowledge/facts.ts";
import facts from "../../knowledge/ways/japanese/facts.json" with { type: "json" };
import habits from "../../knowledge/ways/japanese/habits.json" with { type: "json" };
import type { FoundFact, Stretch } from "../language.ts";
import type { Clause } from "../unspaced/clauses.ts";
import { listPatternHits, listPatterns } from "../unspaced/find-patterns.ts";
import { saidOfAnybody } from "../unspaced/said-of-anybody.ts";
import { getSubject } from "./persons.ts";
import type { Person } from "./persons.ts";

/** How each fact is said of the person. */
const patterns = [facts, habits].flatMap(listPatterns<FactId>);
/** Asthma also of those around the person. */
const ofAnybody = new Set<FactId>([...saidOfAnybody, "asthma"]);

const takenBack =
  /^、?(?:[^、。]{0,3}(?:では|じゃ)(?:ない|なく|ありません)|(?:(?:とか|など|の類)(?:は|も|では)?|は|も)(?:たぶん|多分|おそらく|特に|とくに|全然|まったく|別に)*(?:ない(?!(?:と|こと|ので)も)|なし|なさそう|ありません)|ではない|にはまだ早い)/;

export function listFacts(sentences: readonly Clause[], person: Person | null): FoundFact[] {
  const found = sentences.flatMap((sentence, at) =>
    listHits(sentence.text)
      .filter((fact) => !(sentence.bracketed && isPet.test(sentences[at - 1]?.text ?? "") && !ofAnybody.has(fact.id)))
      .filter((fact) => isOfPerson(fact, sentence, person) && !isOver(fact, sentence))
      .map(({ id, from, to }) => ({ fact: id, from: from + sentence.from, to: to + sentence.from })),
  );
  return found.filter(({ fact }, at) => found.findIndex((other) => other.fact === fact) === at);
}

/** 柴犬の小鉄(14歳、最近足腰が弱ってきた): what stands in brackets is of the dog. */
const isPet =
  /(?:犬|猫|イヌ|ネコ|わんこ|にゃんこ|プードル|チワワ|ダックス|コーギー|うさぎ|ウサギ|インコ|フェレット|ハムスター)(?:の[^、。はがを]{1,8})?$/;

/** 元バスの運転手, 昔は大工でした: whoever retired is out on the road or in the cold no more. */
function isOver({ id, from, to }: { id: FactId } & Stretch, { text }: Clause): boolean {
  if (id !== "drives-far" && id !== "works-outdoors") return false;
  const start = text.lastIndexOf("、", from) + 1;
  return (
    /(?:元|もと|昔は|以前は|かつては?|若い(?:頃|ころ)は?|定年まで|退職するまで|引退した)(?:は|の|、)?[^、。]{0,8}$/.test(
      text.slice(start, from),
    ) || /^(?:さん)?(?:でした|だった|を(?:して(?:いた|いまし|た)|やってい(?:た|まし)|引退|定年|退職))/.test(text.slice(to))
  );
}

/** 耳がかなり遠い is 耳が遠い. */
function listHits(text: string): ({ id: FactId } & Stretch)[] {
  const find = (words: string) => listPatternHits(words, patterns, (_, after) => !takenBack.test(after));
  const kept = [...text.matchAll(degrees)].reduceRight(
    (places, { 0: { length }, index }) => places.toSpliced(index, length),
    Array.from({ length: text.length }, (_, at) => at),
  );
  if (kept.length === text.length) return find(text);
  const plain = find(kept.map((at) => text.charAt(at)).join(""));
  return [...find(text), ...plain.map(({ id, from, to }) => ({ id, from: kept[from] ?? 0, to: (kept[to - 1] ?? 0) + 1 }))];
}

const degrees =
  /(?<=[がはも])(?:かなり|だいぶ|とても|すごく|ものすごく|ひどく|めっちゃ|めちゃくちゃ|相当|やや|少し|ちょっと|すこし|けっこう|結構|昔から|最近|もともと|元々|生まれつき|だんだん|年々|ますます|本当に|ほんとに)+/g;

function isOfPerson({ id, from }: { id: FactId; from: number }, sentence: Clause, person: Person | null): boolean {
  if (id === "formal") return person !== null && sentence.from + from <= person.from && sentence.from + from + 12 > person.from;
  const before = sentence.text.slice(0, from);
  if (ofAnybody.has(id)) return !(/^(?:cat|dog)-at-home$/.test(id) && isAtTheGivers(before, person));
  const clause = before.slice(before.lastIndexOf("、") + 1) + sentence.text.slice(from, from + 6);
  const subject = getSubject(clause, person);
  return subject === "person" && getSubject(/は/.test(clause) ? clause : sentence.text, person) === "person";
}

/** 'うちの犬の散歩をしてくれるお隣さん': ours is the giver's where the gift leaves the family. */
function isAtTheGivers(before: string, person: Person | null): boolean {
  return person !== null && /^(?:friend|colleague|other)$/.test(person.relationship) && /(?:うち|我が家|わが家|私|僕|俺)の$/.test(before);
}
