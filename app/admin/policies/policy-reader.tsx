import { useTranslation } from "react-i18next";
import { languageNames } from "#shared/locales/language-names.ts";
import { policyTemplateSchema, type SavedPolicy } from "#shared/answers/admin-policies.ts";
import { LoadFailure } from "../load-failure.tsx";
import { Loading } from "../spinner.tsx";
import { useAdminLoaded } from "../use-admin-loaded.ts";
import type { OpenedPolicy } from "./policy-form.tsx";
import { buildPolicyPath, type PolicyPlace } from "./policy-place.ts";
import { PolicySheet } from "./policy-sheet.tsx";

interface PolicyReaderProps {
  place: PolicyPlace;
  /** `null` while nobody has saved this policy in this language. */
  saved: SavedPolicy | null;
  onOpen: (opened: OpenedPolicy) => void;
}

/** A policy as its readers see it, with a button that opens the editor. */
export function PolicyReader({ place, saved, onOpen }: PolicyReaderProps) {
  if (!saved) return <TemplateReader place={place} onOpen={onOpen} />;
  return <PolicySheet place={place} text={saved} updatedAt={saved.updatedAt} onOpen={(panel) => onOpen({ saved, text: saved, panel })} />;
}

function TemplateReader({ place, onOpen }: Omit<PolicyReaderProps, "saved">) {
  const { t } = useTranslation("adminPolicies");
  const { loaded, reload, reason } = useAdminLoaded(buildPolicyPath(place, "/template"), policyTemplateSchema);
  if (loaded.state === "failed") return <LoadFailure text={t("failedToLoad")} reason={reason} onRetry={reload} />;
  const { value: text } = loaded;
  if (!text) return <Loading />;
  return (
    <>
      <p className="policy-never-saved">{t("neverSaved", { language: languageNames[place.language] })}</p>
      <PolicySheet place={place} text={text} updatedAt={null} onOpen={(panel) => onOpen({ saved: null, text, panel })} />
    </>
  );
}
