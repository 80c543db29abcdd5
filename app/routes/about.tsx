import { StoryPage } from "../company/story-page.tsx";
import { pageRequestContext } from "../context.ts";
import { createTranslator } from "../i18n.ts";
import { findMeta } from "../missing-page.ts";
import { buildPageMeta } from "../page-meta.ts";
import type { Route } from "./+types/about.ts";

export { PageFault as ErrorBoundary } from "../layout/page-fault.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageRequestContext);
  const { t } = await createTranslator(page.locale);
  const title = t("pages:titleOnSite", { title: t("company:story.title") });
  return { meta: buildPageMeta(page, { title, description: t("company:story.lead"), isHidden: false }) };
}

export const meta = ({ loaderData, error }: Route.MetaArgs) => findMeta({ loaderData, error });

export default function About() {
  return <StoryPage />;
}
