import { Menu } from "lucide-react";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useAccount, useVisitor } from "../account/visitor.tsx";
import { useDialogs } from "../ui/use-dialogs.ts";
import { localizePath, usePageAddress } from "../ui/page-address.ts";
import { LanguageSwitch } from "./language-switch.tsx";
import { Logo } from "../ui/logo.tsx";
import { ThemeSwitch } from "../ui/theme-switch.tsx";

const menuId = "site-menu";
// When it cannot be loaded the placeholder stays, and the next page tries again.
const MemberTools = lazy(() =>
  import("../account/member-tools.tsx").then(
    (module) => ({ default: module.MemberTools }),
    () => ({ default: MemberPlaceholder }),
  ),
);

export function SiteHeader() {
  const { t } = useTranslation("site");
  const { locale } = usePageAddress();
  const { openPlans, openUpgradePrompt, openComingSoon } = useDialogs();
  const { openSignIn } = useAccount();
  const visitor = useVisitor();
  const isPremium = visitor.kind === "member" && visitor.plan === "premium";
  const closeMenu = () => {
    const menu = document.getElementById(menuId);
    if (menu?.matches(":popover-open")) menu.hidePopover();
  };
  // The menu is closed first: it returns the focus to its button, to which the dialog returns it when it is closed.
  const openFromMenu = (open: () => void) => {
    closeMenu();
    open();
  };
  // Whoever is a member knows how it works, and comes back to what is theirs.
  const places = [
    { who: "guest-only", path: "/#features", text: t("features") },
    { who: "guest-only", path: "/#how-it-works", text: t("howItWorks") },
    { who: "member-only", path: "/saved", text: t("saved") },
    { who: "member-only", path: "/saved#people", text: t("people") },
    { who: "member-only", path: "/blog", text: t("footer.blog") },
  ];
  return (
    <header className="site-header wrapper">
      <Link to={localizePath(locale, "/")} aria-label={t("home")} className="logo">
        <Logo />
      </Link>
      {/* One menu: a popover where space is short, a plain row where there is enough. */}
      <div id={menuId} popover="auto" className="site-menu">
        <nav aria-label={t("mainNavigation")} className="main-nav">
          <ul>
            {places.map(({ who, path, text }) => (
              <li key={path} className={who}>
                <Link to={localizePath(locale, path)} onClick={closeMenu}>
                  {text}
                </Link>
              </li>
            ))}
            <li>
              <button type="button" onClick={() => openFromMenu(() => (isPremium ? openComingSoon : openUpgradePrompt)("premiumFeatures"))}>
                {t("premium")} <span className="badge-new">{t("new")}</span>
              </button>
            </li>
            <li>
              <button type="button" onClick={() => openFromMenu(openPlans)}>
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
        <button type="button" className="button button-plain guest-only" onClick={() => openSignIn("signIn")}>
          {t("signIn")}
        </button>
        <div className="member-only member-tools">
          {visitor.kind === "member" ? (
            <Suspense fallback={<MemberPlaceholder />}>
              <MemberTools member={visitor} />
            </Suspense>
          ) : (
            <MemberPlaceholder />
          )}
        </div>
        <button type="button" className="icon-button menu-button" popoverTarget={menuId} aria-label={t("menu")} title={t("menu")}>
          <Menu aria-hidden size={22} strokeWidth={1.75} />
        </button>
      </div>
    </header>
  );
}

/** Reserves the space of a member's tools, so that the layout does not shift when they are loaded. */
function MemberPlaceholder() {
  const { t } = useTranslation("site");
  return (
    <div className="member-place" aria-hidden="true">
      <span className="queries-left" />
      <span className="button button-plain upgrade-button">{t("upgrade")}</span>
      <span className="icon-button" />
    </div>
  );
}
