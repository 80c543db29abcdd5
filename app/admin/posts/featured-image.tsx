import { Images } from "lucide-react";
import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { isPictureAddress } from "#shared/web-address.ts";
import { PicturePicker, type PickedPicture } from "../media/picture-picker.tsx";
import type { PostFields } from "./post-fields.ts";
import { SettingsField } from "./settings-field.tsx";

/** The fields for the featured image and its alternative text, with the image itself. */
export function FeaturedImage() {
  const { t } = useTranslation("adminPosts");
  const { t: ofMedia } = useTranslation("adminMedia");
  const { setValue } = useFormContext<PostFields>();
  const address = useWatch<PostFields, "featuredImage">({ name: "featuredImage" }).trim();
  const alt = useWatch<PostFields, "featuredImageAlt">({ name: "featuredImageAlt" });
  const [isOpen, setOpen] = useState(false);
  const take = (picture: PickedPicture) => {
    const options = { shouldDirty: true, shouldValidate: true };
    setValue("featuredImage", picture.address, options);
    setValue("featuredImageAlt", picture.alt, options);
    setOpen(false);
  };
  return (
    <>
      <SettingsField name="featuredImage" />
      <button type="button" className="button button-plain editor-choose" onClick={() => setOpen(true)}>
        <Images aria-hidden size={17} /> {t("field.chooseImage")}
      </button>
      {isOpen && <PicturePicker picked={{ address, alt }} yes={ofMedia("picker.use")} onPick={take} onCancel={() => setOpen(false)} />}
      {isPictureAddress(address) && <Picture key={address} address={address} label={t("field.imagePreview")} />}
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
