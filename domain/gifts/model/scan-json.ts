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
const longestGap = 200;
const space = /\s/;
const wordCharacter = /[\w$.+-]/;
const hexDigit = /[0-9a-f]/i;

/**
 * Cuts characters into JSON tokens as they come; prose and thinking between the brackets are passed over.
 * `accept` says whether a token fits where it stands: from one that does not fit on, everything is prose again.
 */
export class JsonScanner {
  readonly #accept: (token: JsonToken) => boolean;
  #state: State = "prose";
  #held = "";
  #quote = "";
  #gap = "";
  #code = "";

  constructor(accept: (token: JsonToken) => boolean) {
    this.#accept = accept;
  }

  read(char: string): void {
    this.#readers[this.#state](char);
  }

  /** The outermost bracket has closed: what follows is prose. */
  leave(): void {
    this.#state = "prose";
  }

  readonly #readers: Record<State, (char: string) => void> = {
    prose: (char) => this.#readProse(char),
    tag: (char) => this.#readTag(char),
    thinking: (char) => this.#readThinking(char),
    structure: (char) => this.#readStructure(char),
    word: (char) => this.#readWord(char),
    text: (char) => this.#readText(char),
    escape: (char) => this.#readEscape(char),
    unicode: (char) => this.#readUnicode(char),
    closing: (char) => this.#readClosing(char),
  };

  #give(kind: JsonToken["kind"], value: string): boolean {
    this.#state = "structure";
    this.#held = "";
    if (this.#accept({ kind, value })) return true;
    this.#state = "prose";
    return false;
  }

  #readProse(char: string): void {
    if (char === "{" || char === "[") this.#give("mark", char);
    if (char !== "<") return;
    this.#state = "tag";
    this.#held = char;
  }

  #readTag(char: string): void {
    this.#held += char.toLowerCase();
    if (!openingTags.some((tag) => tag.startsWith(this.#held))) {
      this.#state = "prose";
      this.#readProse(char);
    } else if (openingTags.includes(this.#held)) {
      this.#state = "thinking";
    }
  }

  #readThinking(char: string): void {
    this.#held = (this.#held + char).slice(-longestTag);
    const tail = char === ">" ? this.#held.toLowerCase() : "";
    if (closingTags.some((tag) => tail.endsWith(tag))) this.#state = "prose";
  }

  #readStructure(char: string): void {
    if (space.test(char)) return;
    const quote = closingQuotes[char];
    this.#held = quote ? "" : char;
    if (quote) {
      this.#quote = quote;
      this.#state = "text";
    } else if (wordCharacter.test(char)) {
      this.#state = "word";
    } else if (!this.#give("mark", char)) {
      this.#readProse(char);
    }
  }

  #readWord(char: string): void {
    if (wordCharacter.test(char) && this.#held.length < longestWord) {
      this.#held += char;
      return;
    }
    this.#give("word", this.#held);
    this.read(char);
  }

  #readText(char: string): void {
    if (char === "\\") {
      this.#state = "escape";
    } else if (char === this.#quote) {
      this.#state = "closing";
      this.#gap = "";
    } else {
      this.#held += char;
    }
    if (this.#held.length > longestText) this.#give("mark", "");
  }

  #readEscape(char: string): void {
    this.#state = char === "u" ? "unicode" : "text";
    this.#code = "";
    if (char !== "u") this.#held += escapes[char] ?? char;
  }

  #readUnicode(char: string): void {
    if (!hexDigit.test(char)) {
      this.#state = "text";
      this.#readText(char);
      return;
    }
    this.#code += char;
    if (this.#code.length < 4) return;
    this.#held += String.fromCharCode(parseInt(this.#code, 16));
    this.#state = "text";
  }

  // Models forget to escape quotes: one that no structure follows belongs to the text.
  #readClosing(char: string): void {
    if (space.test(char) && this.#gap.length < longestGap) {
      this.#gap += char;
    } else if (",:}]".includes(char) || (this.#gap.includes("\n") && closingQuotes[char])) {
      this.#give("text", this.#held);
      this.read(char);
    } else {
      this.#held += this.#quote + this.#gap;
      this.#state = "text";
      this.#readText(char);
    }
  }
}
