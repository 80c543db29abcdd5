import { sql } from "drizzle-orm";
import type { Metadata } from "#db/auth-schema.server.ts";
import { openWaitingAccount } from "./generate-link.ts";
import { AuthRefusal } from "./refusal.ts";
import { allowMail } from "./send-limits.ts";
import { createLink, type Wish } from "./send-tokens.ts";
import { inTransaction, type AuthGround } from "./settings.ts";
import { parseEmail } from "./sign-up.ts";
import { checkMetadata } from "./update-user.ts";
import { getUserView, type UserView } from "./user-view.ts";
import { findUserByEmail, updateUser } from "./users.ts";

/** Opens an account for somebody, without a password, and mails them the way in. Whoever waits is invited again. */
export async function inviteByEmail(
  ground: AuthGround,
  { email: typed, data }: { email: string; data: Metadata },
  wish: Wish,
): Promise<UserView> {
  const email = parseEmail(typed);
  checkMetadata(data);
  return await inTransaction(ground, async (ground) => {
    const known = await findUserByEmail(ground.db, email);
    if (known?.emailConfirmedAt) throw new AuthRefusal("email_exists");
    await allowMail(ground, "confirmation", email);
    const user = await openWaitingAccount(ground, known, { email, data });
    // Whoever waits may have been signed up by a stranger, with a password that the guest does not know.
    const { link, code } = await createLink(
      ground,
      { userId: user.id, purpose: "confirmation", to: email, type: "invite", method: "email/signup", voidsPassword: true },
      wish,
    );
    await ground.outbox.postMail(ground.db, { kind: "invitation", to: email, locale: wish.locale, link, code });
    return await getUserView(ground.db, await updateUser(ground.db, user.id, { invitedAt: sql`now()`, confirmationSentAt: sql`now()` }));
  });
}
