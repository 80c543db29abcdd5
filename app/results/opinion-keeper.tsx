import { useTranslation } from "react-i18next";
import { usePageAddress } from "../ui/page-address.ts";
import type { IdeasState } from "./ideas-state.ts";
import { useKeptOpinions } from "./use-kept-opinions.ts";

/** Saves the member's opinions, and shows a message only when that fails. */
export function OpinionKeeper({ state }: { state: IdeasState }) {
  const { t } = useTranslation("saved");
  const { locale } = usePageAddress();
  const hasFailed = useKeptOpinions(state, locale);
  return (
    hasFailed && (
      <p role="alert" className="fault">
        {t("feedbackFailed")}
      </p>
    )
  );
}
