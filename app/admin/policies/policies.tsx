import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { savedPoliciesSchema } from "#shared/answers/admin-policies.ts";
import { usePageAddress } from "../../ui/page-address.ts";
import { LoadFailure } from "../load-failure.tsx";
import { Notice, useNotice } from "../notice.tsx";
import { Loading } from "../spinner.tsx";
import { useAdminLoaded } from "../use-admin-loaded.ts";
import { PolicyChoice } from "./policy-choice.tsx";
import type { OpenedPolicy } from "./policy-form.tsx";
import { recallPolicyPlace, rememberPolicyPlace, type PolicyPlace } from "./policy-place.ts";
import { PolicyReader } from "./policy-reader.tsx";
import "./policies.css";

// The editor is large, so it is loaded when it is opened.
const PolicyForm = lazy(() => import("./policy-form.tsx").then((module) => ({ default: module.PolicyForm })));

/** The three policies in each language, and their editor. */
export function Policies() {
  const { t } = useTranslation("adminPolicies");
  const { locale } = usePageAddress();
  const [place, setPlace] = useState<PolicyPlace>(() => recallPolicyPlace(locale));
  const { loaded, reload, reason } = useAdminLoaded(`/api/admin/policies?language=${place.language}`, savedPoliciesSchema);
  const [opened, setOpened] = useState<OpenedPolicy | null>(null);
  const { notice, succeed, clear } = useNotice();
  const go = (next: PolicyPlace) => {
    rememberPolicyPlace(next);
    setPlace(next);
    clear();
  };
  const known = loaded.state === "failed" ? null : loaded.value;
  const saved = known?.policies.find(({ type, language }) => type === place.type && language === place.language) ?? null;
  return (
    <>
      <PolicyChoice place={place} onGo={go} />
      <div role="tabpanel" id="policy-panel" aria-labelledby={`policy-tab-${place.type}`} className="policy-panel">
        <Notice notice={notice} onDismiss={clear} />
        {loaded.state === "failed" && <LoadFailure text={t("failedToLoad")} reason={reason} onRetry={reload} />}
        {loaded.state === "loading" && !saved && <Loading />}
        {(loaded.state === "loaded" || saved) && (
          // Suspends below the tabs: hiding those would take the keyboard focus away.
          <Suspense fallback={<Loading />}>
            <PolicyReader key={`${place.type} ${place.language}`} place={place} saved={saved} onOpen={setOpened} />
          </Suspense>
        )}
      </div>
      {/* Outside of the list, so that the editor stays mounted whatever happens to that. */}
      {opened && (
        <Suspense fallback={<Loading />}>
          <PolicyForm
            place={place}
            opened={opened}
            onSaved={() => {
              succeed(t("saved"));
              reload();
            }}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </>
  );
}
