import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { LanguageSwitch } from "../../layout/language-switch.tsx";
import { Logo } from "../../ui/logo.tsx";
import { ThemeSwitch } from "../../ui/theme-switch.tsx";
import { localizePath, usePageAddress } from "../../ui/page-address.ts";
import { Bow } from "../../ui/bow.tsx";
import { SignInForm } from "./sign-in-form.tsx";

/** The sign-in page of the back-office. */
export function SignInPage({ fault, onDone }: { fault: string | null; onDone: () => void }) {
  const { t } = useTranslation("admin");
  return (
    <Door title={t("signIn.title")} text={t("signIn.tagline")}>
      <SignInForm fault={fault} onDone={onDone} />
    </Door>
  );
}

interface DoorProps {
  title: string;
  text: string;
  children: React.ReactNode;
}

/** What stands before the back-office. */
export function Door({ title, text, children }: DoorProps) {
  const { t } = useTranslation("admin");
  const { locale } = usePageAddress();
  return (
    <div className="admin-entrance">
      <Link to={localizePath(locale, "/")} className="logo" aria-label={t("toSite")}>
        <Logo />
      </Link>
      <div className="admin-entrance-sheet">
        <div className="dialog-ribbon" aria-hidden="true">
          <Bow />
        </div>
        <div>
          <h1 className="text-title">{title}</h1>
          <p className="space-above-small text-soft">{text}</p>
        </div>
        {children}
      </div>
      <div className="admin-entrance-end">
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
    </div>
  );
}
