/** One part of a glob: where it may end, for each place where it may begin. */
type Part = (text: string, begins: boolean[]) => boolean[];

/**
 * Compiles a glob: `*` and `?` do not match `.` and `/`, `**` does; `[…]` and `{a,b}` work as in a shell. All ways to match are followed
 * at once, so that no text takes longer than its length times that of the glob.
 */
export function compileGlob(glob: string): (text: string) => boolean {
  const tokens = glob.trim().match(/\*\*|\*|\?|\[[^\]]*\]|\{[^{}]*\}|[^*?[{]+|[[{]/g) ?? [];
  const parts = tokens.map(translate);
  return (text) => {
    let places = Array.from({ length: text.length + 1 }, (_, place) => place === 0);
    for (const part of parts) places = part(text, places);
    return places[text.length] === true;
  };
}

function translate(token: string): Part {
  if (token === "**") return many(() => true);
  if (token === "*") return many(isWithinName);
  if (token === "?") return one(isWithinName);
  if (/^\{.*\}$/.test(token)) return anyOf(token.slice(1, -1).split(","));
  if (/^\[.+\]$/.test(token)) {
    const listed = new RegExp(
      `^[${token
        .slice(1, -1)
        .replace(/[\\\]]/g, "\\$&")
        .replace(/^!/, "^")}]$`,
    );
    return one((letter) => listed.test(letter));
  }
  return anyOf([token]);
}

function isWithinName(letter: string): boolean {
  return letter !== "." && letter !== "/";
}

function many(allows: (letter: string) => boolean): Part {
  return (text, begins) => {
    const ends = [...begins];
    for (let place = 1; place < ends.length; place += 1) ends[place] ||= ends[place - 1] === true && allows(text.charAt(place - 1));
    return ends;
  };
}

function one(allows: (letter: string) => boolean): Part {
  return (text, begins) => begins.map((_, place) => begins[place - 1] === true && allows(text.charAt(place - 1)));
}

function anyOf(words: readonly string[]): Part {
  return (text, begins) =>
    begins.map((_, place) => words.some((word) => begins[place - word.length] === true && text.startsWith(word, place - word.length)));
}
