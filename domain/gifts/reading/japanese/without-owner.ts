import type { Stretch } from "../language.ts";

const owner =
  /^(?:[祖義]?[母父]|妻|夫|主人|旦那|彼女?|娘|息子|姉|兄|妹|弟|友人|友達|上司|先輩|本人|[おご]?(?:ばあ|じい|母|父|姉|兄)(?:ちゃん|さん))の/;

/** 母のケトル is a kettle. */
export function withoutOwner(folded: string, { from, to }: Stretch): Stretch {
  return { from: from + (owner.exec(folded.slice(from, to))?.[0].length ?? 0), to };
}
