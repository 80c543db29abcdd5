import { sql } from "drizzle-orm";
import type { OneTimeToken } from "./one-time-tokens.ts";
import { AuthRefusal } from "./refusal.ts";
import { endAllSessions, type AuthUser } from "./sessions.ts";
import type { AuthServices } from "./settings.ts";
import { isTaken, saveOwnIdentity, updateUser } from "./users.ts";

/** `half`: one of two addresses has confirmed. */
export type Proved = "whole" | "half";

/** What follows for the account when somebody has shown to read what was sent to an address or number. */
export async function applyProof(services: AuthServices, user: AuthUser, token: OneTimeToken): Promise<Proved> {
  // The account may have another address or number by now than the one that was written to.
  if (!isStillMeant(user, token)) throw new AuthRefusal("otp_expired");
  switch (token.purpose) {
    case "confirmation":
    case "recovery":
      await confirmEmail(services, user, token);
      return "whole";
    case "email_change_current":
    case "email_change_new":
      return await confirmEmailChange(services, user);
    case "phone_confirmation":
      await confirmPhone(services, user, token);
      return "whole";
    case "phone_change":
      await switchPhone(services, user);
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
  if (user.emailConfirmedAt) return;
  // The password of an unconfirmed account may be a stranger's who knew the address (security by proof, not by first come).
  const isVoid = token.voidsPassword || token.purpose === "recovery";
  if (isVoid) await endAllSessions(services.db, user.id);
  const confirmed = await updateUser(services.db, user.id, {
    emailConfirmedAt: sql`now()`,
    isAnonymous: false,
    ...(isVoid && { passwordHash: null }),
  });
  await saveOwnIdentity(services.db, confirmed, "email");
}

async function confirmPhone(services: AuthServices, user: AuthUser, token: OneTimeToken): Promise<void> {
  if (user.phoneConfirmedAt) return;
  if (token.voidsPassword) await endAllSessions(services.db, user.id);
  const confirmed = await updateUser(services.db, user.id, {
    phoneConfirmedAt: sql`now()`,
    isAnonymous: false,
    ...(token.voidsPassword && { passwordHash: null }),
  });
  await saveOwnIdentity(services.db, confirmed, "phone");
}

/** Both addresses where there is a proved one, otherwise the new one alone (protocol, section 8). */
async function confirmEmailChange(services: AuthServices, user: AuthUser): Promise<Proved> {
  if (!user.newEmail) throw new AuthRefusal("otp_expired");
  const isFirstOfTwo = user.email !== null && user.emailConfirmedAt !== null && user.emailChangeConfirmations === 0;
  if (isFirstOfTwo) {
    await updateUser(services.db, user.id, { emailChangeConfirmations: 1 });
    return "half";
  }
  await switchEmail(services, user);
  return "whole";
}

/** Puts the new address in place. Refuses with `email_exists` when somebody else has taken it since. */
export async function switchEmail(services: AuthServices, user: AuthUser): Promise<AuthUser> {
  if (!user.newEmail || (await isTaken(services.db, { email: user.newEmail }, user.id))) throw new AuthRefusal("email_exists");
  const switched = await updateUser(services.db, user.id, {
    email: user.newEmail,
    emailConfirmedAt: sql`now()`,
    newEmail: null,
    emailChangeSentAt: null,
    emailChangeConfirmations: 0,
    isAnonymous: false,
  });
  return await saveOwnIdentity(services.db, switched, "email");
}

/** Makes the number that was proved the account's own. Refuses with `phone_exists` when another account has it meanwhile. */
export async function switchPhone(services: AuthServices, user: AuthUser): Promise<AuthUser> {
  if (!user.newPhone || (await isTaken(services.db, { phone: user.newPhone }, user.id))) throw new AuthRefusal("phone_exists");
  const switched = await updateUser(services.db, user.id, {
    phone: user.newPhone,
    phoneConfirmedAt: sql`now()`,
    newPhone: null,
    phoneChangeSentAt: null,
    isAnonymous: false,
  });
  return await saveOwnIdentity(services.db, switched, "phone");
}
