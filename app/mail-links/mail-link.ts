/** The kinds of mails whose link leads to a page with a button. */
export const mailLinkTypes = ["signup", "invite", "magiclink", "recovery", "email_change"] as const;
export type MailLinkType = (typeof mailLinkTypes)[number];

export interface MailLink {
  type: MailLinkType;
  token: string;
}

/** Parses the fragment `<type>.<token>` of a mail's link; `null` for anything else. */
export function parseMailLink(fragment: string): MailLink | null {
  const [, name = "", token = ""] = /^([a-z_]+)\.([a-z0-9_]+)$/.exec(fragment) ?? [];
  const type = mailLinkTypes.find((known) => known === name);
  return type && token ? { type, token } : null;
}
