import { useTranslation } from "react-i18next";

/** Sentences to begin with, in one tap. */
export function Starters({ onChoose }: { onChoose: (text: string) => void }) {
  const { t } = useTranslation("giftForm");
  return (
    <>
      <p id="starters" className="hint">
        {t("starters.title")}
      </p>
      <ul className="chips" aria-labelledby="starters">
        {t("starters.list")
          .split("\n")
          .map((starter) => (
            <li key={starter}>
              <button type="button" className="chip chip-starter" onClick={() => onChoose(starter)}>
                {starter}
              </button>
            </li>
          ))}
      </ul>
    </>
  );
}
