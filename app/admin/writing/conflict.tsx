import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Locale } from "#shared/locales/locale.ts";
import { Difference } from "./difference.tsx";
import { listDifferentFields } from "./different-fields.ts";
import { FullDialog } from "../full-dialog.tsx";
import "./editor.css";

export interface ConflictProps<Fields> {
  title: string;
  /** The fields, in the order in which they are shown. */
  names: readonly (keyof Fields & string)[];
  labelField: (name: keyof Fields & string) => string;
  /** Formats the value of a field; by default it is shown as it is. */
  describeValue?: (name: keyof Fields & string, value: string) => string;
  language: Locale;
  /** The version that the writer began with. */
  base: Fields;
  mine: Fields;
  theirs: Fields;
  /** Receives the chosen fields, which are to replace the other version. */
  onDecide: (chosen: Fields) => void;
  onLater: () => void;
}

/** Shown when two people have changed the same entry: the writer chooses between both versions of each field that differs. */
export function Conflict<Fields extends { [Name in keyof Fields]: string }>(props: ConflictProps<Fields>) {
  const { title, names, labelField, describeValue = (_, value) => value, language, base, mine, theirs, onDecide, onLater } = props;
  const { t } = useTranslation("admin");
  const titleId = useId();
  const differing = listDifferentFields(names, mine, theirs);
  // By default, fields that the writer did not change are taken from the other version.
  const [taken, setTaken] = useState(() => differing.filter((name) => mine[name] === base[name]));
  const take = (name: keyof Fields & string, isTheirs: boolean) =>
    setTaken(isTheirs ? [...taken, name] : taken.filter((other) => other !== name));
  /** Underlined is what the choice would save, struck out what it would not. */
  const compare = (name: keyof Fields & string) => {
    const [yours, others] = [describeValue(name, mine[name]), describeValue(name, theirs[name])];
    return taken.includes(name) ? { before: yours, after: others } : { before: others, after: yours };
  };
  const decide = () => onDecide({ ...mine, ...Object.fromEntries(taken.map((name) => [name, theirs[name]])) });
  return (
    <FullDialog titleId={titleId} onEscape={onLater}>
      <header className="editor-head conflict-head">
        <h2 id={titleId}>{title}</h2>
        <div className="editor-state" />
        <button type="button" className="button button-plain" onClick={onLater}>
          {t("conflict.later")}
        </button>
        <button type="button" className="button admin-button" onClick={decide}>
          {t("conflict.save")}
        </button>
      </header>
      <div className="admin-conflict">
        <p className="text-soft">{t(differing.length > 0 ? "conflict.text" : "conflict.none")}</p>
        {differing.map((name) => (
          <fieldset key={name}>
            <legend>{labelField(name)}</legend>
            <div className="choice-switch">
              {(["mine", "theirs"] as const).map((side) => (
                <label key={side}>
                  <input
                    type="radio"
                    name={`conflict-${name}`}
                    checked={taken.includes(name) === (side === "theirs")}
                    onChange={() => take(name, side === "theirs")}
                  />
                  {t(`conflict.${side}`)}
                </label>
              ))}
            </div>
            <Difference {...compare(name)} language={language} />
          </fieldset>
        ))}
      </div>
    </FullDialog>
  );
}
