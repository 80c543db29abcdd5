import type { Stretch } from "../language.ts";
import { listThings, trimObject } from "./objects.ts";
import type { Said } from "./source.ts";

/** Of 孩子死活不要, who doesn't want it. */
export const whoAlone =
  /^(?:孩子|娃儿?|宝宝|小朋友|小家伙|老人家?|人家|本人)(?:自己)?(?:都|也|死活|就是|就|根本|偏偏?|却|坚决|从来|压根儿?)*$/;

/** 她妈老想给她买公主裙，孩子不要: what somebody would have them have. */
const offered =
  /(?:老|总|非|硬|一直|天天|每次|想|要)(?:是|想|要|爱|得)*(?:给|替|帮)(?:他|她|ta|孩子|娃|人家)?(?:乱|都)?(?:买|送|塞|穿|置办|报|准备)(?:了?一?[个条件些点堆套])?(?=[^，。]{2,})/;

export function listOffered(folded: string, clause: Said | undefined, { sentence }: Said): Stretch[] | null {
  if (clause?.sentence !== sentence) return null;
  const found = offered.exec(clause.text);
  return found && listThings(folded, trimObject(folded, { from: clause.from + found.index + found[0].length, to: clause.to }));
}
