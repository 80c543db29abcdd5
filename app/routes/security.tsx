import { Suspense } from "react";
import { pageRequestContext } from "../context.ts";
import { createTranslator } from "../ui/i18n.ts";
import { buildPageMeta } from "../head/page-meta.ts";
import { SecurityPage } from "../security/security-page.tsx";
import { WithoutScript } from "../layout/without-script.tsx";
import type { Route } from "./+types/security.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageRequestContext);
  const { t } = await createTranslator(page.locale);
  const text = { title: t("pages:titleOnSite", { title: t("security:title") }), description: t("security:description"), isHidden: true };
  return { meta: buildPageMeta(page, text) };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.meta ?? [];

export default function Security() {
  return (
    <div className="security wrapper">
      <WithoutScript />
      <Suspense>
        <SecurityPage />
      </Suspense>
    </div>
  );
}
