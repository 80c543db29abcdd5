import { useState } from "react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { isWebAddress } from "#shared/web-address.ts";
import type { PostFields } from "./post-fields.ts";
import { SettingsField } from "./settings-field.tsx";

/** The fields for the featured image and its alternative text, with the image itself. */
export function FeaturedImage() {
  const { t } = useTranslation("adminPosts");
  const address = useWatch<PostFields, "featuredImage">({ name: "featuredImage" }).trim();
  return (
    <>
      <SettingsField name="featuredImage" type="url" />
      {isWebAddress(address) && <Picture key={address} address={address} label={t("field.imagePreview")} />}
      <SettingsField name="featuredImageAlt" hint={t("field.featuredImageAltHint")} />
    </>
  );
}

function Picture({ address, label }: { address: string; label: string }) {
  const { t } = useTranslation("adminPosts");
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <p className="admin-hint">{t("field.imageBroken")}</p>;
  return <img className="editor-picture" src={address} alt={label} onError={() => setBroken(true)} />;
}
