import * as z from "zod/mini";
import { suggestionSchema, suggestionSources, opinions } from "#shared/answers/suggestion.ts";
import { rejectionReasons } from "#shared/gift-options.ts";
import { locales } from "#shared/locales/locale.ts";
import type { Round } from "./ideas-state.ts";

const entries = z.array(z.object({ id: z.string(), words: z.string() }));
const saved = z.nullable(z.object({ queryId: z.string(), suggestionIds: z.array(z.string()) }));

const roundSchema: z.ZodMiniType<Round> = z
  .object({
    id: z.string(),
    // What this tab sent; the server checks it when it is asked again.
    request: z.looseObject({
      relationship: z.string(),
      occasion: z.string(),
      budget: z.string(),
      currency: z.string(),
      language: z.enum(locales),
    }),
    understood: z.nullable(z.object({ leavingOut: entries, keepingInMind: entries, love: entries })),
    suggestions: z.array(suggestionSchema),
    outcome: z.nullable(
      z.object({
        lead: z.int(),
        leftOut: z.array(z.string()),
        source: z.enum(suggestionSources),
        remainingQueries: z.int(),
        saved,
      }),
    ),
    saved,
    isKeepable: z.boolean(),
  })
  .check(z.refine(({ suggestions, outcome }) => suggestions.length > 0 || outcome === null));

export const keptSchema = z.object({
  rounds: z.array(z.unknown()),
  opinions: z.record(z.string(), z.enum(opinions)),
  rejected: z.array(z.object({ title: z.string(), why: z.enum(rejectionReasons) })),
});

/** The rounds among unknown values; what another version of the product kept in another form is dropped. */
export function parseRounds(values: readonly unknown[]): Round[] {
  return values.map((value) => roundSchema.safeParse(value)).flatMap(({ success, data }) => (success ? [data] : []));
}
