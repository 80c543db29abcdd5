import { useTranslation } from "react-i18next";
import { policyTypes, type PolicyType } from "#shared/content-options.ts";
import { LanguageChoice } from "../language-choice.tsx";
import type { PolicyPlace } from "./policy-place.ts";

interface PolicyChoiceProps {
  place: PolicyPlace;
  onGo: (place: PolicyPlace) => void;
}

/** A tab for each policy, and the language beside them. */
export function PolicyChoice({ place, onGo }: PolicyChoiceProps) {
  const { t } = useTranslation("adminPolicies");
  return (
    <div className="policy-head">
      <PolicyTabs type={place.type} onType={(type) => onGo({ ...place, type })} />
      <LanguageChoice label={t("language")} chosen={place.language} onChoose={(language) => onGo({ ...place, language })} />
    </div>
  );
}

/** The position to which each key moves (WAI-ARIA, tabs with automatic activation). */
const moves: Record<string, (position: number) => number> = {
  ArrowRight: (position) => (position + 1) % policyTypes.length,
  ArrowLeft: (position) => (position + policyTypes.length - 1) % policyTypes.length,
  Home: () => 0,
  End: () => policyTypes.length - 1,
};

function PolicyTabs({ type, onType }: { type: PolicyType; onType: (type: PolicyType) => void }) {
  const { t } = useTranslation("adminPolicies");
  const { t: site } = useTranslation("site");
  const move = (event: React.KeyboardEvent<HTMLElement>) => {
    const next = policyTypes[moves[event.key]?.(policyTypes.indexOf(type)) ?? -1];
    if (!next) return;
    event.preventDefault();
    onType(next);
    document.getElementById(`policy-tab-${next}`)?.focus();
  };
  return (
    <div role="tablist" aria-label={t("tabs")} className="policy-tabs">
      {policyTypes.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`policy-tab-${name}`}
          aria-selected={name === type}
          aria-controls="policy-panel"
          tabIndex={name === type ? 0 : -1}
          onClick={() => onType(name)}
          onKeyDown={move}
        >
          {site(`footer.${name}`)}
        </button>
      ))}
    </div>
  );
}
