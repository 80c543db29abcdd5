import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { usePageAddress } from "../ui/page-address.ts";
import { buildIdeaHash } from "./idea-address.ts";
import { GiftPicture } from "../ui/gift-picture.tsx";
import type { Round } from "./ideas-state.ts";
import { showPrice } from "./show-price.ts";
import type { OpenedState } from "./use-opened-idea.ts";

const opened: OpenedState = { isOpenedHere: true };

/** The earlier rounds of this tab, collapsed; each idea opens as those of the board do. */
export function EarlierIdeas({ rounds }: { rounds: Round[] }) {
  const { t } = useTranslation("saved");
  const { locale } = usePageAddress();
  return rounds.map((round) => (
    <details key={round.id} className="earlier">
      <summary>
        <span className="display-small display text-question">
          {round.request.name ? t("round.earlierFor", { name: round.request.name }) : t("round.earlier")}
        </span>
        <span className="earlier-titles" lang={round.request.language}>
          {round.suggestions.map((suggestion) => suggestion.title).join(" · ")}
        </span>
      </summary>
      <ol className="earlier-ideas">
        {round.suggestions.map((suggestion, position) => (
          <li key={suggestion.title}>
            <Link to={{ hash: buildIdeaHash(round, position) }} state={opened} preventScrollReset className="earlier-idea">
              <span className="earlier-picture">
                <GiftPicture picture={suggestion.picture} />
              </span>
              <span lang={round.request.language}>
                <span className="text-strong">{suggestion.title}</span>
                <br />
                <span className="text-small text-soft">{showPrice(suggestion.priceRange, locale)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </details>
  ));
}
