import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { policyTypes } from "#shared/content-options.ts";
import { localizePath, usePageAddress } from "../../page-address.ts";

/** The three policies, each with the way to how readers see it. */
export function Policies() {
  const { t } = useTranslation("site");
  const { locale } = usePageAddress();
  return (
    <ul className="admin-list">
      {policyTypes.map((type) => (
        <li key={type}>
          <Link className="text-link" to={localizePath(locale, `/policy/${type}`)}>
            {t(`footer.${type}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
