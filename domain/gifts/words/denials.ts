const deniedBefore =
  /(?:\b(?:no|not|non|without|never|zero|free of|free from|instead of|rather than|un)[- ]?(?:\w+ ){0,2}|无|零|不含|不用|无需|不必|没有|别|免|ノン|不要な)$/i;
const deniedAfter = /^(?:[- ](?:free|less)\b|のない|のいらない|なし|不使用|フリー|レス|を使わ(?:ない|ず)|せず|しなくて)/i;
const reach = 24;

/** Whether a text says these words at least once without denying them: 'no kneeling', 'scent-free', 香りのない. */
export function isStated(words: RegExp, text: string): boolean {
  const all = new RegExp(words.source, words.flags.includes("g") ? words.flags : `${words.flags}g`);
  return [...text.matchAll(all)].some((match) => {
    const before = text.slice(Math.max(0, match.index - reach), match.index);
    return !deniedBefore.test(before) && !deniedAfter.test(text.slice(match.index + match[0].length));
  });
}
