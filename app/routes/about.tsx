import { getPageSettings } from "#domain/seo/read.ts";
import { StoryPage } from "../company/story-page.tsx";
import { databaseContext, pageRequestContext } from "../context.ts";
import { buildSeoMeta } from "../head/seo-meta.ts";
import { describeOrganization } from "../head/structured-data.ts";
import { listMeta } from "../head/missing-page.ts";
import type { Route } from "./+types/about.ts";

export { PageFault as ErrorBoundary } from "../layout/page-fault.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageRequestContext);
  const settings = await getPageSettings(context.get(databaseContext), "about", page.locale);
  return { meta: buildSeoMeta(page, settings, { structuredData: [describeOrganization(page)] }) };
}

export const meta = ({ loaderData, error }: Route.MetaArgs) => listMeta({ loaderData, error });

export default function About() {
  return <StoryPage />;
}
