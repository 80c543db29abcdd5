import { renderToStaticMarkup } from "react-dom/server";
import type { Locale } from "#shared/locales/locale.ts";
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
export function renderMail(mail: Mail): RenderedMail {
  const letter = composeLetter(mail);
  return { subject: letter.subject, html: `<!DOCTYPE html>${renderToStaticMarkup(<MailLetter {...letter} />)}`, text: formatPlain(letter) };
}

function composeLetter(mail: Mail): Letter {
  const { subject, paragraphs, button = "" } = describeMail(mail);
  const frame = mailFrames[mail.locale];
  const codeLife = "codeLifeSeconds" in mail ? describeLife(mail.codeLifeSeconds, mail.locale) : "";
  const newEmail = mail.kind === "email_change" ? mail.newEmail : "";
  return {
    locale: mail.locale,
    subject,
    paragraphs: [
      ...paragraphs.map((paragraph) => paragraph.replace("{{newEmail}}", () => newEmail).replace("{{life}}", () => codeLife)),
      ...("linkLifeSeconds" in mail ? [frame.linkLife.replace("{{life}}", describeLife(mail.linkLifeSeconds, mail.locale))] : []),
    ],
    link: "link" in mail ? { words: button, hint: frame.link, address: mail.link } : null,
    code: "code" in mail ? { hint: "link" in mail ? frame.code.replace("{{life}}", codeLife) : null, digits: mail.code } : null,
    quote: mail.kind === "feedback" ? { lines: describeWriter(mail.from, frame), text: mail.message } : null,
    farewell: [frame.farewell, frame.sentTo.replace("{{to}}", () => mail.to)],
  };
}

const units = {
  en: { hour: [" hour", " hours"], minute: [" minute", " minutes"], second: [" second", " seconds"] },
  zh: { hour: [" 小时", " 小时"], minute: [" 分钟", " 分钟"], second: [" 秒", " 秒"] },
  ja: { hour: ["時間", "時間"], minute: ["分間", "分間"], second: ["秒間", "秒間"] },
} as const satisfies Record<Locale, Record<"hour" | "minute" | "second", readonly [one: string, many: string]>>;

/** A time in the largest unit that tells it exactly: '24 hours', '90 minutes'. */
export function describeLife(seconds: number, locale: Locale): string {
  const [unit, size] =
    seconds % 3600 === 0 ? (["hour", 3600] as const) : seconds % 60 === 0 ? (["minute", 60] as const) : (["second", 1] as const);
  const count = seconds / size;
  return `${count}${units[locale][unit][count === 1 ? 0 : 1]}`;
}

function describeMail({ kind, locale }: Mail): MailText {
  return isNotice(kind) ? describeNotice(kind, locale) : mailTexts[kind][locale];
}

function describeWriter({ name, email }: { name: string | null; email: string | null }, frame: MailFrame): string[] {
  return [...(name === null ? [] : [`${frame.name}${name}`]), ...(email === null ? [] : [`${frame.email}${email}`])];
}

function formatPlain({ paragraphs, link, code, quote, farewell }: Letter): string {
  const parts = [
    ...paragraphs,
    link && `${link.words}\n${link.address}`,
    code && [code.hint, code.digits].filter(Boolean).join("\n"),
    quote && [quote.lines.join("\n"), quote.text].filter(Boolean).join("\n\n"),
    `-- \n${farewell.join("\n")}`,
  ];
  return `${parts.filter(Boolean).join("\n\n")}\n`;
}
