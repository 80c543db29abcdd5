import { useTranslation } from "react-i18next";
import type { PolicyFields } from "./policy-fields.ts";
import { PolicyHistory } from "./policy-history.tsx";
import type { PolicyPlace } from "./policy-place.ts";
import { PolicyPreview } from "./policy-preview.tsx";

export const panels = ["write", "preview", "history"] as const;
export type PolicyPanel = (typeof panels)[number];

interface PolicyPanelsProps {
  panel: PolicyPanel;
  place: PolicyPlace;
  /** The revision that is stored now; `null` before the first. */
  present: number | null;
  onFill: (fields: PolicyFields) => void;
  succeed: (text: string) => void;
}

/** The preview and the history of a policy. */
export function PolicyPanels({ panel, place, present, onFill, succeed }: PolicyPanelsProps) {
  const { t } = useTranslation("adminPolicies");
  return (
    <section className="editor-panels" aria-label={t(`editor.${panel === "history" ? "history" : "preview"}`)}>
      {panel === "history" ? (
        <PolicyHistory place={place} present={present} onFill={onFill} succeed={succeed} />
      ) : (
        <PolicyPreview language={place.language} />
      )}
    </section>
  );
}
