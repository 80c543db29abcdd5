import { useDeferredValue, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Markdown } from "../../reading/markdown.tsx";
import { useSettled } from "../use-settled.ts";

/** Longer texts take so long to render that they are rendered only after a pause in the typing. */
const longText = 20_000;
const longPauseMs = 1_000;

/** The Markdown as readers will see it, rendered a moment after it was typed. */
export function RenderedText({ text }: { text: string }) {
  const { t } = useTranslation("blog");
  const shown = useDeferredValue(useSettled(text, text.length > longText ? longPauseMs : 0));
  const words = useMemo(
    () => ({
      leavesSite: t("markdown.leavesSite"),
      table: t("markdown.table"),
      footnotes: t("markdown.footnotes"),
      backToText: t("markdown.backToText"),
    }),
    [t],
  );
  return useMemo(() => <Markdown text={shown} siteOrigin={location.origin} words={words} />, [shown, words]);
}
