import { useTranslation } from "react-i18next";
import type { PersonFieldName } from "#shared/person-fields.ts";
import "./question.css";

interface QuestionProps {
  name: PersonFieldName | "relationship";
  children: React.ReactNode;
}

/** A question on the left, its input on the right. */
export function Question({ name, children }: QuestionProps) {
  const { t } = useTranslation("questions");
  return (
    <div className="question">
      <label htmlFor={name}>
        <span className="display-small display text-question">{t(`${name}.question`)}</span>
        <span className="question-label">
          {t(`${name}.label`)}
          <span className="question-optional"> · {t("optional")}</span>
        </span>
      </label>
      <div className="may-shrink">{children}</div>
    </div>
  );
}
