import type { Metadata } from "#db/auth-schema.server.ts";
import { authorisePasswordChange, changePassword } from "./change-password.ts";
import { giveProof, hasVerifiedFactor, requireFreshProof, type Owner } from "./fresh-proof.ts";
import { checkMetadata } from "./metadata.ts";
import { parseEmail } from "./normalize-email.ts";
import { checkPasswordRules } from "./password-rules.ts";
import { parsePhone } from "./phone.ts";
import { switchEmail, switchPhone } from "./proofs.ts";
import { AuthRefusal } from "./refusal.ts";
import { sendEmailChange, sendPhoneCode, type MailOptions } from "./send-tokens.ts";
import type { AuthUser, Device } from "./sessions.ts";
import { inTransaction, type AuthServices } from "./settings.ts";
import { getUserView, type UserView } from "./user-view.ts";
import { getUserForChange, updateUser } from "./users.ts";

export interface AccountChanges {
  email?: string | undefined;
  phone?: string | undefined;
  password?: string | undefined;
  currentPassword?: string | undefined;
  nonce?: string | undefined;
  data?: Metadata | undefined;
}

/** Changes a user's own account, whole or not at all, and returns it. */
export async function changeOwnAccount(
  services: AuthServices,
  { user, session }: Owner,
  { changes, device, mailOptions }: { changes: AccountChanges; device: Device; mailOptions: MailOptions },
): Promise<UserView> {
  const owner = { user, session };
  if (session.aal === "aal1" && (await hasVerifiedFactor(services.db, user.id))) throw new AuthRefusal("insufficient_aal_for_update");
  const wanted = await checkChanges(services, user, changes);
  await giveProof(services, { ...owner, device, locale: mailOptions.locale }, changes);
  const passwordHash =
    changes.password === undefined ? null : await authorisePasswordChange(services, owner, { ...changes, password: changes.password });
  if (wanted.email || wanted.phone) await requireFreshProof(services, owner);
  return await inTransaction(services, async (services) => {
    let changed = await getUserForChange(services.db, user.id);
    if (changes.data) changed = await mergeMetadata(services, changed, changes.data);
    if (passwordHash !== null)
      changed = await changePassword(services, { user: changed, session }, { passwordHash, locale: mailOptions.locale });
    if (wanted.email) changed = await beginEmailChange(services, changed, { email: wanted.email, mailOptions });
    if (wanted.phone) changed = await beginPhoneChange(services, changed, { phone: wanted.phone, mailOptions });
    return await getUserView(services.db, changed);
  });
}

interface Wanted {
  /** Both in their stored form; `null` where nothing changes. */
  email: string | null;
  phone: string | null;
}

/** Finds out what really changes and whether it may, before anything is written. */
async function checkChanges(services: AuthServices, user: AuthUser, { email, phone, password }: AccountChanges): Promise<Wanted> {
  const wanted = { email: parseNewEmail(user, email), phone: parseNewPhone(user, phone) };
  const changesSecret = wanted.email !== null || wanted.phone !== null || password !== undefined;
  if (changesSecret && user.isSsoUser) throw new AuthRefusal("user_sso_managed");
  if (password !== undefined) await checkNewPassword(services, user, { password, ...wanted });
  if (wanted.email && !services.settings.hasEmail) throw new AuthRefusal("email_signups_disabled");
  if (wanted.phone && !services.settings.hasPhone) throw new AuthRefusal("phone_provider_unsupported");
  return wanted;
}

function parseNewEmail(user: AuthUser, typed: string | undefined): string | null {
  const email = typed ? parseEmail(typed) : null;
  return email === user.email ? null : email;
}

function parseNewPhone(user: AuthUser, typed: string | undefined): string | null {
  const phone = typed ? parsePhone(typed) : null;
  return phone === user.phone ? null : phone;
}

async function checkNewPassword(
  { settings }: AuthServices,
  user: AuthUser,
  { password, email, phone }: Wanted & { password: string },
): Promise<void> {
  const isNobody = user.isAnonymous && !user.email && !user.phone && !email && !phone;
  if (isNobody)
    throw new AuthRefusal("validation_failed_422", {
      text: "Updating password of an anonymous user without an email or phone is not allowed",
    });
  await checkPasswordRules(settings, password, email ?? user.email);
}

/** Top-level keys are replaced, `null` removes one (protocol, section 3.1). */
async function mergeMetadata({ db }: AuthServices, user: AuthUser, data: Metadata): Promise<AuthUser> {
  const merged = Object.fromEntries(Object.entries({ ...user.userMetadata, ...data }).filter(([, value]) => value !== null));
  checkMetadata(merged);
  return await updateUser(db, user.id, { userMetadata: merged });
}

async function beginEmailChange(
  services: AuthServices,
  user: AuthUser,
  { email, mailOptions }: { email: string; mailOptions: MailOptions },
): Promise<AuthUser> {
  const changing = await updateUser(services.db, user.id, { newEmail: email });
  if (user.isAnonymous && services.settings.confirmsEmailItself)
    return await switchEmail(services, changing, { provedBy: null, locale: mailOptions.locale });
  return await sendEmailChange(services, changing, mailOptions);
}

async function beginPhoneChange(
  services: AuthServices,
  user: AuthUser,
  { phone, mailOptions }: { phone: string; mailOptions: MailOptions },
): Promise<AuthUser> {
  const changing = await updateUser(services.db, user.id, { newPhone: phone });
  if (services.settings.confirmsPhoneItself) return await switchPhone(services, changing, { provedBy: null, locale: mailOptions.locale });
  return await sendPhoneCode(services, changing, { purpose: "phone_change", phone, locale: mailOptions.locale });
}
