import type { Factor } from "@supabase/auth-js";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { loadAuth, type AuthClient } from "../client/auth.ts";
import { CodeForm } from "./second-factor-code.tsx";
import { RecoveryForm } from "./recovery-form.tsx";
import { listVerifiedFactors } from "../client/second-factor.ts";
import { useAccount } from "./visitor.tsx";

interface SecondFactorFormProps {
  /** The client whose session is raised to aal2; by default the page's own. */
  openAuth?: () => Promise<AuthClient>;
  onDone?: () => void;
}

/** Asks for the member's second factor, before which the session does not count. */
export function SecondFactorForm({ openAuth = loadAuth, onDone }: SecondFactorFormProps) {
  const { t } = useTranslation("account");
  const { signOut } = useAccount();
  const { factor, other, choose } = useFactors(openAuth);
  const [isRecovering, setRecovering] = useState(false);
  return (
    <>
      <header className="account-heading">
        <h2 id="account-title">{t("secondFactor.title")}</h2>
      </header>
      <Asked {...{ factor, isRecovering, openAuth, onDone }} />
      <div className="account-toggle account-choices">
        {factor && (
          <button type="button" className="text-link" onClick={() => setRecovering(!isRecovering)}>
            {t(isRecovering ? "secondFactor.useFactor" : "secondFactor.useRecovery")}
          </button>
        )}
        {other && !isRecovering && (
          <button type="button" className="text-link" onClick={() => choose(other)}>
            {t(other.factor_type === "phone" ? "secondFactor.usePhone" : "secondFactor.useTotp")}
          </button>
        )}
        {!onDone && (
          <button type="button" className="text-link" onClick={signOut}>
            {t("secondFactor.cancel")}
          </button>
        )}
      </div>
    </>
  );
}

interface AskedProps extends Required<Pick<SecondFactorFormProps, "openAuth">> {
  factor: Factor | undefined;
  isRecovering: boolean;
  onDone: (() => void) | undefined;
}

function Asked({ factor, isRecovering, openAuth, onDone }: AskedProps) {
  if (isRecovering) return <RecoveryForm openAuth={openAuth} onDone={onDone} />;
  return factor ? <CodeForm key={factor.id} factor={factor} openAuth={openAuth} onDone={onDone} /> : null;
}

/** The factor to ask for (preferably an app), and an alternative one. */
function useFactors(openAuth: () => Promise<AuthClient>) {
  const [factors, setFactors] = useState<Factor[]>([]);
  useEffect(() => {
    const load = async () => {
      const { data } = await (await openAuth()).getSession();
      const verified = data.session ? listVerifiedFactors(data.session) : [];
      setFactors(verified.toSorted((a, b) => b.factor_type.localeCompare(a.factor_type)));
    };
    void load();
  }, [openAuth]);
  const [factor, ...others] = factors;
  const choose = (next: Factor) => setFactors([next, ...factors.filter(({ id }) => id !== next.id)]);
  return { factor, other: others.find(({ factor_type }) => factor_type !== factor?.factor_type), choose };
}
