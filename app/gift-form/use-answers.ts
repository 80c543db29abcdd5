import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type * as answersModule from "./answers.tsx";

type Answers = typeof answersModule;

const loadAfterMs = 1_500;

/**
 * The code that shows what was understood, and the questions; `null` until it is loaded: when it is wanted or the form is focused, or a
 * moment after hydration. Not with `lazy`, because React shows a fallback for at least 300 ms.
 */
export function useAnswers(isWanted: boolean): Answers | null {
  const [answers, setAnswers] = useState<Answers | null>(null);
  const { i18n } = useTranslation();
  useEffect(() => {
    if (answers) return undefined;
    // A failure means offline; tried again when the connection returns.
    const load = () =>
      void Promise.all([import("./answers.tsx"), i18n.loadNamespaces(["questions", "options"])]).then(
        ([found]) => setAnswers(found),
        () => undefined,
      );
    const timer = setTimeout(load, isWanted ? 0 : loadAfterMs);
    const onFocusIn = ({ target }: FocusEvent) => target instanceof Element && target.closest("#gift-request") && load();
    document.addEventListener("focusin", onFocusIn);
    window.addEventListener("online", load);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("focusin", onFocusIn);
      window.removeEventListener("online", load);
    };
  }, [answers, isWanted, i18n]);
  return answers;
}
