import { ArrowLeft } from "lucide-react";
import { useTranslation } from "react-i18next";
import { auditPageSchema, type AuditEntry } from "#shared/answers/admin-audit.ts";
import { formatLocalDay, formatTime } from "../../ui/format-date.ts";
import { usePageAddress } from "../../ui/page-address.ts";
import { EmptyPlace } from "../empty-place.tsx";
import { LoadFailure } from "../load-failure.tsx";
import { PageSwitch } from "../page-switch.tsx";
import type { SectionProps } from "../shell/sections.ts";
import { Loading } from "../spinner.tsx";
import { useCursors } from "../use-cursors.ts";
import { useAdminLoaded } from "../use-admin-loaded.ts";

/** Who changed what, newest first. */
export function AuditTrail({ onGo }: SectionProps) {
  const { t } = useTranslation("admin");
  return (
    <>
      <p>
        <button type="button" className="admin-link" onClick={() => onGo("dashboard")}>
          <ArrowLeft aria-hidden size={16} /> {t("section.dashboard.title")}
        </button>
      </p>
      <Trail />
    </>
  );
}

function Trail() {
  const { t } = useTranslation("admin");
  const { cursor, previous, findNext } = useCursors();
  const { loaded, reload, reason } = useAdminLoaded(
    `/api/admin/audit${cursor ? `?cursor=${encodeURIComponent(cursor)}` : ""}`,
    auditPageSchema,
  );
  if (loaded.state === "failed") return <LoadFailure text={t("audit.failed", { reason })} onRetry={reload} />;
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

/** A table whose rows are grouped by the day, which is not repeated in each. */
function Changes({ changes }: { changes: AuditEntry[] }) {
  const { t } = useTranslation("admin");
  const { locale } = usePageAddress();
  const days = Map.groupBy(changes, ({ createdAt }) => formatLocalDay(createdAt, locale));
  return (
    <table className="admin-table audit-table">
      <thead className="sr-only">
        <tr>
          <th scope="col">{t("audit.when")}</th>
          <th scope="col">{t("audit.subject")}</th>
          <th scope="col">{t("audit.what")}</th>
          <th scope="col">{t("audit.who")}</th>
        </tr>
      </thead>
      {[...days].map(([day, changesOfDay]) => (
        <tbody key={day}>
          <tr className="audit-day">
            <th scope="rowgroup" colSpan={4}>
              {day}
            </th>
          </tr>
          {changesOfDay.map((change) => (
            <Change key={change.id} change={change} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Change({ change }: { change: AuditEntry }) {
  const { t } = useTranslation("admin");
  const { locale } = usePageAddress();
  return (
    <tr>
      <td>
        <time dateTime={change.createdAt}>{formatTime(change.createdAt, locale)}</time>
      </td>
      <td>
        <span className="admin-soft">{t(`audit.kind.${change.subject}`)}</span> <strong>{change.subjectTitle}</strong>
      </td>
      <td>{t(`audit.action.${change.action}`)}</td>
      <td>
        <span className="audit-who">{change.actor?.email ?? t(change.isCommand ? "audit.byCommand" : "audit.gone")}</span>
      </td>
    </tr>
  );
}
