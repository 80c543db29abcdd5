import { useTranslation } from "react-i18next";
import type { Failure } from "../client/request.ts";
import { FaultBox } from "../ui/fault-box.tsx";
import { FaultLinks } from "../ui/fault-links.tsx";
import { listElsewhere, type Faults } from "./find-faults.ts";
import { shownFields } from "./gift-fields.ts";

/** A summary of the faults that the server reported, with links to the fields. */
export function FormFaults({ failure, faults }: { failure: Failure | null; faults: Faults }) {
  const { t } = useTranslation("giftForm");
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
