import { useTranslation } from "react-i18next";
import type { FieldName } from "./gift-fields.ts";
import { useOptions, type ChoiceField } from "./use-options.ts";

interface TilesProps {
  ref?: React.Ref<HTMLFieldSetElement>;
  name: ChoiceField;
  value: string;
  currency: string;
  isRequired?: boolean;
  fault: string | undefined;
  onChange: (name: FieldName, value: string) => void;
  /** Shown after the answers. */
  children?: React.ReactNode;
}

/** A question that is answered by a tap on one of its answers. An optional one stands in a fold that names it; a second tap takes its answer back. */
export function Tiles({ ref, name, value, currency, isRequired = false, fault, onChange, children }: TilesProps) {
  const { t } = useTranslation("questions");
  const options = useOptions(name, currency);
  return (
    <fieldset
      ref={ref}
      id={name}
      tabIndex={-1}
      role="radiogroup"
      className="tiles"
      aria-required={isRequired}
      aria-invalid={fault !== undefined}
      aria-describedby={fault && `${name}-fault`}
    >
      <legend className={isRequired ? "display-small display text-question" : "sr-only"}>{t(`${name}.question`)}</legend>
      <div className="chips">
        {options.map((option) => (
          <label key={option.value} className="chip chip-choice">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(name, option.value)}
              onClick={() => !isRequired && option.value === value && onChange(name, "")}
            />
            {option.text}
          </label>
        ))}
        {children}
      </div>
      {fault && (
        <p id={`${name}-fault`} className="fault">
          {fault}
        </p>
      )}
    </fieldset>
  );
}
