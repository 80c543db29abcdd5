import { use } from "react";
import { useTranslation } from "react-i18next";
import { pageRequestContext } from "../context.ts";
import { createTranslator } from "../ui/i18n.ts";
import { Logo } from "../ui/logo.tsx";
import { MessagePage } from "../layout/message-page.tsx";
import { NonceContext } from "../ui/nonce.ts";
import { localizePath, usePageAddress } from "../ui/page-address.ts";
import { buildPageMeta } from "../head/page-meta.ts";
import reloadScript from "../offline/reload-when-reachable.ts?script"; // oxlint-disable-line import/default -- compile-script.ts gives it
import type { Route } from "./+types/offline.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageRequestContext);
  const { t } = await createTranslator(page.locale);
  const text = { title: t("pages:titleOnSite", { title: t("pages:offline.title") }), description: t("pages:offline.text"), isHidden: true };
  return { meta: buildPageMeta(page, text) };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.meta ?? [];

export default function Offline() {
  const { t } = useTranslation("site");
  const { locale } = usePageAddress();
  return (
    <>
      <header className="site-header wrapper">
        <a href={localizePath(locale, "/")} aria-label={t("home")} className="logo">
          <Logo />
        </a>
      </header>
      <div className="wrapper">
        <MessagePage kind="offline" />
      </div>
      <script nonce={use(NonceContext)} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: reloadScript }} />
    </>
  );
}
