import type { Relationship } from "#shared/gift-options.ts";

type Kin = Readonly<Partial<Record<Relationship, Relationship>>>;

const family = { spouse: "extended-family", child: "extended-family", "extended-family": "extended-family" } as const;

/** What those are to the giver whom somebody near to them calls husband, child or sister; who isn't listed is 'other'. */
const kinOf: Readonly<Record<Relationship, Kin>> = {
  parent: { ...family, parent: "extended-family", sibling: "extended-family" },
  spouse: { ...family, parent: "parent", child: "child", sibling: "extended-family" },
  child: family,
  sibling: family,
  "extended-family": { ...family, parent: "extended-family", sibling: "extended-family" },
  // 幼なじみの友達 and 職場の先輩の部長 are the same person.
  friend: { friend: "friend" },
  colleague: { colleague: "colleague" },
  other: {},
};

const unmarried = /^(?:彼氏|彼女|彼ピ|彼|恋人|パートナー|婚約者|フィアンセ|相方)/;

/** What 'the mother of my husband' is to the giver, who calls both by words of their own. */
export function relate(owner: { who: string; relationship: Relationship }, other: Relationship): Relationship {
  if (unmarried.test(owner.who) && other !== "parent") return "other";
  return kinOf[owner.relationship][other] ?? "other";
}
