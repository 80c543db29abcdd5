import type { FieldValues, UseFormReturn } from "react-hook-form";
import { useKeptDraft } from "./use-kept-draft.ts";
import { useSaving, type Savable, type SavingReports } from "./use-saving.ts";

interface EditingOptions<Fields extends FieldValues, Saved> extends SavingReports<Fields> {
  kind: Savable<Fields, Saved>;
  /** Identifies the entry that is edited. */
  subject: string;
  /** What the form was opened with. */
  opened: Fields;
  /** The version that is being changed; `null` when there is none yet. */
  saved: Saved | null;
  setSaved: (saved: Saved | null) => void;
  fill: (fields: Fields) => void;
  onSaved: (kept: Saved, dropDraft: () => void) => void;
}

/** Keeps a draft of what is written, saves it, and offers both versions of what somebody else has saved meanwhile. */
export function useEditing<Fields extends FieldValues & { [Name in keyof Fields]: string }, Saved extends { revision: number }>(
  form: UseFormReturn<Fields>,
  { kind, subject, opened, saved, setSaved, fill, onSaved, ...reports }: EditingOptions<Fields, Saved>,
) {
  const draft = useKeptDraft(form, {
    subject,
    saved,
    names: kind.comparedNames,
    mend: kind.mend,
    onRestore: (fields, seen) => {
      fill(fields);
      setSaved(seen);
    },
  });
  const saving = useSaving(form, { kind, saved, ...reports });
  const finish = (kept: Saved | null) => {
    if (!kept) return;
    setSaved(kept);
    onSaved(kept, draft.drop);
  };
  return {
    draft,
    isSaving: saving.isSaving,
    save: () => void saving.save().then(finish),
    conflict: saving.conflict && {
      names: kind.comparedNames,
      base: saved ? kind.readFields(saved) : opened,
      mine: form.getValues(),
      theirs: kind.readFields(saving.conflict),
      onDecide: (chosen: Fields) => {
        fill(chosen);
        void saving.saveOver().then(finish);
      },
      onLater: saving.postpone,
    },
  };
}
