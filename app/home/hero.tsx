import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Bow } from "../ui/bow.tsx";
import { useAccount } from "../account/visitor.tsx";
import { localizePath, usePageAddress } from "../ui/page-address.ts";

/** The top of a wrapped present: printed paper, two lengths of ribbon, a bow, and a tag on a string. */
export function Hero() {
  const { t } = useTranslation("home");
  const { locale } = usePageAddress();
  const { openSignIn } = useAccount();
  return (
    <section className="hero" aria-labelledby="hero-title">
      <div className="hero-ribbon hero-ribbon-down" aria-hidden="true" />
      <div className="hero-ribbon hero-ribbon-across" aria-hidden="true" />
      <div className="wrapper hero-inner">
        <div className="hero-words">
          <h1 id="hero-title" className="text-hero">
            {t("hero.title")}
          </h1>
          <p className="measure text-lead">{t("hero.lead")}</p>
          <div className="hero-actions">
            <a href="#gift-form" className="button button-ribbon">
              {t("hero.start")}
            </a>
            <button type="button" className="button button-plain guest-only" onClick={() => openSignIn("signUp")}>
              {t("hero.more")}
            </button>
            <Link to={localizePath(locale, "/saved")} className="button button-plain member-only">
              {t("hero.saved")}
            </Link>
          </div>
          <p className="text-small text-soft guest-only">{t("hero.note")}</p>
        </div>
        <div className="hero-present">
          <svg className="hero-string" viewBox="0 0 120 260" preserveAspectRatio="none" aria-hidden="true" focusable="false">
            <path d="M60 260C16 214 108 156 68 98 50 70 48 34 60 2" />
          </svg>
          <Bow className="hero-bow" />
          <figure className="hero-tag" aria-label={t("example.label")}>
            <div className="tag-shape">
              <p className="display text-title">{t("example.recipient")}</p>
              <p className="text-small text-soft">{t("example.trait")}</p>
              <hr />
              <p className="font-semibold leading-snug">{t("example.idea")}</p>
              <p className="text-small">{t("example.price")}</p>
            </div>
          </figure>
        </div>
      </div>
    </section>
  );
}
