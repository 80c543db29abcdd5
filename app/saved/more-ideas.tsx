import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";

interface MoreIdeasProps {
  hasMore: boolean;
  isAdding: boolean;
  onMore: () => void;
}

const fetchAheadOf = "900px";

/** The end of the list: coming near it fetches more, and so does the button. */
export function MoreIdeas({ hasMore, isAdding, onMore }: MoreIdeasProps) {
  const { t } = useTranslation("saved");
  const end = useRef<HTMLDivElement>(null);
  const latestMore = useRef(onMore);
  useEffect(() => {
    latestMore.current = onMore;
  });
  useEffect(() => {
    if (!hasMore || isAdding || !end.current || !("IntersectionObserver" in window)) return undefined;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && latestMore.current(), { rootMargin: fetchAheadOf });
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [hasMore, isAdding]);
  return (
    <div ref={end} className="more-ideas">
      {hasMore ? (
        <button type="button" className="button button-plain" disabled={isAdding} onClick={onMore}>
          {t(isAdding ? "fetchingMore" : "more")}
        </button>
      ) : (
        <p className="text-small text-soft">{t("end")}</p>
      )}
      <output className="sr-only">{isAdding && t("fetchingMore")}</output>
    </div>
  );
}
