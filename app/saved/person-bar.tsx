import { Pencil } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { findSeparator } from "../gift-form/split-words.ts";
import { keepForForm } from "../gift-form/use-gift-fields.ts";
import { localizePath, usePageAddress } from "../page-address.ts";
import type { Recipient, RecipientProfile } from "../recipients/recipient-profile.ts";
import { useRecipientName } from "../recipients/use-recipient-name.ts";
import { fillInRecipient } from "../recipients/recipient-fields.ts";

const PersonDialog = lazy(async () => ({ default: (await import("../recipients/person-dialog.tsx")).PersonDialog }));

interface PersonBarProps {
  person: Recipient;
  /** With `null` when the profile was deleted. */
  onChanged: (profile: RecipientProfile | null) => void;
}

/** The one person that the list is narrowed down to, and what can be done for them. */
export function PersonBar({ person, onChanged }: PersonBarProps) {
  const { t } = useTranslation("saved");
  const { locale } = usePageAddress();
  const navigate = useNavigate();
  const name = useRecipientName()(person);
  const [isEditing, setEditing] = useState(false);
  const askForMore = () => {
    keepForForm((fields) => fillInRecipient(fields, person, findSeparator(locale)));
    void navigate(localizePath(locale, "/#gift-form"));
  };
  return (
    <div className="person-bar">
      <PersonFacts person={person} />
      <div className="person-actions">
        <button type="button" className="button button-plain" onClick={askForMore}>
          {t("people.more", { name })}
        </button>
        <button type="button" className="button button-quiet" onClick={() => setEditing(true)}>
          <Pencil aria-hidden size={17} strokeWidth={1.75} />
          {t("people.edit", { name })}
        </button>
      </div>
      {isEditing && (
        <Suspense>
          <PersonDialog person={person} onClose={() => setEditing(false)} onChanged={onChanged} />
        </Suspense>
      )}
    </div>
  );
}

function PersonFacts({ person }: { person: Recipient }) {
  const { t: option } = useTranslation("options");
  const { locale } = usePageAddress();
  const facts = [
    person.relationship && option(`relationship.${person.relationship}`),
    person.ageRange && option(`age.${person.ageRange}`),
    person.livingSituation && person.livingSituation !== "prefer-not-to-say" && option(`gender.${person.livingSituation}`),
  ].filter((fact) => typeof fact === "string");
  const words = [...person.interests, ...person.personalities];
  return (
    <div className="min-w-0">
      <p className="text-soft">{facts.join(" · ")}</p>
      {words.length > 0 && (
        <p className="text-small mt-1" lang="">
          {words.join(findSeparator(locale))}
        </p>
      )}
    </div>
  );
}
