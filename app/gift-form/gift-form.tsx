import { Suspense, useCallback, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { AccountMessage } from "../account/account-message.tsx";
import { useVisitor } from "../account/visitor.tsx";
import { usePageAddress } from "../ui/page-address.ts";
import type { Quota } from "../account/find-quota.ts";
import type { Failure } from "../client/request.ts";
import { buildGiftRequest, type GiftRequestBody } from "./build-gift-request.ts";
import { FormFaults } from "./form-faults.tsx";
import { listMissingFields, type FieldName, type GiftFields } from "./gift-fields.ts";
import { findFaults } from "./find-faults.ts";
import { OptionalQuestions } from "./optional-questions.tsx";
import { QuotaLine } from "./quota-line.tsx";
import { RequiredQuestions } from "./required-questions.tsx";
import { useGiftFields } from "./use-gift-fields.ts";

/** The ideas that the form asks for, as far as it shows them. */
interface IdeasAsked {
  state: { failure: Failure | null; rounds: readonly { saved: { queryId: string } | null }[] };
  quota: Quota | null;
  isAsking: boolean;
  ask: (request: GiftRequestBody) => void;
}

export interface RecipientChoiceProps {
  fields: GiftFields;
  fault: string | undefined;
  /** The recipients are loaded again when it changes: each saved round may have added one. */
  newestQueryId: string | null;
  onReplace: (fields: GiftFields) => void;
}

interface GiftFormProps {
  ideas: IdeasAsked;
  /** Shown to members alone. */
  RecipientChoice: React.ComponentType<RecipientChoiceProps>;
}

export function GiftForm({ ideas, RecipientChoice }: GiftFormProps) {
  const { t } = useTranslation("giftForm");
  const { locale } = usePageAddress();
  const form = useRef<HTMLFormElement>(null);
  const visitor = useVisitor();
  const { fields, change, replace } = useGiftFields(form);
  const [missing, setMissing] = useState<FieldName[]>([]);
  const { failure } = ideas.state;
  const isUsedUp = ideas.quota?.remainingQueries === 0;
  const faults = useMemo(() => findFaults(missing, failure, t), [missing, failure, t]);

  const submit = (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const nowMissing = listMissingFields(fields);
    // Skips the update when nothing was and is missing.
    if (missing.length + nowMissing.length > 0) setMissing(nowMissing);
    const [first] = nowMissing;
    if (first) {
      document.getElementById(first)?.focus();
      return;
    }
    ideas.ask(buildGiftRequest(fields, locale));
  };
  const onChange = useCallback(
    (name: FieldName, value: string) => {
      setMissing((known) => (known.some((other) => other === name) ? known.filter((other) => other !== name) : known));
      change(name, value);
    },
    [change],
  );
  const fillIn = (filled: GiftFields) => {
    setMissing(missing.filter((name) => filled[name] === ""));
    replace(filled);
  };
  const { relationship, occasion, currency, budget } = fields;
  // Memoised, so that the many options are not rendered again with each letter of another field.
  const required = useMemo(() => ({ relationship, occasion, currency, budget }), [relationship, occasion, currency, budget]);
  return (
    <section id="gift-form" className="gift-form when-near" aria-labelledby="gift-form-title">
      <div className="wrapper gift-form-columns">
        <header className="gift-form-heading">
          <h2 id="gift-form-title" className="text-heading">
            {t("title")}
          </h2>
          <p className="mt-4 text-lead text-soft">{t("lead")}</p>
          <QuotaLine quota={ideas.quota} />
        </header>
        <form ref={form} id="gift-request" method="post" noValidate className="letter" aria-labelledby="gift-form-title" onSubmit={submit}>
          <AccountMessage />
          <FormFaults failure={failure} faults={faults} />
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
          <RequiredQuestions fields={required} faults={faults} onChange={onChange} />
          <OptionalQuestions fields={fields} faults={faults} onChange={onChange} />
          <div className="letter-end">
            <button
              type="submit"
              className="button button-ribbon"
              disabled={ideas.isAsking}
              aria-describedby={isUsedUp ? "used-up" : undefined}
            >
              {ideas.isAsking ? t("submitting") : t("submit")}
            </button>
            {isUsedUp && <QuotaLine id="used-up" quota={ideas.quota} />}
            <noscript>
              <p className="hint">{t("withoutScript")}</p>
            </noscript>
          </div>
        </form>
      </div>
    </section>
  );
}
