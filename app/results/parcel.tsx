import { useTranslation } from "react-i18next";
import { Bow } from "../ui/bow.tsx";

/** A wrapped present in the place of an idea that has not arrived yet. */
export function Parcel({ number }: { number: number }) {
  const { t } = useTranslation("results");
  return (
    <div className="parcel">
      <p className="sr-only">{t("waiting", { number })}</p>
      <Bow />
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
