import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Refinement } from "#shared/gift-options.ts";
import { limits } from "#shared/limits.ts";
import type { GiftRequestBody } from "../gift-form/build-gift-request.ts";
import type { Round } from "./ideas-state.ts";
import type { Ideas } from "./use-ideas.ts";
import "./refine-bar.css";

const mostLikings = 2;

/** Asks for five others with a wish: one tap, or a line in the giver's own words. */
export function RefineBar({ round, ideas }: { round: Round; ideas: Ideas }) {
  const { t } = useTranslation("board");
  const [words, setWords] = useState("");
  const isMostlyOutings = round.suggestions.filter(({ isExperience }) => isExperience).length * 2 > round.suggestions.length;
  const known: { wish: Refinement; text: string }[] = [
    { wish: "cheaper", text: t("refine.cheaper") },
    { wish: "personal", text: t("refine.personal") },
    isMostlyOutings ? { wish: "object", text: t("refine.object") } : { wish: "experience", text: t("refine.experience") },
    ...(round.understood?.love.slice(0, mostLikings) ?? []).map((like) => ({
      wish: { more: like.words },
      text: t("refine.more", { words: like.words }),
    })),
  ];
  const send = (event: React.SyntheticEvent) => {
    event.preventDefault();
    if (words.trim() === "") return;
    ideas.askOthers((request) => addWords(request, words.trim()));
    setWords("");
  };
  return (
    <section className="refine-bar on-night" aria-labelledby="refine-title">
      <h3 id="refine-title">{t("refine.title")}</h3>
      <ul>
        {known.map(({ wish, text }) => (
          <li key={text}>
            <button
              type="button"
              className="refine-wish"
              disabled={ideas.isAsking}
              onClick={() => ideas.askOthers((request) => ({ ...request, refine: wish }))}
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
      <form onSubmit={send}>
        <input
          type="text"
          className="field refine-words"
          aria-label={t("refine.label")}
          placeholder={t("refine.placeholder")}
          maxLength={limits.listItem}
          autoComplete="off"
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <button type="submit" className="refine-send" disabled={ideas.isAsking}>
          {t("refine.send")}
        </button>
      </form>
    </section>
  );
}

/** The newest words last: where there is no room for all, the oldest go. */
function addWords(request: GiftRequestBody, words: string): GiftRequestBody {
  return { ...request, text: [request.text, words].filter(Boolean).join("\n").slice(-limits.formText) };
}
