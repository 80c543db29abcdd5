import { memo } from "react";
import { useTranslation } from "react-i18next";
import type { Quota } from "../account/find-quota.ts";
import { formatReset } from "../ui/format-reset.ts";
import { usePageAddress } from "../ui/page-address.ts";

interface QuotaLineProps {
  id?: string;
  quota: Quota | null;
}

/** Shows the visitor's quota of today; its space is reserved until that is loaded. */
export const QuotaLine = memo(function QuotaLine({ id, quota }: QuotaLineProps) {
  const { t } = useTranslation("giftForm");
  const { locale } = usePageAddress();
  return (
    <p id={id} className="quota-line">
      {quota ? describe(quota) : " "}
    </p>
  );

  function describe({ remainingQueries, resetsAt }: Quota): string {
    if (remainingQueries < 0) return t("quota.unlimited");
    const left = t("quota.left", { count: remainingQueries });
    if (resetsAt === null) return left;
    const time = formatReset(resetsAt, locale);
    return remainingQueries > 0 ? `${left}${t("quota.resets", { time })}` : t("quota.none", { time });
  }
});
