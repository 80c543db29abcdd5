import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { seoPages, type SeoPage } from "#shared/content-options.ts";
import { localizePath, usePageAddress } from "../../page-address.ts";

const addresses = { home: "/", blog: "/blog", pricing: "/pricing", about: "/about", contact: "/contact" } as const satisfies Record<
  SeoPage,
  string
>;

/** The five pages that have settings of their own, each with the way to it. */
export function SeoSettings() {
  const { t } = useTranslation("site");
  const { locale } = usePageAddress();
  const names = { home: t("name"), blog: t("footer.blog"), pricing: t("pricing"), about: t("footer.about"), contact: t("footer.contact") };
  return (
    <ul className="admin-list">
      {seoPages.map((page) => (
        <li key={page}>
          <Link className="text-link" to={localizePath(locale, addresses[page])}>
            {names[page]}
          </Link>
        </li>
      ))}
    </ul>
  );
}
