import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type * as examplesModule from "../results/examples.tsx";

type Examples = typeof examplesModule;

/** After the first paint, and after what somebody who starts at once needs. */
const loadAfterMs = 1_500;
const turnMs = 7_000;

/** The examples change by themselves where motion is welcome, and stay while somebody is at the form. */
export function useExample() {
  const { t: form } = useTranslation("giftForm");
  const { t, i18n } = useTranslation("home");
  const [examples, setExamples] = useState<Examples | null>(null);
  const [turn, setTurn] = useState(0);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    const load = () =>
      void Promise.all([import("../results/examples.tsx"), i18n.loadNamespaces("examples")]).then(
        ([found]) => setExamples(found),
        // A failure means offline: the first example stays.
        () => undefined,
      );
    const timer = setTimeout(load, loadAfterMs);
    return () => clearTimeout(timer);
  }, [i18n]);
  useEffect(() => {
    if (!examples || isHeld || matchMedia("(prefers-reduced-motion: reduce)").matches) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden && !document.querySelector(".hero :focus-within, .hero-tag:hover")) setTurn((turns) => turns + 1);
    }, turnMs);
    return () => clearInterval(timer);
  }, [examples, isHeld]);
  const first = {
    name: null,
    sentence: form("text.placeholder"),
    recipient: t("example.recipient"),
    trait: t("example.trait"),
    idea: t("example.idea"),
    price: t("example.price"),
  };
  return { examples, turn, isHeld, setHeld, example: examples?.getExample(i18n, turn) ?? first };
}
