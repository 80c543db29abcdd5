import { X } from "lucide-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { GiftFields } from "./gift-fields.ts";
import { joinIds, splitIds } from "./not-meant.ts";
import type { Understood } from "./understood.ts";
import { useReading } from "./use-reading.ts";

interface UnderstoodWordsProps {
  fields: Pick<GiftFields, "interests" | "personality" | "alreadyHave" | "notMeant">;
  onChange: (name: "notMeant", value: string) => void;
}

const groups = ["leavingOut", "keepingInMind", "love"] as const satisfies readonly (keyof Understood)[];

/** What was understood of the words so far, each entry with a button that takes it out. */
export function UnderstoodWords({ fields, onChange }: UnderstoodWordsProps): React.ReactNode {
  const { t } = useTranslation("giftForm");
  const understood = useReading(fields);
  const panel = useRef<HTMLElement>(null);
  const removed = splitIds(fields.notMeant);
  const shown = groups
    .map((group) => ({ group, entries: understood[group].filter(({ id }) => !removed.has(id)) }))
    .filter(({ entries }) => entries.length > 0);
  const remove = (id: string) => {
    // The chip goes, so that the focus would be lost.
    panel.current?.focus();
    onChange("notMeant", joinIds([...removed, id]));
  };
  const summary = shown
    .map(({ group, entries }) => `${t(`understood.${group}`)}: ${entries.map(({ words }) => words).join(", ")}`)
    .join(". ");
  return (
    <section ref={panel} className="words understood" aria-label={t("understood.title")} tabIndex={-1}>
      <output className="sr-only">{summary}</output>
      {shown.map(({ group, entries }) => (
        <dl key={group}>
          <dt className="hint">{t(`understood.${group}`)}</dt>
          <dd>
            <ul>
              {entries.map(({ id, words }) => (
                <li key={id} className="chip chip-chosen">
                  <span lang="">{words}</span>
                  <button type="button" aria-label={t("understood.remove", { words })} onClick={() => remove(id)}>
                    <X aria-hidden size={14} />
                  </button>
                </li>
              ))}
            </ul>
          </dd>
        </dl>
      ))}
      {removed.size > 0 && (
        <button type="button" className="chip chip-offered" onClick={() => onChange("notMeant", "")}>
          {t("understood.putBack", { count: removed.size })}
        </button>
      )}
    </section>
  );
}
