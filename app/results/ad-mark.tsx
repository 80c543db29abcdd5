import { useTranslation } from "react-i18next";
import type { Shop } from "#shared/shops.ts";

/** Says of a link that the operator earns by it. */
export function AdMark({ shop }: { shop: Shop }) {
  const { t } = useTranslation("results");
  return shop.tag === undefined ? null : <small className="ad-mark">{t("ad")}</small>;
}

/** What a link to a shop is to search engines: paid, or not vouched for. */
export function relateTo(shop: Shop): string {
  return `noopener ${shop.tag === undefined ? "nofollow" : "sponsored"}`;
}
