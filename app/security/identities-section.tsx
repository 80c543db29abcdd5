import type { UserIdentity } from "@supabase/auth-js";
import { KeyRound } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { SocialProvider } from "../client/sign-in-methods.ts";
import { localizePath, usePageAddress } from "../ui/page-address.ts";
import { Outcome, Section } from "./section.tsx";
import type { SubjectProps } from "./use-security-data.ts";
import { useSecurityCall } from "./use-security-call.ts";

/** The identities of the account; further ones can be linked if the operator allows it. */
export function IdentitiesSection({ data: { user, ways }, onChange }: SubjectProps) {
  const { t } = useTranslation("security");
  const { locale } = usePageAddress();
  const { attempt, isBusy, fault } = useSecurityCall();
  const [done, setDone] = useState<string | null>(null);
  const nameOf = useProviderName(ways.providers);
  const identities = user.identities ?? [];
  const offered = ways.canLink ? ways.providers.filter(({ id }) => !identities.some(({ provider }) => provider === id)) : [];
  const link = async (provider: SocialProvider["id"]) => {
    const redirectTo = location.origin + localizePath(locale, "/security");
    await attempt((auth) => auth.linkIdentity({ provider, options: { redirectTo } }));
  };
  const unlink = async (identity: UserIdentity) => {
    setDone(null);
    if (!(await attempt((auth) => auth.unlinkIdentity(identity)))) return;
    setDone(t("identities.unlinked", { provider: nameOf(identity.provider) }));
    onChange();
  };
  return (
    <Section id="ways-in" title={t("identities.title")} lead={t("identities.lead")}>
      <ul className="security-rows">
        {identities.map((identity) => (
          <li key={identity.identity_id}>
            <KeyRound aria-hidden size={22} strokeWidth={1.75} />
            <div>
              <p className="security-name">{nameOf(identity.provider)}</p>
              <p className="text-soft">{describeIdentity(identity)}</p>
            </div>
            {ways.canLink && identities.length > 1 && (
              <div className="security-actions">
                <button
                  type="button"
                  className="button button-quiet"
                  aria-label={t("identities.unlinkNamed", { provider: nameOf(identity.provider) })}
                  disabled={isBusy}
                  onClick={() => void unlink(identity)}
                >
                  {t("identities.unlink")}
                </button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {offered.length > 0 && (
        <div className="security-actions">
          {offered.map(({ id, name }) => (
            <button key={id} type="button" className="button button-plain" disabled={isBusy} onClick={() => void link(id)}>
              {t("identities.link", { provider: name })}
            </button>
          ))}
        </div>
      )}
      <Outcome fault={fault} done={done} />
    </Section>
  );
}

function describeIdentity({ identity_data: data }: UserIdentity): string {
  const [email, phone]: unknown[] = [data?.["email"], data?.["phone"]];
  if (typeof email === "string") return email;
  return typeof phone === "string" ? phone : "";
}

function useProviderName(providers: readonly SocialProvider[]): (provider: string) => string {
  const { t } = useTranslation("security");
  return (provider) => {
    if (provider === "email" || provider === "phone" || provider === "web3") return t(`identities.${provider}`);
    if (provider.startsWith("sso:")) return t("identities.sso");
    return providers.find(({ id }) => id === provider)?.name ?? provider.replace(/^custom:/, "");
  };
}
