import type { Gateway, GatewayReport } from "./gateway.ts";
import type { GatewayError } from "./gateway-fault.ts";
import type { Usage } from "./usage.ts";
import { SuggestionParser } from "./parse-suggestions.ts";

/** A part of a model's reply, as soon as it is complete: what it understood of the words, the title and price of an idea and then its texts, or an idea as it wrote it. */
export type ReplyPart = { kind: "correction"; correction: object } | { kind: "begun" | "idea"; raw: object };

export interface ModelCall {
  /** `null` when nothing more comes. */
  next: () => Promise<ReplyPart | null>;
  usage: readonly Usage[];
  /** Ends the call where it has not ended; a fault says that it ends because the model failed us. Resolves with how it went. */
  end: (fault?: GatewayError) => Promise<GatewayReport>;
}

/** Sends the prompt and reads the reply while it arrives. */
export function askModel(gateway: Gateway, prompt: string, reader: AbortSignal): ModelCall {
  const { texts, report, usage } = gateway.ask(prompt, reader);
  const source = texts.getReader();
  const parser = new SuggestionParser();
  const waiting: ReplyPart[] = [];
  let isReadingTold = false;
  const take = (text: string) => {
    const ideas = parser.feed(text);
    if (parser.reading && !isReadingTold) {
      isReadingTold = true;
      waiting.push({ kind: "correction", correction: parser.reading });
    }
    waiting.push(...ideas.map((raw) => ({ kind: "idea" as const, raw })));
    const begun = parser.takeBegun();
    if (begun) waiting.push({ kind: "begun", raw: begun });
  };
  return {
    usage,
    async next() {
      for (;;) {
        const part = waiting.shift();
        if (part) return part;
        const { done, value } = await source.read();
        if (done) return null;
        take(value);
      }
    },
    async end(fault) {
      await source.cancel(fault);
      return await report;
    },
  };
}
