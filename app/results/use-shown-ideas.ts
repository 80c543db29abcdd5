import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useLate } from "../ui/use-late.ts";
import { loadRequest } from "./ask-at-once.ts";

const afterMs = 2_000;

/** The code that requests and shows ideas; `null` until it is loaded. */
export function useShownIdeas(isWanted: boolean) {
  const { i18n } = useTranslation();
  const load = useCallback(async () => {
    const texts = i18n.loadNamespaces(["saved", "board", "sharing", "questions", "options"]);
    const [shown] = await Promise.all([import("./shown-ideas.tsx"), texts, loadRequest()]);
    return shown;
  }, [i18n]);
  return useLate(load, { isWanted, afterMs });
}
