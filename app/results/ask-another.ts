import type { Suggestion } from "#shared/answers/suggestion.ts";
import type { Locale } from "#shared/locales/locale.ts";
import { request } from "../client/request.ts";
import type { GiftRequestBody } from "../gift-form/build-gift-request.ts";

interface Another {
  /** `null` when the limits leave no other idea. */
  suggestion: Suggestion | null;
  suggestionId: string | null;
}

/** Another idea in the place of one that was rejected; `null` when no answer came. */
export async function askAnother(
  { request: asked, queryId }: { request: GiftRequestBody; queryId: string | null },
  locale: Locale,
): Promise<Another | null> {
  const schema = async () => (await import("#shared/answers/ideas.ts")).replacementSchema;
  const body = { request: asked, ...(queryId && { queryId }) };
  const found = await request("/api/replace", { schema, locale, method: "POST", body });
  return found.kind === "done" ? found.body : null;
}
