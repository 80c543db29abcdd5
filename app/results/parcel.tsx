import { useTranslation } from "react-i18next";
import type { Draft } from "#shared/answers/suggestion.ts";
import { Bow } from "../ui/bow.tsx";
import { usePageAddress } from "../ui/page-address.ts";
import { showPrice } from "./show-price.ts";

/** A wrapped present in the place of an idea that has not arrived yet, with a label that tells of it what is known. */
export function Parcel({ number, draft }: { number: number; draft: Draft | null }) {
  const { t } = useTranslation("results");
  const { locale } = usePageAddress();
  return (
    <div className="parcel">
      <p className="sr-only">{t("waiting", { number })}</p>
      <Bow />
      {draft && (
        <div className="parcel-label" aria-hidden="true">
          <p className="parcel-title">
            {draft.title} <span>{showPrice(draft.priceRange, locale)}</span>
          </p>
          {draft.description !== null && <p>{draft.description}</p>}
          {draft.explanation !== null && <p>{draft.explanation}</p>}
        </div>
      )}
    </div>
  );
}

/** Five of them, before the first ideas. */
export function Parcels() {
  return (
    <div className="board parcels" aria-hidden="true">
      {[1, 2, 3, 4, 5].map((number) => (
        <div key={number} className="parcel">
          <Bow />
        </div>
      ))}
    </div>
  );
}
