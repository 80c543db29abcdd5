import { useTranslation } from "react-i18next";
import type { Opinion, Suggestion } from "#shared/answers/suggestion.ts";
import { Because } from "./because.tsx";
import { SheetFrame } from "./sheet-frame.tsx";
import { TagActions } from "./tag-actions.tsx";

interface IdeaSheetProps {
  suggestion: Suggestion;
  /** Of its texts. */
  language: string;
  currency: string;
  opinion: Opinion | null;
  onOpinion: (opinion: Opinion | null) => void;
  onClose: () => void;
}

/** All that its owner is told of one idea. */
export function IdeaSheet({ suggestion, language, currency, opinion, onOpinion, onClose }: IdeaSheetProps) {
  const { t } = useTranslation(["board", "results", "saved"]);
  return (
    <SheetFrame
      titleId="idea-sheet-title"
      idea={suggestion}
      language={language}
      currency={currency}
      close={t("sheet.close")}
      why={
        <section className="sheet-part">
          <h3>{t("results:why")}</h3>
          <p lang={language}>{suggestion.explanation}</p>
          <Because words={suggestion.because} />
        </section>
      }
      end={<p className="sheet-source">{t(`saved:round.source.${suggestion.source}`)}</p>}
      actions={<TagActions suggestion={suggestion} currency={currency} opinion={opinion} onOpinion={onOpinion} />}
      onClose={onClose}
    />
  );
}
