import { FileText } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { PolicyText, SavedPolicy } from "#shared/answers/admin-policies.ts";
import { contactMark } from "#shared/policy-contact.ts";
import { useNotice } from "../notice.tsx";
import { EditorFrame } from "../writing/editor-frame.tsx";
import { useEditing } from "../writing/use-editing.ts";
import { useFieldsForm } from "../writing/use-fields-form.ts";
import { Writing } from "../writing/writing.tsx";
import { checkPolicyFields, readFields, type PolicyFields } from "./policy-fields.ts";
import { panels, PolicyPanels, type PolicyPanel } from "./policy-panels.tsx";
import type { PolicyPlace } from "./policy-place.ts";
import { describePolicy } from "./savable-policy.ts";
import { TitleFields } from "./title-fields.tsx";
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
  const editing = useEditing(form, {
    kind: describePolicy(place),
    subject: `policy.${place.type}.${place.language}`,
    opened: readFields(opened.text),
    saved,
    setSaved,
    fill,
    onFailure: (reason) => fail(t("failedToSave"), reason),
    onFault: (field) => {
      setPanel("write");
      // After the panel is rendered.
      requestAnimationFrame(() => form.setFocus(field));
    },
    onSaved: (_, dropDraft) => {
      dropDraft();
      succeed(t("saved"));
      onSaved();
    },
  });
  const loadTemplate = useTemplate(form, { place, onFill: fill, succeed, fail });
  const conflict = editing.conflict && {
    ...editing.conflict,
    title: t("conflictTitle"),
    labelField: (name: keyof PolicyFields) => t(`field.${name}`),
    language: place.language,
  };

  return (
    <EditorFrame
      form={form}
      title={site(`footer.${place.type}`)}
      save={t("editor.save")}
      isNew={saved === null}
      isSaving={editing.isSaving}
      messages={messages}
      draft={editing.draft}
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
      onSave={editing.save}
      onClose={onClose}
    />
  );
}
