import { pageRequestContext } from "../context.ts";
import { createTranslator } from "../i18n.ts";
import { WritingPage } from "../layout/writing-page.tsx";
import { buildPageMeta } from "../page-meta.ts";
import type { Route } from "./+types/coming-soon.ts";

const pages = ["about", "blog", "contact", "privacy_policy", "terms_of_service", "cookie_policy"] as const;

export async function loader({ context }: Route.LoaderArgs) {
  const request = context.get(pageRequestContext);
  const page = pages.find((name) => name === request.path.split("/").at(-1));
  if (!page) throw new Response(null, { status: 404 });
  const { t } = await createTranslator(request.locale);
  const title = t(`pages:${page}.title`);
  const text = { title: t("pages:titleOnSite", { title }), description: t("pages:writing.description"), isHidden: true };
  return { title, meta: buildPageMeta(request, text) };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.meta ?? [];

export default function ComingSoonPage({ loaderData }: Route.ComponentProps) {
  return <WritingPage title={loaderData.title} />;
}
