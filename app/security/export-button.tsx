import { Download } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Locale } from "#shared/locales/locale.ts";
import { callApi } from "../client/api.ts";
import { usePageAddress } from "../ui/page-address.ts";
import { saveFile } from "../ui/save-file.ts";
import "./security-form.css";

const fileName = "giftwright-data.json";

/** Downloads everything that is kept about the member, as one file. */
export function ExportButton() {
  const { t } = useTranslation("dialogs");
  const { locale } = usePageAddress();
  const [state, setState] = useState<"idle" | "preparing" | "done" | "failed">("idle");
  const download = async () => {
    setState("preparing");
    // A download that breaks off has failed as one that is refused has.
    setState((await downloadExport(locale).catch(() => false)) ? "done" : "failed");
  };
  return (
    <div className="export">
      <button type="button" className="button button-plain" disabled={state === "preparing"} onClick={() => void download()}>
        <Download aria-hidden size={18} strokeWidth={1.75} />
        {t(state === "preparing" ? "export.preparing" : "export.download")}
      </button>
      <output className={state === "failed" ? "fault" : "text-soft"}>
        {(state === "done" || state === "failed") && t(`export.${state}`)}
      </output>
    </div>
  );
}

// Not a plain link, which could not send the access token.
async function downloadExport(locale: Locale): Promise<boolean> {
  const response = await callApi("/api/me/export", { locale });
  if (!response.ok) return false;
  saveFile(await response.blob(), fileName);
  return true;
}
