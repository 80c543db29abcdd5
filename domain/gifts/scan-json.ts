/** A piece of JSON as a language model writes it. `word`: a number, `true`, or a key without quotes. */
export type JsonToken = { kind: "mark" | "text" | "word"; value: string };

type State = "prose" | "tag" | "thinking" | "structure" | "word" | "text" | "escape" | "unicode" | "closing";

const closingQuotes: Record<string, string> = { '"': '"', "'": "'", "“": "”" };
const escapes: Record<string, string> = { n: "\n", t: "\t", r: "\r", b: " ", f: " " };
const openingTags = ["<think>", "<thinking>", "<thought>", "<reasoning>"];
const closingTags = ["</think>", "</thinking>", "</thought>", "</reasoning>"];
const longestTag = "</reasoning>".length;
// A text that grows past this has a quote that nobody closed.
const longestText = 8_000;
const longestWord = 40;
const space = /\s/;
const wordCharacter = /[\w$.+-]/;

/**
 * Cuts characters into JSON tokens as they come; prose and thinking between the brackets are passed over.
 * `accept` says whether a token fits where it stands: from one that does not fit on, everything is prose again.
 */
export function createJsonScanner(accept: (token: JsonToken) => boolean) {
  let state: State = "prose";
  let held = "";
  let quote = "";
  let gap = "";
  let code = "";

  function give(kind: JsonToken["kind"], value: string): boolean {
    state = "structure";
    held = "";
    if (accept({ kind, value })) return true;
    state = "prose";
    return false;
  }

  function openText(char: string): void {
    quote = closingQuotes[char] ?? char;
    held = "";
    state = "text";
  }

  const readers: Record<State, (char: string) => void> = {
    prose(char) {
      if (char === "{" || char === "[") give("mark", char);
      if (char !== "<") return;
      state = "tag";
      held = char;
    },
    tag(char) {
      held += char.toLowerCase();
      if (!openingTags.some((tag) => tag.startsWith(held))) {
        state = "prose";
        readers.prose(char);
      } else if (openingTags.includes(held)) {
        state = "thinking";
      }
    },
    thinking(char) {
      held = (held + char).slice(-longestTag);
      const tail = char === ">" ? held.toLowerCase() : "";
      if (closingTags.some((tag) => tail.endsWith(tag))) state = "prose";
    },
    structure(char) {
      if (space.test(char)) return;
      if (closingQuotes[char]) openText(char);
      else if (wordCharacter.test(char)) {
        held = char;
        state = "word";
      } else if (!give("mark", char)) readers.prose(char);
    },
    word(char) {
      if (wordCharacter.test(char) && held.length < longestWord) {
        held += char;
        return;
      }
      give("word", held);
      readers[state](char);
    },
    text(char) {
      if (char === "\\") state = "escape";
      else if (char === quote) {
        state = "closing";
        gap = "";
      } else held += char;
      if (held.length > longestText) give("mark", "");
    },
    escape(char) {
      state = char === "u" ? "unicode" : "text";
      code = "";
      if (char !== "u") held += escapes[char] ?? char;
    },
    unicode(char) {
      if (!/[0-9a-f]/i.test(char)) {
        state = "text";
        readers.text(char);
        return;
      }
      code += char;
      if (code.length < 4) return;
      held += String.fromCharCode(parseInt(code, 16));
      state = "text";
    },
    // Models forget to escape quotes: one that no structure follows belongs to the text.
    closing(char) {
      if (space.test(char) && gap.length < longestWord) {
        gap += char;
      } else if (",:}]".includes(char) || (gap.includes("\n") && closingQuotes[char])) {
        give("text", held);
        readers[state](char);
      } else {
        held += quote + gap;
        state = "text";
        readers.text(char);
      }
    },
  };

  return {
    read(char: string): void {
      readers[state](char);
    },
    /** The outermost bracket has closed: what follows is prose. */
    leave(): void {
      state = "prose";
    },
  };
}
