import { findAnnouncedPolicy, getPolicyInForce, isPolicyType } from "#domain/policies/read.ts";
import { listEarlierRevisions } from "#domain/policies/revisions.ts";
import { nameContact } from "#shared/policy-contact.ts";
import { databaseContext, pageRequestContext, siteFactsContext, textsContext } from "../context.ts";
import { describeBreadcrumbs } from "../head/structured-data.ts";
import { createTranslator } from "../ui/i18n.ts";
import { buildMissingPage, listMeta } from "../head/missing-page.ts";
import { buildPageMeta } from "../head/page-meta.ts";
import { beginDay } from "../policies/begin-day.ts";
import { PolicyPage } from "../policies/policy-page.tsx";
import type { Route } from "./+types/policy.ts";

export { PageFault as ErrorBoundary } from "../layout/page-fault.tsx";

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageRequestContext);
  if (!isPolicyType(params.type)) throw await buildMissingPage(page);
  const db = context.get(databaseContext);
  const { content, effectiveDate, ...policy } = await getPolicyInForce(db, params.type, page.locale);
  const announced = await findAnnouncedPolicy(db, params.type, page.locale);
  const earlier = await listEarlierRevisions(db, { type: params.type, language: page.locale }, policy);
  const { t } = await createTranslator(page.locale);
  const named = nameContact(content, context.get(siteFactsContext).contactEmail);
  const text = {
    title: t("pages:titleOnSite", { title: policy.title }),
    description: t(`policies:summary.${policy.type}`),
    isHidden: false,
    structuredData: [
      describeBreadcrumbs(page, [
        { name: t("site:name"), path: "/" },
        { name: policy.title, path: page.path },
      ]),
    ],
  };
  return {
    policy: {
      ...policy,
      ...(await context.get(textsContext).show(named, page.locale)),
      effectiveOn: beginDay(effectiveDate),
      isInEffect: true,
      announced: announced && { version: announced.version, effectiveOn: beginDay(announced.effectiveDate) },
      earlier: earlier.map(({ revision, version, effectiveDate: day, createdAt }) => ({
        revision,
        version,
        updatedAt: createdAt,
        effectiveOn: beginDay(day),
      })),
    },
    meta: buildPageMeta(page, text),
  };
}

export const meta = ({ loaderData, error }: Route.MetaArgs) => listMeta({ loaderData, error });

export default function Policy({ loaderData }: Route.ComponentProps) {
  return <PolicyPage policy={loaderData.policy} />;
}
