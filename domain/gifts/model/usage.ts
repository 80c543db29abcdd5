/** What a call cost, by the service's own count where it tells one, else estimated from the texts. */
export interface Usage {
  model: string;
  promptTokens: number;
  completionTokens: number;
}

const tokensOfCharacter = 0.7;
const lettersOfToken = 4;
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/gu;

/** A rough count, which needs no tokenizer: most calls are ended before the service tells what they cost. */
export function estimateTokens(text: string): number {
  const characters = text.match(unspaced)?.length ?? 0;
  return characters * tokensOfCharacter + (text.length - characters) / lettersOfToken;
}

/** `usage` of a chat completion. */
export function readUsage(usage: unknown): Omit<Usage, "model"> | null {
  if (typeof usage !== "object" || usage === null) return null;
  const prompt: unknown = "prompt_tokens" in usage ? usage.prompt_tokens : null;
  const completion: unknown = "completion_tokens" in usage ? usage.completion_tokens : null;
  return isCount(prompt) && isCount(completion) ? { promptTokens: prompt, completionTokens: completion } : null;
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value < 10_000_000;
}
