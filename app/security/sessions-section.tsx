import { useState, useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { SessionView } from "#shared/answers/account.ts";
import { usePageAddress } from "../ui/page-address.ts";
import { endSession, listSessions } from "./own-sessions.ts";
import { useProve } from "./proof.tsx";
import { Outcome, Section } from "./section.tsx";
import { SessionRow, useDeviceName } from "./session-row.tsx";
import { useSecurityCall } from "./use-security-call.ts";
import { useLatest } from "../client/use-latest.ts";

/** Lists the devices on which the member is signed in, and signs them out. */
export function SessionsSection() {
  const { t } = useTranslation("security");
  const { locale } = usePageAddress();
  const { attempt, isBusy, fault, setFault } = useSecurityCall();
  const prove = useProve();
  const { sessions, hasFailed, reload } = useOwnSessions();
  const [done, setDone] = useState<string | null>(null);
  const nameOf = useDeviceName();
  const endOthers = async () => {
    setDone(null);
    if (!(await attempt(signOutOthers))) return;
    setDone(t("sessions.endedOthers"));
    reload();
  };
  const end = async (session: SessionView) => {
    setDone(null);
    let ending = await endSession(locale, session.id);
    if (ending === "proofNeeded" && (await prove())) ending = await endSession(locale, session.id);
    if (ending === "proofNeeded") return;
    const isEnded = ending === "ended";
    setFault(isEnded ? null : t("faults.stale"));
    if (isEnded) setDone(t("sessions.ended", { device: nameOf(session) }));
    reload();
  };
  return (
    <Section id="devices" title={t("sessions.title")} lead={t("sessions.lead")}>
      <ul className="security-rows">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} name={nameOf(session)} onEnd={() => void end(session)} />
        ))}
      </ul>
      {sessions.length === 1 && <p className="text-soft">{t("sessions.onlyThis")}</p>}
      {sessions.length > 1 && (
        <div className="security-actions">
          <button type="button" className="button button-plain" disabled={isBusy} onClick={() => void endOthers()}>
            {t("sessions.endOthers")}
          </button>
        </div>
      )}
      <Outcome fault={hasFailed ? t("sessions.failed") : fault} done={done} />
    </Section>
  );
}

const signOutOthers: Parameters<ReturnType<typeof useSecurityCall>["attempt"]>[0] = async (auth) => {
  const { error } = await auth.signOut({ scope: "others" });
  return error ? { data: null, error } : { data: true, error: null };
};

interface OwnSessions {
  sessions: SessionView[];
  hasFailed: boolean;
  reload: () => void;
}

/** Loads the member's sessions, and again after each change; the old ones stay meanwhile. */
function useOwnSessions(): OwnSessions {
  const { locale } = usePageAddress();
  const { found, hasFailed, reload } = useLatest(useCallback((signal: AbortSignal) => listSessions(locale, signal), [locale]));
  return { sessions: found ?? [], hasFailed, reload };
}
