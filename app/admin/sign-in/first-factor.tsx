import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { listVerifiedFactors } from "../../client/second-factor.ts";
import { FactorsSection } from "../../security/factors-section.tsx";
import { ProofProvider } from "../../security/proof.tsx";
import { useSecurityData } from "../../security/use-security-data.ts";
import { Door } from "./sign-in-page.tsx";
import "../../account/account.css";
import "../../security/security.css";
import "./first-factor.css";

/** Has an administrator set up a second factor, without which the server answers nothing of the back-office. */
export function FirstFactor({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation("admin");
  const { state, reload } = useSecurityData();
  const hasFactor = state.kind === "ready" && listVerifiedFactors(state.data).length > 0;
  return (
    <Door title={t("signIn.factorTitle")} text={t("signIn.factorText")}>
      {state.kind === "loading" && <p>{t("signIn.waiting")}</p>}
      {state.kind === "failed" && (
        <button type="button" className="button button-plain" onClick={reload}>
          {t("signIn.retry")}
        </button>
      )}
      {state.kind === "ready" && (
        // The texts of the section come with it: what stands around them stays meanwhile.
        <Suspense fallback={<p>{t("signIn.waiting")}</p>}>
          <ProofProvider data={state.data}>
            <FactorsSection data={state.data} onChange={reload} />
          </ProofProvider>
        </Suspense>
      )}
      {hasFactor && (
        <button type="button" className="button admin-button" onClick={onDone}>
          {t("signIn.open")}
        </button>
      )}
    </Door>
  );
}
