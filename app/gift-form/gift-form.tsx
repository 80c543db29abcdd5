import { lazy, Suspense, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { SignInFault } from "../account/sign-in-fault.tsx";
import { useVisitor } from "../account/visitor.tsx";
import { usePageAddress } from "../page-address.ts";
import { focusResults } from "../results/focus-results.ts";
import type { Ideas } from "../results/use-ideas.ts";
import { buildGiftRequest } from "./build-gift-request.ts";
import { FormFaults } from "./form-faults.tsx";
import { listMissingFields, type FieldName, type GiftFields } from "./gift-fields.ts";
import { findFaults } from "./find-faults.ts";
import { OptionalQuestions } from "./optional-questions.tsx";
import type { QuestionsProps } from "./question.tsx";
import { QuotaLine } from "./quota-line.tsx";
import { RequiredQuestions } from "./required-questions.tsx";
import { useGiftFields } from "./use-gift-fields.ts";

// Without it the form is as good as a guest's: a part that cannot be fetched now is left out.
const RecipientChoice = lazy(() =>
  import("../recipients/recipient-choice.tsx").then(
    (module) => ({ default: module.RecipientChoice }),
    () => ({ default: () => null }),
  ),
);

export function GiftForm({ ideas }: { ideas: Ideas }) {
  const { t } = useTranslation("giftForm");
  const { locale } = usePageAddress();
  const form = useRef<HTMLFormElement>(null);
  const visitor = useVisitor();
  const { fields, change, replace } = useGiftFields(form);
  const [missing, setMissing] = useState<FieldName[]>([]);
  const faults = findFaults(missing, ideas.state.failure, t);

  const submit = (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (ideas.state.isComposing) return;
    const nowMissing = listMissingFields(fields);
    setMissing(nowMissing);
    const [first] = nowMissing;
    if (first) {
      document.getElementById(first)?.focus();
      return;
    }
    if (ideas.ask(buildGiftRequest(fields, locale))) focusResults();
  };
  const onChange = (name: FieldName, value: string) => {
    setMissing(missing.filter((other) => other !== name));
    change(name, value);
  };
  const fillIn = (filled: GiftFields) => {
    setMissing(missing.filter((name) => filled[name] === ""));
    replace(filled);
  };
  const questions: QuestionsProps = { fields, faults, onChange };
  return (
    <section id="gift-form" className="gift-form" aria-labelledby="gift-form-title">
      <div className="wrapper gift-form-columns">
        <header className="gift-form-heading">
          <h2 id="gift-form-title" className="text-heading">
            {t("title")}
          </h2>
          <p className="mt-4 text-lead text-soft">{t("lead")}</p>
          <QuotaLine quota={ideas.quota} />
        </header>
        <form ref={form} id="gift-request" method="post" noValidate className="letter" aria-labelledby="gift-form-title" onSubmit={submit}>
          <SignInFault />
          <FormFaults failure={ideas.state.failure} faults={faults} />
          {visitor.kind === "member" && (
            <Suspense>
              <RecipientChoice
                fields={fields}
                fault={faults.recipient}
                newestQueryId={ideas.state.rounds[0]?.saved?.queryId ?? null}
                onReplace={fillIn}
              />
            </Suspense>
          )}
          <RequiredQuestions {...questions} />
          <OptionalQuestions {...questions} />
          <div className="letter-end">
            <button type="submit" className="button button-ribbon" disabled={ideas.state.isComposing}>
              {ideas.state.isComposing ? t("submitting") : t("submit")}
            </button>
            <noscript>
              <p className="hint">{t("withoutScript")}</p>
            </noscript>
          </div>
        </form>
      </div>
    </section>
  );
}
