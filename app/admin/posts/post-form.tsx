import { useState } from "react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { Post } from "#shared/answers/admin-posts.ts";
import { useNotice } from "../notice.tsx";
import { EditorFrame } from "../writing/editor-frame.tsx";
import { useEditing } from "../writing/use-editing.ts";
import { Writing } from "../writing/writing.tsx";
import { type PostFields, checkPostFields } from "./post-fields.ts";
import { panels, PostPanels, type PostPanel } from "./post-panels.tsx";
import { savablePost } from "./savable-post.ts";
import { TitleFields } from "./title-fields.tsx";
import { useDescribeValue } from "./use-describe-value.ts";
import { useFieldsForm } from "../writing/use-fields-form.ts";

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
  const editing = useEditing(form, {
    kind: savablePost,
    subject: opened?.id ?? "new",
    opened: fields,
    saved,
    setSaved,
    fill,
    onFailure: (reason) => fail(t("failedToSave", { reason })),
    onFault: (field) => {
      setPanel(besideSettings.includes(field) ? "write" : "settings");
      // After the panel is rendered.
      requestAnimationFrame(() => form.setFocus(field));
    },
    onSaved: (_, dropDraft) => {
      const text = t(saved ? "updated" : "created");
      dropDraft();
      succeed(text);
      onSaved(text);
    },
  });
  const conflict = editing.conflict && {
    ...editing.conflict,
    title: t("conflictTitle"),
    labelField: (name: keyof PostFields) => t(`field.${name}`),
    describeValue,
    language,
  };

  return (
    <EditorFrame
      form={form}
      title={t(saved ? "editor.editTitle" : "editor.newTitle")}
      save={t(saved ? "editor.save" : "editor.create")}
      isNew={saved === null}
      startId={opened === null ? "post-title" : undefined}
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
          <TitleFields isNew={saved === null} />
          <Writing key={writingKey} language={language} />
        </>
      }
      beside={<PostPanels panel={panel} saved={saved} onFill={fill} onSaved={setSaved} succeed={succeed} fail={fail} />}
      conflict={conflict}
      onSave={editing.save}
      onClose={onClose}
    />
  );
}

function usePostForm(fields: PostFields, known: Post | null) {
  const { fill, ...rest } = useFieldsForm<PostFields>(fields, { check: (values) => checkPostFields(values, known), mode: "onTouched" });
  const fillContent = (next: PostFields) => {
    // A filled-in version does not change the translation group that was chosen.
    const { translationGroup: _, ...content } = next;
    fill(content);
  };
  return { ...rest, fill: fillContent };
}
