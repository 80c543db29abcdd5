import devotion from "../../knowledge/ways/chinese/devotion.json" with { type: "json" };
import givenBefore from "../../knowledge/ways/chinese/given-before.json" with { type: "json" };
import sayings from "../../knowledge/ways/chinese/idioms.json" with { type: "json" };
import leftUndone from "../../knowledge/ways/chinese/left-undone.json" with { type: "json" };
import likes from "../../knowledge/ways/chinese/likes.json" with { type: "json" };
import owned from "../../knowledge/ways/chinese/owned.json" with { type: "json" };
import refusals from "../../knowledge/ways/chinese/refusals.json" with { type: "json" };
import { readCues, readExpressions } from "../unspaced/read-cues.ts";
import type { Cue } from "./cue.ts";

/** They look like a cue and are none, or say the contrary; nothing inside them is read. */
export const idioms: readonly RegExp[] = readExpressions(sayings);

/** After something that is owned: there is room for more. */
export const wantsMore =
  /见一个爱一个|还(?:在)?(?:看|要|想)(?:新|换|买)|管不住|停不下来|还(?:是)?(?:走不动道|走不动路|想(?:要|买|收|添)|在(?:囤|买|收|添|追)|会(?:很|特别|非常)?(?:高兴|开心|喜欢)|嫌(?:少|不够))|再(?:来|多|送|添)(?:一|几|个|只|点|件|本|张)?[^，。]{0,8}(?:高兴|开心|不嫌|喜欢|也行|都行)|永远不(?:嫌|够)|总(?:嫌不够|还想)|不够(?:用|看|玩|吃|喝|穿)?$|越多越好|不嫌多|多多益善/;

/** In the order in which they win at the same place. */
export const cues: readonly Cue[] = [devotion, refusals, givenBefore, owned, likes, leftUndone].flatMap(readCues<Cue>);
