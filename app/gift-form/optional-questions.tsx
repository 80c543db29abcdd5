import { lazy, memo, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { ageRanges, genders } from "#shared/gift-options.ts";
import { limits } from "#shared/limits.ts";
import { ChoiceQuestion } from "./choice-question.tsx";
import { describedBy, Question, type QuestionsProps } from "./question.tsx";
import { WordsQuestion } from "./words-question.tsx";

// Loaded when the first words are typed; left out when it cannot be loaded, as the form works without it.
const UnderstoodWords = lazy(() =>
  import("./understood-words.tsx").then(
    (module) => ({ default: module.UnderstoodWords }),
    () => ({ default: () => null }),
  ),
);

export const OptionalQuestions = memo(function OptionalQuestions({ fields, faults, onChange }: QuestionsProps) {
  const { t } = useTranslation("giftForm");
  const { t: option } = useTranslation("options");
  const nameHint = t("name.hint");
  const alreadyHaveHint = t("alreadyHave.hint");
  return (
    <fieldset className="mt-14">
      <legend>{t("more.title")}</legend>
      <p className="letter-aside">{t("more.lead")}</p>
      <WordsQuestion name="interests" value={fields.interests} fault={faults.interests} onChange={onChange} />
      <WordsQuestion name="personality" value={fields.personality} fault={faults.personality} onChange={onChange} />
      <Question
        id="alreadyHave"
        question={t("alreadyHave.question")}
        label={t("alreadyHave.label")}
        isOptional
        fault={faults.alreadyHave}
        hint={alreadyHaveHint}
        after={
          <Suspense fallback={<div className="understood" />}>
            {[fields.interests, fields.personality, fields.alreadyHave].some((words) => words.trim() !== "") ? (
              <UnderstoodWords fields={fields} onChange={onChange} />
            ) : (
              <div className="understood" />
            )}
          </Suspense>
        }
      >
        <textarea
          id="alreadyHave"
          name="alreadyHave"
          rows={3}
          className="field"
          maxLength={limits.formText}
          placeholder={t("alreadyHave.placeholder")}
          value={fields.alreadyHave}
          aria-invalid={faults.alreadyHave !== undefined}
          aria-describedby={describedBy("alreadyHave", { fault: faults.alreadyHave, hint: alreadyHaveHint })}
          onChange={(event) => onChange("alreadyHave", event.target.value)}
        />
      </Question>
      <ChoiceQuestion
        name="age"
        options={ageRanges.map((value) => ({ value, text: option(`age.${value}`) }))}
        value={fields.age}
        fault={faults.age}
        onChange={onChange}
      />
      <ChoiceQuestion
        name="gender"
        options={genders.map((value) => ({ value, text: option(`gender.${value}`) }))}
        value={fields.gender}
        fault={faults.gender}
        onChange={onChange}
      />
      <Question id="name" question={t("name.question")} label={t("name.label")} isOptional fault={faults.name} hint={nameHint}>
        <input
          id="name"
          name="name"
          type="text"
          className="field"
          autoComplete="off"
          maxLength={limits.listItem}
          placeholder={t("name.placeholder")}
          value={fields.name}
          aria-invalid={faults.name !== undefined}
          aria-describedby={describedBy("name", { fault: faults.name, hint: nameHint })}
          onChange={(event) => onChange("name", event.target.value)}
        />
      </Question>
    </fieldset>
  );
});
