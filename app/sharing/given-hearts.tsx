import { useRef, useState } from "react";
import { Heart, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Heart as GivenHeart } from "#shared/answers/shared-lists.ts";

interface GivenHeartsProps {
  hearts: readonly GivenHeart[];
  /** Whether the heart is gone. */
  onTakeOff: (heartId: string) => Promise<boolean>;
}

/** The hearts on a list, each of which its owner may take off. */
export function GivenHearts({ hearts, onTakeOff }: GivenHeartsProps) {
  const { t } = useTranslation("sharing");
  const count = useRef<HTMLParagraphElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const takeOff = async (heartId: string) => {
    const isGone = await onTakeOff(heartId);
    setFailed(!isGone);
    // The button that was pressed is gone.
    if (isGone) count.current?.focus();
  };
  return (
    <div className="given-hearts">
      <p ref={count} tabIndex={-1} aria-live="polite" className="given-count">
        {hearts.length > 0 && <Heart aria-hidden size={16} strokeWidth={2} />}
        {hearts.length > 0 && t("dialog.hearts", { count: hearts.length })}
      </p>
      {hasFailed && (
        <p role="alert" className="fault">
          {t("dialog.failed")}
        </p>
      )}
      <ul className="chips">
        {hearts.map(({ id, name }) => (
          <li key={id} className="chip given-heart">
            {name}
            <button type="button" aria-label={t("dialog.takeOff", { name })} onClick={() => void takeOff(id)}>
              <X aria-hidden size={16} strokeWidth={2} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
