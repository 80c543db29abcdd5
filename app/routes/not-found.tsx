import { data } from "react-router";
import { pageRequestContext } from "../context.ts";
import { createTranslator } from "../i18n.ts";
import { MessagePage } from "../layout/message-page.tsx";
import { buildPageMeta } from "../page-meta.ts";
import type { Route } from "./+types/not-found.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageRequestContext);
  const { t } = await createTranslator(page.locale);
  const text = {
    title: t("pages:titleOnSite", { title: t("pages:notFound.title") }),
    description: t("pages:notFound.text"),
    isHidden: true,
  };
  return data({ meta: buildPageMeta(page, text) }, { status: 404 });
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.meta ?? [];

export default function NotFound() {
  return (
    <div className="wrapper">
      <MessagePage kind="notFound" />
    </div>
  );
}
