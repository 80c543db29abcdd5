import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { policyTypes } from "#shared/content-options.ts";
import { useDialogs } from "../ui/use-dialogs.ts";
import { localizePath, usePageAddress } from "../ui/page-address.ts";

const companyPages = ["about", "blog", "contact"] as const;

/** The year of the product's first publication. */
const copyrightYear = 2024;

export function SiteFooter() {
  const { t } = useTranslation("site");
  const { locale } = usePageAddress();
  const { openPlans } = useDialogs();
  return (
    <footer className="site-footer lazy-layout">
      <div className="wrapper">
        <div className="site-footer-columns">
          <p className="display-small display site-footer-promise text-title">{t("footer.promise")}</p>
          <nav aria-labelledby="footer-product">
            <h2 id="footer-product">{t("footer.product")}</h2>
            <ul>
              <li>
                <Link to={localizePath(locale, "/#features")}>{t("features")}</Link>
              </li>
              <li>
                <Link to={localizePath(locale, "/#how-it-works")}>{t("howItWorks")}</Link>
              </li>
              <li>
                <Link to={localizePath(locale, "/#gift-form")}>{t("footer.giftForm")}</Link>
              </li>
              <li>
                <button type="button" onClick={openPlans}>
                  {t("pricing")}
                </button>
              </li>
            </ul>
          </nav>
          <nav aria-labelledby="footer-company">
            <h2 id="footer-company">{t("footer.company")}</h2>
            <ul>
              {companyPages.map((page) => (
                <li key={page}>
                  <Link to={localizePath(locale, `/${page}`)}>{t(`footer.${page}`)}</Link>
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-labelledby="footer-legal">
            <h2 id="footer-legal">{t("footer.legal")}</h2>
            <ul>
              {policyTypes.map((policy) => (
                <li key={policy}>
                  <Link to={localizePath(locale, `/policy/${policy}`)}>{t(`footer.${policy}`)}</Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <p className="site-footer-copyright">{t("footer.copyright", { year: copyrightYear })}</p>
      </div>
    </footer>
  );
}
