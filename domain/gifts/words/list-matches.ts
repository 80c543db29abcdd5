/**
 * All matches of an expression with the flag `g`, as `matchAll` finds them. That copies the expression for every text,
 * which takes most of the time where hundreds of them are looked for in each clause.
 */
export function listMatches(text: string, expression: RegExp): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  expression.lastIndex = 0;
  for (let match = expression.exec(text); match; match = expression.exec(text)) {
    found.push(match);
    // Nothing was taken: the next one is looked for one place on.
    if (match[0] === "") expression.lastIndex += 1;
  }
  return found;
}
