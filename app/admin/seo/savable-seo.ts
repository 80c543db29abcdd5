import { savedSeoSchema, type SavedSeo } from "#shared/answers/admin-seo.ts";
import { buildPrecondition, type Savable } from "../writing/use-saving.ts";
import type { SeoChoice } from "./seo-choice.ts";
import { checkSeoFields, fieldNames, mendSeoFields, readFields, type SeoFields } from "./seo-fields.ts";

/** How the settings of a page are saved. */
export function describeSeo({ page, language }: SeoChoice): Savable<SeoFields, SavedSeo> {
  const path = `/api/admin/seo/${page}?language=${language}`;
  const schema = savedSeoSchema;
  return {
    fieldNames,
    comparedNames: fieldNames,
    check: checkSeoFields,
    send: ({ request }, body, base) => request(path, { method: "PUT", body, schema, headers: buildPrecondition(base) }),
    find: ({ request }) => request(path, { schema }),
    readFields,
    mend: mendSeoFields,
  };
}
