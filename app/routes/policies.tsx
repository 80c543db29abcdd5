import { pageRequestContext } from "../context.ts";
import { createTranslator } from "../ui/i18n.ts";
import { listMeta } from "../head/missing-page.ts";
import { buildPageMeta } from "../head/page-meta.ts";
import { ChoosePolicyPage } from "../policies/policy-page.tsx";
import type { Route } from "./+types/policies.ts";

export { PageFault as ErrorBoundary } from "../layout/page-fault.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageRequestContext);
  const { t } = await createTranslator(page.locale);
  const title = t("pages:titleOnSite", { title: t("policies:title") });
  return { meta: buildPageMeta(page, { title, description: t("policies:description"), isHidden: false }) };
}

export const meta = ({ loaderData, error }: Route.MetaArgs) => listMeta({ loaderData, error });

export default function Policies() {
  return <ChoosePolicyPage />;
}
