import { CompletingSignIn } from "../account/completing-sign-in.tsx";
import { pageRequestContext } from "../context.ts";
import { createTranslator } from "../ui/i18n.ts";
import { buildPageMeta } from "../head/page-meta.ts";
import { WithoutScript } from "../layout/without-script.tsx";
import type { Route } from "./+types/auth-callback.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageRequestContext);
  const { t } = await createTranslator(page.locale);
  const title = t("pages:titleOnSite", { title: t("account:callback.title") });
  return { meta: buildPageMeta(page, { title, description: t("account:callback.text"), isHidden: true }) };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.meta ?? [];

export default function AuthCallback() {
  return (
    <>
      <WithoutScript />
      <CompletingSignIn />
    </>
  );
}
