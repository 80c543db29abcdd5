import { Heart } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Locale } from "#shared/locales/locale.ts";
import { usePageAddress } from "../ui/page-address.ts";
import "./heart-names.css";

const separators = { en: ", ", zh: "、", ja: "、" } as const satisfies Record<Locale, string>;

/** Who gave an idea a heart. */
export function HeartNames({ names }: { names: readonly string[] }) {
  const { t } = useTranslation("sharing");
  const { locale } = usePageAddress();
  if (names.length === 0) return null;
  const list = names.join(separators[locale]);
  return (
    <p className="heart-names">
      <Heart aria-hidden size={15} strokeWidth={2} />
      <span className="sr-only">{t("list.from", { names: list })}</span>
      <span aria-hidden="true">{list}</span>
    </p>
  );
}
