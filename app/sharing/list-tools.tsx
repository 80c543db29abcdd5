import { Check, Copy, Printer, Send } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useHydrated } from "../ui/use-hydrated.ts";
import { useCopied } from "../ui/use-copied.ts";
import "./list-tools.css";

interface ListToolsProps {
  /** Of the list. */
  address: string;
  title: string;
  /** Where the list is printed; without it the page itself is printed. */
  printAddress?: string;
}

/** Copies, hands on or prints a list. The system's share sheet is offered where there is one. */
export function ListTools({ address, title, printAddress }: ListToolsProps) {
  const { t } = useTranslation("sharing");
  const { isCopied, copy } = useCopied();
  const canSend = useHydrated() && "share" in navigator;
  // Rejected when the visitor cancels.
  const send = async () => await navigator.share({ title, url: address }).catch(() => undefined);
  return (
    <div className="list-tools">
      <button type="button" className="list-tool" onClick={() => void copy(address)}>
        {isCopied ? <Check aria-hidden size={18} strokeWidth={1.75} /> : <Copy aria-hidden size={18} strokeWidth={1.75} />}
        <span aria-live="polite">{t(isCopied ? "tools.copied" : "tools.copy")}</span>
      </button>
      {canSend && (
        <button type="button" className="list-tool" onClick={() => void send()}>
          <Send aria-hidden size={18} strokeWidth={1.75} />
          {t("tools.send")}
        </button>
      )}
      {printAddress === undefined ? (
        <button type="button" className="list-tool" onClick={() => print()}>
          <Printer aria-hidden size={18} strokeWidth={1.75} />
          {t("tools.print")}
        </button>
      ) : (
        <a className="list-tool" href={printAddress} target="_blank" rel="noopener">
          <Printer aria-hidden size={18} strokeWidth={1.75} />
          {t("tools.print")}
        </a>
      )}
    </div>
  );
}
