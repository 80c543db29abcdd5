import { Check, Copy, Download } from "lucide-react";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { saveFile } from "../ui/save-file.ts";
import { useCopied } from "../ui/use-copied.ts";
import { useLatest } from "../client/use-latest.ts";

const fileName = "giftwright-recovery-codes.txt";

/** Makes ten new codes; earlier ones are void. */
export async function makeRecoveryCodes() {
  const { askService } = await import("../client/auth-client.ts");
  const { data, error } = await askService("/factors/recovery-codes", { method: "POST" });
  if (error) return { data, error };
  const codes = Array.isArray(data["codes"]) ? data["codes"].filter((code) => typeof code === "string") : [];
  return { data: codes, error: null };
}

/** Shows new recovery codes, which nobody can show again, to be copied or downloaded. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation("security");
  const { isCopied, copy } = useCopied();
  const text = `${codes.join("\n")}\n`;
  return (
    <div className="recovery-codes">
      <h3 className="text-question">{t("codes.title")}</h3>
      <p>{t("codes.text")}</p>
      <ol>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="security-actions">
        <button type="button" className="button button-quiet" onClick={() => void copy(text)}>
          {isCopied ? <Check aria-hidden size={18} /> : <Copy aria-hidden size={18} strokeWidth={1.75} />}
          <span aria-live="polite">{t(isCopied ? "factors.copied" : "codes.copy")}</span>
        </button>
        <button type="button" className="button button-quiet" onClick={() => saveFile(new Blob([text], { type: "text/plain" }), fileName)}>
          <Download aria-hidden size={18} strokeWidth={1.75} />
          {t("codes.download")}
        </button>
        <button type="button" className="button button-plain" onClick={onDone}>
          {t("codes.kept")}
        </button>
      </div>
    </div>
  );
}

/** How many codes are left, and a button for new ones. */
export function CodesLeft({ isBusy, onRenew }: { isBusy: boolean; onRenew: () => void }) {
  const { t } = useTranslation("security");
  const { found: left } = useLatest(useCallback(() => countCodes(), []));
  return (
    <div className="security-codes">
      <p className="text-soft">{left === null ? "" : t("codes.left", { count: left })}</p>
      <button type="button" className="button button-quiet" disabled={isBusy} onClick={onRenew}>
        {t("codes.renew")}
      </button>
    </div>
  );
}

async function countCodes(): Promise<number | null> {
  const { askService } = await import("../client/auth-client.ts");
  const { data } = await askService("/factors/recovery-codes", { method: "GET" });
  const left = data?.["left"];
  return typeof left === "number" ? left : null;
}
