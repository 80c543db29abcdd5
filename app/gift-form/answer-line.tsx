import { useTranslation } from "react-i18next";
import { CurrencyChoice } from "./currency-choice.tsx";
import type { GiftFields } from "./gift-fields.ts";
import type { ChipField } from "./list-chips.ts";
import { useOptions } from "./use-options.ts";

interface AnswerLineProps {
  ref: React.Ref<HTMLFieldSetElement>;
  name: ChipField;
  fields: GiftFields;
  fault: string | undefined;
  onAnswer: (name: ChipField | "currency", value: string) => void;
  /** Given where an answer is corrected: takes it back, or leaves it. */
  onTakeBack?: () => void;
  onKeep?: () => void;
}

/** One question with its answers to tap. */
export function AnswerLine({ ref, name, fields, fault, onAnswer, onTakeBack, onKeep }: AnswerLineProps) {
  const { t } = useTranslation("questions");
  const options = useOptions(name === "name" ? null : name, fields.currency);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc, for the buttons inside
    <fieldset
      ref={ref}
      id={name}
      tabIndex={-1}
      className="answer-line"
      aria-describedby={fault && `${name}-fault`}
      onKeyDown={({ key }) => key === "Escape" && onKeep?.()}
    >
      <legend className="display-small display text-question">{t(`${name}.question`)}</legend>
      {fault && (
        <p id={`${name}-fault`} className="fault">
          {fault}
        </p>
      )}
      <div className="chips">
        {options.map(({ value, text }) => (
          <button
            key={value}
            type="button"
            className="chip chip-choice"
            aria-pressed={fields[name] === value}
            onClick={() => onAnswer(name, value)}
          >
            {text}
          </button>
        ))}
        {name === "budget" && <CurrencyChoice value={fields.currency} onChange={(value) => onAnswer("currency", value)} />}
        {onTakeBack && (
          <button type="button" className="chip chip-quiet" onClick={onTakeBack}>
            {t("understood.takeBack")}
          </button>
        )}
        {onKeep && (
          <button type="button" className="chip chip-quiet" onClick={onKeep}>
            {t("understood.keep")}
          </button>
        )}
      </div>
    </fieldset>
  );
}
