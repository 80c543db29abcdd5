import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigation } from "react-router";

/** On navigation, does what a browser does for a new document: announces the title, moves the focus to the heading, shows that it is loading. */
export function ViewChange() {
  const { t } = useTranslation("site");
  const { pathname, search, hash } = useLocation();
  const view = pathname + search;
  const last = useRef(view);
  const [title, setTitle] = useState("");
  const { state, location: next } = useNavigation();
  // Not to a part of the view that is there, such as the sheet of an idea.
  const isOnItsWay = state === "loading" && next.pathname + next.search !== view;
  useEffect(() => {
    if (last.current === view) return;
    last.current = view;
    setTitle(document.title);
    if (hash === "") focusHeading();
  }, [view, hash]);
  return (
    <>
      <output className="sr-only">{isOnItsWay ? t("loading") : title}</output>
      {isOnItsWay && (
        <p className="page-turn" aria-hidden="true">
          <span className="spinner" />
          {t("loading")}
        </p>
      )}
    </>
  );
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>("#content h1");
  // Does not take the focus away from a dialog or a field of the new view.
  if (!heading || document.activeElement?.closest("dialog, #content")) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
