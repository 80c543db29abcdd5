import { useState } from "react";
import { useTranslation } from "react-i18next";
import { listFieldsOf } from "#shared/person-fields.ts";
import type { Result } from "../client/request.ts";
import { assignFaults, type Faults } from "../gift-form/get-faults.ts";
import type { FieldName } from "../gift-form/gift-fields.ts";
import { getSeparator } from "../gift-form/split-words.ts";
import { TextField } from "../gift-form/text-field.tsx";
import { WordsField } from "../gift-form/words-field.tsx";
import { usePageAddress } from "../ui/page-address.ts";
import { ChoiceQuestion } from "./choice-question.tsx";
import { Question } from "./question.tsx";
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
  return (
    <>
      <div className="recipient-choices">
        {listFieldsOf("line").map((name) => (
          <Question key={name} name={name}>
            <TextField name={name} value={fields[name]} fault={faults[name]} onChange={onChange} />
          </Question>
        ))}
        {(["relationship", ...listFieldsOf("choice")] as const).map((name) => (
          <ChoiceQuestion key={name} name={name} value={fields[name]} fault={faults[name]} onChange={(value) => onChange(name, value)} />
        ))}
      </div>
      {listFieldsOf("words").map((name) => (
        <Question key={name} name={name}>
          <WordsField name={name} value={fields[name]} fault={faults[name]} onChange={onChange} />
        </Question>
      ))}
      {listFieldsOf("text").map((name) => (
        <Question key={name} name={name}>
          <TextField name={name} value={fields[name]} fault={faults[name]} onChange={onChange} />
        </Question>
      ))}
    </>
  );
}
