import { pageRequestContext } from "../context.ts";
import { HomePage } from "../home/home-page.tsx";
import { createTranslator } from "../i18n.ts";
import { buildPageMeta } from "../page-meta.ts";
import type { Route } from "./+types/home.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageRequestContext);
  const { t } = await createTranslator(page.locale);
  return { meta: buildPageMeta(page, { title: t("home:meta.title"), description: t("home:meta.description"), isHidden: false }) };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.meta ?? [];

export default function Home() {
  return <HomePage />;
}
