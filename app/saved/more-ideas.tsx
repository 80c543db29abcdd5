import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";

interface MoreIdeasProps {
  hasMore: boolean;
  isAdding: boolean;
  onMore: () => void;
}

const fetchAheadOf = "900px";
/** What takes the focus of a round, of a liked idea. */
const firstOfEach = ".saved-card-toggle, .liked-ideas h3 a";

/** The end of the list: scrolling near it fetches the next page, and so does the button. */
export function MoreIdeas({ hasMore, isAdding, onMore }: MoreIdeasProps) {
  const { t } = useTranslation("saved");
  const end = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const latestMore = useRef(onMore);
  useEffect(() => {
    latestMore.current = onMore;
  });
  useEffect(() => {
    if (!hasMore || isAdding || !end.current || !("IntersectionObserver" in window)) return undefined;
    // A busy browser reports several changes in one call; the last one is current.
    const watch = new IntersectionObserver((changes) => changes.at(-1)?.isIntersecting && latestMore.current(), {
      rootMargin: fetchAheadOf,
    });
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [hasMore, isAdding]);
  useFocusFirstNew(button, isAdding);
  return (
    <div ref={end} className="more-ideas">
      {hasMore ? (
        <button ref={button} type="button" className="button button-plain" disabled={isAdding} onClick={onMore}>
          {t(isAdding ? "fetchingMore" : "more")}
        </button>
      ) : (
        <p className="text-small text-soft">{t("end")}</p>
      )}
      <output className="sr-only">{isAdding && t("fetchingMore")}</output>
    </div>
  );
}

/** After the button was pressed, moves the focus to the first of the new ideas. */
function useFocusFirstNew(button: React.RefObject<HTMLButtonElement | null>, isAdding: boolean): void {
  const shownBefore = useRef<number | null>(null);
  useEffect(() => {
    const titles = document.querySelectorAll<HTMLElement>(firstOfEach);
    if (isAdding) shownBefore.current = document.activeElement === button.current ? titles.length : null;
    else if (shownBefore.current !== null) {
      titles[shownBefore.current]?.focus({ preventScroll: true });
      shownBefore.current = null;
    }
  }, [button, isAdding]);
}
