import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "#shared/limits.ts";
import type { AnswersProps } from "./answers-props.ts";
import { CurrencyChoice } from "./currency-choice.tsx";
import { getFaults } from "./get-faults.ts";
import { FoldedQuestion } from "./folded-question.tsx";
import { requiredFields } from "./gift-fields.ts";
import { Tiles } from "./tiles.tsx";
import { WordChips } from "./word-chips.tsx";
import { WordsField } from "./words-field.tsx";

interface QuestionsProps extends AnswersProps {
  /** The button that sends the form, after the questions that must be answered. */
  children: React.ReactNode;
}

const words = ["interests", "personality"] as const;
const choices = ["age", "gender"] as const;

/** The ten fields as questions: three to answer, and seven that are a line each until they are opened. */
export function Questions({ fields, completed, reading, missing, vainAttempts, failure, onChange, children }: QuestionsProps) {
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
      {words.map((name) => (
        <FoldedQuestion key={name} name={name} value={fields[name]} fault={faults[name]}>
          <WordsField name={name} value={fields[name]} fault={faults[name]} onChange={onChange} />
        </FoldedQuestion>
      ))}
      <FoldedQuestion name="alreadyHave" value={fields.alreadyHave} fault={faults.alreadyHave}>
        <textarea
          id="alreadyHave"
          name="alreadyHave"
          rows={3}
          className="field"
          aria-label={t("alreadyHave.label")}
          aria-describedby="alreadyHave-hint"
          maxLength={limits.formText}
          placeholder={t("alreadyHave.placeholder")}
          value={fields.alreadyHave}
          aria-invalid={faults.alreadyHave !== undefined}
          onChange={(event) => onChange("alreadyHave", event.target.value)}
        />
        <p id="alreadyHave-hint" className="hint">
          {t("alreadyHave.hint")}
        </p>
      </FoldedQuestion>
      {choices.map((name) => (
        <FoldedQuestion key={name} name={name} value={completed[name]} fault={faults[name]}>
          <Tiles name={name} value={completed[name]} currency={completed.currency} fault={faults[name]} onChange={onChange} />
        </FoldedQuestion>
      ))}
      <FoldedQuestion name="name" value={completed.name} fault={faults.name}>
        <input
          id="name"
          name="name"
          type="text"
          className="field"
          aria-label={t("name.label")}
          aria-describedby="name-hint"
          autoComplete="off"
          maxLength={limits.listItem}
          placeholder={t("name.placeholder")}
          value={completed.name}
          aria-invalid={faults.name !== undefined}
          onChange={(event) => onChange("name", event.target.value)}
        />
        <p id="name-hint" className="hint">
          {t("name.hint")}
        </p>
      </FoldedQuestion>
    </>
  );
}
