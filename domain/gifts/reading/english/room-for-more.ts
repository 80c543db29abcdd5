import type { Claim } from "../language.ts";
import type { SubjectClause } from "./clauses.ts";

const wantsMore =
  /\b(?:never (?:has |have |gets? )?enough|always (?:wants?|needs?|up for|room for|happy (?:about|with|to (?:get|have))|looking for|glad of|on the lookout for|after) (?:another|more|one more|a new|new)|(?:happily|gladly|always) (?:line up|take|have|collect|accept|welcome) (?:more|another|one more)|(?:loves?|wants?|likes?|would love|d love|still wants?) (?:more|another|getting more|new ones|adding to)|room for (?:more|one more|another)|more (?:is|are) (?:always )?(?:welcome|better)|(?:another one|one more|more of them) (?:is|would be|wouldnt|wont)|adding to (?:it|the|her|his|their)|keeps? (?:buying|collecting|growing)|^(?:that |which )?(?:he|she|they) (?:talks?|sings?|chats?) to|^(?:that |which )?(?:hes|shes|theyre|(?:he|she|they) (?:is|are)) (?:rebuilding|restoring|fixing up|doing up|working on)|always (?:growing|expanding)|cant have too many|never too many|happy about another)\b/;

/** Who has three and always wants another is no longer somebody who has enough; who talks to a fern is fond of it. */
export function makeRoom(clauses: readonly SubjectClause[], claims: readonly Claim[]): Claim[] {
  const places = clauses.filter(({ line }) => wantsMore.test(line)).map(({ sentence, words }) => ({ sentence, at: words[0]?.from ?? 0 }));
  if (places.length === 0) return [...claims];
  return claims.map((claim) => {
    if (claim.stance !== "has") return claim;
    const own = clauses.find(({ words }) => (words[0]?.from ?? 0) <= claim.from && (words.at(-1)?.to ?? 0) >= claim.to);
    const isMeant = own !== undefined && places.some(({ sentence, at }) => sentence === own.sentence && at >= (own.words[0]?.from ?? 0));
    return isMeant ? { ...claim, stance: "likes" } : claim;
  });
}
