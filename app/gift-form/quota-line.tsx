import { useTranslation } from "react-i18next";
import type { Quota } from "../api.ts";
import { formatReset } from "../format-reset.ts";
import { usePageAddress } from "../page-address.ts";

/** How often a visitor can still ask today; the line's place is kept until that is known. */
export function QuotaLine({ quota }: { quota: Quota | null }) {
  const { t } = useTranslation("giftForm");
  const { locale } = usePageAddress();
  return <p className="quota-line">{quota && quota.remainingQueries >= 0 ? describe(quota) : " "}</p>;

  function describe({ remainingQueries, resetsAt }: Quota): string {
    if (remainingQueries > 0 || resetsAt === null) return t("quota.left", { count: remainingQueries });
    return t("quota.none", { time: formatReset(resetsAt, locale) });
  }
}
