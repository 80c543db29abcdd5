import { getPageSettings } from "#domain/seo/read.ts";
import { databaseContext, pageRequestContext } from "../context.ts";
import { buildSeoMeta } from "../head/seo-meta.ts";
import { describeOrganization, describeWebSite } from "../head/structured-data.ts";
import { HomePage } from "../home/home-page.tsx";
import type { Route } from "./+types/home.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageRequestContext);
  const settings = await getPageSettings(context.get(databaseContext), "home", page.locale);
  const structuredData = [describeOrganization(page), describeWebSite(page, settings.metaDescription)];
  return { meta: buildSeoMeta(page, settings, { structuredData }) };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.meta ?? [];

export default function Home() {
  return <HomePage />;
}
