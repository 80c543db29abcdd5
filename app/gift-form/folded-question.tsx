import { Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isOfKind, type PersonFieldName } from "#shared/person-fields.ts";
import { useOptions } from "./use-options.ts";

interface FoldedQuestionProps {
  name: PersonFieldName;
  value: string;
  fault: string | undefined;
  children: React.ReactNode;
}

/** An optional question: one line with its answer, until it is opened. */
export function FoldedQuestion({ name, value, fault, children }: FoldedQuestionProps) {
  const { t } = useTranslation("questions");
  const [isOpen, setOpen] = useState(false);
  const options = useOptions(isOfKind(name, "choice") ? name : null, "");
  const answer = options.find((option) => option.value === value)?.text ?? value;
  return (
    <details className="folded" open={isOpen || fault !== undefined} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span className="display-small display">{t(`${name}.question`)}</span>
        <span className="folded-answer">{answer}</span>
        <Plus aria-hidden size={18} strokeWidth={1.75} />
      </summary>
      {children}
    </details>
  );
}
