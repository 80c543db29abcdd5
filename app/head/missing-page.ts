import { brand } from "#shared/brand.ts";
import { data, isRouteErrorResponse, type MetaDescriptor } from "react-router";
import type { PageRequest } from "../context.ts";
import { createTranslator } from "../ui/i18n.ts";
import { isRecord } from "../client/json.ts";
import type { PageTranslations } from "../ui/use-page-translations.ts";
import { buildPageMeta } from "./page-meta.ts";

/** The 404 response, with its head, that a loader throws when there is nothing to show. */
export async function buildMissingPage(page: PageRequest) {
  const { t } = await createTranslator(page.locale);
  const title = t("pages:titleOnSite", { title: t("pages:notFound.title") });
  const meta = buildPageMeta(page, { title, description: t("pages:notFound.text"), isHidden: true });
  const translations: PageTranslations = { paths: {}, fallbackPath: "/" };
  return data({ meta, translations }, { status: 404 });
}

interface Shown {
  loaderData: { meta: MetaDescriptor[] } | undefined;
  error?: unknown;
}

/** The head that the loader made, or threw. */
export function listMeta({ loaderData, error }: Shown): MetaDescriptor[] {
  if (loaderData) return loaderData.meta;
  const thrown: unknown = isRouteErrorResponse(error) ? error.data : null;
  if (isRecord(thrown) && Array.isArray(thrown["meta"])) return thrown["meta"];
  return [{ title: brand.name }];
}
