import { useState } from "react";
import { useTranslation } from "react-i18next";
import { listVerifiedFactors } from "../client/second-factor.ts";
import { PointList } from "../ui/point-list.tsx";
import { enrolTotp, type NewTotp } from "./enrol-factor.ts";
import { FactorRow } from "./factor-row.tsx";
import { PhoneEnrolment } from "./phone-enrolment.tsx";
import { Outcome, Section } from "./section.tsx";
import type { SubjectProps } from "./use-security-data.ts";
import { CodesLeft, makeRecoveryCodes, RecoveryCodes } from "./recovery-codes.tsx";
import { TotpEnrolment } from "./totp-enrolment.tsx";
import { useSecurityCall } from "./use-security-call.ts";

/** Lists the second factors, turns them on and off. */
export function FactorsSection({ data, onChange }: SubjectProps) {
  const { t } = useTranslation("security");
  const [done, setDone] = useState<string | null>(null);
  const factors = listVerifiedFactors(data);
  const isOn = factors.length > 0;
  const { attempt, isBusy, fault } = useSecurityCall();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const showNewCodes = async () => {
    const made = await attempt(makeRecoveryCodes);
    if (made && made !== "expected") setCodes(made);
  };
  const finish = (text: string | null) => {
    setDone(text);
    // With the first factor come the codes for the case that it is lost.
    if (text !== null && !isOn) void showNewCodes();
    onChange();
  };
  return (
    <Section id="second-factor" title={t("factors.title")} lead={t("factors.lead")}>
      <p className={`security-state ${isOn ? "security-state-on" : ""}`}>{t(isOn ? "factors.on" : "factors.none")}</p>
      {isOn && (
        <ul className="security-rows">
          {factors.map((factor) => (
            <FactorRow key={factor.id} factor={factor} isOnlyOne={factors.length === 1} onRemoved={finish} />
          ))}
        </ul>
      )}
      {codes ? (
        <RecoveryCodes
          codes={codes}
          onDone={() => {
            setCodes(null);
            onChange();
          }}
        />
      ) : (
        <>
          {isOn && <CodesLeft isBusy={isBusy} onRenew={() => void showNewCodes()} />}
          <NewFactor data={data} onBegin={() => setDone(null)} onEnd={finish} />
        </>
      )}
      <Outcome done={done} fault={fault} />
      <div className="security-advice">
        <h3 className="text-question">{t("factors.adviceTitle")}</h3>
        <PointList text={t("factors.advice")} />
      </div>
    </Section>
  );
}

interface NewFactorProps {
  data: SubjectProps["data"];
  onBegin: () => void;
  onEnd: (done: string | null) => void;
}

/** The factors that can be turned on, and the enrolment of one. */
function NewFactor({ data: { user, ways }, onBegin, onEnd }: NewFactorProps) {
  const { t } = useTranslation("security");
  const { attempt, isBusy, fault } = useSecurityCall();
  const [adding, setAdding] = useState<NewTotp | "phone" | null>(null);
  const hasTotp = listVerifiedFactors({ user }).some(({ factor_type: type }) => type === "totp");
  const addTotp = async () => {
    onBegin();
    const begun = await attempt((auth) => enrolTotp(auth, user, t("factors.totp")));
    if (begun && begun !== "expected") setAdding(begun);
  };
  const addPhone = () => {
    onBegin();
    setAdding("phone");
  };
  const end = (done: string | null) => {
    setAdding(null);
    onEnd(done);
  };
  if (adding === "phone") return <PhoneEnrolment user={user} onEnd={end} />;
  if (adding) return <TotpEnrolment factor={adding} onEnd={end} />;
  return (
    <div className="security-actions">
      {ways.factorTypes.includes("totp") && (
        <button type="button" className="button button-plain" disabled={isBusy} onClick={() => void addTotp()}>
          {t(hasTotp ? "factors.addAnother" : "factors.addTotp")}
        </button>
      )}
      {ways.factorTypes.includes("phone") && (
        <button type="button" className="button button-plain" disabled={isBusy} onClick={addPhone}>
          {t("factors.addPhone")}
        </button>
      )}
      <Outcome fault={fault} />
    </div>
  );
}
