import { render } from "@react-email/render";
import { MailLetter, type Letter } from "./mail-letter.tsx";
import { mailFrames, mailTexts, type MailFrame, type MailText } from "./mail-texts.ts";
import type { Mail } from "./mail.ts";
import { describeNotice, isNotice } from "./notice-texts.ts";

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

/** Renders a mail in its language, as HTML and as plain text; both parts contain link and code. */
export async function renderMail(mail: Mail): Promise<RenderedMail> {
  const letter = composeLetter(mail);
  return { subject: letter.subject, html: await render(<MailLetter {...letter} />), text: formatPlain(letter) };
}

function composeLetter(mail: Mail): Letter {
  const { subject, paragraphs, button = "" } = describeMail(mail);
  const frame = mailFrames[mail.locale];
  const newEmail = mail.kind === "email_change" ? mail.newEmail : "";
  return {
    locale: mail.locale,
    subject,
    paragraphs: paragraphs.map((paragraph) => paragraph.replace("{{newEmail}}", () => newEmail)),
    link: "link" in mail ? { words: button, hint: frame.link, address: mail.link } : null,
    code: "code" in mail ? { hint: "link" in mail ? frame.code : null, digits: mail.code } : null,
    quote: mail.kind === "feedback" ? { lines: describeWriter(mail.from, frame), text: mail.message } : null,
    farewell: frame.farewell,
  };
}

function describeMail({ kind, locale }: Mail): MailText {
  return isNotice(kind) ? describeNotice(kind, locale) : mailTexts[kind][locale];
}

function describeWriter({ name, email }: { name: string | null; email: string | null }, frame: MailFrame): string[] {
  return [...(name === null ? [] : [`${frame.name} ${name}`]), ...(email === null ? [] : [`${frame.email} ${email}`])];
}

function formatPlain({ paragraphs, link, code, quote, farewell }: Letter): string {
  const parts = [
    ...paragraphs,
    link && `${link.words}:\n${link.address}`,
    code && [code.hint, code.digits].filter(Boolean).join("\n"),
    quote && [quote.lines.join("\n"), quote.text].filter(Boolean).join("\n\n"),
    `-- \n${farewell}`,
  ];
  return `${parts.filter(Boolean).join("\n\n")}\n`;
}
