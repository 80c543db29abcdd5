import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { versionPageSchema, versionSchema, type PolicyVersion } from "#shared/answers/admin-policies.ts";
import { usePageAddress } from "../../ui/page-address.ts";
import { formatDay, formatInstant } from "../../ui/format-date.ts";
import { LoadFailure } from "../load-failure.tsx";
import { PageSwitch } from "../page-switch.tsx";
import { Loading } from "../spinner.tsx";
import { useCursors } from "../use-cursors.ts";
import { useAdminLoaded } from "../use-admin-loaded.ts";
import { Compared } from "../writing/compared.tsx";
import { fieldNames, readFields, type PolicyFields } from "./policy-fields.ts";
import type { PolicyPlace } from "./policy-place.ts";

interface PolicyHistoryProps {
  place: PolicyPlace;
  /** The revision that is saved now; `null` before the first. */
  present: number | null;
  onFill: (fields: PolicyFields) => void;
  succeed: (text: string) => void;
}

/** The saved versions of a policy; each can be put back into the editor. */
export function PolicyHistory({ place, present, onFill, succeed }: PolicyHistoryProps) {
  const { t } = useTranslation("adminPolicies");
  const [chosen, setChosen] = useState<number | null>(null);
  if (present === null) return <p className="admin-hint">{t("history.afterSaving")}</p>;
  if (chosen === null) return <VersionList place={place} present={present} onChoose={setChosen} />;
  const restore = (fields: PolicyFields) => {
    onFill(fields);
    setChosen(null);
    succeed(t("history.restored", { version: fields.version }));
  };
  return <ComparedVersion place={place} revision={chosen} onRestore={restore} onBack={() => setChosen(null)} />;
}

interface VersionListProps {
  place: PolicyPlace;
  present: number;
  onChoose: (revision: number) => void;
}

function VersionList({ place: { type, language }, present, onChoose }: VersionListProps) {
  const { t } = useTranslation("adminPolicies");
  const { cursor, previous, findNext } = useCursors();
  // The server takes no notice of `at`: it makes the list load again after the policy was saved.
  const query = `?language=${language}&at=${present}${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ""}`;
  const { loaded, reload, reason } = useAdminLoaded(`/api/admin/policies/${type}/versions${query}`, versionPageSchema);
  if (loaded.state === "failed") return <LoadFailure text={t("history.failed", { reason })} onRetry={reload} />;
  if (!loaded.value) return <Loading />;
  const { versions, nextCursor } = loaded.value;
  return (
    <>
      <ol className="editor-revisions">
        {versions.map((version) => (
          <li key={version.revision} aria-current={version.revision === present ? "true" : undefined}>
            <button type="button" onClick={() => onChoose(version.revision)}>
              <VersionWords version={version} isPresent={version.revision === present} />
            </button>
          </li>
        ))}
      </ol>
      <PageSwitch onPrevious={previous} onNext={findNext(nextCursor)} />
    </>
  );
}

function VersionWords({ version, isPresent }: { version: PolicyVersion; isPresent: boolean }) {
  const { t } = useTranslation("adminPolicies");
  const { locale } = usePageAddress();
  const when = formatInstant(version.createdAt, locale);
  const email = version.author?.email;
  return (
    <>
      <span>
        <strong>{t("history.item", { version: version.version })}</strong>
        {isPresent && <span className="badge badge-beside">{t("history.current")}</span>}
      </span>
      <span className="admin-soft">{t("history.effective", { date: formatDay(new Date(version.effectiveDate), locale) })}</span>
      <span className="admin-soft">{email ? t("history.savedBy", { when, email }) : t("history.savedAt", { when })}</span>
    </>
  );
}

interface ComparedVersionProps {
  place: PolicyPlace;
  revision: number;
  onRestore: (fields: PolicyFields) => void;
  onBack: () => void;
}

function ComparedVersion({ place: { type, language }, revision, onRestore, onBack }: ComparedVersionProps) {
  const { t } = useTranslation("adminPolicies");
  const { getValues } = useFormContext<PolicyFields>();
  const { loaded, reload, reason } = useAdminLoaded(`/api/admin/policies/${type}/versions/${revision}?language=${language}`, versionSchema);
  if (loaded.state === "failed") return <LoadFailure text={t("history.failed", { reason })} onRetry={reload} />;
  if (!loaded.value) return <Loading />;
  const then = readFields(loaded.value);
  return (
    <Compared
      title={t("history.item", { version: loaded.value.version })}
      names={fieldNames}
      labelField={(name) => t(`field.${name}`)}
      language={language}
      then={then}
      now={getValues()}
      onRestore={() => onRestore(then)}
      onBack={onBack}
    />
  );
}
