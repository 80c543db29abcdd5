import { randomBytes } from "node:crypto";
import { authUndoLinks, type AccountChange } from "#db/auth-schema.server.ts";
import { secondsFromNow } from "#db/database-time.ts";
import { fallbackLocale, type Locale } from "#shared/locales/locale.ts";
import { findMemberLanguage } from "./chosen-language.ts";
import { hashToken } from "./digests.ts";
import type { AuthUser } from "./sessions.ts";
import type { AuthServices } from "./settings.ts";

const linkLifeSeconds = 24 * 60 * 60;
const tokenBytes = 28;

interface Told {
  user: AuthUser;
  /** Of the request; the member may have chosen another. */
  locale: Locale;
}

/** Tells the owner by mail of a change, with a link for the case that somebody else has made it. Without a confirmed address nobody is told. */
export async function notifyOwner(services: AuthServices, { user, locale }: Told, change: AccountChange): Promise<void> {
  const to = change.kind === "email_changed" ? change.before : user.email;
  if (!to || !user.emailConfirmedAt) return;
  const token = randomBytes(tokenBytes).toString("hex");
  await services.db
    .insert(authUndoLinks)
    .values({ tokenHash: hashToken(token), userId: user.id, change, expiresAt: secondsFromNow(linkLifeSeconds) });
  const language = (await findMemberLanguage(services.db, user.id)) ?? locale;
  // In the fragment it reaches neither logs nor other sites.
  const link = `${services.settings.publicUrl}${language === fallbackLocale ? "" : `/${language}`}/auth/undo#${token}`;
  await services.outbox.postMail(services.db, { kind: change.kind, to, locale: language, link });
}
