import { ImageOff } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isWebAddress } from "#shared/web-address.ts";
import type { ChosenSocialText } from "../../head/social-texts.ts";
import { useDebouncedValue } from "../use-debounced-value.ts";
import type { SeoChoice } from "./seo-choice.ts";

/** Typing has to pause this long before the picture is requested. */
const pauseMs = 600;

interface SocialCardProps {
  network: "openGraph" | "twitter";
  choice: SeoChoice;
  texts: ChosenSocialText;
  /** The revision of the settings from which the generated picture is made. */
  revision: number;
}

/** A preview of the page's link in a social network, with its picture. */
export function SocialCard({ network, choice, texts, revision }: SocialCardProps) {
  const { t } = useTranslation("adminSeo");
  const image = useDebouncedValue(texts.image, pauseMs);
  const drawn = `/social/${choice.language}/${choice.page}.png?revision=${revision}`;
  return (
    <figure className={`seo-card seo-card-${network}`}>
      <figcaption>{t(`preview.${network}`)}</figcaption>
      <div className="seo-card-sheet">
        <Picture key={image} address={image ?? drawn} isOurs={image === null} />
        <div className="seo-card-words">
          <p className="seo-card-site">{location.hostname}</p>
          <p className="seo-card-title" lang={choice.language}>
            {texts.title || t("preview.noTitle")}
          </p>
          <p className="seo-card-description" lang={choice.language}>
            {texts.description || t("preview.noDescription")}
          </p>
        </div>
      </div>
      {image === null && <p className="admin-hint">{t("preview.drawn")}</p>}
    </figure>
  );
}

function Picture({ address, isOurs }: { address: string; isOurs: boolean }) {
  const { t } = useTranslation("adminSeo");
  const [isBroken, setBroken] = useState(!isOurs && !isWebAddress(address));
  if (isBroken) {
    return (
      <p className="seo-card-broken">
        <ImageOff aria-hidden size={24} strokeWidth={1.5} /> {t("preview.broken")}
      </p>
    );
  }
  return <img src={address} alt={t("preview.picture")} width="1200" height="630" onError={() => setBroken(true)} />;
}
