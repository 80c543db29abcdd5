import { pageRequestContext } from "../context.ts";
import { PricingDialog } from "../dialogs/pricing-dialog.tsx";
import { HomePage } from "../home/home-page.tsx";
import { createTranslator } from "../i18n.ts";
import { buildPageMeta } from "../page-meta.ts";
import type { Route } from "./+types/pricing.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageRequestContext);
  const { t } = await createTranslator(page.locale);
  const title = t("pages:titleOnSite", { title: t("plans:meta.title") });
  return { meta: buildPageMeta(page, { title, description: t("plans:meta.description"), isHidden: false }) };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.meta ?? [];

export default function Pricing() {
  return (
    <>
      <HomePage />
      <PricingDialog />
    </>
  );
}
