import { lazy, Suspense, useState } from "react";
import { useController, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Spinner } from "../spinner.tsx";
import type { PostFields } from "./post-fields.ts";

const RichEditor = lazy(() => import("./rich-editor.tsx").then((module) => ({ default: module.RichEditor })));

/** Beyond this the visual editor would lag behind the typing. */
const longText = 40_000;
const views = ["rich", "source"] as const;
type View = (typeof views)[number];

/** The text, written as it will look, or as Markdown; both write the same field. */
export function Writing() {
  const { t } = useTranslation("adminPosts");
  const { field, fieldState } = useController<PostFields, "content">({ name: "content" });
  const language = useWatch<PostFields, "language">({ name: "language" });
  const isLong = field.value.length > longText;
  const [view, setView] = useState<View>(isLong ? "source" : "rich");
  const [isUnknown, setUnknown] = useState(false);
  const fault = fieldState.error?.message;
  const choose = (next: View, isBecauseUnknown = false) => {
    setUnknown(isBecauseUnknown);
    setView(next);
  };
  return (
    <div className="editor-text" lang={language}>
      <div className="editor-text-head">
        <span className="editor-text-label">{t("field.content")}</span>
        <ViewSwitch view={view} onView={choose} />
      </div>
      {isUnknown && <p className="admin-hint">{t("writing.notRich")}</p>}
      {view === "source" && isLong && <p className="admin-hint">{t("writing.long")}</p>}
      {view === "rich" ? (
        <Suspense fallback={<Spinner label={t("writing.loading")} />}>
          <RichEditor
            text={field.value}
            hasFault={fault !== undefined}
            onChange={field.onChange}
            onBlur={field.onBlur}
            onUnknown={() => choose("source", true)}
          />
        </Suspense>
      ) : (
        <textarea
          className="field editor-source"
          aria-label={t("writing.sourceLabel")}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? "post-content-fault" : undefined}
          spellCheck
          {...field}
        />
      )}
      {fault && (
        <p id="post-content-fault" className="admin-fault">
          {fault}
        </p>
      )}
    </div>
  );
}

function ViewSwitch({ view, onView }: { view: View; onView: (view: View) => void }) {
  const { t } = useTranslation("adminPosts");
  return (
    <fieldset className="editor-views" aria-label={t("writing.view")}>
      {views.map((name) => (
        <button key={name} type="button" aria-pressed={name === view} onClick={() => onView(name)}>
          {t(`writing.${name}`)}
        </button>
      ))}
    </fieldset>
  );
}
