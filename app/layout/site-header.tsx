import { Menu } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useAccount } from "../account/visitor.tsx";
import { useDialogs } from "../dialogs/dialogs.tsx";
import { localizePath, usePageAddress } from "../page-address.ts";
import { LanguageSwitch } from "./language-switch.tsx";
import { Logo } from "./logo.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";

const menuId = "site-menu";

export function SiteHeader() {
  const { t } = useTranslation("site");
  const { locale } = usePageAddress();
  const { openPlans, openUpgradePrompt } = useDialogs();
  const { openSignIn } = useAccount();
  const closeMenu = () => {
    const menu = document.getElementById(menuId);
    if (menu?.matches(":popover-open")) menu.hidePopover();
  };
  return (
    <header className="site-header wrapper">
      <Link to={localizePath(locale, "/")} aria-label={t("home")} className="logo">
        <Logo />
      </Link>
      {/* One menu: a popover where space is short, a plain row where there is enough. */}
      <div id={menuId} popover="auto" className="site-menu">
        <nav aria-label={t("mainNavigation")} className="main-nav">
          <ul>
            <li>
              <Link to={localizePath(locale, "/#features")} onClick={closeMenu}>
                {t("features")}
              </Link>
            </li>
            <li>
              <Link to={localizePath(locale, "/#how-it-works")} onClick={closeMenu}>
                {t("howItWorks")}
              </Link>
            </li>
            <li>
              <button type="button" onClick={() => openUpgradePrompt("premiumFeatures")}>
                {t("premium")} <span className="badge-new">{t("new")}</span>
              </button>
            </li>
            <li>
              <button type="button" onClick={openPlans}>
                {t("pricing")}
              </button>
            </li>
          </ul>
        </nav>
        <div className="site-settings">
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </div>
      <div className="site-tools">
        <button type="button" className="button button-plain" onClick={() => openSignIn("signIn")}>
          {t("signIn")}
        </button>
        <button type="button" className="icon-button menu-button" popoverTarget={menuId} aria-label={t("menu")} title={t("menu")}>
          <Menu aria-hidden size={22} strokeWidth={1.75} />
        </button>
      </div>
    </header>
  );
}
