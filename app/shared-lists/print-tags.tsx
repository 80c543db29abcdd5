import { Scissors } from "lucide-react";
import { useTranslation } from "react-i18next";
import { brand } from "#shared/brand.ts";
import type { SharedList } from "#shared/answers/shared-lists.ts";
import { getCurrency } from "../gift-form/gift-fields.ts";
import { getShop, spellShopSearch } from "../results/shop-search.ts";
import { showPrice } from "../results/show-price.ts";
import { useShops } from "../results/use-shops.ts";
import { GiftPicture } from "../ui/gift-picture.tsx";
import { usePageAddress } from "../ui/page-address.ts";
import "./print-tags.css";

/** The list on paper: a tag to cut out for each idea. */
export function PrintTags({ heading, list: { ideas, currency } }: { heading: string; list: SharedList }) {
  const { t } = useTranslation("results");
  const { locale } = usePageAddress();
  const shops = useShops();
  return (
    <section className="print-tags" aria-hidden="true">
      <p className="print-heading">
        <Scissors size={18} strokeWidth={1.5} /> {heading} <span>{brand.name}</span>
      </p>
      <ol>
        {ideas.map((idea) => {
          const shop = getShop(getCurrency(currency), idea, shops);
          const [term] = idea.searchTerms;
          return (
            <li key={idea.id} className="print-tag">
              <i className="print-hole" />
              <div className="print-picture">
                <GiftPicture picture={idea.picture} />
              </div>
              <div lang={idea.language}>
                <p className="print-title">{idea.title}</p>
                <p className="print-price">{showPrice(idea.priceRange, locale)}</p>
                <p lang={locale}>{t("findAt", { shop: shop.name })}</p>
                {term !== undefined && <p className="print-term">{spellShopSearch(shop, term)}</p>}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
