import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useDialogs } from "../ui/use-dialogs.ts";
import { localizePath, usePageAddress } from "../ui/page-address.ts";
import { useAccount, type Member } from "./visitor.tsx";

interface ProfileMenuProps {
  member: Member;
  queriesLeft: string | null;
}

const menuId = "profile-menu";

/** The member's menu: a native popover, which a click outside or Esc closes; arrow keys move through its entries. */
export function ProfileMenu({ member, queriesLeft }: ProfileMenuProps) {
  const { t } = useTranslation("account");
  const { t: site } = useTranslation("site");
  const { locale } = usePageAddress();
  const { signOut } = useAccount();
  const { openPlans, openDeleteAccount } = useDialogs();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const who = member.name ?? member.email ?? t("menu.label");
  const close = () => menu.current?.hidePopover();
  const linkTo = (path: string, label: string, tabIndex = -1) => (
    <Link role="menuitem" tabIndex={tabIndex} to={localizePath(locale, path)} onClick={close}>
      {label}
    </Link>
  );
  const does = (action: () => unknown, label: string, className?: string) => (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={className}
      onClick={() => {
        close();
        void action();
      }}
    >
      {label}
    </button>
  );
  return (
    <>
      <button
        ref={button}
        type="button"
        className="profile-button"
        popoverTarget={menuId}
        aria-haspopup="menu"
        aria-label={t("menu.label")}
        title={t("menu.label")}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown") return;
          event.preventDefault();
          menu.current?.showPopover();
        }}
      >
        <span aria-hidden="true">{[...who][0]?.toLocaleUpperCase(locale)}</span>
      </button>
      <div
        ref={menu}
        id={menuId}
        popover="auto"
        className="profile-menu"
        onToggle={({ newState }) => {
          if (newState === "open") listEntries(menu.current)[0]?.focus();
        }}
      >
        <div className="profile-who">
          <p className="display">{who}</p>
          {member.name && member.email && <p>{member.email}</p>}
          {member.plan === "premium" && <p className="profile-plan">{t("menu.premium")}</p>}
        </div>
        {member.plan === "free" && (
          <div className="profile-day">
            <p>{queriesLeft}</p>
            <button type="button" className="text-link" onClick={() => (close(), openPlans())}>
              {site("upgrade")}
            </button>
          </div>
        )}
        <div
          role="menu"
          tabIndex={-1}
          aria-label={t("menu.label")}
          className="profile-entries"
          onKeyDown={(event) => moveFocus(event, close)}
        >
          {/* Tab focuses the first entry, arrow keys the others. */}
          {linkTo("/saved", t("menu.dashboard"), 0)}
          {member.isAdmin && linkTo("/admin", t("menu.admin"))}
          {linkTo("/security", t("menu.security"))}
          {does(openDeleteAccount, t("menu.deleteAccount"))}
          {does(signOut, t("menu.signOut"), "profile-leave")}
        </div>
      </div>
    </>
  );
}

function listEntries(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? [])];
}

function moveFocus(event: React.KeyboardEvent<HTMLElement>, close: () => void): void {
  const entries = listEntries(event.currentTarget);
  const at = entries.findIndex((entry) => entry === document.activeElement);
  const targets: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 };
  const target = targets[event.key];
  if (event.key === "Tab" && !event.shiftKey) close();
  if (target === undefined) return;
  event.preventDefault();
  entries.at(target % entries.length)?.focus();
}
