import { use } from "react";
import { useTranslation } from "react-i18next";
import { pageRequestContext } from "../context.ts";
import { createTranslator } from "../ui/i18n.ts";
import { Logo } from "../ui/logo.tsx";
import { MessagePage } from "../layout/message-page.tsx";
import { NonceContext } from "../ui/nonce.ts";
import { localizePath, usePageAddress } from "../ui/page-address.ts";
import { buildPageMeta } from "../head/page-meta.ts";
import type { Route } from "./+types/offline.ts";

/**
 * The only script of the offline page, which the service worker shows in place of another: reloads that page as soon as the
 * server can be reached. It also polls, because the server may have been down rather than the connection.
 */
const returnScript = `(function(){
function ask(){if(document.visibilityState==="visible")fetch("/healthz",{cache:"no-store"}).then(function(r){if(r.ok)location.reload()},function(){})}
addEventListener("online",ask);if(!/\\/offline$/.test(location.pathname))setInterval(ask,5000)
})()`;

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
      <script nonce={use(NonceContext)} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: returnScript }} />
    </>
  );
}
