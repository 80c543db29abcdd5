import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Prose } from "../../reading/prose.tsx";
import { useDebouncedValue } from "../use-debounced-value.ts";
import { renderInWorker } from "./render-in-worker.client.ts";

/** Longer texts take so long to render that they are rendered only after a pause in the typing. */
const longText = 20_000;
const longPauseMs = 1_000;

/** The Markdown as readers will see it, rendered a moment after it was typed. */
export function RenderedText({ text, className }: { text: string; className?: string }) {
  const { t } = useTranslation("blog");
  const { t: writing } = useTranslation("adminWriting");
  const settled = useDebouncedValue(text, text.length > longText ? longPauseMs : 0);
  const [shown, setShown] = useState<{ html: string | null }>({ html: "" });
  useEffect(() => {
    const leaving = new AbortController();
    const words = {
      leavesSite: t("markdown.leavesSite"),
      table: t("markdown.table"),
      footnotes: t("markdown.footnotes"),
      backToText: t("markdown.backToText"),
    };
    const show = async () => {
      const html = await renderInWorker({ text: settled, siteOrigin: location.origin, words }, leaving.signal);
      if (!leaving.signal.aborted) setShown({ html });
    };
    void show();
    return () => leaving.abort();
  }, [settled, t]);
  if (shown.html === null) return <p className="admin-fault">{writing("tooComplex")}</p>;
  return <Prose html={shown.html} {...(className && { className })} />;
}
