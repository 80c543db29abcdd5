import { sql } from "drizzle-orm";
import type { Locale } from "#shared/locales/locale.ts";
import type { OneTimeToken } from "./one-time-tokens.ts";
import { provedEmail, provedPhone, proveEmail, provePhone, type Prover } from "./address-proof.ts";
import { notifyOwner } from "./notices.ts";
import { AuthRefusal } from "./refusal.ts";
import type { AuthUser } from "./sessions.ts";
import type { AuthServices } from "./settings.ts";
import { isTaken, saveOwnIdentity, updateUser } from "./users.ts";

/** `half`: only one of the two addresses has confirmed the change. */
export type Proved = "whole" | "half";

/** Applies a redeemed token to the account: confirms the address or number, or makes progress with its change. */
export async function applyProof(
  services: AuthServices,
  user: AuthUser,
  { token, locale }: { token: OneTimeToken; locale: Locale },
): Promise<Proved> {
  // The account's address or number may have changed since the token was sent.
  if (!isStillMeant(user, token)) throw new AuthRefusal("otp_expired");
  switch (token.purpose) {
    case "confirmation":
    case "recovery":
      await confirmEmail(services, user, token);
      return "whole";
    case "email_change_current":
    case "email_change_new":
      return await confirmEmailChange(services, user, locale);
    case "phone_confirmation":
      await confirmPhone(services, user, token);
      return "whole";
    case "phone_change":
      await switchPhone(services, user, { provedBy: "message", locale });
      return "whole";
    case "reauthentication":
      throw new AuthRefusal("otp_expired");
  }
}

function isStillMeant(user: AuthUser, { purpose, sentTo }: OneTimeToken): boolean {
  const meant = {
    confirmation: user.email,
    recovery: user.email,
    email_change_current: user.email,
    email_change_new: user.newEmail,
    phone_confirmation: user.phone,
    phone_change: user.newPhone,
    reauthentication: user.email ?? user.phone,
  } satisfies Record<OneTimeToken["purpose"], string | null>;
  return meant[purpose] === sentTo;
}

async function confirmEmail(services: AuthServices, user: AuthUser, token: OneTimeToken): Promise<void> {
  if (user.emailProvedBy !== null) return;
  // Whoever asks for a recovery need not be who made the account.
  const isMaker = !token.voidsPassword && token.purpose !== "recovery";
  await saveOwnIdentity(services.db, await proveEmail(services.db, user, { by: "mail", isMaker }), "email");
}

async function confirmPhone(services: AuthServices, user: AuthUser, token: OneTimeToken): Promise<void> {
  if (user.phoneProvedBy !== null) return;
  const proved = await provePhone(services.db, user, { by: "message", isMaker: !token.voidsPassword });
  await saveOwnIdentity(services.db, proved, "phone");
}

/** Both addresses have to confirm, or only the new one when the old one was never confirmed (protocol, section 8). */
async function confirmEmailChange(services: AuthServices, user: AuthUser, locale: Locale): Promise<Proved> {
  if (!user.newEmail) throw new AuthRefusal("otp_expired");
  const isFirstOfTwo = user.email !== null && user.emailConfirmedAt !== null && user.emailChangeConfirmations === 0;
  if (isFirstOfTwo) {
    await updateUser(services.db, user.id, { emailChangeConfirmations: 1 });
    return "half";
  }
  await switchEmail(services, user, { provedBy: "mail", locale });
  return "whole";
}

interface Switch {
  provedBy: Prover | null;
  locale: Locale;
}

/** Makes the new address the account's address, as somebody has proved it or nobody. Refuses with `email_exists` when another account has it. */
export async function switchEmail(services: AuthServices, user: AuthUser, { provedBy, locale }: Switch): Promise<AuthUser> {
  if (!user.newEmail || (await isTaken(services.db, { email: user.newEmail }, user.id))) throw new AuthRefusal("email_exists");
  const switched = await updateUser(services.db, user.id, {
    email: user.newEmail,
    emailConfirmedAt: sql`now()`,
    ...provedEmail(provedBy),
    newEmail: null,
    emailChangeSentAt: null,
    emailChangeConfirmations: 0,
    isAnonymous: false,
  });
  if (user.email) await notifyOwner(services, { user, locale }, { kind: "email_changed", before: user.email });
  return await saveOwnIdentity(services.db, switched, "email");
}

/** Makes the new number the account's number, as somebody has proved it or nobody. Refuses with `phone_exists` when another account has it. */
export async function switchPhone(services: AuthServices, user: AuthUser, { provedBy, locale }: Switch): Promise<AuthUser> {
  if (!user.newPhone || (await isTaken(services.db, { phone: user.newPhone }, user.id))) throw new AuthRefusal("phone_exists");
  const switched = await updateUser(services.db, user.id, {
    phone: user.newPhone,
    phoneConfirmedAt: sql`now()`,
    ...provedPhone(provedBy),
    newPhone: null,
    phoneChangeSentAt: null,
    isAnonymous: false,
  });
  await notifyOwner(services, { user, locale }, { kind: "phone_changed", before: user.phone });
  return await saveOwnIdentity(services.db, switched, "phone");
}
