import { Copy } from "lucide-react";
import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { chooseSocialTexts } from "../../head/social-texts.ts";
import type { SeoChoice } from "./seo-choice.ts";
import { SeoField } from "./seo-field.tsx";
import type { SeoFields } from "./seo-fields.ts";
import { SocialCard } from "./social-card.tsx";
import { useSeoTexts } from "./use-seo-texts.ts";

const fieldsOf = {
  openGraph: { title: "ogTitle", description: "ogDescription", image: "ogImage" },
  twitter: { title: "twitterTitle", description: "twitterDescription", image: "twitterImage" },
} as const;

interface SocialFieldsProps {
  network: keyof typeof fieldsOf;
  choice: SeoChoice;
  revision: number;
}

/** The fields for one kind of social network, with a preview of the card. */
export function SocialFields({ network, choice, revision }: SocialFieldsProps) {
  const { t } = useTranslation("adminSeo");
  const { getValues, setValue } = useFormContext<SeoFields>();
  const [isCopied, setCopied] = useState(false);
  const texts = chooseSocialTexts(useSeoTexts())[network];
  const { title, description, image } = fieldsOf[network];
  const copy = () => {
    const { metaTitle, metaDescription } = getValues();
    setValue(title, metaTitle, { shouldDirty: true, shouldValidate: true });
    setValue(description, metaDescription, { shouldDirty: true, shouldValidate: true });
    setCopied(true);
  };
  return (
    <fieldset>
      <legend>{t(`section.${network}`)}</legend>
      <div className="seo-beside">
        <div className="seo-fields">
          <p className="seo-copy">
            <button type="button" className="button button-plain" onClick={copy}>
              <Copy aria-hidden size={16} /> {t("copy")}
            </button>
            <output className="admin-soft">{isCopied && t("copied")}</output>
          </p>
          <SeoField name={title} language={choice.language} hint={t(`hint.${title}`)} />
          <SeoField name={description} language={choice.language} hint={t(`hint.${description}`)} rows={3} />
          <SeoField name={image} type="url" language={choice.language} hint={t(`hint.${image}`)} />
        </div>
        <SocialCard network={network} choice={choice} texts={texts} revision={revision} />
      </div>
    </fieldset>
  );
}
