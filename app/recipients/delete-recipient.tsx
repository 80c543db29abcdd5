import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { usePageAddress } from "../ui/page-address.ts";
import type { RecipientProfile } from "./recipient-profile.ts";
import { deleteRecipient } from "./save-recipient.ts";

interface DeleteRecipientProps {
  recipient: RecipientProfile;
  onKeep: () => void;
  onDeleted: () => void;
}

export function DeleteRecipient({ recipient, onKeep, onDeleted }: DeleteRecipientProps) {
  const { t } = useTranslation("saved");
  const { locale } = usePageAddress();
  const [state, setState] = useState<"asking" | "deleting" | "failed">("asking");
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  const confirm = async () => {
    setState("deleting");
    if (await deleteRecipient(recipient.id, locale)) onDeleted();
    else setState("failed");
  };
  return (
    <>
      <p className="text-soft">{t("recipient.askText")}</p>
      {state === "failed" && (
        <p role="alert" className="fault">
          {t("recipient.deleteFailed")}
        </p>
      )}
      <div className="recipient-dialog-end">
        <button ref={keep} type="button" className="button button-plain" onClick={onKeep}>
          {t("recipient.keep")}
        </button>
        <button type="button" className="button button-danger" disabled={state === "deleting"} onClick={() => void confirm()}>
          {t("recipient.confirm")}
        </button>
      </div>
    </>
  );
}
