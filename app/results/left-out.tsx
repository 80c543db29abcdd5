import { useTranslation } from "react-i18next";
import { usePageAddress } from "../ui/page-address.ts";
import type { Round } from "./ideas-state.ts";

/** What a round kept away from, in the giver's words. */
export function LeftOut({ round: { outcome } }: { round: Round }) {
  const { t } = useTranslation("saved");
  const { locale } = usePageAddress();
  if (!outcome || outcome.leftOut.length === 0) return null;
  return <p>{t("round.leftOut", { list: new Intl.ListFormat(locale, { type: "conjunction" }).format(outcome.leftOut) })}</p>;
}
