import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { usePageAddress } from "../page-address.ts";
import type { RecipientProfile } from "./recipient-profile.ts";
import { deleteRecipient } from "./save-recipient.ts";

interface DeletePersonProps {
  person: RecipientProfile;
  onKeep: () => void;
  onDeleted: () => void;
}

export function DeletePerson({ person, onKeep, onDeleted }: DeletePersonProps) {
  const { t } = useTranslation("saved");
  const { locale } = usePageAddress();
  const [state, setState] = useState<"asking" | "deleting" | "failed">("asking");
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  const confirm = async () => {
    setState("deleting");
    if (await deleteRecipient(person.id, locale)) onDeleted();
    else setState("failed");
  };
  return (
    <>
      <p className="text-soft">{t("person.askText")}</p>
      {state === "failed" && (
        <p role="alert" className="fault">
          {t("person.deleteFailed")}
        </p>
      )}
      <div className="person-dialog-end">
        <button ref={keep} type="button" className="button button-plain" onClick={onKeep}>
          {t("person.keep")}
        </button>
        <button type="button" className="button button-fault" disabled={state === "deleting"} onClick={() => void confirm()}>
          {t("person.confirm")}
        </button>
      </div>
    </>
  );
}
