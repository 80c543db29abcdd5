import { useTranslation } from "react-i18next";
import type { FieldNameOf } from "#shared/person-fields.ts";
import { useOptions } from "../gift-form/use-options.ts";
import { Question } from "./question.tsx";

interface ChoiceProps {
  name: FieldNameOf<"choice"> | "relationship";
  value: string;
  fault: string | undefined;
  onChange: (value: string) => void;
}

/** A question that is answered by choosing one option. */
export function ChoiceQuestion({ name, value, fault, onChange }: ChoiceProps) {
  const { t } = useTranslation("questions");
  return (
    <Question name={name}>
      <select
        id={name}
        className="field choice-select"
        value={value}
        aria-invalid={fault !== undefined}
        aria-describedby={fault && `${name}-fault`}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{t("choose")}</option>
        {useOptions(name, "").map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
      {fault && (
        <p id={`${name}-fault`} className="fault">
          {fault}
        </p>
      )}
    </Question>
  );
}
