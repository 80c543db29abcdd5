import { sql } from "drizzle-orm";
import type { Metadata } from "#db/auth-schema.server.ts";
import { openWaitingAccount } from "./generate-link.ts";
import { checkMetadata } from "./metadata.ts";
import { parseEmail } from "./normalize-email.ts";
import { AuthRefusal } from "./refusal.ts";
import { allowMail } from "./send-limits.ts";
import { createLink, type MailOptions } from "./send-tokens.ts";
import { inTransaction, type AuthServices } from "./settings.ts";
import { getUserView, type UserView } from "./user-view.ts";
import { findUserByEmail, updateUser } from "./users.ts";

/** Creates an account without a password and mails the invitation. An account that is not confirmed yet is invited again. */
export async function inviteByEmail(
  services: AuthServices,
  { email: typed, data }: { email: string; data: Metadata },
  mailOptions: MailOptions,
): Promise<UserView> {
  const email = parseEmail(typed);
  checkMetadata(data);
  return await inTransaction(services, async (services) => {
    const known = await findUserByEmail(services.db, email);
    if (known?.emailConfirmedAt) throw new AuthRefusal("email_exists");
    await allowMail(services, "confirmation", email);
    const user = await openWaitingAccount(services, known, { email, data });
    // An attacker may have signed up with the invited address; accepting the invitation removes that password.
    const { letter } = await createLink(
      services,
      { userId: user.id, purpose: "confirmation", to: email, type: "invite", method: "email/signup", voidsPassword: true },
      mailOptions,
    );
    await services.outbox.postMail(services.db, { kind: "invitation", to: email, locale: mailOptions.locale, ...letter });
    return await getUserView(
      services.db,
      await updateUser(services.db, user.id, { invitedAt: sql`now()`, confirmationSentAt: sql`now()` }),
    );
  });
}
