import { data } from "react-router";
import { ContactPage } from "../company/contact-page.tsx";
import { feedbackOutcomeContext, pageRequestContext, siteFactsContext } from "../context.ts";
import { createTranslator } from "../i18n.ts";
import { findMeta } from "../missing-page.ts";
import { buildPageMeta } from "../page-meta.ts";
import type { Route } from "./+types/contact.ts";

export { PageFault as ErrorBoundary } from "../layout/page-fault.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageRequestContext);
  const outcome = context.get(feedbackOutcomeContext);
  const { t } = await createTranslator(page.locale);
  const title = t("pages:titleOnSite", { title: t("company:contact.title") });
  const meta = buildPageMeta(page, { title, description: t("company:contact.lead"), isHidden: false });
  return data({ ...context.get(siteFactsContext), outcome, meta }, { status: outcome?.kind === "refused" ? 400 : 200 });
}

export const meta = ({ loaderData, error }: Route.MetaArgs) => findMeta({ loaderData, error });

export default function Contact({ loaderData: { contactEmail, socialLinks, outcome } }: Route.ComponentProps) {
  return <ContactPage contactEmail={contactEmail} socialLinks={socialLinks} outcome={outcome} />;
}
