import { useEffect, useState } from "react";
import { FormProvider } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { SavedSeo } from "#shared/answers/admin-seo.ts";
import type { Messages } from "../notice.tsx";
import { useShortcuts } from "../shortcuts.tsx";
import { useGuard, useUnsavedChanges } from "../unsaved-changes.tsx";
import { Conflict } from "../writing/conflict.tsx";
import { listDifferentFields } from "../writing/different-fields.ts";
import { DraftOffer } from "../writing/draft-offer.tsx";
import { useEditing } from "../writing/use-editing.ts";
import { useFieldsForm } from "../writing/use-fields-form.ts";
import { BasicFields } from "./basic-fields.tsx";
import { describeSeo } from "./savable-seo.ts";
import type { SeoChoice } from "./seo-choice.ts";
import { checkSeoFields, fieldNames, readFields, type SeoFields } from "./seo-fields.ts";
import { SocialFields } from "./social-fields.tsx";

interface SeoFormProps {
  choice: SeoChoice;
  saved: SavedSeo | null;
  fields: SeoFields;
  messages: Messages;
  onSaved: (settings: SavedSeo) => void;
  onClose: () => void;
}

/** The form: three sections, each with its preview. */
export function SeoForm({ choice, saved, fields, messages, onSaved, onClose }: SeoFormProps) {
  const { t } = useTranslation("adminSeo");
  const { mayLeave } = useGuard();
  // The version that the writer started from; what others save meanwhile is a conflict.
  const [seen, setSeen] = useState(saved);
  const { form, fill } = useFieldsForm<SeoFields>(fields, { check: checkSeoFields, mode: "onTouched" });
  const { isDirty } = form.formState;
  const { draft, isSaving, save, conflict } = useEditing(form, {
    kind: describeSeo(choice),
    subject: `seo.${choice.page}.${choice.language}`,
    opened: fields,
    saved: seen,
    setSaved: setSeen,
    fill,
    onFailure: (reason) => messages.fail(t("failedToSave"), reason),
    onFault: (field) => form.setFocus(field),
    onSaved: (kept, dropDraft) => {
      onSaved(kept);
      messages.succeed(t("saved"));
      // What was typed while the form was sent is unsaved.
      if (listDifferentFields(fieldNames, form.getValues(), readFields(kept)).length > 0) return;
      dropDraft();
      onClose();
    },
  });
  const cancel = async () => {
    if (!(await mayLeave())) return;
    if (isDirty) draft.drop();
    messages.clear();
    onClose();
  };
  useUnsavedChanges(isDirty);
  useShortcuts([{ keys: "mod+s", run: save }]);
  const { setFocus } = form;
  useEffect(() => setFocus("metaTitle"), [setFocus]);
  return (
    <FormProvider {...form}>
      <form
        className="seo-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {draft.offered && <DraftOffer keptAt={draft.offered.keptAt} onRestore={draft.restore} onDiscard={draft.drop} />}
        <BasicFields choice={choice} />
        <SocialFields network="openGraph" choice={choice} revision={seen?.revision ?? 0} />
        <SocialFields network="twitter" choice={choice} revision={seen?.revision ?? 0} />
        <FormEnd isDirty={isDirty} isSaving={isSaving} onCancel={() => void cancel()} />
      </form>
      {conflict && (
        <Conflict {...conflict} title={t("conflictTitle")} labelField={(name) => t(`field.${name}`)} language={choice.language} />
      )}
    </FormProvider>
  );
}

function FormEnd({ isDirty, isSaving, onCancel }: { isDirty: boolean; isSaving: boolean; onCancel: () => void }) {
  const { t } = useTranslation("adminSeo");
  return (
    <div className="seo-form-end">
      <p className="admin-soft">{isDirty && t("unsaved")}</p>
      <output className="sr-only">{isSaving && t("saving")}</output>
      <button type="button" className="button button-plain" onClick={onCancel}>
        {t("cancel")}
      </button>
      <button type="submit" className="button admin-button" disabled={isSaving}>
        {t(isSaving ? "saving" : "save")}
      </button>
    </div>
  );
}
