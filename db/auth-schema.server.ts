import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, smallint, text, unique, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, instant, updatedAt } from "./columns.server.ts";

// The auth service's own tables. They hold hashes and counters, never a token or a code as it was issued; signing keys, seeds, the
// server's secrets, what a provider's flow remembers and what waits to be sent are wrapped with a key that is not in the database.

const userId = () =>
  uuid("user_id")
    .notNull()
    .references(() => authUsers.id, { onDelete: "cascade" });

export type Metadata = Record<string, unknown>;

/** Who can prove that an address or number belongs to whoever uses the account. */
export const provers = ["mail", "message", "provider", "operator"] as const;

export const authUsers = pgTable(
  "auth_users",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** As `normalizeEmail` gives it; the only form used for lookup and mail. */
    email: text("email"),
    /** E.164 without the plus sign. */
    phone: text("phone").unique(),
    role: text("role").notNull().default("authenticated"),
    /** A PHC string of argon2id, or an imported bcrypt hash; `null` without a password. */
    passwordHash: text("password_hash"),
    emailConfirmedAt: instant("email_confirmed_at"),
    phoneConfirmedAt: instant("phone_confirmed_at"),
    /** `null` while nobody has, although the address may count as confirmed where addresses need no confirmation. */
    emailProvedBy: text("email_proved_by", { enum: provers }),
    emailProvedAt: instant("email_proved_at"),
    phoneProvedBy: text("phone_proved_by", { enum: provers }),
    phoneProvedAt: instant("phone_proved_at"),
    invitedAt: instant("invited_at"),
    confirmationSentAt: instant("confirmation_sent_at"),
    recoverySentAt: instant("recovery_sent_at"),
    newEmail: text("new_email"),
    emailChangeSentAt: instant("email_change_sent_at"),
    /** How many of the two addresses have confirmed the change. */
    emailChangeConfirmations: smallint("email_change_confirmations").notNull().default(0),
    newPhone: text("new_phone"),
    phoneChangeSentAt: instant("phone_change_sent_at"),
    reauthenticationSentAt: instant("reauthentication_sent_at"),
    lastSignInAt: instant("last_sign_in_at"),
    /** What an administrator set, beside `provider` and `providers`, which follow from the identities. */
    appMetadata: jsonb("app_metadata").$type<Metadata>().notNull().default({}),
    userMetadata: jsonb("user_metadata").$type<Metadata>().notNull().default({}),
    isAnonymous: boolean("is_anonymous").notNull().default(false),
    isSsoUser: boolean("is_sso_user").notNull().default(false),
    bannedUntil: instant("banned_until"),
    deletedAt: instant("deleted_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    // A single sign-on account may have the same address as another account.
    uniqueIndex("auth_users_email")
      .on(table.email)
      .where(sql`${table.isSsoUser} = false`),
    index("auth_users_newest").on(table.createdAt.desc(), table.id.desc()),
    check("auth_users_email_proof", sql`(${table.emailProvedBy} is null) = (${table.emailProvedAt} is null)`),
    check("auth_users_phone_proof", sql`(${table.phoneProvedBy} is null) = (${table.phoneProvedAt} is null)`),
    check("auth_users_email_form", sql`${table.email} = lower(${table.email}) and char_length(${table.email}) <= 255`),
  ],
);

export const authIdentities = pgTable(
  "auth_identities",
  {
    /** The protocol's `identity_id`; its `id` is `providerId`. */
    identityId: uuid("identity_id").primaryKey().defaultRandom(),
    userId: userId(),
    /** `email`, `phone`, `google`, `custom:<name>`, `sso:<uuid>`, `web3`, … */
    provider: text("provider").notNull(),
    providerId: text("provider_id").notNull(),
    identityData: jsonb("identity_data").$type<Metadata>().notNull().default({}),
    email: text("email"),
    lastSignInAt: instant("last_sign_in_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique("auth_identities_provider").on(table.provider, table.providerId),
    index("auth_identities_user").on(table.userId),
    index("auth_identities_email").on(table.email),
  ],
);

/** A change of what lets somebody into an account, with what is needed to take it back. */
export type AccountChange =
  | { kind: "factor_added"; factorId: string }
  | { kind: "identity_linked"; provider: string; subject: string }
  | { kind: "phone_changed"; before: string | null }
  | { kind: "email_changed"; before: string }
  | { kind: "factor_removed" | "identity_unlinked" | "password_changed" | "recovery_code_used" | "codes_guessed" };

/** One entry of the `amr` claim; `timestamp` in seconds since 1970. */
export interface AmrEntry {
  method: string;
  timestamp: number;
  provider?: string;
}

export const authSessions = pgTable(
  "auth_sessions",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: userId(),
    aal: text("aal", { enum: ["aal1", "aal2"] })
      .notNull()
      .default("aal1"),
    /** The factor that raised the session to aal2. */
    factorId: uuid("factor_id"),
    /** Newest first. */
    amr: jsonb("amr").$type<AmrEntry[]>().notNull(),
    /** The number of the live refresh token; its direct parent is one less. */
    refreshCounter: integer("refresh_counter").notNull().default(0),
    /** Tokens with a lower number are refused for good, however fresh: they were issued before the session was raised to aal2. */
    refreshFloor: integer("refresh_floor").notNull().default(0),
    refreshedAt: instant("refreshed_at"),
    /** When the owner last proved to be present, since the sign-in. */
    provedAt: instant("proved_at"),
    /** Although it is new, it lets nobody change what lets somebody in: it began with no proof of the owner, or that is used up. */
    opensNothing: boolean("opens_nothing").notNull().default(false),
    /** An end that an identity provider set; the limits of the settings apply as well. */
    notAfter: instant("not_after"),
    userAgent: text("user_agent"),
    ip: text("ip"),
    createdAt: createdAt(),
  },
  (table) => [index("auth_sessions_user").on(table.userId), index("auth_sessions_factor").on(table.factorId)],
);

export const signingKeyStatuses = ["next", "current", "retired"] as const;

export const authSigningKeys = pgTable(
  "auth_signing_keys",
  {
    kid: text("kid").primaryKey(),
    status: text("status", { enum: signingKeyStatuses }).notNull(),
    /** Wrapped (`wrap.ts`): a text of JSON, not an object. */
    privateJwk: jsonb("private_jwk").$type<string>().notNull(),
    publicJwk: jsonb("public_jwk").$type<Metadata>().notNull(),
    createdAt: createdAt(),
    retiredAt: instant("retired_at"),
  },
  (table) => [
    uniqueIndex("auth_signing_keys_current")
      .on(table.status)
      .where(sql`${table.status} = 'current'`),
  ],
);

export const oneTimeTokenPurposes = [
  "confirmation",
  "recovery",
  "email_change_current",
  "email_change_new",
  "phone_confirmation",
  "phone_change",
  "reauthentication",
] as const;

export const authOneTimeTokens = pgTable(
  "auth_one_time_tokens",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: userId(),
    purpose: text("purpose", { enum: oneTimeTokenPurposes }).notNull(),
    /** SHA-256 of the random token in the mail's link. It does not derive from the code, whose six digits could be tried out. */
    tokenHash: text("token_hash").notNull(),
    /** HMAC of the address and the six digits, under a key that is not in this table. */
    codeHash: text("code_hash").notNull(),
    codeExpiresAt: instant("code_expires_at").notNull(),
    /** The e-mail address or phone number that it was sent to. */
    sentTo: text("sent_to").notNull(),
    /** The flow whose code the link yields; set when the request carried a code challenge. */
    flowStateId: uuid("flow_state_id").references(() => authFlowStates.id, { onDelete: "set null" }),
    wrongTries: integer("wrong_tries").notNull().default(0),
    /** Redeeming it removes the account's password: whoever asked for the token did not know it, so a stranger may have set it. */
    voidsPassword: boolean("voids_password").notNull().default(false),
    createdAt: createdAt(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    index("auth_one_time_tokens_sent_to").on(table.sentTo),
    unique("auth_one_time_tokens_purpose").on(table.userId, table.purpose),
    index("auth_one_time_tokens_hash").on(table.tokenHash),
    index("auth_one_time_tokens_expiry").on(table.expiresAt),
  ],
);

/** One run of a flow that leaves the site and returns: mail links with PKCE, social sign-in, single sign-on. */
export const authFlowStates = pgTable(
  "auth_flow_states",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: uuid("user_id").references(() => authUsers.id, { onDelete: "cascade" }),
    provider: text("provider").notNull(),
    /** How the session's `amr` will name it. */
    authenticationMethod: text("authentication_method").notNull(),
    codeChallenge: text("code_challenge"),
    codeChallengeMethod: text("code_challenge_method", { enum: ["s256", "plain"] }),
    /** SHA-256 of the auth code, once it was issued. */
    authCodeHash: text("auth_code_hash").unique(),
    authCodeIssuedAt: instant("auth_code_issued_at"),
    redirectTo: text("redirect_to").notNull(),
    /** The signed-in user who is linking a further identity. */
    linkingUserId: uuid("linking_user_id").references(() => authUsers.id, { onDelete: "cascade" }),
    /** State for the provider: nonce, PKCE verifier, its tokens. Wrapped (`wrap.ts`): a text of JSON, or an empty object for none. */
    memory: jsonb("memory").$type<string | Metadata>().notNull().default({}),
    usedAt: instant("used_at"),
    createdAt: createdAt(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("auth_flow_states_expiry").on(table.expiresAt), index("auth_flow_states_user").on(table.userId)],
);

export const authFactors = pgTable(
  "auth_factors",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: userId(),
    friendlyName: text("friendly_name").notNull().default(""),
    factorType: text("factor_type", { enum: ["totp", "phone"] }).notNull(),
    status: text("status", { enum: ["unverified", "verified"] })
      .notNull()
      .default("unverified"),
    /** Base32 without padding, wrapped (`wrap.ts`). */
    secret: text("secret"),
    phone: text("phone"),
    /** The last time step that was accepted, so that a code works once. */
    lastStep: integer("last_step"),
    lastChallengedAt: instant("last_challenged_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [unique("auth_factors_name").on(table.userId, table.friendlyName)],
);

export const authChallenges = pgTable(
  "auth_challenges",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    factorId: uuid("factor_id")
      .notNull()
      .references(() => authFactors.id, { onDelete: "cascade" }),
    ip: text("ip").notNull(),
    /** Of a phone factor. */
    codeHash: text("code_hash"),
    wrongTries: integer("wrong_tries").notNull().default(0),
    verifiedAt: instant("verified_at"),
    createdAt: createdAt(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("auth_challenges_factor").on(table.factorId), index("auth_challenges_expiry").on(table.expiresAt)],
);

/** Codes with which an owner signs in who has lost the second factor; each is deleted when it is used. */
export const authRecoveryCodes = pgTable(
  "auth_recovery_codes",
  {
    userId: userId(),
    /** HMAC under a key that is not in this table. */
    codeHash: text("code_hash").notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

export const authSsoProviders = pgTable("auth_sso_providers", {
  id: uuid("id").primaryKey().defaultRandom(),
  isDisabled: boolean("is_disabled").notNull().default(false),
  entityId: text("entity_id").notNull().unique(),
  metadataXml: text("metadata_xml").notNull(),
  metadataUrl: text("metadata_url"),
  attributeMapping: jsonb("attribute_mapping").$type<Metadata>().notNull().default({}),
  nameIdFormat: text("name_id_format"),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

export const authSsoDomains = pgTable(
  "auth_sso_domains",
  {
    domain: text("domain").primaryKey(),
    providerId: uuid("provider_id")
      .notNull()
      .references(() => authSsoProviders.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (table) => [
    index("auth_sso_domains_provider").on(table.providerId),
    check("auth_sso_domains_form", sql`${table.domain} = lower(${table.domain})`),
  ],
);

/** Links in mails that told the owner of a change, for taking it back. */
export const authUndoLinks = pgTable(
  "auth_undo_links",
  {
    /** SHA-256 of the random token in the link. */
    tokenHash: text("token_hash").primaryKey(),
    userId: userId(),
    change: jsonb("change").$type<AccountChange>().notNull(),
    expiresAt: instant("expires_at").notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("auth_undo_links_user").on(table.userId), index("auth_undo_links_expiry").on(table.expiresAt)],
);

/** When the installation has sent a message, for the ceiling of an hour. */
export const authSentMessages = pgTable(
  "auth_sent_messages",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    kind: text("kind", { enum: ["mail", "text_message"] }).notNull(),
    sentAt: instant("sent_at").notNull().defaultNow(),
  },
  (table) => [index("auth_sent_messages_newest").on(table.kind, table.sentAt.desc())],
);

/** Single-use proofs that were used: SAML assertions, wallet signatures. Kept as a digest until they would be refused anyway. */
export const authSpentProofs = pgTable(
  "auth_spent_proofs",
  { digest: text("digest").primaryKey(), expiresAt: instant("expires_at").notNull() },
  (table) => [index("auth_spent_proofs_expiry").on(table.expiresAt)],
);
