import { useTranslation } from "react-i18next";
import { useDialogs } from "../ui/use-dialogs.ts";
import { ExportButton } from "./export-button.tsx";
import { Section } from "./section.tsx";

/** Exporting one's data, and deleting the account. */
export function DataSection() {
  const { t } = useTranslation("security");
  const { openDeleteAccount } = useDialogs();
  return (
    <Section id="your-data" title={t("data.title")} lead={t("data.lead")}>
      <ExportButton />
      <div className="security-account-end">
        <p>{t("data.deleteLead")}</p>
        <button type="button" className="button button-danger" onClick={openDeleteAccount}>
          {t("data.delete")}
        </button>
      </div>
    </Section>
  );
}
