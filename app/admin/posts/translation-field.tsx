import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { limits } from "#shared/limits.ts";
import { languageNames } from "#shared/locales/language-names.ts";
import { postPageSchema, type PostRow, type PostTranslation } from "#shared/answers/admin-posts.ts";
import { describeField, Field } from "../field.tsx";
import { LoadFailure } from "../load-failure.tsx";
import { useAdminLoaded } from "../use-admin-loaded.ts";
import { useDebouncedValue } from "../use-debounced-value.ts";
import type { PostFields } from "./post-fields.ts";

const typingPauseMs = 250;
const mostFound = 6;

/** The post's translations, or a search for a post to link as one. */
export function TranslationField({ translations }: { translations: PostTranslation[] }) {
  const { t } = useTranslation("adminPosts");
  return (
    <section aria-label={t("field.translationGroup")}>
      <Translation translations={translations} />
    </section>
  );
}

function Translation({ translations }: { translations: PostTranslation[] }) {
  const { t } = useTranslation("adminPosts");
  const { setValue } = useFormContext<PostFields>();
  const group = useWatch<PostFields, "translationGroup">({ name: "translationGroup" });
  const [chosen, setChosen] = useState<PostRow | null>(null);
  const join = (next: string, post: PostRow | null) => {
    setChosen(post);
    setValue("translationGroup", next, { shouldDirty: true, shouldValidate: true });
  };
  if (group !== "") {
    const title = chosen?.translationGroup === group ? chosen.title : null;
    return (
      <Linked text={title === null ? t("translation.willPart") : t("translation.willJoin", { title })}>
        <button type="button" className="button button-quiet" onClick={() => join("", null)}>
          {t("translation.undo")}
        </button>
      </Linked>
    );
  }
  if (translations.length === 0) return <TranslationSearch onChoose={(post) => join(post.translationGroup, post)} />;
  return (
    <Linked
      text={translations.map(({ title, language }) => t("translation.named", { title, language: languageNames[language] })).join(" · ")}
    >
      {/* A post leaves its translation group by joining a new one. */}
      <button type="button" className="button button-quiet" onClick={() => join(crypto.randomUUID(), null)}>
        {t("translation.part")}
      </button>
    </Linked>
  );
}

function Linked({ text, children }: { text: string; children: React.ReactNode }) {
  const { t } = useTranslation("adminPosts");
  const { formState } = useFormContext<PostFields>();
  const fault = formState.errors.translationGroup?.message;
  return (
    <div className="admin-field">
      <p className="editor-translation-label">{t("field.translationGroup")}</p>
      <div className="editor-translation">
        <p>{text}</p>
        {children}
      </div>
      {fault && <p className="admin-fault">{fault}</p>}
    </div>
  );
}

function TranslationSearch({ onChoose }: { onChoose: (post: PostRow) => void }) {
  const { t } = useTranslation("adminPosts");
  const { formState } = useFormContext<PostFields>();
  const [text, setText] = useState("");
  const search = useDebouncedValue(text.trim(), typingPauseMs);
  const id = "post-translation";
  const hint = t("translation.hint");
  const fault = formState.errors.translationGroup?.message;
  return (
    <Field id={id} label={t("field.translationGroup")} hint={hint} fault={fault} isOptional>
      <input
        id={id}
        type="search"
        className="field"
        autoComplete="off"
        placeholder={t("translation.search")}
        maxLength={limits.listItem}
        aria-describedby={describeField(id, { hint, fault })}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter") event.preventDefault();
        }}
      />
      {search && <FoundPosts search={search} onChoose={onChoose} />}
    </Field>
  );
}

function FoundPosts({ search, onChoose }: { search: string; onChoose: (post: PostRow) => void }) {
  const { t } = useTranslation("adminPosts");
  const language = useWatch<PostFields, "language">({ name: "language" });
  const { loaded, reload, reason } = useAdminLoaded(`/api/admin/posts?search=${encodeURIComponent(search)}`, postPageSchema);
  if (loaded.state === "failed") return <LoadFailure text={t("failedToLoad", { reason })} onRetry={reload} />;
  const found = loaded.value?.posts.filter((post) => post.language !== language).slice(0, mostFound) ?? [];
  if (loaded.state === "loaded" && found.length === 0) return <p className="admin-hint">{t("translation.none")}</p>;
  return (
    <ul className="editor-revisions">
      {found.map((post) => (
        <li key={post.id}>
          <button type="button" onClick={() => onChoose(post)}>
            <span lang={post.language}>{post.title}</span>
            <span className="admin-soft" lang={post.language}>
              {languageNames[post.language]}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
