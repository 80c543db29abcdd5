import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigation } from "react-router";

/** Does at a change of view what a browser does for a new document: says its title, begins at its heading, shows that it is on its way. */
export function ViewChange() {
  const { t } = useTranslation("site");
  const { pathname, search, hash } = useLocation();
  const view = pathname + search;
  const last = useRef(view);
  const [title, setTitle] = useState("");
  const isOnItsWay = useNavigation().state === "loading";
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
  // Whoever already went on, into a dialog or a field of the new view, stays there.
  if (!heading || document.activeElement?.closest("dialog, #content")) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
