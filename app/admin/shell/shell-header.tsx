import { Keyboard } from "lucide-react";
import { useTranslation } from "react-i18next";
import { LanguageSwitch } from "../../layout/language-switch.tsx";
import { ThemeSwitch } from "../../ui/theme-switch.tsx";
import type { Place } from "./sections.ts";

interface ShellHeaderProps {
  place: Place;
  email: string;
  onHelp: () => void;
}

export const sectionTitleId = "admin-section-title";

export function ShellHeader({ place, email, onHelp }: ShellHeaderProps) {
  const { t } = useTranslation("admin");
  return (
    <header className="admin-header">
      <div className="admin-header-words">
        <h1 id={sectionTitleId} tabIndex={-1}>
          {t(`section.${place}.title`)}
        </h1>
        <p>{t(`section.${place}.description`)}</p>
      </div>
      <div className="admin-header-tools">
        <p className="admin-welcome">{t("shell.welcome", { email })}</p>
        <div className="admin-header-settings">
          <LanguageSwitch />
          <ThemeSwitch />
          <button type="button" className="icon-button" aria-label={t("shell.shortcuts")} title={t("shell.shortcuts")} onClick={onHelp}>
            <Keyboard aria-hidden size={20} strokeWidth={1.75} />
          </button>
        </div>
      </div>
    </header>
  );
}
