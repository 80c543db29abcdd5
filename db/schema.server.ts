import { sql, type SQL } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from "drizzle-orm/pg-core";
import { policyTypes, postStatuses, seoPages } from "#shared/content-options.ts";
import { ageRanges, currencies, genders, occasions, relationships } from "#shared/gift-options.ts";
import { limits } from "#shared/limits.ts";
import { locales } from "#shared/locales/locale.ts";
import { opinions, suggestionSources } from "#shared/answers/suggestion.ts";
import { createdAt, instant, updatedAt } from "./columns.server.ts";

// Every row that a user owns has `user_id` as the first column of its key, so that the tables can be sharded by user.

const emptyList = sql`'{}'::text[]`;

/** A check that a column holds one of the listed values (or nothing, where it may be null). */
function oneOf(column: AnyPgColumn, values: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(", "))})`;
}

function atMost(column: AnyPgColumn, characters: number): SQL {
  return sql`char_length(${column}) <= ${sql.raw(String(characters))}`;
}

export const subscriptionStatuses = ["free", "premium"] as const;

// The specification's daily_query_count and last_query_date are kept in user_queries, one row per day.
export const users = pgTable(
  "users",
  {
    id: uuid("id").primaryKey(),
    /** A copy for reading; `null` for anonymous accounts, phones and wallets. `auth_users` decides who owns an address. */
    email: text("email"),
    subscriptionStatus: text("subscription_status", { enum: subscriptionStatuses }).notNull().default("free"),
    /** The language of the user's mails; `null` until the user has chosen one. */
    language: text("language", { enum: locales }),
    createdAt: createdAt(),
  },
  (table) => [
    check("users_email_form", sql`${table.email} = lower(${table.email}) and char_length(${table.email}) <= 254`),
    check("users_subscription_status", oneOf(table.subscriptionStatus, subscriptionStatuses)),
    check("users_language", oneOf(table.language, locales)),
  ],
);

export const userQueries = pgTable(
  "user_queries",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    day: date("day", { mode: "string" }).notNull(),
    queryCount: integer("query_count").notNull(),
    lastQueryAt: instant("last_query_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] }), check("user_queries_count", sql`${table.queryCount} >= 0`)],
);

/** Daily counters of guests and of their client addresses. */
export const guestQueries = pgTable(
  "guest_queries",
  {
    sessionId: text("session_id").notNull(),
    day: date("day", { mode: "string" }).notNull(),
    queryCount: integer("query_count").notNull(),
    lastQueryAt: instant("last_query_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.day] }),
    index("guest_queries_day").on(table.day),
    check("guest_queries_count", sql`${table.queryCount} >= 0`),
  ],
);

export const subscriptions = pgTable("subscriptions", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  details: jsonb("details").notNull().default({}),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

export const adminUsers = pgTable("admin_users", {
  id: uuid("id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  createdAt: createdAt(),
});

export const recipientProfiles = pgTable(
  "recipient_profiles",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    id: uuid("id").notNull().defaultRandom(),
    name: text("name"),
    relationship: text("relationship", { enum: relationships }),
    ageRange: text("age_range", { enum: ageRanges }),
    interests: text("interests").array().notNull().default(emptyList),
    personalities: text("personalities").array().notNull().default(emptyList),
    livingSituation: text("living_situation", { enum: genders }),
    /** What the person has or would not want, in the giver's words. */
    alreadyHas: text("already_has"),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("recipient_profiles_newest").on(table.userId, table.createdAt.desc(), table.id.desc()),
    check("recipient_profiles_name", atMost(table.name, limits.listItem)),
    check("recipient_profiles_already_has", atMost(table.alreadyHas, limits.formText)),
    check("recipient_profiles_relationship", oneOf(table.relationship, relationships)),
    check("recipient_profiles_age_range", oneOf(table.ageRange, ageRanges)),
    check("recipient_profiles_living_situation", oneOf(table.livingSituation, genders)),
    check("recipient_profiles_interests", sql`cardinality(${table.interests}) <= ${sql.raw(String(limits.listItems))}`),
    check("recipient_profiles_personalities", sql`cardinality(${table.personalities}) <= ${sql.raw(String(limits.listItems))}`),
  ],
);

export const giftQueries = pgTable(
  "gift_queries",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    id: uuid("id").notNull().defaultRandom(),
    recipientProfileId: uuid("recipient_profile_id"),
    occasion: text("occasion", { enum: occasions }).notNull(),
    budget: text("budget").notNull(),
    currency: text("currency", { enum: currencies }).notNull(),
    language: text("language", { enum: locales }).notNull(),
    additionalInfo: text("additional_info"),
    /** What was typed about the person, and what of it was not meant; emptied with the profile. */
    text: text("text"),
    interests: text("interests").array().notNull().default(emptyList),
    notMeant: text("not_meant").array().notNull().default(emptyList),
    source: text("source", { enum: suggestionSources }).notNull(),
    lead: integer("lead").notNull().default(0),
    leftOut: text("left_out").array().notNull().default(emptyList),
    /** When it was put into the bin, with its ideas. */
    deletedAt: instant("deleted_at"),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    // The migration says `on delete set null (recipient_profile_id)`, which Drizzle cannot express: the query outlives the profile.
    foreignKey({
      name: "gift_queries_recipient_profile",
      columns: [table.userId, table.recipientProfileId],
      foreignColumns: [recipientProfiles.userId, recipientProfiles.id],
    }),
    index("gift_queries_newest").on(table.userId, table.createdAt.desc(), table.id.desc()),
    // Only for telling another member's query from one that does not exist.
    index("gift_queries_id").on(table.id),
    index("gift_queries_recipient").on(table.userId, table.recipientProfileId),
    index("gift_queries_bin")
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
    check("gift_queries_occasion", oneOf(table.occasion, occasions)),
    check("gift_queries_currency", oneOf(table.currency, currencies)),
    check("gift_queries_language", oneOf(table.language, locales)),
    check("gift_queries_source", oneOf(table.source, suggestionSources)),
    check("gift_queries_additional_info", atMost(table.additionalInfo, limits.formText)),
    check("gift_queries_text", atMost(table.text, limits.formText)),
    check("gift_queries_interests", sql`cardinality(${table.interests}) <= ${sql.raw(String(limits.listItems))}`),
  ],
);

export const giftSuggestions = pgTable(
  "gift_suggestions",
  {
    userId: uuid("user_id").notNull(),
    id: uuid("id").notNull().defaultRandom(),
    queryId: uuid("query_id").notNull(),
    position: integer("position").notNull(),
    title: text("title").notNull(),
    description: text("description").notNull(),
    explanation: text("explanation").notNull(),
    priceRange: text("price_range").notNull(),
    category: text("category").notNull(),
    isExperience: boolean("is_experience").notNull(),
    searchTerms: text("search_terms").array().notNull().default(emptyList),
    productLinks: jsonb("product_links").notNull().default([]),
    because: text("because").array().notNull().default(emptyList),
    shop: text("shop"),
    picture: text("picture"),
    source: text("source", { enum: suggestionSources }).notNull().default("catalogue"),
    userFeedback: text("user_feedback", { enum: opinions }),
    /** When this idea alone was put into the bin. */
    deletedAt: instant("deleted_at"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      name: "gift_suggestions_query",
      columns: [table.userId, table.queryId],
      foreignColumns: [giftQueries.userId, giftQueries.id],
    }).onDelete("cascade"),
    unique("gift_suggestions_position").on(table.userId, table.queryId, table.position),
    index("gift_suggestions_bin")
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
    check("gift_suggestions_title", atMost(table.title, limits.title)),
    check("gift_suggestions_feedback", oneOf(table.userFeedback, opinions)),
  ],
);

/** A saved round that its owner shows to whoever has the address; gone with the round. */
export const sharedLists = pgTable(
  "shared_lists",
  {
    userId: uuid("user_id").notNull(),
    queryId: uuid("query_id").notNull(),
    /** Part of the address, and all that somebody needs to read the list; kept as it is, so that its owner can send it again. */
    key: text("key").notNull(),
    /** In the owner's words; `null` for that of every list. */
    heading: text("heading"),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.queryId] }),
    foreignKey({
      name: "shared_lists_query",
      columns: [table.userId, table.queryId],
      foreignColumns: [giftQueries.userId, giftQueries.id],
    }).onDelete("cascade"),
    uniqueIndex("shared_lists_key").on(table.key),
    check("shared_lists_heading", atMost(table.heading, limits.heading)),
  ],
);

/** Hearts of those who were sent a list, by the first name that they gave. */
export const sharedListHearts = pgTable(
  "shared_list_hearts",
  {
    userId: uuid("user_id").notNull(),
    queryId: uuid("query_id").notNull(),
    suggestionId: uuid("suggestion_id").notNull(),
    /** A digest of the secret of the browser that gave it, different for each list. */
    giver: text("giver").notNull(),
    id: uuid("id").notNull().defaultRandom(),
    name: text("name").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.suggestionId, table.giver] }),
    foreignKey({
      name: "shared_list_hearts_list",
      columns: [table.userId, table.queryId],
      foreignColumns: [sharedLists.userId, sharedLists.queryId],
    }).onDelete("cascade"),
    foreignKey({
      name: "shared_list_hearts_suggestion",
      columns: [table.userId, table.suggestionId],
      foreignColumns: [giftSuggestions.userId, giftSuggestions.id],
    }).onDelete("cascade"),
    index("shared_list_hearts_of_list").on(table.userId, table.queryId, table.createdAt, table.id),
    check("shared_list_hearts_name", sql`char_length(${table.name}) between 1 and ${sql.raw(String(limits.firstName))}`),
  ],
);

export const blogPosts = pgTable(
  "blog_posts",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    language: text("language", { enum: locales }).notNull().default("en"),
    title: text("title").notNull(),
    slug: text("slug").notNull(),
    content: text("content").notNull(),
    excerpt: text("excerpt"),
    featuredImage: text("featured_image"),
    featuredImageAlt: text("featured_image_alt"),
    status: text("status", { enum: postStatuses }).notNull().default("draft"),
    metaTitle: text("meta_title"),
    metaDescription: text("meta_description"),
    tags: text("tags").array().notNull().default(emptyList),
    category: text("category"),
    readingTime: integer("reading_time"),
    authorId: uuid("author_id").references(() => users.id, { onDelete: "set null" }),
    publishedAt: instant("published_at"),
    /** The same for a post and its translations. */
    translationGroup: uuid("translation_group").notNull().defaultRandom(),
    /** Part of the private link by which anybody can read the post before it is published. */
    previewKey: uuid("preview_key").notNull().defaultRandom(),
    /** Grows by one with every change; what `If-Match` is compared with. */
    revision: integer("revision").notNull().default(1),
    /** When a draft is to be published by itself. */
    publishAt: instant("publish_at"),
    /** When it was put into the bin, from which it can be restored for thirty days. */
    deletedAt: instant("deleted_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    // A post in the bin does not occupy its slug.
    uniqueIndex("blog_posts_slug")
      .on(table.language, table.slug)
      .where(sql`${table.deletedAt} is null`),
    uniqueIndex("blog_posts_translation")
      .on(table.translationGroup, table.language)
      .where(sql`${table.deletedAt} is null`),
    uniqueIndex("blog_posts_preview").on(table.previewKey),
    index("blog_posts_due")
      .on(table.publishAt)
      .where(sql`${table.publishAt} is not null`),
    index("blog_posts_published").on(table.language, table.status, table.publishedAt.desc(), table.id.desc()),
    check("blog_posts_title", sql`char_length(${table.title}) between 1 and ${sql.raw(String(limits.title))}`),
    check(
      "blog_posts_slug_form",
      sql`${table.slug} <> '' and char_length(${table.slug}) <= 200 and ${table.slug} !~ '(^-|-$|--|[[:space:]/?#])'`,
    ),
    check("blog_posts_content", sql`char_length(${table.content}) between 1 and 200000`),
    check("blog_posts_status", oneOf(table.status, postStatuses)),
    check("blog_posts_language", oneOf(table.language, locales)),
    check("blog_posts_publish_at", sql`${table.publishAt} is null or ${table.status} = 'draft'`),
    check("blog_posts_published_at", sql`${table.status} <> 'published' or ${table.publishedAt} is not null`),
  ],
);

/** Languages in which the sample posts are not shown any more: because a post was published, or because somebody removed them. */
export const retiredSamples = pgTable(
  "retired_samples",
  { language: text("language", { enum: locales }).primaryKey(), createdAt: createdAt() },
  (table) => [check("retired_samples_language", oneOf(table.language, locales))],
);

/** The fields of a post after each save. */
export const postRevisions = pgTable(
  "post_revisions",
  {
    postId: uuid("post_id")
      .notNull()
      .references(() => blogPosts.id, { onDelete: "cascade" }),
    revision: integer("revision").notNull(),
    /** The fields that a writer fills in, as they were saved. */
    fields: jsonb("fields").notNull(),
    authorId: uuid("author_id").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.revision] })],
);

/** The library of pictures; their files are in the picture store. */
export const pictures = pgTable(
  "pictures",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** As the addresses of its files have it. */
    name: text("name").notNull().unique("pictures_name"),
    /** What the uploaded file was called. */
    title: text("title").notNull(),
    /** What it shows, for people who can't see it; proposed wherever it is put. */
    alt: text("alt").notNull().default(""),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    /** Of all its files together. */
    bytes: integer("bytes").notNull(),
    /** Of the uploaded file, by which the same one is found again. */
    digest: text("digest").notNull(),
    uploaderId: uuid("uploader_id").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    /** When it was deleted. Its row goes when its files are gone. */
    deletedAt: instant("deleted_at"),
  },
  (table) => [
    uniqueIndex("pictures_digest")
      .on(table.digest)
      .where(sql`${table.deletedAt} is null`),
    index("pictures_newest").on(table.createdAt.desc(), table.id.desc()),
    check("pictures_title", atMost(table.title, limits.listItem)),
    check("pictures_alt", atMost(table.alt, limits.title)),
  ],
);

/**
 * Texts of posts and policies as readers see them, by a digest of the text and of all else that takes part in rendering it: a text
 * that is rendered otherwise from now on has another digest.
 */
export const renderedTexts = pgTable("rendered_texts", {
  digest: text("digest").primaryKey(),
  html: text("html").notNull(),
  headings: jsonb("headings").$type<{ id: string; level: number; text: string }[]>().notNull(),
  createdAt: createdAt(),
});

/** Slugs under which a post was published before; the slug of another published post takes precedence. */
export const formerSlugs = pgTable(
  "former_slugs",
  {
    language: text("language", { enum: locales }).notNull(),
    slug: text("slug").notNull(),
    postId: uuid("post_id")
      .notNull()
      .references(() => blogPosts.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.language, table.slug] }), check("former_slugs_language", oneOf(table.language, locales))],
);

export const sitePolicies = pgTable(
  "site_policies",
  {
    type: text("type", { enum: policyTypes }).notNull(),
    language: text("language", { enum: locales }).notNull().default("en"),
    title: text("title").notNull(),
    content: text("content").notNull(),
    version: text("version").notNull().default("1.0"),
    effectiveDate: date("effective_date", { mode: "string" }).notNull(),
    revision: integer("revision").notNull().default(1),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.type, table.language] }),
    check("site_policies_type", oneOf(table.type, policyTypes)),
    check("site_policies_language", oneOf(table.language, locales)),
    check("site_policies_text", sql`${table.title} <> '' and ${table.content} <> '' and ${table.version} <> ''`),
  ],
);

/** Every saved text of a policy, the current one included. */
export const sitePolicyVersions = pgTable(
  "site_policy_versions",
  {
    type: text("type", { enum: policyTypes }).notNull(),
    language: text("language", { enum: locales }).notNull(),
    revision: integer("revision").notNull(),
    title: text("title").notNull(),
    content: text("content").notNull(),
    version: text("version").notNull(),
    effectiveDate: date("effective_date", { mode: "string" }).notNull(),
    authorId: uuid("author_id").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.type, table.language, table.revision] })],
);

export const seoSettings = pgTable(
  "seo_settings",
  {
    pageType: text("page_type", { enum: seoPages }).notNull(),
    language: text("language", { enum: locales }).notNull().default("en"),
    metaTitle: text("meta_title").notNull(),
    metaDescription: text("meta_description").notNull(),
    metaKeywords: text("meta_keywords"),
    ogTitle: text("og_title"),
    ogDescription: text("og_description"),
    ogImage: text("og_image"),
    twitterTitle: text("twitter_title"),
    twitterDescription: text("twitter_description"),
    twitterImage: text("twitter_image"),
    canonicalUrl: text("canonical_url"),
    revision: integer("revision").notNull().default(1),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.pageType, table.language] }),
    check("seo_settings_page_type", oneOf(table.pageType, seoPages)),
    check("seo_settings_language", oneOf(table.language, locales)),
    check("seo_settings_meta_title", sql`char_length(${table.metaTitle}) between 1 and 60`),
    check("seo_settings_meta_description", sql`char_length(${table.metaDescription}) between 1 and 160`),
  ],
);

/** One row, whose version grows with every change of what the public pages show, so that each replica knows when its cache is out of date. */
export const contentVersions = pgTable("content_versions", {
  name: text("name").primaryKey(),
  version: bigint("version", { mode: "number" }).notNull().default(1),
});

/** The audit trail of the back-office and of the operator's commands. */
export const auditEntries = pgTable(
  "audit_entries",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** `null` for a command, and for an administrator whose account is gone. */
    actorId: uuid("actor_id").references(() => users.id, { onDelete: "set null" }),
    isCommand: boolean("is_command").notNull().default(false),
    action: text("action").notNull(),
    subject: text("subject").notNull(),
    subjectId: text("subject_id").notNull(),
    /** What the subject was called then. */
    subjectTitle: text("subject_title").notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("audit_entries_newest").on(table.createdAt.desc(), table.id.desc())],
);

/** How often something happened on a day (UTC), for the dashboard. Each count is spread over several rows (`shard`), to avoid contention. */
export const dailyCounts = pgTable(
  "daily_counts",
  {
    day: date("day", { mode: "string" }).notNull(),
    measure: text("measure").notNull(),
    label: text("label").notNull(),
    shard: smallint("shard").notNull(),
    count: bigint("count", { mode: "number" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.measure, table.label, table.shard] })],
);

/** Answers to requests that carried an Idempotency-Key, kept for a day. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    visitorId: text("visitor_id").notNull(),
    key: text("key").notNull(),
    requestHash: text("request_hash").notNull(),
    /** `null` while the first request is still being handled. */
    answer: jsonb("answer"),
    /** When the first request counts as lost, so that a repeat may take over. */
    leaseExpiresAt: instant("lease_expires_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.visitorId, table.key] }),
    index("idempotency_keys_expiry").on(table.expiresAt),
    check("idempotency_keys_key", sql`char_length(${table.key}) between 1 and ${sql.raw(String(limits.idempotencyKey))}`),
  ],
);

/** Uses of a limit in its window; `expire` in milliseconds since 1970. */
export const rateLimits = pgTable(
  "rate_limits",
  { key: text("key").primaryKey(), points: integer("points").notNull().default(0), expire: bigint("expire", { mode: "number" }) },
  (table) => [index("rate_limits_expiry").on(table.expire)],
);

/** Secret keys that all replicas share, each made on first use, and wrapped (`wrap.ts`). */
export const serverSecrets = pgTable("server_secrets", {
  name: text("name").primaryKey(),
  value: text("value").notNull(),
  createdAt: createdAt(),
});
