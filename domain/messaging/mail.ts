import type { Locale } from "#shared/locales/locale.ts";

/** The mails that the product sends, with their contents. */
export type Mail = { to: string; locale: Locale } & (
  | { kind: "confirmation" | "recovery" | "magic_link" | "invitation"; link: string; code: string }
  | { kind: "email_change"; link: string; code: string; newEmail: string }
  | { kind: "reauthentication"; code: string }
  | { kind: "password_changed" | "sign_up_attempt" | "address_in_use" | "farewell" }
  | { kind: "feedback"; from: { name: string | null; email: string | null }; message: string }
);

export type MailKind = Mail["kind"];
