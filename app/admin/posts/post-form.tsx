import { useId, useState } from "react";
import { FormProvider, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Conflict } from "../conflict.tsx";
import { FullDialog } from "../full-dialog.tsx";
import { Notice, useNotice } from "../notice.tsx";
import { useShortcuts } from "../shortcuts.tsx";
import { useUnsavedChanges } from "../unsaved-changes.tsx";
import { DraftOffer } from "../writing/draft-offer.tsx";
import { EditorHead } from "../writing/editor-head.tsx";
import { PanelSwitch } from "../writing/panel-switch.tsx";
import { useCloseEditor } from "../writing/use-close-editor.ts";
import { useKeptDraft } from "../writing/use-kept-draft.ts";
import { useStaleSuccess } from "../writing/use-stale-success.ts";
import { Writing } from "../writing/writing.tsx";
import { panels, Panels, type Panel } from "./panels.tsx";
import { fieldNames, mendFields, readFields, type PostFields } from "./post-fields.ts";
import type { SavedPost } from "./saved-post.ts";
import { TitleFields } from "./title-fields.tsx";
import { usePostForm } from "./use-post-form.ts";
import { useSavePost } from "./use-save-post.ts";

interface PostFormProps {
  saved: SavedPost | null;
  fields: PostFields;
  onSaved: (text: string) => void;
  onClose: () => void;
}

const besideSettings: readonly (keyof PostFields)[] = ["title", "slug", "content"];

/** Title and text at one side; at the other how they will read, everything else about the post, and its past. */
export function PostForm({ saved: openedAs, fields, onSaved, onClose }: PostFormProps) {
  const { t } = useTranslation("adminPosts");
  const titleId = useId();
  const { notice, succeed, fail, clear, clearSuccess } = useNotice();
  const [saved, setSaved] = useState(openedAs);
  const [panel, setPanel] = useState<Panel>("write");
  const { form, fill, writingKey } = usePostForm(fields, saved?.post ?? null);
  const { isDirty } = form.formState;
  const language = useWatch({ control: form.control, name: "language" });
  const draft = useKeptDraft(form, {
    subject: openedAs?.post.id ?? "new",
    base: findRevision(saved),
    isDirty,
    names: fieldNames,
    mend: mendFields,
  });
  const showFault = (field: keyof PostFields) => {
    setPanel(besideSettings.includes(field) ? "write" : "settings");
    // Once the panel is there.
    requestAnimationFrame(() => form.setFocus(field));
  };
  const saving = useSavePost(form, { saved, fail, onFault: showFault });
  const finish = (kept: SavedPost | null) => {
    if (!kept) return;
    const text = t(saved ? "updated" : "created");
    setSaved(kept);
    draft.drop();
    succeed(text);
    onSaved(text);
  };
  const save = async () => finish(await saving.save());
  const close = useCloseEditor(isDirty, onClose);
  useUnsavedChanges(isDirty);
  useShortcuts([{ keys: "mod+s", run: () => void save() }]);
  useStaleSuccess(form, clearSuccess);
  const restoreDraft = () => {
    if (!draft.offered) return;
    const { fields: kept, base } = draft.offered;
    fill(kept);
    // What others have saved since then is met as a conflict.
    setSaved(saved && { ...saved, etag: `"${base}"` });
    draft.dismiss();
  };
  return (
    <FullDialog titleId={titleId} onEscape={() => void close()}>
      <FormProvider {...form}>
        <form className="editor" noValidate onSubmit={(event) => event.preventDefault()}>
          <EditorHead
            titleId={titleId}
            title={t(saved ? "editor.editTitle" : "editor.newTitle")}
            save={t(saved ? "editor.save" : "editor.create")}
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
              <TitleFields isNew={saved === null} />
              <Writing key={writingKey} language={language} />
            </div>
            <Panels panel={panel} saved={saved} onFill={fill} onSaved={setSaved} succeed={succeed} fail={fail} />
          </div>
        </form>
        {saving.conflict && saved && (
          <Conflict
            title={t("conflictTitle")}
            names={fieldNames}
            labelField={(name) => t(`field.${name}`)}
            language={language}
            base={readFields(saved.post)}
            mine={form.getValues()}
            theirs={readFields(saving.conflict.post)}
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

function findRevision(saved: SavedPost | null): number | null {
  return saved?.post.revision ?? null;
}
