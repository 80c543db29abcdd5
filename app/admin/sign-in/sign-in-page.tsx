import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { LanguageSwitch } from "../../layout/language-switch.tsx";
import { Logo } from "../../layout/logo.tsx";
import { ThemeSwitch } from "../../layout/theme-switch.tsx";
import { localizePath, usePageAddress } from "../../page-address.ts";
import { Bow } from "../../ui/bow.tsx";
import { SignInForm } from "./sign-in-form.tsx";

/** The sign-in page of the back-office. */
export function SignInPage({ fault, onDone }: { fault: string | null; onDone: () => void }) {
  const { t } = useTranslation("admin");
  const { locale } = usePageAddress();
  return (
    <div className="admin-door">
      <Link to={localizePath(locale, "/")} className="logo" aria-label={t("toSite")}>
        <Logo />
      </Link>
      <div className="admin-door-sheet">
        <div className="dialog-ribbon" aria-hidden="true">
          <Bow />
        </div>
        <div>
          <h1 className="text-title">{t("signIn.title")}</h1>
          <p className="mt-2 text-soft">{t("signIn.tagline")}</p>
        </div>
        <SignInForm fault={fault} onDone={onDone} />
      </div>
      <div className="admin-door-end">
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
    </div>
  );
}
