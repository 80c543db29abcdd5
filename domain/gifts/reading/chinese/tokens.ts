import { foldToken } from "../fold.ts";
import type { Stretch, Token } from "../language.ts";
import { buildTokens } from "../unspaced/build-tokens.ts";
import { isKnownThing } from "./known-words.ts";
import { segment } from "./segment.ts";

/** The words of a stretch with their keys; `text` as typed, `folded` what was made of it for reading. */
export function readTokens(text: string, folded: string, stretch: Stretch): Token[] {
  return buildTokens(segment(folded.slice(stretch.from, stretch.to)), text, stretch);
}

const wrapping =
  /^(?:带|有|含|印|印着|写|写着|做|用|的|跟|和|与|有关|相关|关于|沾边|无关|类|之类|这类|那类|口味|味|款|款式|风|风格|那种|这种|各种|任何|太|很|特别|会|能|要|方面|系列|周边)$/;

/** What of the words of a thing counts: of 跟考试沾边的 考试, of 香菜口味的 香菜, of 带磁的 磁. */
export function keepCore(tokens: readonly Token[]): readonly Token[] {
  const core = tokens.filter(({ text }) => !wrapping.test(text)).map((token) => unwrap(token));
  return core.length > 0 ? core : tokens;
}

function unwrap(token: Token): Token {
  const text = token.text.replace(/^[带含](?=.)/, "");
  if (text === token.text || isKnownThing(token.text)) return token;
  return { text, key: foldToken(text), from: token.to - text.length, to: token.to };
}
