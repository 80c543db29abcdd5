import { Suspense } from "react";
import { AdminPage } from "../admin/admin-page.tsx";
import { ContactEmail } from "../admin/contact-email.ts";
import { Spinner } from "../admin/spinner.tsx";
import { pageRequestContext, siteFactsContext } from "../context.ts";
import { createTranslator } from "../ui/i18n.ts";
import { buildPageMeta } from "../head/page-meta.ts";
import { WithoutScript } from "../layout/without-script.tsx";
import type { Route } from "./+types/admin.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageRequestContext);
  const { t } = await createTranslator(page.locale);
  const { contactEmail } = context.get(siteFactsContext);
  return {
    contactEmail,
    meta: buildPageMeta(page, { title: t("admin:titleOnSite"), description: t("admin:description"), isHidden: true }),
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.meta ?? [];

export default function Admin({ loaderData: { contactEmail } }: Route.ComponentProps) {
  return (
    <>
      <WithoutScript />
      <Suspense fallback={<Spinner />}>
        <ContactEmail value={contactEmail}>
          <AdminPage />
        </ContactEmail>
      </Suspense>
    </>
  );
}
