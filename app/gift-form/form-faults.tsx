import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Failure } from "../results/ideas-state.ts";
import { FaultLinks } from "../ui/fault-links.tsx";
import { listElsewhere, type Faults } from "./find-faults.ts";
import { fieldNames } from "./gift-fields.ts";

/** A summary of the faults that the server reported, with links to the fields; takes the focus when it appears. */
export function FormFaults({ failure, faults }: { failure: Failure | null; faults: Faults }) {
  const { t } = useTranslation("giftForm");
  const box = useRef<HTMLDivElement>(null);
  const hasServerFaults = failure?.kind === "refused" && failure.problem.errors.length > 0;
  useEffect(() => {
    if (hasServerFaults) box.current?.focus();
  }, [hasServerFaults]);
  if (!hasServerFaults) return null;
  return (
    <div ref={box} tabIndex={-1} role="alert" className="form-faults">
      <p className="font-semibold">{t("faults.title")}</p>
      <FaultLinks
        fields={fieldNames.flatMap((name) => (faults[name] ? [{ id: name, text: `${t(`${name}.label`)}: ${faults[name]}` }] : []))}
      >
        {listElsewhere(failure).map((message) => (
          <li key={message}>{t("faults.elsewhere", { message })}</li>
        ))}
      </FaultLinks>
    </div>
  );
}
