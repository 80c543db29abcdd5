import { Plus, X } from "lucide-react";
import { memo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "#shared/limits.ts";
import type { FieldNameOf } from "#shared/person-fields.ts";
import { usePageAddress } from "../ui/page-address.ts";
import "./words-field.css";
import { addWord, getSeparator, hasOpenWord, isSameWord, removeWord, splitWords } from "./split-words.ts";

interface WordsProps {
  name: FieldNameOf<"words">;
  value: string;
  fault?: string | undefined;
  onChange: (name: FieldNameOf<"words">, value: string) => void;
}

/** A text field for words separated by commas; below it the words as chips, and suggestions to tap. */
export const WordsField = memo(function WordsField({ name, value, fault, onChange }: WordsProps) {
  const { t } = useTranslation("questions");
  const { locale } = usePageAddress();
  const input = useRef<HTMLInputElement>(null);
  const [composed, setComposed] = useState<string | null>(null);
  const separator = getSeparator(locale);
  const label = t(`${name}.label`);
  const hint = t(`${name}.hint`);
  // While an input method composes a word, the chips do not change.
  const words = splitWords(composed ?? value);
  const offered = splitWords(t(`${name}.suggestions`)).filter((word) => !words.some((known) => isSameWord(known, word)));
  const remove = (position: number) => {
    onChange(name, removeWord(value, position, separator));
    input.current?.focus();
  };
  const add = (word: string, { parentElement: place }: HTMLElement) => {
    // The word is removed from the list, so the focus moves to its neighbor.
    const neighbor = place?.nextElementSibling ?? place?.previousElementSibling;
    (neighbor?.querySelector("button") ?? input.current)?.focus();
    onChange(name, addWord(value, word, separator));
  };
  const closeWord = (event: React.KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== "Enter" || !hasOpenWord(value)) return;
    event.preventDefault();
    onChange(name, value.trimEnd() + separator);
  };
  const chips = (
    <div className="words">
      {words.length > 0 && (
        <ul aria-label={t("words.chosen", { label })}>
          {words.map((word, position) => (
            // oxlint-disable-next-line react/no-array-index-key -- the same word may stand there twice
            <li key={`${position} ${word}`} className="chip chip-chosen">
              <span lang="">{word}</span>
              <button type="button" aria-label={t("words.remove", { word })} onClick={() => remove(position)}>
                <X aria-hidden size={14} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <ul aria-label={t("words.ideas", { label })}>
        {offered.map((word) => (
          <li key={word}>
            <button
              type="button"
              className="chip chip-offered"
              aria-label={t("words.add", { word })}
              onClick={(event) => add(word, event.currentTarget)}
            >
              <Plus aria-hidden size={14} />
              {word}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
  return (
    <>
      <input
        ref={input}
        id={name}
        name={name}
        type="text"
        className="field"
        autoComplete="off"
        enterKeyHint="next"
        maxLength={limits.formText}
        placeholder={t(`${name}.placeholder`)}
        value={value}
        aria-invalid={fault !== undefined}
        aria-label={label}
        aria-describedby={fault ? `${name}-fault ${name}-hint` : `${name}-hint`}
        onChange={(event) => onChange(name, event.target.value)}
        onCompositionStart={() => setComposed(value)}
        onCompositionEnd={() => setComposed(null)}
        onKeyDown={closeWord}
      />
      {fault && (
        <p id={`${name}-fault`} className="fault">
          {fault}
        </p>
      )}
      <p id={`${name}-hint`} className="hint">
        {hint}
      </p>
      {chips}
    </>
  );
});
