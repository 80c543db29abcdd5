import { useDeferredValue, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Markdown } from "../../reading/markdown.tsx";
import { useSettled } from "../use-settled.ts";

/** Rendering a text as long as this takes so long that it waits for a pause in the typing. */
const longText = 20_000;
const longPauseMs = 1_000;

/** Markdown as its readers will see it, a moment behind the typing. */
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
