import { data } from "react-router";
import { getPageSettings } from "#domain/seo/read.ts";
import { ContactPage } from "../company/contact-page.tsx";
import { databaseContext, feedbackOutcomeContext, pageRequestContext, siteFactsContext } from "../context.ts";
import { buildSeoMeta } from "../head/seo-meta.ts";
import { describeOrganization } from "../head/structured-data.ts";
import { listMeta } from "../head/missing-page.ts";
import type { Route } from "./+types/contact.ts";

export { PageFault as ErrorBoundary } from "../layout/page-fault.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageRequestContext);
  const outcome = context.get(feedbackOutcomeContext);
  const settings = await getPageSettings(context.get(databaseContext), "contact", page.locale);
  const meta = buildSeoMeta(page, settings, { structuredData: [describeOrganization(page)] });
  return data({ ...context.get(siteFactsContext), outcome, meta }, { status: outcome?.kind === "refused" ? 400 : 200 });
}

export const meta = ({ loaderData, error }: Route.MetaArgs) => listMeta({ loaderData, error });

export default function Contact({ loaderData: { contactEmail, socialLinks, outcome } }: Route.ComponentProps) {
  return <ContactPage contactEmail={contactEmail} socialLinks={socialLinks} outcome={outcome} />;
}
