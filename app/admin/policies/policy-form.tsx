import { FileText } from "lucide-react";
import { useId, useState } from "react";
import { FormProvider } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { contactMark } from "#shared/policy-contact.ts";
import { Conflict } from "../conflict.tsx";
import { FullDialog } from "../full-dialog.tsx";
import { Notice, useNotice } from "../notice.tsx";
import { useShortcuts } from "../shortcuts.tsx";
import { useUnsavedChanges } from "../unsaved-changes.tsx";
import { DraftOffer } from "../writing/draft-offer.tsx";
import { EditorHead } from "../writing/editor-head.tsx";
import { PanelSwitch } from "../writing/panel-switch.tsx";
import { useCloseEditor } from "../writing/use-close-editor.ts";
import { recallSeen } from "../writing/kept-draft.ts";
import { useKeptDraft } from "../writing/use-kept-draft.ts";
import { useStaleSuccess } from "../writing/use-stale-success.ts";
import { Writing } from "../writing/writing.tsx";
import type { PolicyText, SavedPolicy } from "./policy-answers.ts";
import { fieldNames, mendFields, readFields, type PolicyFields } from "./policy-fields.ts";
import { panels, PolicyPanels, type PolicyPanel } from "./policy-panels.tsx";
import type { PolicyPlace } from "./policy-place.ts";
import { TextFields } from "./text-fields.tsx";
import { usePolicyForm } from "./use-policy-form.ts";
import { useSavePolicy } from "./use-save-policy.ts";
import { useTemplate } from "./use-template.ts";

/** What the editor was opened with. */
export interface OpenedPolicy {
  saved: SavedPolicy | null;
  /** What readers see: the saved text, or the template. */
  text: PolicyText;
  panel: PolicyPanel;
}

interface PolicyFormProps {
  place: PolicyPlace;
  opened: OpenedPolicy;
  onSaved: () => void;
  onClose: () => void;
}

/** The editor over the whole window: the fields at one side, how they will read and what was there before at the other. */
export function PolicyForm({ place, opened, onSaved, onClose }: PolicyFormProps) {
  const { t } = useTranslation("adminPolicies");
  const { t: site } = useTranslation("site");
  const titleId = useId();
  const { notice, succeed, fail, clear, clearSuccess } = useNotice();
  const [saved, setSaved] = useState(opened.saved);
  const [panel, setPanel] = useState(opened.panel);
  const { form, fill, writingKey } = usePolicyForm(readFields(opened.text));
  const { isDirty } = form.formState;
  const subject = `policy.${place.type}.${place.language}`;
  const draft = useKeptDraft(form, { subject, base: saved?.revision ?? null, isDirty, names: fieldNames, mend: mendFields });
  const showFault = (field: keyof PolicyFields) => {
    setPanel("write");
    // Once the panel is there.
    requestAnimationFrame(() => form.setFocus(field));
  };
  const saving = useSavePolicy(form, { place, saved, fail, onFault: showFault });
  const finish = (kept: SavedPolicy | null) => {
    if (!kept) return;
    setSaved(kept);
    draft.drop();
    succeed(t("saved"));
    onSaved();
  };
  const save = async () => finish(await saving.save());
  const close = useCloseEditor(isDirty, onClose);
  const loadTemplate = useTemplate(form, { place, onFill: fill, succeed, fail });
  useUnsavedChanges(isDirty);
  useShortcuts([{ keys: "mod+s", run: () => void save() }]);
  useStaleSuccess(form, clearSuccess);
  const restoreDraft = () => {
    if (!draft.offered) return;
    fill(draft.offered.fields);
    setSaved(recallSeen(saved, draft.offered.base));
    draft.dismiss();
  };
  return (
    <FullDialog titleId={titleId} onEscape={() => void close()}>
      <FormProvider {...form}>
        <form className="editor" noValidate onSubmit={(event) => event.preventDefault()}>
          <EditorHead
            titleId={titleId}
            title={site(`footer.${place.type}`)}
            save={t("editor.save")}
            isNew={saved === null}
            isDirty={isDirty}
            isSaving={saving.isSaving}
            keptAt={draft.keptAt}
            onSave={() => void save()}
            onClose={() => void close()}
          />
          <PanelSwitch
            label={t("editor.panels")}
            panels={panels.map((name) => ({ name, label: t(`editor.${name}`) }))}
            panel={panel}
            onPanel={setPanel}
          />
          <div className="editor-notices">
            <Notice notice={notice} onDismiss={clear} />
            {draft.offered && <DraftOffer keptAt={draft.offered.keptAt} onRestore={restoreDraft} onDiscard={draft.drop} />}
          </div>
          <div className="editor-columns" data-panel={panel}>
            <div className="editor-writing">
              <TextFields language={place.language} />
              <button type="button" className="button button-plain policy-template" onClick={() => void loadTemplate()}>
                <FileText aria-hidden size={16} /> {t("template.load")}
              </button>
              <Writing key={writingKey} language={place.language} />
              <p className="admin-hint">{t("editor.contactHint", { mark: contactMark })}</p>
            </div>
            <PolicyPanels panel={panel} place={place} present={saved?.revision ?? null} onFill={fill} succeed={succeed} />
          </div>
        </form>
        {saving.conflict && (
          <Conflict
            title={t("conflictTitle")}
            names={fieldNames}
            labelField={(name) => t(`field.${name}`)}
            language={place.language}
            base={readFields(saved ?? opened.text)}
            mine={form.getValues()}
            theirs={readFields(saving.conflict)}
            onDecide={(chosen) => {
              fill(chosen);
              void saving.saveOver().then(finish);
            }}
            onLater={saving.postpone}
          />
        )}
      </FormProvider>
    </FullDialog>
  );
}
