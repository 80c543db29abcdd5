import type { Locale } from "#shared/locales/locale.ts";

/** A change of an account of which its owner is told; the link is for an owner who has not made it. */
export type NoticeKind =
  | "password_changed"
  | "factor_added"
  | "factor_removed"
  | "phone_changed"
  | "email_changed"
  | "identity_linked"
  | "identity_unlinked"
  | "recovery_code_used"
  | "codes_guessed";

/** A link and a code that prove the same; each is valid for its own time. */
export interface LinkAndCode {
  link: string;
  code: string;
  linkLifeSeconds: number;
  codeLifeSeconds: number;
}

/** The mails that the product sends, with their contents. */
export type Mail = { to: string; locale: Locale } & (
  | ({ kind: "confirmation" | "recovery" | "magic_link" | "invitation" } & LinkAndCode)
  | ({ kind: "email_change"; newEmail: string } & LinkAndCode)
  | { kind: "reauthentication"; code: string; codeLifeSeconds: number }
  | { kind: NoticeKind | "sign_up_attempt" | "address_in_use"; link: string }
  | { kind: "farewell" }
  | { kind: "feedback"; from: { name: string | null; email: string | null }; message: string }
);

export type MailKind = Mail["kind"];
