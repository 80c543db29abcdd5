import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { SharedList } from "#shared/answers/shared-lists.ts";
import { useOpenedHash } from "../results/use-opened-idea.ts";
import { ListTools } from "../sharing/list-tools.tsx";
import { localizePath, usePageAddress } from "../ui/page-address.ts";
import { NameDialog } from "./name-dialog.tsx";
import { PrintTags } from "./print-tags.tsx";
import { SharedCard } from "./shared-card.tsx";
import { SharedSheet } from "./shared-sheet.tsx";
import { useHearts } from "./use-hearts.ts";
import "../results/board.css";
import "./shared-list.css";

interface ListPageProps {
  list: SharedList;
  /** The last part of its address. */
  listKey: string;
  /** The whole address. */
  address: string;
}

/** What the name is asked for: a heart, or to change it. */
type Asking = { kind: "heart"; ideaId: string } | { kind: "rename" };

/** A list that its owner shows to whoever has the address. */
export function ListPage({ list, listKey, address }: ListPageProps) {
  const { t } = useTranslation("sharing");
  const hearts = useHearts(listKey, list);
  const [asking, setAsking] = useState<Asking | null>(null);
  const [hasFailed, setFailed] = useState(false);
  usePrintedAtOnce();
  const heading = list.heading ?? t("list.heading");
  const give = async (ideaId: string) => {
    if (hearts.name === null) {
      setAsking({ kind: "heart", ideaId });
      return;
    }
    setFailed((await hearts.toggle(ideaId, hearts.name)).kind !== "done");
  };
  return (
    <div className="shared-list wrapper">
      <div className="shared-screen">
        <header className="shared-heading">
          <div>
            <h1 className="text-heading">{heading}</h1>
            <p className="text-lead text-soft">{t(list.ideas.length > 0 ? "list.lead" : "list.empty")}</p>
          </div>
          <ListTools address={address} title={heading} />
        </header>
        {hasFailed && (
          <p role="alert" className="fault">
            {t("list.failed")}
          </p>
        )}
        <Ideas list={list} hearts={hearts} onHeart={(ideaId) => void give(ideaId)} />
        {hearts.name !== null && (
          <p className="shared-as">
            {t("list.as", { name: hearts.name })}{" "}
            <button type="button" className="text-link" onClick={() => setAsking({ kind: "rename" })}>
              {t("list.change")}
            </button>
          </p>
        )}
        <OwnIdeas />
      </div>
      <PrintTags heading={heading} list={list} />
      {asking && (
        <NameDialog
          name={hearts.name}
          gives={asking.kind === "heart"}
          onSend={async (name) => await (asking.kind === "heart" ? hearts.toggle(asking.ideaId, name) : hearts.rename(name))}
          onClose={() => setAsking(null)}
        />
      )}
    </div>
  );
}

interface IdeasProps {
  list: SharedList;
  hearts: ReturnType<typeof useHearts>;
  onHeart: (ideaId: string) => void;
}

function Ideas({ list: { ideas, currency }, hearts, onHeart }: IdeasProps) {
  const { t } = useTranslation("sharing");
  const { hash, close } = useOpenedHash();
  if (ideas.length === 0) return null;
  const shown = ideas.map((idea, place) => ({
    idea,
    currency,
    hash: `#idea-${place + 1}`,
    names: hearts.all.filter(({ ideaId }) => ideaId === idea.id).map(({ name }) => name),
    isGiven: hearts.isGiven(idea.id),
    onHeart: () => onHeart(idea.id),
  }));
  const opened = shown.find((card) => card.hash === hash);
  return (
    <>
      <h2 className="sr-only">{t("list.ideas")}</h2>
      <ol className="board">
        {shown.map((card, place) => (
          <li key={card.idea.id}>
            <SharedCard {...card} isLead={place === 0} />
          </li>
        ))}
      </ol>
      {opened && <SharedSheet {...opened} onClose={close} />}
    </>
  );
}

/** What brings a reader to ideas of their own. */
function OwnIdeas() {
  const { t } = useTranslation("sharing");
  const { locale } = usePageAddress();
  return (
    <aside className="own-ideas" aria-labelledby="own-ideas-title">
      <div>
        <h2 id="own-ideas-title" className="text-question">
          {t("list.ownTitle")}
        </h2>
        <p>{t("list.ownText")}</p>
      </div>
      <Link to={localizePath(locale, "/")} className="button button-ribbon">
        {t("list.ownAction")}
      </Link>
    </aside>
  );
}

/** A link that ends with `#print` opens the page on paper, once its pictures are there. */
function usePrintedAtOnce(): void {
  useEffect(() => {
    if (location.hash !== "#print") return undefined;
    const printOnce = () => {
      history.replaceState(history.state, "", location.pathname);
      print();
    };
    if (document.readyState === "complete") {
      printOnce();
      return undefined;
    }
    window.addEventListener("load", printOnce, { once: true });
    return () => window.removeEventListener("load", printOnce);
  }, []);
}
