import { getPageSettings } from "#domain/seo/read.ts";
import { databaseContext, pageRequestContext } from "../context.ts";
import { PricingDialog } from "../plans/pricing-dialog.tsx";
import { buildSeoMeta } from "../head/seo-meta.ts";
import { HomePage } from "../home/home-page.tsx";
import type { Route } from "./+types/pricing.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageRequestContext);
  const settings = await getPageSettings(context.get(databaseContext), "pricing", page.locale);
  return { meta: buildSeoMeta(page, settings) };
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
