import { useTranslation } from "react-i18next";
import "./question.css";

interface QuestionProps {
  id: string;
  question: string;
  label: string;
  isOptional?: boolean;
  hint?: string;
  fault?: string | undefined;
  children: React.ReactNode;
  /** Shown below the hint. */
  after?: React.ReactNode;
}

/** A question on the left, its input on the right, and the fault below that. */
export function Question({ id, question, label, isOptional = false, hint, fault, children, after }: QuestionProps) {
  const { t } = useTranslation("questions");
  return (
    <div className="question">
      <label htmlFor={id}>
        <span className="display-small display text-question">{question}</span>
        <span className="question-label">
          {label}
          {isOptional && <span className="question-optional"> · {t("optional")}</span>}
        </span>
      </label>
      <div className="may-shrink">
        {children}
        {fault && (
          <p id={`${id}-fault`} className="fault">
            {fault}
          </p>
        )}
        {hint && (
          <p id={`${id}-hint`} className="hint">
            {hint}
          </p>
        )}
        {after}
      </div>
    </div>
  );
}

/** The value of `aria-describedby`: the fault first, then the hint. */
export function describedBy(id: string, { fault, hint }: { fault?: string | undefined; hint?: string }): string | undefined {
  return [fault && `${id}-fault`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined;
}
