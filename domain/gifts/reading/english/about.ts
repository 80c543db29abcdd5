import type { Claim, Passage, Token } from "../language.ts";

export function buildAbout({ text }: Passage, tokens: readonly Token[]): Claim {
  const [from, to] = [tokens[0]?.from ?? 0, tokens.at(-1)?.to ?? 0];
  return { stance: "about", subject: "person", words: text.slice(from, to), tokens, cued: false, from, to };
}

/** 'Zelda, old maps': the parts of a list. */
export function splitAtCommas(text: string, tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [];
  for (const [at, token] of tokens.entries()) {
    const before = tokens[at - 1];
    const part = parts.at(-1);
    if (part && before && !text.slice(before.to, token.from).includes(",")) part.push(token);
    else parts.push([token]);
  }
  return parts;
}
