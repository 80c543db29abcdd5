import { ExternalLink, Pencil } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { languageNames } from "#shared/locales/language-names.ts";
import type { SavedSeo } from "#shared/answers/admin-seo.ts";
import type { Messages } from "../notice.tsx";
import { EmptySettings } from "./empty-settings.tsx";
import { ReadView } from "./read-view.tsx";
import { getPagePath, type SeoChoice } from "./seo-choice.ts";
import { readFields, type SeoFields } from "./seo-fields.ts";
import { SeoForm } from "./seo-form.tsx";

interface PagePanelProps {
  choice: SeoChoice;
  /** `null` while the page has its defaults. */
  saved: SavedSeo | null;
  messages: Messages;
  onSaved: (settings: SavedSeo) => void;
  /** Called when the form is left, as somebody else may have saved meanwhile. */
  onLeft: () => void;
}

/** The settings of one page: empty, saved, or in the form. */
export function PagePanel({ choice, saved, messages, onSaved, onLeft }: PagePanelProps) {
  const { t } = useTranslation("adminSeo");
  const titleId = useId();
  const [opened, setOpened] = useState<SeoFields | null>(null);
  const heading = useFocusAfter(opened !== null);
  const edit = (fields: SeoFields) => {
    messages.clear();
    setOpened(fields);
  };
  const leave = () => {
    setOpened(null);
    onLeft();
  };
  return (
    <section className="seo-panel" aria-labelledby={titleId}>
      <header className="seo-panel-head">
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          {t(`page.${choice.page}.name`)}{" "}
          <span className="seo-language" lang={choice.language}>
            {languageNames[choice.language]}
          </span>
        </h2>
        <a className="seo-visit" href={getPagePath(choice)} target="_blank" rel="noopener">
          {t("visit")} <ExternalLink aria-hidden size={15} />
        </a>
        {saved && !opened && (
          <button type="button" className="button button-plain" onClick={() => edit(readFields(saved))}>
            <Pencil aria-hidden size={16} /> {t("edit")}
          </button>
        )}
      </header>
      {opened && <SeoForm choice={choice} saved={saved} fields={opened} messages={messages} onSaved={onSaved} onClose={leave} />}
      {!opened && saved && <ReadView choice={choice} saved={saved} />}
      {!opened && !saved && <EmptySettings choice={choice} onConfigure={edit} />}
    </section>
  );
}

/** Moves the focus to the title when the form closes. */
function useFocusAfter(isOpen: boolean): React.RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) heading.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return heading;
}
