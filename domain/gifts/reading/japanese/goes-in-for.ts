import type { Claim } from "../language.ts";
import { listLikings } from "../meanings.ts";
import { readTokens } from "./segment.ts";
import type { Source } from "./source.ts";

/** 'キャンプ用品はもう全部持ってる': who has all that a pastime needs goes in for it. */
export function listGoesInFor({ passage, folded }: Source, claim: Claim): Claim[] {
  const [, pastime = ""] = ofPastime.exec(folded.slice(claim.from, claim.to)) ?? [];
  if (claim.stance !== "has" || claim.subject !== "person" || pastime === "") return [];
  const to = claim.from + pastime.length;
  const tokens = readTokens(passage.text, folded, { from: claim.from, to });
  return listLikings(tokens, "ja").some(({ to: end }) => end === tokens.length)
    ? [{ ...claim, to, words: passage.text.slice(claim.from, to), tokens, stance: "affinity", cued: false }]
    : [];
}

const ofPastime =
  /^(?!ベビー|赤ちゃん|介護|生活|防災|キッチン|台所|掃除|収納|バス|美容|ペット|事務|文房)(.{2,8}?)の?(?:用品|用具|道具|グッズ)$/;
