import { expect, test } from "vitest";
import { checkSettings, type DoctorSettings } from "./check-settings.ts";

const inOrder: DoctorSettings = {
  NODE_ENV: "production",
  HOST: "0.0.0.0",
  PUBLIC_URL: "https://gifts.example",
  TRUST_PROXY: 1,
  METRICS_TOKEN: "a token for the watcher",
  DATABASE_INSECURE: false,
  SMTP_URL: "smtps://mail.example",
  SMTP_INSECURE: false,
  MAIL_FROM: "Giftwright <gifts@gifts.example>",
  SMS_URL: null,
  AI_API_KEY: "key",
  AUTH_PHONE: false,
  AUTH_AUTOCONFIRM: false,
  AUTH_SAML: false,
  AUTH_SERVICE_KEY: null,
  AUTH_ADMIN_MFA: "required",
  CAPTCHA_PROVIDER: null,
  CAPTCHA_SITE_KEY: null,
  RATE_LIMIT_MULTIPLIER: 1,
};

const listWrong = (settings: Partial<DoctorSettings>): string[] =>
  checkSettings({ ...inOrder, ...settings }).flatMap(({ verdict, text }) => (verdict === "wrong" ? [text] : []));

test("settings that go together are in order", () => {
  expect(checkSettings(inOrder).map(({ verdict }) => verdict)).toEqual(["good", "note"]);
});

test("a laptop without any settings is in order", () => {
  const bare = { NODE_ENV: null, HOST: "127.0.0.1", PUBLIC_URL: "http://localhost:3000", TRUST_PROXY: 0, SMTP_URL: null, AI_API_KEY: null };

  expect(listWrong({ ...bare, MAIL_FROM: "Giftwright <gifts@localhost>", AUTH_AUTOCONFIRM: true })).toEqual([]);
});

test.each<[string, Partial<DoctorSettings>, RegExp]>([
  ["a public address without TLS", { PUBLIC_URL: "http://gifts.example" }, /^PUBLIC_URL .*in the clear/],
  ["a public address that is this machine", { PUBLIC_URL: "http://localhost:3000" }, /^PUBLIC_URL .*their own machine/],
  ["a proxy that is not believed", { TRUST_PROXY: 0 }, /^TRUST_PROXY is 0/],
  ["a sender that mail servers refuse", { MAIL_FROM: "Giftwright <gifts@localhost>" }, /^MAIL_FROM/],
  ["addresses that nobody can confirm", { SMTP_URL: null }, /^AUTH_AUTOCONFIRM is false, but SMTP_URL is unset/],
  ["phones without a way to reach them", { AUTH_PHONE: true }, /SMS_URL is unset/],
  ["single sign-on without a key to manage it", { AUTH_SAML: true }, /AUTH_SERVICE_KEY is unset/],
  ["a captcha that cannot be shown", { CAPTCHA_PROVIDER: "turnstile" }, /CAPTCHA_SITE_KEY is not/],
  ["administrators with a password alone", { AUTH_ADMIN_MFA: "optional" }, /^AUTH_ADMIN_MFA is optional/],
  ["rate limits of a load test", { RATE_LIMIT_MULTIPLIER: 1000 }, /^RATE_LIMIT_MULTIPLIER/],
])("%s is wrong, and nothing else", (_what, settings, reason) => {
  expect(listWrong(settings)).toEqual([expect.stringMatching(reason)]);
});

test.each<[string, Partial<DoctorSettings>, RegExp]>([
  ["no mail server", { SMTP_URL: null }, /^SMTP_URL is unset/],
  ["a database line without TLS", { DATABASE_INSECURE: true }, /^DATABASE_INSECURE is true/],
  ["mails without TLS", { SMTP_INSECURE: true }, /^SMTP_INSECURE is true/],
  ["metrics behind a proxy without a token", { METRICS_TOKEN: null }, /^METRICS_TOKEN is unset/],
  ["no key of the gateway", { AI_API_KEY: null }, /^AI_API_KEY is unset/],
  ["a believed proxy that can be passed by", {}, /^TRUST_PROXY is 1/],
  ["addresses that nobody confirms", { AUTH_AUTOCONFIRM: true }, /^Sign-ups need no confirmation/],
])("%s is worth a note", (_what, settings, reason) => {
  expect(checkSettings({ ...inOrder, ...settings })).toContainEqual({ verdict: "note", text: expect.stringMatching(reason) });
});
