import { useEffect, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Failure } from "../client/request.ts";
import { FaultBox } from "../ui/fault-box.tsx";
import { FaultLinks } from "../ui/fault-links.tsx";
import { getFaults, listElsewhere } from "./get-faults.ts";
import { shownFields } from "./gift-fields.ts";

interface FormFaultsProps {
  failure: Failure | null;
  /** Shows the questions, of which one has a fault. */
  onQuestions: () => void;
}

/** A summary of the faults that the server reported, with links to the fields. */
export function FormFaults({ failure, onQuestions }: FormFaultsProps) {
  const { t } = useTranslation("questions");
  const faults = useMemo(() => getFaults([], failure, t), [failure, t]);
  const isInQuestion = Object.keys(faults).some((name) => name !== "text" && name !== "recipient");
  useEffect(() => {
    if (isInQuestion) onQuestions();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each failure: the giver may go back to the sentence
  }, [failure, isInQuestion]);
  if (failure?.kind !== "refused" || failure.problem.errors.length === 0) return null;
  return (
    <FaultBox title={t("faults.title")}>
      <FaultLinks
        fields={shownFields.flatMap((name) => (faults[name] ? [{ id: name, text: `${t(`${name}.label`)}: ${faults[name]}` }] : []))}
      >
        {listElsewhere(failure).map((message) => (
          <li key={message}>{t("faults.elsewhere", { message })}</li>
        ))}
      </FaultLinks>
    </FaultBox>
  );
}
