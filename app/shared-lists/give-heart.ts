import type * as z from "zod/mini";
import type { heartsSchema } from "#shared/answers/shared-lists.ts";
import type { Locale } from "#shared/locales/locale.ts";
import { request, type Result } from "../client/request.ts";

interface HeartToGive {
  ideaId: string;
  giver: string;
  /** `null` takes it back. */
  name: string | null;
}

export async function giveHeart(
  key: string,
  { ideaId, ...heart }: HeartToGive,
  locale: Locale,
): Promise<Result<z.output<typeof heartsSchema>>> {
  const schema = async () => (await import("#shared/answers/shared-lists.ts")).heartsSchema;
  return await request(`/api/shared/${key}/hearts/${ideaId}`, { schema, locale, method: "PUT", body: heart });
}
