import { findAnnouncedPolicy, isPolicyType } from "#domain/policies/read.ts";
import { nameContact } from "#shared/policy-contact.ts";
import { databaseContext, pageRequestContext, siteFactsContext, textsContext } from "../context.ts";
import { createTranslator } from "../ui/i18n.ts";
import { buildMissingPage, listMeta } from "../head/missing-page.ts";
import { buildPageMeta } from "../head/page-meta.ts";
import { beginDay } from "../policies/begin-day.ts";
import { PolicyPage } from "../policies/policy-page.tsx";
import type { Route } from "./+types/next-policy.ts";

export { PageFault as ErrorBoundary } from "../layout/page-fault.tsx";

/** The text that replaces a policy on a day to come. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageRequestContext);
  const announced = isPolicyType(params.type) ? await findAnnouncedPolicy(context.get(databaseContext), params.type, page.locale) : null;
  if (!announced) throw await buildMissingPage(page);
  const { content, effectiveDate, ...policy } = announced;
  const { t } = await createTranslator(page.locale);
  const named = nameContact(content, context.get(siteFactsContext).contactEmail);
  const texts = { title: t("pages:titleOnSite", { title: policy.title }), description: t(`policies:summary.${policy.type}`) };
  return {
    policy: {
      ...policy,
      ...(await context.get(textsContext).show(named, page.locale)),
      effectiveOn: beginDay(effectiveDate),
      isInEffect: false,
      announced: null,
      earlier: [],
    },
    // What holds is what search engines shall show.
    meta: buildPageMeta(page, { ...texts, isHidden: true }),
  };
}

export const meta = ({ loaderData, error }: Route.MetaArgs) => listMeta({ loaderData, error });

export default function NextPolicy({ loaderData }: Route.ComponentProps) {
  return <PolicyPage policy={loaderData.policy} />;
}
