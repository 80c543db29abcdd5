import { useFormContext, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { postStatuses } from "#shared/content-options.ts";
import { limits } from "#shared/limits.ts";
import { languageNames } from "#shared/locales/language-names.ts";
import { locales } from "#shared/locales/locale.ts";
import type { PostTranslation } from "#shared/answers/admin-posts.ts";
import { Field } from "../field.tsx";
import { FeaturedImage } from "./featured-image.tsx";
import type { PostFields } from "./post-fields.ts";
import { SettingsField } from "./settings-field.tsx";
import { TranslationField } from "./translation-field.tsx";

/** Everything about a post but its title and text. */
export function PostSettings({ translations }: { translations: PostTranslation[] }) {
  const { t } = useTranslation("adminPosts");
  const { register } = useFormContext<PostFields>();
  const status = useWatch<PostFields, "status">({ name: "status" });
  return (
    <div className="editor-settings">
      <fieldset>
        <legend>{t("field.publishing")}</legend>
        <Field id="post-status" label={t("field.status")}>
          <select id="post-status" className="field" {...register("status")}>
            {postStatuses.map((value) => (
              <option key={value} value={value}>
                {t(`status.${value}`)}
              </option>
            ))}
          </select>
        </Field>
        {status === "draft" ? (
          <SettingsField name="publishAt" type="datetime-local" hint={t("field.publishAtHint")} />
        ) : (
          <SettingsField name="publishedAt" type="datetime-local" hint={t("field.publishedAtHint")} />
        )}
        <Field id="post-language" label={t("field.language")}>
          <select id="post-language" className="field" {...register("language")}>
            {locales.map((locale) => (
              <option key={locale} value={locale} lang={locale}>
                {languageNames[locale]}
              </option>
            ))}
          </select>
        </Field>
        <TranslationField translations={translations} />
      </fieldset>
      <fieldset>
        <legend>{t("field.picture")}</legend>
        <FeaturedImage />
        <SettingsField name="excerpt" rows={3} hint={t("field.excerptHint")} />
      </fieldset>
      <fieldset>
        <legend>{t("field.sorting")}</legend>
        <SettingsField name="category" />
        <SettingsField name="tags" hint={t("field.tagsHint")} />
        <SettingsField name="readingTime" type="text" inputMode="numeric" hint={t("field.readingTimeHint")} />
      </fieldset>
      <fieldset>
        <legend>{t("field.searchEngines")}</legend>
        <SettingsField name="metaTitle" hint={t("field.metaTitleHint")} most={limits.metaTitle} />
        <SettingsField name="metaDescription" rows={3} hint={t("field.metaDescriptionHint")} most={limits.metaDescription} />
      </fieldset>
    </div>
  );
}
