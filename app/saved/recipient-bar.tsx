import { Pencil } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { listFieldsOf, personFields } from "#shared/person-fields.ts";
import { getSeparator } from "../gift-form/split-words.ts";
import { keepForForm } from "../gift-form/use-gift-fields.ts";
import { localizePath, usePageAddress } from "../ui/page-address.ts";
import type { Recipient, RecipientProfile } from "../recipients/recipient-profile.ts";
import { useRecipientName } from "../recipients/use-recipient-name.ts";
import { fillInRecipient } from "../recipients/recipient-fields.ts";

const RecipientDialog = lazy(async () => ({ default: (await import("../recipients/recipient-dialog.tsx")).RecipientDialog }));

interface RecipientBarProps {
  recipient: Recipient;
  /** With `null` when the profile was deleted. */
  onChanged: (profile: RecipientProfile | null) => void;
}

/** The recipient that the list is filtered by: facts, a link to ask for more ideas, and editing. */
export function RecipientBar({ recipient, onChanged }: RecipientBarProps) {
  const { t } = useTranslation("saved");
  const { locale } = usePageAddress();
  const navigate = useNavigate();
  const name = useRecipientName()(recipient);
  const [isEditing, setEditing] = useState(false);
  const askForMore = () => {
    keepForForm((fields) => fillInRecipient(fields, recipient, getSeparator(locale)));
    void navigate(localizePath(locale, "/#gift-form"));
  };
  return (
    <div className="recipient-bar">
      <RecipientFacts recipient={recipient} />
      <div className="recipient-actions">
        <button type="button" className="button button-plain" onClick={askForMore}>
          {t("recipients.more", { name })}
        </button>
        <button type="button" className="button button-quiet" onClick={() => setEditing(true)}>
          <Pencil aria-hidden size={17} strokeWidth={1.75} />
          {t("recipients.edit", { name })}
        </button>
      </div>
      {isEditing && (
        <Suspense>
          <RecipientDialog recipient={recipient} onClose={() => setEditing(false)} onChanged={onChanged} />
        </Suspense>
      )}
    </div>
  );
}

function RecipientFacts({ recipient }: { recipient: Recipient }) {
  const { t: option } = useTranslation(["options", "questions"]);
  const { locale } = usePageAddress();
  const facts = [
    recipient.relationship && option(`relationship.${recipient.relationship}`),
    recipient.ageRange && option(`questions:age.values.${recipient.ageRange}`),
    recipient.livingSituation &&
      recipient.livingSituation !== "prefer-not-to-say" &&
      option(`questions:gender.values.${recipient.livingSituation}`),
  ].filter((fact) => typeof fact === "string");
  const words = listFieldsOf("words").flatMap((name) => recipient[personFields[name].kept]);
  return (
    <div className="may-shrink">
      <p className="text-soft">{facts.join(" · ")}</p>
      {words.length > 0 && (
        <p className="text-small" lang="">
          {words.join(getSeparator(locale))}
        </p>
      )}
    </div>
  );
}
