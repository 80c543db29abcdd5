import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ageRanges, genders, relationships } from "#shared/gift-options.ts";
import { limits } from "#shared/limits.ts";
import type { Result } from "../client/request.ts";
import { ChoiceQuestion } from "../gift-form/choice-question.tsx";
import { assignFaults, type Faults } from "../gift-form/get-faults.ts";
import type { FieldName } from "../gift-form/gift-fields.ts";
import { describedBy, Question } from "../gift-form/question.tsx";
import { getSeparator } from "../gift-form/split-words.ts";
import { WordsQuestion } from "../gift-form/words-question.tsx";
import { usePageAddress } from "../ui/page-address.ts";
import { writeOut, type RecipientFields } from "./recipient-fields.ts";
import type { RecipientProfile } from "./recipient-profile.ts";
import { saveRecipient } from "./save-recipient.ts";

interface RecipientFormProps {
  recipient: RecipientProfile;
  onCancel: () => void;
  onSaved: (profile: RecipientProfile) => void;
  onDelete: () => void;
}

/** The fields of a recipient profile, which are questions of the gift form. */
export function RecipientForm({ recipient, onCancel, onSaved, onDelete }: RecipientFormProps) {
  const { t } = useTranslation("saved");
  const { locale } = usePageAddress();
  const [fields, setFields] = useState(() => writeOut(recipient, getSeparator(locale)));
  const [isSaving, setSaving] = useState(false);
  const [end, setEnd] = useState<Result<RecipientProfile> | null>(null);
  const save = async () => {
    setSaving(true);
    const saved = await saveRecipient(recipient.id, fields, locale);
    setSaving(false);
    setEnd(saved);
    if (saved.kind === "done") onSaved(saved.body);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSaving) void save();
      }}
    >
      <p className="text-soft">{t("recipient.lead")}</p>
      <RecipientQuestions
        fields={fields}
        faults={assignFaults(end?.kind === "refused" ? end.problem.errors : [])}
        onChange={(name, value) => setFields({ ...fields, [name]: value })}
      />
      {end !== null && end.kind !== "done" && (
        <p role="alert" className="fault">
          {end.kind === "refused" && end.problem.detail ? end.problem.detail : t("recipient.failed")}
        </p>
      )}
      <div className="recipient-dialog-end">
        <button type="submit" className="button button-ribbon" disabled={isSaving}>
          {t(isSaving ? "recipient.saving" : "recipient.save")}
        </button>
        <button type="button" className="button button-plain" onClick={onCancel}>
          {t("recipient.cancel")}
        </button>
        <button type="button" className="button button-quiet recipient-delete" onClick={onDelete}>
          {t("recipient.delete")}
        </button>
      </div>
    </form>
  );
}

interface RecipientQuestionsProps {
  fields: RecipientFields;
  faults: Faults;
  onChange: (name: FieldName, value: string) => void;
}

function RecipientQuestions({ fields, faults, onChange }: RecipientQuestionsProps) {
  const { t: form } = useTranslation("questions");
  const { t: option } = useTranslation("options");
  const alreadyHaveHint = form("alreadyHave.hint");
  return (
    <>
      <div className="recipient-choices">
        <Question id="name" question={form("name.question")} label={form("name.label")} fault={faults.name}>
          <input
            id="name"
            type="text"
            className="field"
            autoComplete="off"
            maxLength={limits.listItem}
            value={fields.name}
            aria-invalid={faults.name !== undefined}
            aria-describedby={describedBy("name", { fault: faults.name })}
            onChange={(event) => onChange("name", event.target.value)}
          />
        </Question>
        <ChoiceQuestion
          name="relationship"
          options={relationships.map((value) => ({ value, text: option(`relationship.${value}`) }))}
          value={fields.relationship}
          fault={faults.relationship}
          onChange={onChange}
        />
        <ChoiceQuestion
          name="age"
          options={ageRanges.map((value) => ({ value, text: option(`age.${value}`) }))}
          value={fields.age}
          fault={faults.age}
          onChange={onChange}
        />
        <ChoiceQuestion
          name="gender"
          options={genders.map((value) => ({ value, text: option(`gender.${value}`) }))}
          value={fields.gender}
          fault={faults.gender}
          onChange={onChange}
        />
      </div>
      <WordsQuestion name="interests" value={fields.interests} fault={faults.interests} onChange={onChange} />
      <WordsQuestion name="personality" value={fields.personality} fault={faults.personality} onChange={onChange} />
      <Question
        id="alreadyHave"
        question={form("alreadyHave.question")}
        label={form("alreadyHave.label")}
        isOptional
        fault={faults.alreadyHave}
        hint={alreadyHaveHint}
      >
        <textarea
          id="alreadyHave"
          rows={3}
          className="field"
          maxLength={limits.formText}
          value={fields.alreadyHave}
          aria-invalid={faults.alreadyHave !== undefined}
          aria-describedby={describedBy("alreadyHave", { fault: faults.alreadyHave, hint: alreadyHaveHint })}
          onChange={(event) => onChange("alreadyHave", event.target.value)}
        />
      </Question>
    </>
  );
}
