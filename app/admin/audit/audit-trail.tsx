import { useTranslation } from "react-i18next";
import { auditPageSchema, type AuditEntry } from "#shared/audit-entry.ts";
import { usePageAddress } from "../../page-address.ts";
import { formatInstant } from "../../format-date.ts";
import { EmptyPlace } from "../empty-place.tsx";
import { LoadFailure } from "../load-failure.tsx";
import { PageSwitch } from "../page-switch.tsx";
import { Loading } from "../spinner.tsx";
import { useCursors } from "../use-cursors.ts";
import { useLoaded } from "../use-loaded.ts";

/** Who changed what, newest first. */
export function AuditTrail() {
  const { t } = useTranslation("admin");
  const { cursor, previous, findNext } = useCursors();
  const { loaded, reload } = useLoaded(`/api/admin/audit${cursor ? `?cursor=${encodeURIComponent(cursor)}` : ""}`, auditPageSchema);
  if (loaded.state === "failed") return <LoadFailure text={t("audit.failed", { reason: loaded.reason })} onRetry={reload} />;
  if (!loaded.value) return <Loading />;
  const { changes, nextCursor } = loaded.value;
  if (changes.length === 0) return <EmptyPlace title={t("audit.empty")} text={t("audit.emptyHint")} />;
  return (
    <>
      <Changes changes={changes} />
      <PageSwitch onPrevious={previous} onNext={findNext(nextCursor)} />
    </>
  );
}

function Changes({ changes }: { changes: AuditEntry[] }) {
  const { t } = useTranslation("admin");
  const { locale } = usePageAddress();
  return (
    <table className="admin-table audit-table">
      <thead>
        <tr>
          <th scope="col">{t("audit.when")}</th>
          <th scope="col">{t("audit.who")}</th>
          <th scope="col">{t("audit.what")}</th>
          <th scope="col">{t("audit.subject")}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.id}>
            <td>
              <time dateTime={change.createdAt}>{formatInstant(change.createdAt, locale)}</time>
            </td>
            <td>
              <span className="audit-who">{change.actor?.email ?? t(change.isCommand ? "audit.byCommand" : "audit.gone")}</span>
            </td>
            <td>{t(`audit.action.${change.action}`)}</td>
            <td>
              <span>
                <span className="admin-soft">{t(`audit.kind.${change.subject}`)}</span> {change.subjectTitle}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
