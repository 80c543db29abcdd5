import { languageNames } from "#shared/locales/language-names.ts";
import { locales, type Locale } from "#shared/locales/locale.ts";
import { ChoiceSwitch } from "./choice-switch.tsx";

interface LanguageChoiceProps {
  label: string;
  chosen: Locale;
  onChoose: (language: Locale) => void;
}

/** Chooses a language; each is named in its own words. */
export function LanguageChoice({ label, chosen, onChoose }: LanguageChoiceProps) {
  const choices = locales.map((value) => ({ value, name: languageNames[value], language: value }));
  return <ChoiceSwitch label={label} choices={choices} chosen={chosen} onChoose={onChoose} />;
}
