import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { buildSlug } from "#shared/slug.ts";
import { localizePath } from "../../ui/page-address.ts";
import { describeField, Field } from "../field.tsx";
import type { PostFields } from "./post-fields.ts";

/** The fields for title and slug. The slug follows the title of a new post until it is edited. */
export function TitleFields({ isNew }: { isNew: boolean }) {
  const { t } = useTranslation("adminPosts");
  const { register, setValue, getValues, formState } = useFormContext<PostFields>();
  const [hasOwnSlug, setOwnSlug] = useState(() => !isNew || getValues("slug") !== buildSlug(getValues("title")));
  const [slug, language] = useWatch<PostFields, ["slug", "language"]>({ name: ["slug", "language"] });
  const { title: titleFault, slug: slugFault } = formState.errors;
  const address = `${location.host}${localizePath(language, `/blog/${slug || "…"}`)}`;
  const title = register("title", {
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => {
      if (!hasOwnSlug) setValue("slug", buildSlug(event.target.value), { shouldDirty: true, shouldValidate: slugFault !== undefined });
    },
  });
  const hint = t("field.slugHint", { address });
  return (
    <div className="editor-title-fields" lang={language}>
      <Field id="post-title" label={t("field.title")} fault={titleFault?.message}>
        <input
          id="post-title"
          className="field display-small display"
          autoComplete="off"
          required
          placeholder={t("field.titlePlaceholder")}
          aria-invalid={titleFault ? true : undefined}
          aria-describedby={describeField("post-title", { fault: titleFault?.message })}
          {...title}
        />
      </Field>
      <Field id="post-slug" label={t("field.slug")} hint={hint} fault={slugFault?.message}>
        <input
          id="post-slug"
          className="field"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          aria-invalid={slugFault ? true : undefined}
          aria-describedby={describeField("post-slug", { hint, fault: slugFault?.message })}
          {...register("slug", { onChange: () => setOwnSlug(true) })}
        />
      </Field>
    </div>
  );
}
