import { pageRequestContext } from "../context.ts";
import { createTranslator } from "../ui/i18n.ts";
import { buildPageMeta } from "../head/page-meta.ts";
import { WithoutScript } from "../layout/without-script.tsx";
import { UndoChange } from "../mail-links/undo-change.tsx";
import type { Route } from "./+types/auth-undo.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageRequestContext);
  const { t } = await createTranslator(page.locale);
  const title = t("pages:titleOnSite", { title: t("account:undo.title") });
  return { meta: buildPageMeta(page, { title, description: t("account:undo.text"), isHidden: true }) };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.meta ?? [];

export default function AuthUndo() {
  return (
    <>
      <WithoutScript />
      <UndoChange />
    </>
  );
}
