import { Monitor, Smartphone } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { SessionView } from "#shared/answers/account.ts";
import { formatInstant } from "../ui/format-date.ts";
import { usePageAddress } from "../ui/page-address.ts";
import { nameDevice } from "./name-device.ts";

interface SessionRowProps {
  session: SessionView;
  name: string;
  onEnd: () => void;
}

/** One device on which the member is signed in. */
export function SessionRow({ session, name, onEnd }: SessionRowProps) {
  const { t } = useTranslation("security");
  const { locale } = usePageAddress();
  const isPhone = ["Android", "iPhone"].includes(nameDevice(session.userAgent).system ?? "");
  const Icon = isPhone ? Smartphone : Monitor;
  const active = formatInstant(session.lastActiveAt, locale);
  return (
    <li>
      <Icon aria-hidden size={22} strokeWidth={1.75} />
      <div>
        <p className="security-name">
          {name} {session.isCurrent && <span className="badge badge-beside">{t("sessions.current")}</span>}
        </p>
        <p className="text-soft">
          {t("sessions.active", { time: active })}
          {session.place && <span className="security-place">{session.place}</span>}
        </p>
        <p className="text-soft">{t("sessions.signedIn", { time: formatInstant(session.signedInAt, locale) })}</p>
      </div>
      {!session.isCurrent && (
        <div className="security-actions">
          <button
            type="button"
            className="button button-quiet"
            aria-label={t("sessions.endNamed", { device: name, time: active })}
            onClick={onEnd}
          >
            {t("sessions.end")}
          </button>
        </div>
      )}
    </li>
  );
}

export function useDeviceName(): (session: SessionView) => string {
  const { t } = useTranslation("security");
  return ({ userAgent }) => {
    const { browser, system } = nameDevice(userAgent);
    if (!browser && !system) return t("sessions.unknownDevice");
    return t("sessions.on", { browser: browser ?? t("sessions.unknownBrowser"), system: system ?? t("sessions.unknownSystem") });
  };
}
