interface ChoiceSwitchProps<Value extends string> {
  label: string;
  choices: readonly { value: Value; name: string; language?: string }[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

/** A group of buttons of which one is chosen. */
export function ChoiceSwitch<Value extends string>({ label, choices, chosen, onChoose }: ChoiceSwitchProps<Value>) {
  return (
    <fieldset aria-label={label} className="choice-switch">
      {choices.map(({ value, name, language }) => (
        <button key={value} type="button" lang={language} aria-pressed={value === chosen} onClick={() => onChoose(value)}>
          {name}
        </button>
      ))}
    </fieldset>
  );
}
