import { Suspense } from "react";
import { AdminPage } from "../admin/admin-page.tsx";
import { Spinner } from "../admin/spinner.tsx";
import { pageRequestContext } from "../context.ts";
import { createTranslator } from "../i18n.ts";
import { buildPageMeta } from "../page-meta.ts";
import type { Route } from "./+types/admin.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageRequestContext);
  const { t } = await createTranslator(page.locale);
  return { meta: buildPageMeta(page, { title: t("admin:titleOnSite"), description: t("admin:description"), isHidden: true }) };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.meta ?? [];

export default function Admin() {
  return (
    <Suspense fallback={<Spinner />}>
      <AdminPage />
    </Suspense>
  );
}
