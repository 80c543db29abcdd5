import { useId, useEffect } from "react";
import { FormProvider, type FieldValues, type UseFormReturn } from "react-hook-form";
import { FullDialog } from "../full-dialog.tsx";
import { Notice, type Messages } from "../notice.tsx";
import { useShortcuts } from "../shortcuts.tsx";
import { useUnsavedChanges } from "../unsaved-changes.tsx";
import { Conflict, type ConflictProps } from "./conflict.tsx";
import { DraftOffer } from "./draft-offer.tsx";
import { EditorHead } from "./editor-head.tsx";
import { PanelSwitch } from "./panel-switch.tsx";
import type { KeptDraftOffer } from "./use-kept-draft.ts";
import "./editor.css";
import { useTranslation } from "react-i18next";
import { useConfirm } from "../confirm.tsx";

interface EditorFrameProps<Fields extends FieldValues, Panel> {
  form: UseFormReturn<Fields>;
  title: string;
  /** The label of the button that saves. */
  save: string;
  isNew: boolean;
  /** The field where the focus begins. */
  startId?: string | undefined;
  isSaving: boolean;
  messages: Messages;
  draft: KeptDraftOffer;
  panels: { label: string; all: readonly { name: Panel; label: string }[]; shown: Panel; onShow: (panel: Panel) => void };
  /** The fields. */
  writing: React.ReactNode;
  /** The panel beside the fields. */
  beside: React.ReactNode;
  /** Set when somebody else has saved meanwhile. */
  conflict: ConflictProps<Fields> | null;
  onSave: () => void;
  onClose: () => void;
}

/** The editor over the whole window: the fields on one side, a panel on the other. Asks before unsaved changes are left. */
export function EditorFrame<Fields extends FieldValues & { [Name in keyof Fields]: string }, Panel extends string>(
  props: EditorFrameProps<Fields, Panel>,
) {
  const { form, title, save, isNew, isSaving, messages, draft, panels, conflict, onSave, onClose } = props;
  const titleId = useId();
  const { isDirty } = form.formState;
  const close = useCloseEditor(isDirty, onClose);
  useUnsavedChanges(isDirty);
  useShortcuts([{ keys: "mod+s", run: onSave }]);
  useStaleSuccess(form, messages.clearSuccess);

  return (
    <FullDialog titleId={titleId} startId={props.startId} onEscape={() => void close()}>
      <FormProvider {...form}>
        <form className="editor" noValidate onSubmit={(event) => event.preventDefault()}>
          <EditorHead
            titleId={titleId}
            title={title}
            save={save}
            isNew={isNew}
            isDirty={isDirty}
            isSaving={isSaving}
            keptAt={draft.keptAt}
            onSave={onSave}
            onClose={() => void close()}
          />
          <PanelSwitch label={panels.label} panels={panels.all} panel={panels.shown} onPanel={panels.onShow} />
          <div className="editor-notices">
            <Notice notice={messages.notice} onDismiss={messages.clear} />
            {draft.offered && <DraftOffer keptAt={draft.offered.keptAt} onRestore={draft.restore} onDiscard={draft.drop} />}
          </div>
          <div className="editor-columns" data-panel={panels.shown}>
            <div className="editor-writing">{props.writing}</div>
            {props.beside}
          </div>
        </form>
        {conflict && <Conflict {...conflict} />}
      </FormProvider>
    </FullDialog>
  );
}

/** Clears the message 'Saved' when something is typed; a message of failure stays until the next attempt. */
function useStaleSuccess<Fields extends FieldValues>(form: UseFormReturn<Fields>, clearSuccess: () => void): void {
  useEffect(() => form.subscribe({ formState: { values: true }, callback: clearSuccess }), [form, clearSuccess]);
}

/** Closes the editor, after a question when something is unsaved. */
function useCloseEditor(isDirty: boolean, onClose: () => void): () => Promise<void> {
  const { t } = useTranslation("adminWriting");
  const confirm = useConfirm();
  return async () => {
    const question = { title: t("leave.title"), text: t("leave.text"), yes: t("leave.yes"), no: t("leave.no") };
    if (!isDirty || (await confirm(question))) onClose();
  };
}
