import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { AnswerLine } from "./answer-line.tsx";
import type { AnswersProps } from "./answers-props.ts";
import { listMissingFields } from "./gift-fields.ts";
import { chipFields, listAnswerIds, type ChipField } from "./list-chips.ts";
import { joinIds, splitIds } from "./not-meant.ts";
import { useOptions, type Option } from "./use-options.ts";
import { WordChips } from "./word-chips.tsx";

interface UnderstoodProps extends AnswersProps {
  /** Whether the words have not been read for the first time yet. */
  isUnread: boolean;
  onStartOver: () => void;
}

/** What was understood so far, as chips to correct, and one question at a time for what is still needed. */
export function Understood({ fields, completed, reading, missing, vainAttempts, isUnread, onChange, onStartOver }: UnderstoodProps) {
  const { t } = useTranslation("questions");
  const [correcting, setCorrecting] = useState<ChipField | null>(null);
  const described = useDescriptions({ completed, fields, reading });
  const line = useRef<HTMLFieldSetElement>(null);
  const ready = useRef<HTMLParagraphElement>(null);
  const pressed = useRef<HTMLButtonElement>(null);
  const [answered, setAnswered] = useState(0);
  const [needed] = isUnread ? [] : listMissingFields(completed);
  const asked = correcting ?? needed ?? null;
  const missed = missing.find((name) => name === asked);
  useEffect(() => {
    if (vainAttempts > 0) line.current?.focus();
  }, [vainAttempts]);
  useEffect(() => {
    // Below all chips, on a telephone beyond the screen.
    if (correcting) line.current?.focus();
  }, [correcting]);
  useEffect(() => {
    // The answer that was tapped is gone: on to the next question, or to the end of them.
    if (answered > 0) (line.current ?? ready.current)?.focus({ preventScroll: true });
  }, [answered]);
  const answer = (name: ChipField | "currency", value: string) => {
    onChange(name, value);
    if (name === "currency") return;
    setCorrecting(null);
    setAnswered(answered + 1);
  };
  const takeBack = (name: ChipField) => {
    onChange(name, "");
    onChange("notMeant", joinIds([...splitIds(fields.notMeant), ...listAnswerIds(name)]));
    setCorrecting(null);
    setAnswered(answered + 1);
  };
  const keep = () => {
    setCorrecting(null);
    pressed.current?.focus({ preventScroll: true });
  };
  const chips = chipFields.filter((name) => completed[name] !== "");
  return (
    <section className="understood" aria-label={t("understood.title")} tabIndex={-1}>
      <output className="sr-only">
        {chips.map((name) => described[name]).join(", ")}
        {needed && `. ${t(`${needed}.question`)}`}
      </output>
      <ul className="chips">
        {chips.map((name) => (
          <li key={name}>
            <button
              type="button"
              className="chip chip-answer"
              aria-expanded={correcting === name}
              aria-label={t("understood.change", { answer: described[name] })}
              onClick={({ currentTarget }) => {
                pressed.current = currentTarget;
                setCorrecting(correcting === name ? null : name);
              }}
            >
              {described[name]}
            </button>
          </li>
        ))}
        <WordChips completed={completed} reading={reading} areInterestsShown={false} onChange={onChange} />
        <li>
          <button type="button" className="chip chip-quiet" onClick={onStartOver}>
            {t("understood.startOver")}
          </button>
        </li>
      </ul>
      {asked && (
        <AnswerLine
          key={asked}
          ref={line}
          name={asked}
          fields={completed}
          fault={missed && t(`${missed}.missing`)}
          onAnswer={answer}
          {...(correcting && { onTakeBack: () => takeBack(correcting), onKeep: keep })}
        />
      )}
      {!asked && !isUnread && (
        <p ref={ready} tabIndex={-1} className="hint">
          {t("needed.ready")}
        </p>
      )}
    </section>
  );
}

/** Tells each answer in few words; whom it is for as the giver says it. */
function useDescriptions({
  completed,
  fields,
  reading,
}: Pick<AnswersProps, "completed" | "fields" | "reading">): Record<ChipField, string> {
  const find = (options: readonly Option[], value: string) => options.find((option) => option.value === value)?.text ?? "";
  const relationship = find(useOptions("relationship", ""), completed.relationship);
  return {
    relationship: (fields.relationship === "" && reading?.person?.words) || relationship,
    name: completed.name,
    age: find(useOptions("age", ""), completed.age),
    occasion: find(useOptions("occasion", ""), completed.occasion),
    budget: find(useOptions("budget", completed.currency), completed.budget),
  };
}
