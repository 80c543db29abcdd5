import { Ban, Bookmark, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { AnswersProps } from "./answers-props.ts";
import { listChips, type Chip } from "./list-chips.ts";
import { joinIds, splitIds } from "./not-meant.ts";

interface WordChipsProps extends Pick<AnswersProps, "completed" | "reading" | "onChange"> {
  areInterestsShown: boolean;
}

const icons = { love: null, mind: <Bookmark aria-hidden size={14} />, out: <Ban aria-hidden size={14} />, rest: null };
const labels = { love: "love", mind: "keepingInMind", out: "leavingOut", rest: "rest" } as const;

/** The items of a list: what was read in the words, each with a button that takes it out, and one that puts all back. */
export function WordChips({ completed, reading, areInterestsShown, onChange }: WordChipsProps): React.ReactNode {
  const { t } = useTranslation("questions");
  const removed = splitIds(completed.notMeant);
  const chips = reading ? listChips(reading, { fields: completed, areInterestsShown }) : [];
  const remove = ({ ids }: Chip, { parentElement: item }: HTMLElement) => {
    // The chip goes, so that the focus would be lost.
    const neighbor = item?.nextElementSibling ?? item?.previousElementSibling;
    neighbor?.querySelector("button")?.focus();
    onChange("notMeant", joinIds([...removed, ...ids]));
  };
  return (
    <>
      {chips.map((chip) => (
        <li key={chip.ids.join(" ")} className={`chip chip-read chip-${chip.kind}`}>
          {icons[chip.kind]}
          <span className="sr-only">{t(`understood.${labels[chip.kind]}`)}: </span>
          <span lang="" title={chip.kind === "rest" ? t("understood.rest") : undefined}>
            {chip.words}
          </span>
          <button
            type="button"
            aria-label={t("understood.remove", { words: chip.words })}
            onClick={(event) => remove(chip, event.currentTarget)}
          >
            <X aria-hidden size={14} />
          </button>
        </li>
      ))}
      {removed.size > 0 && (
        <li>
          <button type="button" className="chip chip-quiet" onClick={() => onChange("notMeant", "")}>
            {t("understood.putBack", { count: removed.size })}
          </button>
        </li>
      )}
    </>
  );
}
