import { brand } from "#shared/brand.ts";
import type { Locale } from "#shared/locales/locale.ts";

export interface Letter {
  locale: Locale;
  subject: string;
  paragraphs: readonly string[];
  link: { words: string; hint: string; address: string } | null;
  code: { hint: string | null; digits: string } | null;
  /** The text of a feedback mail, and lines that name its writer. */
  quote: { lines: readonly string[]; text: string } | null;
  /** The lines at the end. */
  farewell: readonly string[];
}

// Mail programs know no themes; those that darken a mail do it on their own.
const { paper, sheet: tag, ink: inks, soft: softs, ribbon, onRibbon } = brand.colors;
const [ink, accent] = [inks[0], ribbon[0]];
const page = { backgroundColor: paper[0], color: ink };
// Chinese and Japanese share code points that each draws in its own way.
const typefaces = {
  en: "Georgia, serif",
  zh: "Georgia, 'Songti SC', SimSun, serif",
  ja: "Georgia, 'Hiragino Mincho ProN', 'Yu Mincho', serif",
} as const satisfies Record<Locale, string>;
const sheet = { maxWidth: "520px", margin: "0 auto", padding: "32px 24px", backgroundColor: tag[0] };
const plain = { fontSize: "16px", lineHeight: "26px" };
const small = { fontSize: "13px", lineHeight: "20px", color: softs[0] };
const button = {
  display: "inline-block",
  backgroundColor: accent,
  color: onRibbon[0],
  padding: "12px 24px",
  borderRadius: "6px",
  fontSize: "16px",
  textDecoration: "none",
};
const quoted = { ...plain, whiteSpace: "pre-wrap" as const, borderLeft: `4px solid ${accent}`, paddingLeft: "16px" };
const digits = { fontSize: "30px", letterSpacing: "6px", fontFamily: "Menlo, Consolas, monospace", margin: "8px 0" };

/** For the list of mails, which shows the beginning of the text. */
const preview = { display: "none", overflow: "hidden", maxHeight: 0, maxWidth: 0, opacity: 0 };

/** The layout of all mails. Plain elements and a table: what mail programs of all ages draw alike. */
export function MailLetter({ locale, subject, paragraphs, link, code, quote, farewell }: Letter) {
  return (
    <html lang={locale}>
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=UTF-8" />
        <meta name="x-apple-disable-message-reformatting" />
      </head>
      <body style={{ ...page, fontFamily: typefaces[locale] }}>
        <div style={preview}>{paragraphs[0] ?? subject}</div>
        <table role="presentation" align="center" width="100%" style={sheet}>
          <tbody>
            <tr>
              <td>
                <h1 style={{ fontSize: "22px" }}>{subject}</h1>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph} style={plain}>
                    {paragraph}
                  </p>
                ))}
                {link && (
                  <p>
                    <a href={link.address} style={button}>
                      {link.words}
                    </a>
                  </p>
                )}
                {code?.hint && <p style={plain}>{code.hint}</p>}
                {code && <p style={digits}>{code.digits}</p>}
                {quote && <p style={{ ...plain, whiteSpace: "pre-wrap" }}>{quote.lines.join("\n")}</p>}
                {quote && <p style={quoted}>{quote.text}</p>}
                {link && (
                  <p style={small}>
                    {link.hint}
                    <br />
                    <a href={link.address}>{link.address}</a>
                  </p>
                )}
                <hr />
                <p style={{ ...small, whiteSpace: "pre-wrap" }}>{farewell.join("\n")}</p>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}
