import type { Factor } from "@supabase/auth-js";
import { MessageSquare, Smartphone } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatLocalDay } from "../ui/format-date.ts";
import { usePageAddress } from "../ui/page-address.ts";
import { Outcome } from "./section.tsx";
import { useSecurityCall } from "./use-security-call.ts";

interface FactorRowProps {
  factor: Factor;
  isOnlyOne: boolean;
  onRemoved: (text: string) => void;
}

/** An active second factor; turning it off has to be confirmed. */
export function FactorRow({ factor, isOnlyOne, onRemoved }: FactorRowProps) {
  const { t } = useTranslation("security");
  const { locale } = usePageAddress();
  const { attempt, isBusy, fault } = useSecurityCall();
  const [isAsked, setAsked] = useState(false);
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAsked) keep.current?.focus();
  }, [isAsked]);
  const name = factor.friendly_name || t(factor.factor_type === "phone" ? "factors.phone" : "factors.totp");
  const Icon = factor.factor_type === "phone" ? MessageSquare : Smartphone;
  const remove = async () => {
    const removed = await attempt(async (auth) => {
      const outcome = await auth.mfa.unenroll({ factorId: factor.id });
      // The session's token still lists the factor, for which the member would be asked.
      if (!outcome.error) await auth.refreshSession();
      return outcome;
    });
    if (removed) onRemoved(t("factors.removed", { name }));
  };
  return (
    <li>
      <Icon aria-hidden size={22} strokeWidth={1.75} />
      <div>
        <p className="security-name">{name}</p>
        <p className="text-soft">{t("factors.addedOn", { date: formatLocalDay(factor.created_at, locale) })}</p>
        {isAsked && <p className="security-question">{t(isOnlyOne ? "factors.sure" : "factors.sureOneOfMany", { name })}</p>}
        <Outcome fault={fault} />
      </div>
      <div className="security-actions">
        {isAsked ? (
          <>
            <button ref={keep} type="button" className="button button-plain" disabled={isBusy} onClick={() => setAsked(false)}>
              {t("factors.keep")}
            </button>
            <button type="button" className="button button-danger" disabled={isBusy} onClick={() => void remove()}>
              {t(isBusy ? "factors.removing" : "factors.remove")}
            </button>
          </>
        ) : (
          <button
            type="button"
            className="button button-quiet"
            aria-label={t("factors.removeNamed", { name })}
            onClick={() => setAsked(true)}
          >
            {t("factors.remove")}
          </button>
        )}
      </div>
    </li>
  );
}
