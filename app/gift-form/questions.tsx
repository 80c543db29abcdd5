import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { isOfKind, personFieldNames } from "#shared/person-fields.ts";
import type { AnswersProps } from "./answers-props.ts";
import { CurrencyChoice } from "./currency-choice.tsx";
import { getFaults } from "./get-faults.ts";
import { FoldedQuestion } from "./folded-question.tsx";
import { requiredFields } from "./gift-fields.ts";
import { TextField } from "./text-field.tsx";
import { Tiles } from "./tiles.tsx";
import { WordChips } from "./word-chips.tsx";
import { WordsField } from "./words-field.tsx";

interface QuestionsProps extends AnswersProps {
  /** The button that sends the form, after the questions that must be answered. */
  children: React.ReactNode;
}

/** The fields as questions: three to answer, and others that are a line each until they are opened. */
export function Questions({ completed, reading, missing, vainAttempts, failure, onChange, children }: QuestionsProps) {
  const { t } = useTranslation("questions");
  const faults = getFaults(missing, failure, t);
  const firstMissing = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (vainAttempts > 0) firstMissing.current?.focus();
  }, [vainAttempts]);
  return (
    <>
      {requiredFields.map((name) => (
        <Tiles
          key={name}
          ref={name === missing[0] ? firstMissing : null}
          name={name}
          value={completed[name]}
          currency={completed.currency}
          fault={faults[name]}
          isRequired
          onChange={onChange}
        >
          {name === "budget" && <CurrencyChoice value={completed.currency} onChange={(value) => onChange("currency", value)} />}
        </Tiles>
      ))}
      {children}
      <ul className="chips understood-words" aria-label={t("understood.title")}>
        <WordChips completed={completed} reading={reading} areInterestsShown onChange={onChange} />
      </ul>
      <h3 className="display-small text-question">{t("more.title")}</h3>
      <p className="hint">{t("more.lead")}</p>
      {personFieldNames.map((name) => (
        <FoldedQuestion key={name} name={name} value={completed[name]} fault={faults[name]}>
          {isOfKind(name, "words") ? (
            <WordsField name={name} value={completed[name]} fault={faults[name]} onChange={onChange} />
          ) : isOfKind(name, "choice") ? (
            <Tiles name={name} value={completed[name]} currency={completed.currency} fault={faults[name]} onChange={onChange} />
          ) : (
            <TextField name={name} value={completed[name]} fault={faults[name]} onChange={onChange} />
          )}
        </FoldedQuestion>
      ))}
    </>
  );
}
