import { Suspense, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { places } from "./places.client.ts";
import { readPlace, recallPlace, recallSidebar, rememberPlace, rememberSidebar, sections, type Place } from "./sections.ts";
import { sectionTitleId, ShellHeader } from "./shell-header.tsx";
import { ShortcutHelp } from "./shortcut-help.tsx";
import { useShortcuts } from "../shortcuts.tsx";
import { Sidebar } from "./sidebar.tsx";
import { Loading } from "../spinner.tsx";
import { useGuard } from "../unsaved-changes.tsx";
import { useFocusedTitle } from "../../ui/use-focused-title.ts";

interface ShellProps {
  email: string;
  onSignOut: () => void;
}

/** The frame of the back-office: the sidebar and the open section. */
export function Shell({ email, onSignOut }: ShellProps) {
  const { mayLeave } = useGuard();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const [first] = useState(recallPlace);
  const place = readPlace(state) ?? first;
  useEffect(() => rememberPlace(place), [place]);
  const [isCollapsed, setCollapsed] = useState(recallSidebar);
  const [isHelpOpen, setHelpOpen] = useState(false);
  // Sections are entries of the history without addresses. Unsaved changes are asked for at each navigation.
  const go = (next: Place) => {
    if (next !== place) void navigate(pathname, { state: { place: next } });
  };
  const toggle = () => {
    rememberSidebar(!isCollapsed);
    setCollapsed(!isCollapsed);
  };
  const signOut = async () => {
    if (await mayLeave()) onSignOut();
  };
  useShortcuts([
    { keys: "?", run: () => setHelpOpen(true) },
    ...sections.map((section, position) => ({ keys: String(position + 1), run: () => go(section) })),
  ]);
  useFocusedTitle(sectionTitleId, place);
  const Open = places[place];
  return (
    <div className={isCollapsed ? "admin admin-narrow" : "admin"}>
      <Sidebar place={place} isCollapsed={isCollapsed} onGo={go} onToggle={toggle} onSignOut={() => void signOut()} />
      <div className="admin-main">
        <ShellHeader place={place} email={email} onHelp={() => setHelpOpen(true)} />
        <div className="admin-content" key={place}>
          <Suspense fallback={<Loading />}>
            <Open onGo={go} />
          </Suspense>
        </div>
      </div>
      {isHelpOpen && <ShortcutHelp onClose={() => setHelpOpen(false)} />}
    </div>
  );
}
