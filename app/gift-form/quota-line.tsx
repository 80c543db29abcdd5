import { memo } from "react";
import { useTranslation } from "react-i18next";
import type { Quota } from "../account/find-quota.ts";
import { formatReset } from "../format-reset.ts";
import { usePageAddress } from "../page-address.ts";

/** How often a visitor can still ask today; the line's place is kept until that is known. */
export const QuotaLine = memo(function QuotaLine({ quota }: { quota: Quota | null }) {
  const { t } = useTranslation("giftForm");
  const { locale } = usePageAddress();
  return <p className="quota-line">{quota ? describe(quota) : " "}</p>;

  function describe({ remainingQueries, resetsAt }: Quota): string {
    if (remainingQueries < 0) return t("quota.unlimited");
    const left = t("quota.left", { count: remainingQueries });
    if (resetsAt === null) return left;
    const time = formatReset(resetsAt, locale);
    return remainingQueries > 0 ? `${left}${t("quota.resets", { time })}` : t("quota.none", { time });
  }
});
