import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useAccount } from "../account/visitor.tsx";
import { Bow } from "../ui/bow.tsx";
import { localizePath, usePageAddress } from "../ui/page-address.ts";
import type { useExample } from "./use-example.ts";

interface HeroProps {
  shown: ReturnType<typeof useExample>;
  /** The form. */
  children: React.ReactNode;
}

/** The top of a wrapped present: printed paper, two lengths of ribbon, a bow, a tag on a string, and the form that makes one. */
export function Hero({ shown, children }: HeroProps) {
  const { t } = useTranslation("home");
  const { locale } = usePageAddress();
  const { openSignIn } = useAccount();
  return (
    <section className="hero" aria-labelledby="hero-title">
      <div className="hero-ribbon hero-ribbon-down" aria-hidden="true" />
      <div className="hero-ribbon hero-ribbon-across" aria-hidden="true" />
      <div className="wrapper hero-inner">
        <div className="hero-words">
          <h1 id="hero-title" className="hero-title">
            {t("hero.title")}
          </h1>
          <p className="measure">{t("hero.lead")}</p>
          {children}
          <div className="hero-actions">
            <a href="#gift-form" className="button button-plain free-only">
              {t("hero.start")}
            </a>
            <button type="button" className="button button-quiet guest-only" onClick={() => openSignIn("signUp")}>
              {t("hero.more")}
            </button>
            <Link to={localizePath(locale, "/saved")} className="button button-plain member-only">
              {t("hero.saved")}
            </Link>
            <p className="text-small text-soft guest-only">{t("hero.note")}</p>
          </div>
        </div>
        <div className="hero-present">
          <svg className="hero-string" viewBox="0 0 120 260" preserveAspectRatio="none" aria-hidden="true" focusable="false">
            <path d="M60 260C16 214 108 156 68 98 50 70 48 34 60 2" />
          </svg>
          <Bow className="hero-bow" />
          <HeroTag {...shown} />
        </div>
      </div>
    </section>
  );
}

function HeroTag({ examples, example, turn, isHeld, setHeld }: HeroProps["shown"]) {
  const { t } = useTranslation("home");
  return (
    <figure className="hero-tag" aria-label={t("example.label")}>
      <div className="tag-shape">
        <div className="hero-picture">
          {examples && example.name && <examples.ExamplePicture key={turn} name={example.name} />}
          {examples && <examples.HoldExamples isHeld={isHeld} onHold={setHeld} />}
        </div>
        <p className="display text-title">{example.recipient}</p>
        <p className="text-small text-soft">{example.trait}</p>
        <hr />
        <p className="hero-tag-idea">{example.idea}</p>
        <p className="text-small">{example.price}</p>
      </div>
    </figure>
  );
}
