import type { ReadPassage } from "./entries.ts";
import type { Like } from "./reading.ts";

/** 'Easter basket for my nephew', 'loves fishing and the Steelers, christmas, 50 bucks': why something is given, and loved by nobody. */
export function isDayOfGift({ name, from, to }: Like, { isCued, part }: { isCued: boolean; part: ReadPassage }): boolean {
  const { passage, offset } = part;
  if (!givingDays.test(name?.id ?? "")) return false;
  return !isCued || (/[,;，、]\s*$/.test(passage.text.slice(0, from - offset)) && lastOrMoney.test(passage.text.slice(to - offset)));
}

const lastOrMoney = /^\s*(?:$|[,;.，、。]\s*(?:$|[$£€¥]|\d|(?:under|around|about|up to|max|less|budget|预算|予算)(?!\p{L})))/iu;

const givingDays =
  /^(?:holiday|religious-festival):(?:.*(?:Christmas|Valentine's|Mother's|Father's|Teachers'|Women's|Children's|Parents'|Singles'|Respect|White) ?Day.*|Christmas|520 Day|Chinese New Year|Chuseok|Seollal|Tết|Coming of Age Day|Double Ninth Festival|Dragon Boat Festival|Mid-Autumn Festival|Lantern Festival|Japanese New Year|New Year's Eve|Little New Year|Qixi|Tanabata|Quinceañera|Thanksgiving|St\. Nicholas Day|ochugen|oseibo|Ochugen|Hinamatsuri|Shichi-Go-San|Advent|Diwali|Easter|Orthodox Easter|Eid .*|Hanukkah|Ramadan|Passover|Rosh Hashanah|First Communion|Raksha Bandhan|Karva Chauth|Nowruz|bar mitzvah)$/;
