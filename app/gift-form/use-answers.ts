import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useLate } from "../ui/use-late.ts";

const afterMs = 1_500;

/** The code that shows what was understood, and the questions; `null` until it is loaded. */
export function useAnswers(isWanted: boolean) {
  const { i18n } = useTranslation();
  const load = useCallback(async () => {
    const [answers] = await Promise.all([import("./answers.tsx"), i18n.loadNamespaces(["questions", "options"])]);
    return answers;
  }, [i18n]);
  return useLate(load, { isWanted, afterMs });
}
