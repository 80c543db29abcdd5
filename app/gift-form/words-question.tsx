import { useTranslation } from "react-i18next";
import { Question } from "./question.tsx";
import { WordsField, type WordsProps } from "./words-field.tsx";

/** A question that is answered with words separated by commas. */
export function WordsQuestion({ name, ...field }: WordsProps) {
  const { t } = useTranslation("questions");
  return (
    <Question id={name} question={t(`${name}.question`)} label={t(`${name}.label`)} isOptional>
      <WordsField name={name} {...field} />
    </Question>
  );
}
