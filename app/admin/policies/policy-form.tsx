import { FileText } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { PolicyText, SavedPolicy } from "#shared/policy-answers.ts";
import { contactMark } from "#shared/policy-contact.ts";
import { useNotice } from "../notice.tsx";
import { EditorFrame } from "../writing/editor-frame.tsx";
import { useFieldsForm } from "../writing/use-fields-form.ts";
import { useKeptDraft } from "../writing/use-kept-draft.ts";
import { Writing } from "../writing/writing.tsx";
import { checkPolicyFields, fieldNames, mendPolicyFields, readFields, type PolicyFields } from "./policy-fields.ts";
import { panels, PolicyPanels, type PolicyPanel } from "./policy-panels.tsx";
import type { PolicyPlace } from "./policy-place.ts";
import { TitleFields } from "./title-fields.tsx";
import { useSavePolicy } from "./use-save-policy.ts";
import { useTemplate } from "./use-template.ts";

/** What the editor was opened with. */
export interface OpenedPolicy {
  saved: SavedPolicy | null;
  /** The text that readers see: the saved one, or the template. */
  text: PolicyText;
  panel: PolicyPanel;
}

interface PolicyFormProps {
  place: PolicyPlace;
  opened: OpenedPolicy;
  onSaved: () => void;
  onClose: () => void;
}

/** The editor of a policy: its fields, and beside them the preview and the history. */
export function PolicyForm({ place, opened, onSaved, onClose }: PolicyFormProps) {
  const { t } = useTranslation("adminPolicies");
  const { t: site } = useTranslation("site");
  const messages = useNotice();
  const { succeed, fail } = messages;
  const [saved, setSaved] = useState(opened.saved);
  const [panel, setPanel] = useState(opened.panel);
  // Not `onTouched`: a fault that appears when a field is left would move the button that is just being clicked.
  const { form, fill, writingKey } = useFieldsForm<PolicyFields>(readFields(opened.text), { check: checkPolicyFields, mode: "onChange" });
  const draft = useKeptDraft(form, {
    subject: `policy.${place.type}.${place.language}`,
    saved,
    names: fieldNames,
    mend: mendPolicyFields,
    onRestore: (fields, seen) => {
      fill(fields);
      setSaved(seen);
    },
  });
  const showFault = (field: keyof PolicyFields) => {
    setPanel("write");
    // After the panel is rendered.
    requestAnimationFrame(() => form.setFocus(field));
  };
  const saving = useSavePolicy(form, { place, saved, fail, onFault: showFault });
  const loadTemplate = useTemplate(form, { place, onFill: fill, succeed, fail });
  const finish = (kept: SavedPolicy | null) => {
    if (!kept) return;
    setSaved(kept);
    draft.drop();
    succeed(t("saved"));
    onSaved();
  };
  const conflict = saving.conflict && {
    title: t("conflictTitle"),
    names: fieldNames,
    labelField: (name: keyof PolicyFields) => t(`field.${name}`),
    language: place.language,
    base: readFields(saved ?? opened.text),
    mine: form.getValues(),
    theirs: readFields(saving.conflict),
    onDecide: (chosen: PolicyFields) => {
      fill(chosen);
      void saving.saveOver().then(finish);
    },
    onLater: saving.postpone,
  };

  return (
    <EditorFrame
      form={form}
      title={site(`footer.${place.type}`)}
      save={t("editor.save")}
      isNew={saved === null}
      isSaving={saving.isSaving}
      messages={messages}
      draft={draft}
      panels={{
        label: t("editor.panels"),
        all: panels.map((name) => ({ name, label: t(`editor.${name}`) })),
        shown: panel,
        onShow: setPanel,
      }}
      writing={
        <>
          <TitleFields language={place.language} />
          <button type="button" className="button button-plain policy-template" onClick={() => void loadTemplate()}>
            <FileText aria-hidden size={16} /> {t("template.load")}
          </button>
          <Writing key={writingKey} language={place.language} />
          <p className="admin-hint">{t("editor.contactHint", { mark: contactMark })}</p>
        </>
      }
      beside={<PolicyPanels panel={panel} place={place} present={saved?.revision ?? null} onFill={fill} succeed={succeed} />}
      conflict={conflict}
      onSave={() => void saving.save().then(finish)}
      onClose={onClose}
    />
  );
}
