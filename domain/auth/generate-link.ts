import { sql } from "drizzle-orm";
import type { Metadata } from "#db/auth-schema.server.ts";
import { checkMetadata } from "./metadata.ts";
import { parseEmail } from "./normalize-email.ts";
import type { Purpose } from "./one-time-tokens.ts";
import { checkPasswordRules } from "./password-rules.ts";
import { hashPassword } from "./passwords.ts";
import { AuthRefusal } from "./refusal.ts";
import { createLink, type MailOptions } from "./send-tokens.ts";
import type { AuthUser } from "./sessions.ts";
import { inTransaction, type AuthServices } from "./settings.ts";
import { getUserView, type UserView } from "./user-view.ts";
import { createUser, findUserByEmail, isTaken, saveOwnIdentity, updateUser } from "./users.ts";

const kinds = {
  signup: { purpose: "confirmation", link: "signup", method: "email/signup", sentAt: "confirmationSentAt" },
  invite: { purpose: "confirmation", link: "invite", method: "email/signup", sentAt: "confirmationSentAt" },
  magiclink: { purpose: "recovery", link: "magiclink", method: "magiclink", sentAt: "recoverySentAt" },
  recovery: { purpose: "recovery", link: "recovery", method: "recovery", sentAt: "recoverySentAt" },
  email_change_current: { purpose: "email_change_current", link: "email_change", method: "email_change", sentAt: "emailChangeSentAt" },
  email_change_new: { purpose: "email_change_new", link: "email_change", method: "email_change", sentAt: "emailChangeSentAt" },
} as const satisfies Record<string, { purpose: Purpose; link: string; method: string; sentAt: keyof AuthUser }>;

export type LinkKind = keyof typeof kinds;

export interface LinkRequest {
  kind: string;
  email: string;
  newEmail: string;
  password: string;
  data: Metadata;
}

export interface GeneratedLink {
  user: UserView;
  link: string;
  code: string;
  token: string;
  /** May differ from the requested kind: a magic link for an unknown address becomes a sign-up. */
  kind: LinkKind;
}

/** Makes the link of a mail and returns it to the administrator; sends no mail. */
export async function generateLink(services: AuthServices, request: LinkRequest, mailOptions: MailOptions): Promise<GeneratedLink> {
  const { kind } = request;
  if (!isKind(kind))
    throw new AuthRefusal("validation_failed", { text: `Invalid email action link type requested: ${kind.slice(0, 100)}` });
  const email = parseEmail(request.email);
  checkMetadata(request.data);
  const passwordHash = kind === "signup" ? await hashNewPassword(services, request.password, email) : null;
  return await inTransaction(services, async (services) => {
    const known = await findUserByEmail(services.db, email);
    if (kind === "email_change_current" || kind === "email_change_new")
      return await issueLink(services, await beginChange(services, known, request.newEmail), { kind, mailOptions });
    if (kind === "signup" || kind === "invite")
      return await issueLink(services, await awaitOwner(services, known, { kind, email, passwordHash, data: request.data }), {
        kind,
        mailOptions,
      });
    if (known) return await issueLink(services, known, { kind, mailOptions });
    if (kind === "recovery") throw new AuthRefusal("account_of_email_not_found");
    return await issueLink(services, await openWaitingAccount(services, null, { email, data: request.data }), {
      kind: "signup",
      mailOptions,
    });
  });
}

interface Awaited {
  kind: "signup" | "invite";
  email: string;
  passwordHash: string | null;
  data: Metadata;
}

async function awaitOwner(services: AuthServices, known: AuthUser | null, { kind, email, passwordHash, data }: Awaited): Promise<AuthUser> {
  if (known?.emailConfirmedAt) throw new AuthRefusal("email_exists");
  const waiting = await openWaitingAccount(services, known, { email, data });
  return await updateUser(services.db, waiting.id, kind === "signup" ? { passwordHash } : { invitedAt: sql`now()` });
}

function isKind(text: string): text is LinkKind {
  return Object.hasOwn(kinds, text);
}

async function hashNewPassword({ settings }: AuthServices, password: string, email: string): Promise<string> {
  if (password === "") throw new AuthRefusal("password_missing");
  await checkPasswordRules(settings, password, email);
  return await hashPassword(password);
}

/** The known account, or a new one whose address is not confirmed yet. */
export async function openWaitingAccount(
  { db }: AuthServices,
  known: AuthUser | null,
  { email, data }: { email: string; data: Metadata },
): Promise<AuthUser> {
  if (known) return known;
  const created = await createUser(db, { email, userMetadata: data });
  if (!created) throw new AuthRefusal("email_exists");
  return await saveOwnIdentity(db, created, "email");
}

async function beginChange({ db }: AuthServices, user: AuthUser | null, typed: string): Promise<AuthUser> {
  if (!user) throw new AuthRefusal("account_of_email_not_found");
  const newEmail = parseEmail(typed);
  if (await isTaken(db, { email: newEmail }, user.id)) throw new AuthRefusal("email_exists");
  // The second of the two links must not restart the change.
  return newEmail === user.newEmail ? user : await updateUser(db, user.id, { newEmail, emailChangeConfirmations: 0 });
}

async function issueLink(
  services: AuthServices,
  user: AuthUser,
  { kind, mailOptions }: { kind: LinkKind; mailOptions: MailOptions },
): Promise<GeneratedLink> {
  const { purpose, link: type, method, sentAt } = kinds[kind];
  const to = kind === "email_change_new" ? user.newEmail : user.email;
  if (to === null) throw new Error("a link has no address");
  // An attacker may have signed up with the invited address; accepting the invitation removes that password.
  const { token, letter } = await createLink(
    services,
    { userId: user.id, purpose, to, type, method, voidsPassword: kind === "invite" },
    mailOptions,
  );
  const changed = await updateUser(services.db, user.id, { [sentAt]: sql`now()` });
  return { link: letter.link, code: letter.code, token, kind, user: await getUserView(services.db, changed) };
}
