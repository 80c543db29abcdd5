import { useTranslation } from "react-i18next";
import type { FieldName } from "./gift-fields.ts";
import { describedBy, Question } from "./question.tsx";

interface ChoiceProps {
  name: "relationship" | "occasion" | "budget" | "age" | "gender";
  options: readonly { value: string; text: string }[];
  value: string;
  isRequired?: boolean;
  fault?: string | undefined;
  onChange: (name: FieldName, value: string) => void;
  /** Shown before the choice, in the same line. */
  before?: React.ReactNode;
}

/** A question of the form that is answered by choosing one option. */
export function ChoiceQuestion({ name, options, value, isRequired = false, fault, onChange, before }: ChoiceProps) {
  const { t } = useTranslation("questions");
  return (
    <Question id={name} question={t(`${name}.question`)} label={t(`${name}.label`)} isOptional={!isRequired} fault={fault}>
      <div className="cluster">
        {before}
        <select
          id={name}
          name={name}
          className="field choice-select"
          value={value}
          required={isRequired}
          aria-invalid={fault !== undefined}
          aria-describedby={describedBy(name, { fault })}
          onChange={(event) => onChange(name, event.target.value)}
        >
          <option value="">{t("choose")}</option>
          {options.map((option) => (
            // Server and browser may format the same amount differently.
            <option key={option.value} value={option.value} suppressHydrationWarning>
              {option.text}
            </option>
          ))}
        </select>
      </div>
    </Question>
  );
}
