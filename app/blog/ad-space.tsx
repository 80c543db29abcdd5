import { useTranslation } from "react-i18next";

const sizes = { banner: "728 × 90", box: "300 × 250" } as const;

/** Reserves the space of an advertisement. Loads nothing. */
export function AdSpace({ kind }: { kind: keyof typeof sizes }) {
  const { t } = useTranslation("blog");
  return (
    <div className={`ad-space ad-space-${kind}`}>
      <p>
        {t("advertisement")} <span>{sizes[kind]}</span>
      </p>
    </div>
  );
}
