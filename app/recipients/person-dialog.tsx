import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../ui/dialog.tsx";
import { DeletePerson } from "./delete-person.tsx";
import { PersonForm } from "./person-form.tsx";
import type { RecipientProfile } from "./recipient-profile.ts";
import { useRecipientName } from "./use-recipient-name.ts";

interface PersonDialogProps {
  person: RecipientProfile;
  onClose: () => void;
  /** With `null` when the profile was deleted. */
  onChanged: (profile: RecipientProfile | null) => void;
}

const titleId = "person-title";

/** Somebody's profile, to be changed or, after a question, deleted. */
export function PersonDialog({ person, onClose, onChanged }: PersonDialogProps) {
  const { t } = useTranslation("saved");
  const [isAsking, setAsking] = useState(false);
  const name = useRecipientName()(person);
  const finish = (profile: RecipientProfile | null) => {
    onChanged(profile);
    onClose();
  };
  return (
    <Dialog titleId={titleId} onClose={onClose}>
      <div className="person-dialog">
        <h2 id={titleId} className="text-title">
          {isAsking ? t("person.ask", { name }) : t("person.title", { name })}
        </h2>
        {isAsking ? (
          <DeletePerson person={person} onKeep={() => setAsking(false)} onDeleted={() => finish(null)} />
        ) : (
          <PersonForm person={person} onCancel={onClose} onSaved={finish} onDelete={() => setAsking(true)} />
        )}
      </div>
    </Dialog>
  );
}
