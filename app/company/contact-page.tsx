import { useTranslation } from "react-i18next";
import { Bow } from "../ui/bow.tsx";
import { FeedbackForm } from "./feedback-form.tsx";
import type { FeedbackOutcome } from "./feedback-outcome.ts";

interface ContactPageProps {
  contactEmail: string;
  socialLinks: readonly string[];
  outcome: FeedbackOutcome | null;
}

export function ContactPage({ contactEmail, socialLinks, outcome }: ContactPageProps) {
  const { t } = useTranslation("company");
  return (
    <div className="wrapper reading-page">
      <header className="reading-head">
        <h1 className="text-heading">{t("contact.title")}</h1>
        <p className="measure text-lead text-soft">{t("contact.lead")}</p>
      </header>
      <div className="contact-body">
        <div className="contact-ways">
          <section aria-labelledby="contact-inquiries">
            <h2 id="contact-inquiries" className="text-title">
              {t("contact.inquiries.title")}
            </h2>
            <p className="text-soft">{t("contact.inquiries.text")}</p>
            <a className="contact-address display" href={`mailto:${contactEmail}`}>
              {contactEmail}
            </a>
          </section>
          <section aria-labelledby="contact-social">
            <h2 id="contact-social" className="text-title">
              {t("contact.social.title")}
            </h2>
            <p className="text-soft">{socialLinks.length > 0 ? t("contact.social.text") : t("contact.social.none")}</p>
            {socialLinks.length > 0 && (
              <ul className="contact-links">
                {socialLinks.map((address) => (
                  <li key={address}>
                    <a className="text-link" href={address} rel="me noopener">
                      {nameAddress(address)}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </section>
          <SealedLetter />
        </div>
        <section className="feedback" aria-labelledby="contact-feedback">
          <h2 id="contact-feedback" className="text-title">
            {t("contact.feedback.title")}
          </h2>
          <p className="text-soft">{t("contact.feedback.text")}</p>
          <FeedbackForm earlier={outcome} />
        </section>
      </div>
    </div>
  );
}

function SealedLetter() {
  return (
    <div className="sealed-letter" aria-hidden="true">
      <svg viewBox="0 0 360 240" focusable="false">
        <path className="drawing-paper" d="M10 20h340v210H10Z" />
        <path className="drawing-line" d="M10 20h340v210H10ZM10 20l170 112L350 20M10 230l128-126M350 230 222 104" />
        <path className="drawing-ribbon" d="M10 116h340v28H10Z" />
      </svg>
      <Bow />
    </div>
  );
}

/** The address as people write it: `mastodon.example/@gifts`. */
function nameAddress(address: string): string {
  const { host, pathname } = new URL(address);
  return host.replace(/^www\./, "") + pathname.replace(/\/$/, "");
}
