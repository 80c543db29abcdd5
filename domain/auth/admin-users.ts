import { asc, count, desc, eq, inArray, sql } from "drizzle-orm";
import { authFactors, authIdentities, authUsers, type Metadata } from "#db/auth-schema.server.ts";
import type { Database } from "#db/connect.server.ts";
import { secondsFromNow } from "#db/database-time.ts";
import type { Locale } from "#shared/locales/locale.ts";
import { provedEmail, provedPhone } from "./address-proof.ts";
import { parseBanDuration } from "./ban-duration.ts";
import { checkMetadata } from "./metadata.ts";
import { notifyOwner } from "./notices.ts";
import { parseEmail } from "./normalize-email.ts";
import { clearOneTimeTokens } from "./one-time-tokens.ts";
import { checkPasswordRules } from "./password-rules.ts";
import { hashPassword } from "./passwords.ts";
import { parsePhone } from "./phone.ts";
import { AuthRefusal } from "./refusal.ts";
import { endAllSessions, type AuthUser } from "./sessions.ts";
import { inTransaction, type AuthServices } from "./settings.ts";
import { buildUserView, getUserView, type UserView } from "./user-view.ts";
import { createUser, findUserByEmail, findUserByPhone, getUserForChange, isTaken, saveOwnIdentity, updateUser } from "./users.ts";

/** The fields of an account that an administrator can set. */
export interface AccountValues {
  email?: string | undefined;
  phone?: string | undefined;
  password?: string | undefined;
  /** An argon2id or bcrypt hash from another system. */
  passwordHash?: string | undefined;
  isEmailConfirmed?: boolean | undefined;
  isPhoneConfirmed?: boolean | undefined;
  userMetadata?: Metadata | undefined;
  appMetadata?: Metadata | undefined;
  role?: string | undefined;
  /** `none` lifts a ban. */
  banDuration?: string | undefined;
}

const storedHash = /^\$(argon2id\$v=\d+\$m=\d+,t=\d+,p=\d+\$[A-Za-z0-9+/]+\$[A-Za-z0-9+/]+|2[aby]\$\d\d\$[./A-Za-z0-9]{53})$/;

/** One page of all accounts, newest first, and their total number. */
export async function listAccounts(
  db: Database,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ users: UserView[]; total: number }> {
  const [counted] = await db.select({ total: count() }).from(authUsers);
  const found = await db
    .select()
    .from(authUsers)
    .orderBy(desc(authUsers.createdAt), desc(authUsers.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const ids = found.map(({ id }) => id);
  const identities = await db
    .select()
    .from(authIdentities)
    .where(inArray(authIdentities.userId, ids))
    .orderBy(asc(authIdentities.createdAt), asc(authIdentities.identityId));
  const factors = await db
    .select()
    .from(authFactors)
    .where(inArray(authFactors.userId, ids))
    .orderBy(asc(authFactors.createdAt), asc(authFactors.id));
  const isOf = (user: AuthUser) => (row: { userId: string }) => row.userId === user.id;
  const users = found.map((user) =>
    buildUserView(user, { identities: identities.filter(isOf(user)), factors: factors.filter(isOf(user)) }),
  );
  return { users, total: counted?.total ?? 0 };
}

/** An account, also a softly deleted one. Refuses with `account_not_found`. */
export async function getAccount(db: Database, id: string): Promise<AuthUser> {
  const [user] = await db.select().from(authUsers).where(eq(authUsers.id, id));
  if (!user) throw new AuthRefusal("account_not_found");
  return user;
}

/** Creates an account, even where sign-ups are disabled. Sends no mail. */
export async function createAccount(
  services: AuthServices,
  { id, ...given }: AccountValues & { id?: string | undefined },
): Promise<UserView> {
  const address = parseAddress(given);
  if (!address.email && !address.phone)
    throw new AuthRefusal("validation_failed", { text: "Cannot create a user without either an email or phone" });
  const passwordHash = await chooseHash(services, given, address.email ?? null);
  const more = readChanges(given);
  return await inTransaction(services, async (services) => {
    const created = await createUser(services.db, {
      ...(id && { id }),
      ...address,
      passwordHash,
      userMetadata: merge({}, given.userMetadata),
      appMetadata: merge({}, given.appMetadata),
      isEmailConfirmed: given.isEmailConfirmed ?? false,
      isPhoneConfirmed: given.isPhoneConfirmed ?? false,
    });
    if (!created) throw await explainTaken(services.db, address);
    const user = await updateUser(services.db, created.id, more);
    return await getUserView(services.db, await saveOwnIdentities(services.db, user, address));
  });
}

async function explainTaken(db: Database, { email, phone }: Address): Promise<AuthRefusal> {
  if (email && (await findUserByEmail(db, email))) return new AuthRefusal("email_exists");
  if (phone && (await findUserByPhone(db, phone))) return new AuthRefusal("phone_exists");
  return new AuthRefusal("user_already_exists");
}

/** Changes the given fields. A new password ends all sessions and open one-time tokens of the account. */
export async function updateAccount(
  services: AuthServices,
  id: string,
  { given, locale }: { given: AccountValues; locale: Locale },
): Promise<UserView> {
  const known = await getAccount(services.db, id);
  if (known.deletedAt) throw new AuthRefusal("account_not_found");
  const address = parseAddress(given);
  const passwordHash = await chooseHash(services, given, address.email ?? known.email);
  const more = readChanges(given);
  return await inTransaction(services, async (services) => {
    const user = await getUserForChange(services.db, id);
    await refuseTaken(services.db, address, id);
    const userMetadata = merge(user.userMetadata, given.userMetadata);
    const appMetadata = merge(user.appMetadata, given.appMetadata);
    const changed = await updateUser(services.db, id, {
      ...more,
      ...address,
      ...confirmEmail(user, given, address),
      ...confirmPhone(user, given, address),
      userMetadata,
      appMetadata,
    });
    if (changed.email !== user.email) await clearOneTimeTokens(services.db, id);
    const named = await updateOwnIdentities(services.db, changed, given);
    return await getUserView(services.db, passwordHash === null ? named : await replacePassword(services, named, { passwordHash, locale }));
  });
}

async function refuseTaken(db: Database, { email, phone }: { email?: string; phone?: string }, id: string): Promise<void> {
  if (email && (await isTaken(db, { email }, id))) throw new AuthRefusal("email_exists");
  if (phone && (await isTaken(db, { phone }, id))) throw new AuthRefusal("phone_exists");
}

/** Updates the identities of e-mail address and phone number to the account; single sign-on accounts have none of these. */
async function updateOwnIdentities(
  db: Database,
  user: AuthUser,
  { email, phone, isEmailConfirmed, isPhoneConfirmed }: AccountValues,
): Promise<AuthUser> {
  if (user.isSsoUser) return user;
  return await saveOwnIdentities(db, user, {
    email: email || isEmailConfirmed ? user.email : null,
    phone: phone || isPhoneConfirmed ? user.phone : null,
  });
}

// A confirmed address or number that the operator names is the account's by the operator's word.

function confirmEmail(user: AuthUser, { isEmailConfirmed }: AccountValues, { email }: Address) {
  if (!isEmailConfirmed && !isAnother(email, user.email)) return {};
  return {
    ...(isEmailConfirmed && !user.emailConfirmedAt && { emailConfirmedAt: sql`now()`, isAnonymous: false }),
    ...provedEmail(isEmailConfirmed || user.emailConfirmedAt ? "operator" : null),
  };
}

function confirmPhone(user: AuthUser, { isPhoneConfirmed }: AccountValues, { phone }: Address) {
  if (!isPhoneConfirmed && !isAnother(phone, user.phone)) return {};
  return {
    ...(isPhoneConfirmed && !user.phoneConfirmedAt && { phoneConfirmedAt: sql`now()`, isAnonymous: false }),
    ...provedPhone(isPhoneConfirmed || user.phoneConfirmedAt ? "operator" : null),
  };
}

function isAnother(given: string | null | undefined, present: string | null): boolean {
  return Boolean(given) && given !== present;
}

async function replacePassword(
  services: AuthServices,
  user: AuthUser,
  { passwordHash, locale }: { passwordHash: string; locale: Locale },
): Promise<AuthUser> {
  await endAllSessions(services.db, user.id);
  await clearOneTimeTokens(services.db, user.id);
  await notifyOwner(services, { user, locale }, { kind: "password_changed" });
  return await updateUser(services.db, user.id, { passwordHash });
}

interface Address {
  email?: string | null;
  phone?: string | null;
}

function parseAddress({ email: typedEmail, phone: typedPhone }: AccountValues): { email?: string; phone?: string } {
  const email = typedEmail ? parseEmail(typedEmail) : null;
  const phone = typedPhone ? parsePhone(typedPhone) : null;
  return { ...(email && { email }), ...(phone && { phone }) };
}

async function chooseHash(
  { settings }: AuthServices,
  { password, passwordHash }: AccountValues,
  email: string | null,
): Promise<string | null> {
  if (password && passwordHash)
    throw new AuthRefusal("validation_failed", { text: "Only a password or a password hash should be provided" });
  if (passwordHash && !storedHash.test(passwordHash))
    throw new AuthRefusal("validation_failed", { text: "password_hash has to be of argon2id or bcrypt" });
  if (!password) return passwordHash || null;
  await checkPasswordRules(settings, password, email);
  return await hashPassword(password);
}

function readChanges({ role, banDuration, userMetadata, appMetadata }: AccountValues) {
  if (role && !/^[a-z][a-z0-9_]{0,62}$/i.test(role)) throw new AuthRefusal("validation_failed", { text: "role is not valid" });
  for (const data of [userMetadata, appMetadata]) if (data) checkMetadata(data);
  const seconds = banDuration ? parseBanDuration(banDuration) : undefined;
  return {
    ...(role && { role }),
    ...(seconds === null && { bannedUntil: null }),
    ...(typeof seconds === "number" && { bannedUntil: secondsFromNow(seconds) }),
  };
}

/** Top-level keys are replaced, `null` removes one. `provider` and `providers` cannot be set, as they follow from the identities. */
function merge(present: Metadata, changes: Metadata = {}): Metadata {
  return Object.fromEntries(
    Object.entries({ ...present, ...changes }).filter(([key, value]) => value !== null && key !== "provider" && key !== "providers"),
  );
}

async function saveOwnIdentities(db: Database, user: AuthUser, { email, phone }: Address): Promise<AuthUser> {
  const named = email ? await saveOwnIdentity(db, user, "email") : user;
  return phone ? await saveOwnIdentity(db, named, "phone") : named;
}
