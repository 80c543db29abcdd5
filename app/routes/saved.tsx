import { Suspense } from "react";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { pageRequestContext } from "../context.ts";
import { createTranslator } from "../ui/i18n.ts";
import { buildPageMeta } from "../head/page-meta.ts";
import { SavedPage } from "../saved/saved-page.tsx";
import { WithoutScript } from "../layout/without-script.tsx";
import type { Route } from "./+types/saved.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageRequestContext);
  const { t } = await createTranslator(page.locale);
  const text = { title: t("pages:titleOnSite", { title: t("saved:title") }), description: t("saved:description"), isHidden: true };
  return { meta: buildPageMeta(page, text) };
}

/** What the list is narrowed down to is the browser's business: the page stays as it is. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.meta ?? [];

export default function Saved() {
  return (
    <div className="saved wrapper">
      <WithoutScript />
      <Suspense>
        <SavedPage />
      </Suspense>
    </div>
  );
}
