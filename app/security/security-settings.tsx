import { ShieldAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import { listVerifiedFactors } from "../client/second-factor.ts";
import { DataSection } from "./data-section.tsx";
import { EmailSection } from "./email-section.tsx";
import { FactorsSection } from "./factors-section.tsx";
import { IdentitiesSection } from "./identities-section.tsx";
import { NameSection } from "./name-section.tsx";
import { Overview } from "./overview.tsx";
import { PasswordSection } from "./password-section.tsx";
import { useSecurityData } from "./use-security-data.ts";
import { ProofProvider } from "./proof.tsx";
import { SessionsSection } from "./sessions-section.tsx";

export function SecuritySettings() {
  const { t } = useTranslation("security");
  const { state, reload } = useSecurityData();
  if (state.kind === "loading") return <SettingsSkeleton />;
  if (state.kind === "failed") {
    return (
      <div role="alert" className="failure-note">
        <h2 className="text-title">{t("failed.title")}</h2>
        <p>{t("failed.text")}</p>
        <button type="button" className="button button-plain" onClick={reload}>
          {t("failed.retry")}
        </button>
      </div>
    );
  }
  const subject = { data: state.data, onChange: reload };
  const { user, account } = state.data;
  return (
    <ProofProvider data={state.data}>
      {account.isAdmin && listVerifiedFactors({ user }).length === 0 && <Urging />}
      <Overview account={account} />
      <NameSection {...subject} />
      <PasswordSection {...subject} />
      <EmailSection {...subject} />
      <FactorsSection {...subject} />
      <SessionsSection />
      <IdentitiesSection {...subject} />
      <DataSection />
    </ProofProvider>
  );
}

/** Where the sections are going to be. */
function SettingsSkeleton() {
  const { t } = useTranslation("security");
  return (
    <>
      <p className="sr-only">{t("loading")}</p>
      {[1, 2, 3].map((section) => (
        <div key={section} aria-hidden="true" className="security-waiting skeleton">
          <i className="line-title line-short" />
          <i className="line-middle" />
          <i className="line-middle" />
        </div>
      ))}
    </>
  );
}

function Urging() {
  const { t } = useTranslation("security");
  return (
    <aside className="security-recommendation" aria-labelledby="security-recommendation-title">
      <ShieldAlert aria-hidden size={28} strokeWidth={1.75} />
      <div>
        <h2 id="security-recommendation-title" className="text-question">
          {t("urging.title")}
        </h2>
        <p>{t("urging.text")}</p>
        <a href="#second-factor" className="text-link">
          {t("urging.action")}
        </a>
      </div>
    </aside>
  );
}
