import { Body, Button, Container, Head, Heading, Hr, Html, Link, Preview, Text } from "@react-email/components";
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

const ink = "#2b2320";
const accent = "#a8402c";
const page = { backgroundColor: "#faf6f0", color: ink };
// Chinese and Japanese share code points that each draws in its own way.
const typefaces = {
  en: "Georgia, serif",
  zh: "Georgia, 'Songti SC', SimSun, serif",
  ja: "Georgia, 'Hiragino Mincho ProN', 'Yu Mincho', serif",
} as const satisfies Record<Locale, string>;
const sheet = { maxWidth: "520px", margin: "0 auto", padding: "32px 24px", backgroundColor: "#ffffff" };
const plain = { fontSize: "16px", lineHeight: "26px" };
const small = { fontSize: "13px", lineHeight: "20px", color: "#6b5f58" };
const button = {
  backgroundColor: accent,
  color: "#ffffff",
  padding: "12px 24px",
  borderRadius: "6px",
  fontSize: "16px",
  textDecoration: "none",
};
const quoted = { ...plain, whiteSpace: "pre-wrap" as const, borderLeft: `4px solid ${accent}`, paddingLeft: "16px" };
const digits = { fontSize: "30px", letterSpacing: "6px", fontFamily: "Menlo, Consolas, monospace", margin: "8px 0" };

/** The layout of all mails. */
export function MailLetter({ locale, subject, paragraphs, link, code, quote, farewell }: Letter) {
  return (
    <Html lang={locale}>
      <Head />
      <Preview>{paragraphs[0] ?? subject}</Preview>
      <Body style={{ ...page, fontFamily: typefaces[locale] }}>
        <Container style={sheet}>
          <Heading as="h1" style={{ fontSize: "22px" }}>
            {subject}
          </Heading>
          {paragraphs.map((paragraph) => (
            <Text key={paragraph} style={plain}>
              {paragraph}
            </Text>
          ))}
          {link && (
            <Button href={link.address} style={button}>
              {link.words}
            </Button>
          )}
          {code?.hint && <Text style={plain}>{code.hint}</Text>}
          {code && <Text style={digits}>{code.digits}</Text>}
          {quote && <Text style={{ ...plain, whiteSpace: "pre-wrap" }}>{quote.lines.join("\n")}</Text>}
          {quote && <Text style={quoted}>{quote.text}</Text>}
          {link && (
            <Text style={small}>
              {link.hint}
              <br />
              <Link href={link.address}>{link.address}</Link>
            </Text>
          )}
          <Hr />
          <Text style={{ ...small, whiteSpace: "pre-wrap" }}>{farewell.join("\n")}</Text>
        </Container>
      </Body>
    </Html>
  );
}
