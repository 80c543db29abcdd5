import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { loadRequest } from "./ask-at-once.ts";
import type * as tagsModule from "./shown-ideas.tsx";

type Tags = typeof tagsModule;

const loadTagsAfterMs = 2_000;

/**
 * What ideas are asked for and shown with; `null` until it is there. Nobody needs it at first: it is fetched a moment after the page
 * is alive, or when the form is touched. Not `lazy`, which would show the empty places for 300 ms once it had begun to.
 */
export function useShownIdeas(isWanted: boolean): Tags | null {
  const [tags, setTags] = useState<Tags | null>(null);
  const { i18n } = useTranslation();
  useEffect(() => {
    if (tags) return undefined;
    // Offline now: asked for again when there is a connection, or something to show.
    const load = () =>
      void Promise.all([import("./shown-ideas.tsx"), i18n.loadNamespaces("saved"), loadRequest()]).then(
        ([found]) => setTags(found),
        () => undefined,
      );
    const timer = setTimeout(load, isWanted ? 0 : loadTagsAfterMs);
    document.addEventListener("focusin", load, { once: true });
    window.addEventListener("online", load);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("focusin", load);
      window.removeEventListener("online", load);
    };
  }, [tags, isWanted, i18n]);
  return tags;
}
