import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../ui/dialog.tsx";
import { DeleteRecipient } from "./delete-recipient.tsx";
import { RecipientForm } from "./recipient-form.tsx";
import type { RecipientProfile } from "./recipient-profile.ts";
import { useRecipientName } from "./use-recipient-name.ts";

interface RecipientDialogProps {
  recipient: RecipientProfile;
  onClose: () => void;
  /** With `null` when the profile was deleted. */
  onChanged: (profile: RecipientProfile | null) => void;
}

const titleId = "recipient-title";

/** Edits a recipient profile, or deletes it after a confirmation. */
export function RecipientDialog({ recipient, onClose, onChanged }: RecipientDialogProps) {
  const { t } = useTranslation("saved");
  const [isAsking, setAsking] = useState(false);
  const name = useRecipientName()(recipient);
  const finish = (profile: RecipientProfile | null) => {
    onChanged(profile);
    onClose();
  };
  return (
    <Dialog titleId={titleId} onClose={onClose}>
      <div className="recipient-dialog">
        <h2 id={titleId} className="text-title">
          {isAsking ? t("recipient.ask", { name }) : t("recipient.title", { name })}
        </h2>
        {isAsking ? (
          <DeleteRecipient recipient={recipient} onKeep={() => setAsking(false)} onDeleted={() => finish(null)} />
        ) : (
          <RecipientForm recipient={recipient} onCancel={onClose} onSaved={finish} onDelete={() => setAsking(true)} />
        )}
      </div>
    </Dialog>
  );
}
