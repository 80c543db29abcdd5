import { expect, test } from "vitest";
import { locales } from "#shared/locales/locale.ts";
import type { Mail } from "./mail.ts";
import { describeLife, renderMail } from "./render-mail.tsx";

const link = "https://gifts.example/auth/v1/verify?token=abc&type=signup";
const code = "012345";
const lives = { linkLifeSeconds: 86_400, codeLifeSeconds: 600 };
const contents = [
  { kind: "confirmation", link, code, ...lives },
  { kind: "recovery", link, code, ...lives },
  { kind: "magic_link", link, code, ...lives },
  { kind: "invitation", link, code, ...lives },
  { kind: "email_change", link, code, newEmail: "ada@new.example", ...lives },
  { kind: "reauthentication", code, codeLifeSeconds: 600 },
  { kind: "password_changed", link },
  { kind: "factor_added", link },
  { kind: "factor_removed", link },
  { kind: "phone_changed", link },
  { kind: "email_changed", link },
  { kind: "identity_linked", link },
  { kind: "identity_unlinked", link },
  { kind: "recovery_code_used", link },
  { kind: "codes_guessed", link },
  { kind: "address_in_use", link },
  { kind: "sign_up_attempt", link },
  { kind: "farewell" },
  { kind: "feedback", from: { name: "Ada", email: "ada@example.org" }, message: "Lovely." },
] as const satisfies readonly DistributiveOmit<Mail, "to" | "locale">[];

type DistributiveOmit<Union, Key extends PropertyKey> = Union extends unknown ? Omit<Union, Key> : never;

const mails = locales.flatMap((locale) => contents.map((content): Mail => ({ to: "ada@example.org", locale, ...content })));

test.each(mails)("a mail of $kind in $locale says all that it carries, as text and as a page", (mail) => {
  const { subject, text, html } = renderMail(mail);

  const page = html.replaceAll("&amp;", "&");
  const carried = ["link", "code", "newEmail", "message"].flatMap((name) => (name in mail ? [String(Object(mail)[name])] : []));
  expect(subject).toMatch(mail.kind === "feedback" ? /./ : /Giftwright/);
  expect(page).toContain(`lang="${mail.locale}"`);
  expect(carried.filter((part) => !text.includes(part) || !page.includes(part))).toEqual([]);
  expect(`${subject}${text}${html}`).not.toMatch(/\{\{|undefined|\[object/);
});

test.each(contents)("a mail of $kind has a subject of its own in each language", (content) => {
  const subjects = locales.map((locale) => renderMail({ to: "ada@example.org", locale, ...content }).subject);

  expect(new Set(subjects).size).toBe(locales.length);
});

test.each([
  { locale: "en", link: "valid for 24 hours", code: "valid for 10 minutes" },
  { locale: "zh", link: "24 小时内有效", code: "10 分钟内有效" },
  { locale: "ja", link: "24時間有効", code: "10分間有効" },
] as const)("a mail in $locale says how long its link and its code are valid, and to whom it was sent", (expected) => {
  const { text } = renderMail({ kind: "recovery", to: "ada@example.org", locale: expected.locale, link, code, ...lives });

  expect(text).toContain(expected.link);
  expect(text).toContain(expected.code);
  expect(text).toContain("ada@example.org");
});

test.each([
  [1, "1 second"],
  [60, "1 minute"],
  [90, "90 seconds"],
  [3600, "1 hour"],
  [5400, "90 minutes"],
  [86_400, "24 hours"],
])("%i seconds read as %s", (seconds, words) => {
  expect(describeLife(seconds, "en")).toBe(words);
});
