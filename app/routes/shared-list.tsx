import type { ShouldRevalidateFunctionArgs } from "react-router";
import { findSharedList } from "#domain/gifts/sharing/shared-list.ts";
import { databaseContext, giftEngineContext, pageRequestContext } from "../context.ts";
import { buildMissingPage, listMeta } from "../head/missing-page.ts";
import { buildPageMeta, drawnImage, formatAddress } from "../head/page-meta.ts";
import { ListPage } from "../shared-lists/list-page.tsx";
import { createTranslator } from "../ui/i18n.ts";
import type { Route } from "./+types/shared-list.ts";

export { PageFault as ErrorBoundary } from "../layout/page-fault.tsx";

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageRequestContext);
  const key = params.key ?? "";
  const list = await findSharedList({ db: context.get(databaseContext), engine: context.get(giftEngineContext) }, key, page.locale);
  if (!list) throw await buildMissingPage(page);
  const { t } = await createTranslator(page.locale);
  const heading = list.heading ?? t("sharing:list.heading");
  const description = t("sharing:list.description");
  const openGraph = { title: heading, description, image: drawnImage(page, `l/${key}`, heading) };
  const meta = buildPageMeta(page, { title: t("pages:titleOnSite", { title: heading }), description, isHidden: true, openGraph });
  return { list, key, address: formatAddress(page), meta };
}

/** What is opened on the page is the browser's business: the list stays as it is. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;

export const meta = ({ loaderData, error }: Route.MetaArgs) => listMeta({ loaderData, error });

export default function SharedListPage({ loaderData: { list, key, address } }: Route.ComponentProps) {
  return <ListPage list={list} listKey={key} address={address} />;
}
