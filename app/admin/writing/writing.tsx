import { lazy, Suspense, useState } from "react";
import { useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { Locale } from "#shared/locales/locale.ts";
import { Spinner } from "../spinner.tsx";
import { ChoiceSwitch } from "../choice-switch.tsx";
import { PictureCatcher } from "./dropped-pictures.tsx";
import { SourceEditor } from "./source-editor.tsx";
import "./editor.css";

const RichEditor = lazy(() => import("./rich-editor.tsx").then((module) => ({ default: module.RichEditor })));

/** The rich editor would lag behind the typing of a longer text. */
const longText = 40_000;
const views = ["rich", "source"] as const;
type View = (typeof views)[number];

/** The field `content`, as a rich editor or as Markdown source. */
export function Writing({ language }: { language: Locale }) {
  // With the texts of the question for a picture, or the editor would disappear while they are loaded.
  const { t } = useTranslation(["adminWriting", "adminMedia"]);
  const { field, fieldState } = useController<{ content: string }, "content">({ name: "content" });
  const isLong = field.value.length > longText;
  const [view, setView] = useState<View>(isLong ? "source" : "rich");
  const [isUnknown, setUnknown] = useState(false);
  const fault = fieldState.error?.message;
  const choose = (next: View, isBecauseUnknown = false) => {
    setUnknown(isBecauseUnknown);
    setView(next);
  };
  return (
    <PictureCatcher className="editor-text" lang={language}>
      <div className="editor-text-head">
        <span className="editor-text-label">{t("content")}</span>
        <ChoiceSwitch label={t("view")} choices={views.map((value) => ({ value, name: t(value) }))} chosen={view} onChoose={choose} />
      </div>
      {isUnknown && <p className="admin-hint">{t("notRich")}</p>}
      {view === "source" && isLong && <p className="admin-hint">{t("long")}</p>}
      {view === "rich" ? (
        <Suspense fallback={<Spinner label={t("loading")} />}>
          <RichEditor
            text={field.value}
            hasFault={fault !== undefined}
            onChange={field.onChange}
            onBlur={field.onBlur}
            onUnknown={() => choose("source", true)}
          />
        </Suspense>
      ) : (
        <SourceEditor fault={fault} />
      )}
      {fault && (
        <p id="content-fault" className="admin-fault">
          {fault}
        </p>
      )}
    </PictureCatcher>
  );
}
