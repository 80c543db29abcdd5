import { useTranslation } from "react-i18next";
import { languageNames } from "#shared/locales/language-names.ts";
import { useDialogs } from "../ui/use-dialogs.ts";
import { formatLocalDay } from "../ui/format-date.ts";
import { usePageAddress } from "../ui/page-address.ts";
import type { Profile } from "#shared/answers/account.ts";

export function Overview({ account }: { account: Profile }) {
  const { t } = useTranslation("security");
  const { locale } = usePageAddress();
  const { openPlans } = useDialogs();
  const since = formatLocalDay(account.createdAt, locale);
  return (
    <dl className="security-overview">
      <div>
        <dt>{t("overview.email")}</dt>
        <dd>{account.email ?? t("overview.noEmail")}</dd>
      </div>
      <div>
        <dt>{t("overview.plan")}</dt>
        <dd>
          {t(`overview.${account.plan}`)}{" "}
          <button type="button" className="text-link" onClick={openPlans}>
            {t("overview.seePlans")}
          </button>
        </dd>
      </div>
      <div>
        <dt>{t("overview.language")}</dt>
        <dd lang={account.language ?? undefined}>{account.language ? languageNames[account.language] : t("overview.asPages")}</dd>
      </div>
      <div>
        <dt>{t("overview.since")}</dt>
        <dd>
          <time dateTime={account.createdAt}>{since}</time>
        </dd>
      </div>
    </dl>
  );
}
