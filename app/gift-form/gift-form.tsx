import { Suspense, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Quota } from "../account/find-quota.ts";
import { AccountMessage } from "../account/account-message.tsx";
import { useVisitor } from "../account/visitor.tsx";
import type { Failure } from "../client/request.ts";
import type { GiftRequestBody } from "./build-gift-request.ts";
import type { GiftFields } from "./gift-fields.ts";
import { QuotaLine } from "./quota-line.tsx";
import { Starters } from "./starters.tsx";
import { TellBox } from "./tell-box.tsx";
import { useAnswers } from "./use-answers.ts";
import { useGiverAnswers } from "./use-giver-answers.ts";
import type { Manner } from "./use-gift-fields.ts";

/** The ideas that the form asks for, as far as it shows them. */
interface IdeasAsked {
  state: { failure: Failure | null; rounds: readonly { saved: { queryId: string } | null }[] };
  quota: Quota | null;
  isAsking: boolean;
  ask: (request: GiftRequestBody) => void;
}

export interface RecipientChoiceProps {
  fields: GiftFields;
  /** The recipients are loaded again when it changes: each saved round may have added one. */
  newestQueryId: string | null;
  onReplace: (fields: GiftFields) => void;
}

interface GiftFormProps {
  ideas: IdeasAsked;
  /** Shown to members alone. */
  RecipientChoice: React.ComponentType<RecipientChoiceProps>;
  /** What somebody else has written, while the box is empty. */
  example: string;
}

/** Asks for whom ideas are wanted: in a sentence that is read while it is typed, or question by question. */
export function GiftForm({ ideas, RecipientChoice, example }: GiftFormProps) {
  const { t } = useTranslation("giftForm");
  const form = useRef<HTMLFormElement>(null);
  const given = useGiverAnswers(form, ideas.ask);
  const { fields, manner, setManner, onChange } = given;
  const { failure } = ideas.state;
  const answers = useAnswers(manner === "questions" || !given.isUntouched || failure !== null);
  const asking = manner === "questions" ? answers : null;
  const end = <FormEnd ideas={ideas} manner={manner} onManner={setManner} />;
  return (
    <section id="gift-form" className="gift-form" aria-labelledby="gift-form-title">
      <form
        ref={form}
        id="gift-request"
        method="post"
        noValidate
        aria-labelledby="gift-form-title"
        onSubmit={(event) => {
          event.preventDefault();
          void given.submit();
        }}
      >
        <div className="letter">
          <AccountMessage />
          {answers && <answers.FormFaults failure={failure} onQuestions={() => setManner("questions")} />}
          <People ideas={ideas} RecipientChoice={RecipientChoice} given={given} />
          <h2 id="gift-form-title" className={asking ? "sr-only" : "display-small text-question"}>
            {t("title")}
          </h2>
          {asking ? (
            <asking.Questions {...given} failure={failure}>
              {end}
            </asking.Questions>
          ) : (
            <>
              <TellBox text={fields.text} example={example} onChange={onChange} />
              {end}
            </>
          )}
        </div>
        {!asking && <BelowSentence given={given} answers={answers} failure={failure} />}
      </form>
    </section>
  );
}

type Given = ReturnType<typeof useGiverAnswers>;

/** The people whom a member has asked for before. */
function People({ ideas, RecipientChoice, given }: Pick<GiftFormProps, "ideas" | "RecipientChoice"> & { given: Given }) {
  if (useVisitor().kind !== "member") return null;
  const newestQueryId = ideas.state.rounds[0]?.saved?.queryId ?? null;
  return (
    <Suspense>
      <RecipientChoice fields={given.fields} newestQueryId={newestQueryId} onReplace={given.replace} />
    </Suspense>
  );
}

interface BelowSentenceProps {
  given: Given;
  answers: ReturnType<typeof useAnswers>;
  failure: Failure | null;
}

/** Sentences to begin with, then what was understood. */
function BelowSentence({ given, answers, failure }: BelowSentenceProps) {
  return (
    <div className="below-form">
      {given.isUntouched ? (
        <Starters onChoose={(text) => given.onChange("text", text)} />
      ) : (
        answers && <answers.Understood {...given} failure={failure} onStartOver={given.startOver} />
      )}
    </div>
  );
}

interface FormEndProps {
  ideas: IdeasAsked;
  manner: Manner;
  onManner: (manner: Manner) => void;
}

function FormEnd({ ideas, manner, onManner }: FormEndProps) {
  const { t } = useTranslation("giftForm");
  const [other, label] = manner === "questions" ? (["sentence", "bySentence"] as const) : (["questions", "byQuestions"] as const);
  return (
    <div className="letter-end">
      <button type="submit" className="button button-ribbon" disabled={ideas.isAsking} aria-describedby="quota-left">
        {ideas.isAsking ? t("submitting") : t("submit")}
      </button>
      {/* Another button each time: a press that was held until now, and was answered already, would turn it back. */}
      <button key={other} type="button" className="button button-quiet" onClick={() => onManner(other)}>
        {t(label)}
      </button>
      <QuotaLine id="quota-left" quota={ideas.quota} />
      <noscript>
        <p className="hint">{t("withoutScript")}</p>
      </noscript>
    </div>
  );
}
