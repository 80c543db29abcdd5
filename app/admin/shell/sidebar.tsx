import { LogOut, PanelLeftClose, PanelLeftOpen } from "lucide-react";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { Link } from "react-router";
import { Logo } from "../../ui/logo.tsx";
import { localizePath, usePageAddress } from "../../ui/page-address.ts";
import { useAdminLoaded } from "../use-admin-loaded.ts";
import { sectionIcons, sections, type Place } from "./sections.ts";

interface SidebarProps {
  place: Place;
  isCollapsed: boolean;
  onGo: (place: Place) => void;
  onToggle: () => void;
  onSignOut: () => void;
}

export function Sidebar({ place, isCollapsed, onGo, onToggle, onSignOut }: SidebarProps) {
  const { t } = useTranslation("admin");
  const { locale } = usePageAddress();
  const ToggleIcon = isCollapsed ? PanelLeftOpen : PanelLeftClose;
  const toggleLabel = t(isCollapsed ? "shell.expand" : "shell.collapse");
  return (
    <div className="admin-sidebar">
      <div className="admin-sidebar-top">
        <Link to={localizePath(locale, "/")} className="logo" aria-label={t("toSite")} title={t("toSite")}>
          <Logo />
        </Link>
        <button type="button" className="icon-button admin-collapse" aria-label={toggleLabel} title={toggleLabel} onClick={onToggle}>
          <ToggleIcon aria-hidden size={20} strokeWidth={1.75} />
        </button>
      </div>
      <nav aria-label={t("shell.navigation")}>
        <ul>
          {sections.map((section) => {
            const Icon = sectionIcons[section];
            const isOpen = section === place || (section === "dashboard" && place === "audit");
            return (
              <li key={section}>
                <button
                  type="button"
                  className="admin-entry"
                  aria-current={isOpen ? "page" : undefined}
                  title={isCollapsed ? t(`section.${section}.title`) : undefined}
                  onClick={() => onGo(section)}
                >
                  <Icon aria-hidden size={20} strokeWidth={1.75} />
                  <span className="admin-entry-words">
                    <span>{t(`section.${section}.title`)}</span>
                    <span className="admin-entry-description">{t(`section.${section}.description`)}</span>
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      </nav>
      <button type="button" className="admin-entry admin-sign-out" title={isCollapsed ? t("shell.signOut") : undefined} onClick={onSignOut}>
        <LogOut aria-hidden size={20} strokeWidth={1.75} />
        <span className="admin-entry-words">{t("shell.signOut")}</span>
      </button>
      {!isCollapsed && <RunningVersion />}
    </div>
  );
}

const versionSchema = z.object({ version: z.string(), build: z.string() });

/** Which version of the product runs; nothing while that is unknown. */
function RunningVersion() {
  const { t } = useTranslation("admin");
  const { loaded } = useAdminLoaded("/healthz", versionSchema);
  return <p className="admin-version">{loaded.value && t("shell.version", loaded.value)}</p>;
}
