import { useState } from "react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { Post } from "#shared/post-answers.ts";
import { useNotice } from "../notice.tsx";
import { EditorFrame } from "../writing/editor-frame.tsx";
import { useKeptDraft } from "../writing/use-kept-draft.ts";
import { Writing } from "../writing/writing.tsx";
import { fieldNames, mendPostFields, readFields, type PostFields } from "./post-fields.ts";
import { panels, PostPanels, type PostPanel } from "./post-panels.tsx";
import { TitleFields } from "./title-fields.tsx";
import { useDescribeValue } from "./use-describe-value.ts";
import { usePostForm } from "./use-post-form.ts";
import { useSavePost } from "./use-save-post.ts";

interface PostFormProps {
  /** `null` for a new post. */
  opened: Post | null;
  fields: PostFields;
  onSaved: (text: string) => void;
  onClose: () => void;
}

const besideSettings: readonly (keyof PostFields)[] = ["title", "slug", "content"];

/** The editor of a post: title and text, and beside them the preview, the settings and the revisions. */
export function PostForm({ opened, fields, onSaved, onClose }: PostFormProps) {
  const { t } = useTranslation("adminPosts");
  const describeValue = useDescribeValue();
  const messages = useNotice();
  const { succeed, fail } = messages;
  const [saved, setSaved] = useState(opened);
  const [panel, setPanel] = useState<PostPanel>("write");
  const { form, fill, writingKey } = usePostForm(fields, saved);
  const language = useWatch({ control: form.control, name: "language" });
  const draft = useKeptDraft(form, {
    subject: opened?.id ?? "new",
    saved,
    names: fieldNames,
    mend: mendPostFields,
    onRestore: (restored, seen) => {
      fill(restored);
      setSaved(seen);
    },
  });
  const showFault = (field: keyof PostFields) => {
    setPanel(besideSettings.includes(field) ? "write" : "settings");
    // After the panel is rendered.
    requestAnimationFrame(() => form.setFocus(field));
  };
  const saving = useSavePost(form, { saved, fail, onFault: showFault });
  const finish = (kept: Post | null) => {
    if (!kept) return;
    const text = t(saved ? "updated" : "created");
    setSaved(kept);
    draft.drop();
    succeed(text);
    onSaved(text);
  };
  const conflict = saving.conflict &&
    saved && {
      title: t("conflictTitle"),
      names: fieldNames,
      labelField: (name: keyof PostFields) => t(`field.${name}`),
      describeValue,
      language,
      base: readFields(saved),
      mine: form.getValues(),
      theirs: readFields(saving.conflict),
      onDecide: (chosen: PostFields) => {
        fill(chosen);
        void saving.saveOver().then(finish);
      },
      onLater: saving.postpone,
    };

  return (
    <EditorFrame
      form={form}
      title={t(saved ? "editor.editTitle" : "editor.newTitle")}
      save={t(saved ? "editor.save" : "editor.create")}
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
          <TitleFields isNew={saved === null} />
          <Writing key={writingKey} language={language} />
        </>
      }
      beside={<PostPanels panel={panel} saved={saved} onFill={fill} onSaved={setSaved} succeed={succeed} fail={fail} />}
      conflict={conflict}
      onSave={() => void saving.save().then(finish)}
      onClose={onClose}
    />
  );
}
