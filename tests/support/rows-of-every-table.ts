import type { EmptyDatabase } from "./empty-database.ts";

const user = "00000000-0000-4000-8000-000000000001";
const profile = "00000000-0000-4000-8000-000000000002";
const query = "00000000-0000-4000-8000-000000000003";
const post = "00000000-0000-4000-8000-000000000004";
const factor = "00000000-0000-4000-8000-000000000005";
const flow = "00000000-0000-4000-8000-000000000006";
const provider = "00000000-0000-4000-8000-000000000007";
const idea = "00000000-0000-4000-8000-000000000008";
const tomorrow = "2100-01-01T00:00:00Z";

/** One row for each table, in an order in which they can be written. */
export const rowsOfEveryTable: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  users: { id: user, email: "ann@example.org", subscription_status: "premium", language: "ja" },
  admin_users: { id: user },
  subscriptions: { user_id: user, details: { paid: true } },
  user_queries: { user_id: user, day: "2026-01-02", query_count: 2 },
  guest_queries: { session_id: "a guest", day: "2026-01-02", query_count: 1 },
  recipient_profiles: { user_id: user, id: profile, name: "Bea", relationship: "friend", interests: ["tea", "chess"] },
  gift_queries: {
    user_id: user,
    id: query,
    recipient_profile_id: profile,
    occasion: "birthday",
    budget: "25-50",
    currency: "USD",
    language: "en",
    source: "catalogue",
  },
  gift_suggestions: {
    user_id: user,
    id: idea,
    query_id: query,
    position: 1,
    title: "A kettle",
    description: "It sings.",
    explanation: "For tea.",
    price_range: "$30",
    category: "Kitchen",
    is_experience: false,
    user_feedback: "liked",
  },
  shared_lists: { user_id: user, query_id: query, key: "abcdefghijkmnpqrstuvwxyz23", heading: "For the kitchen" },
  shared_list_hearts: { user_id: user, query_id: query, suggestion_id: idea, giver: "a digest", name: "Ben" },
  pictures: {
    name: "a-name",
    title: "tea.jpg",
    alt: "A cup",
    width: 1200,
    height: 800,
    bytes: 90_000,
    digest: "a digest",
    uploader_id: user,
  },
  blog_posts: {
    id: post,
    title: "A post",
    slug: "a-post",
    content: "Words.",
    status: "published",
    author_id: user,
    published_at: "2026-01-02T03:04:05Z",
    featured_image_alt: "A picture",
  },
  post_revisions: { post_id: post, revision: 1, fields: { title: "A post" }, author_id: user },
  rendered_texts: {
    digest: "d",
    html: "<h2>Words</h2>",
    headings: JSON.stringify([{ id: "part-words", level: 2, text: "Words" }]),
  },
  retired_samples: { language: "ja" },
  former_slugs: { language: "en", slug: "an-older-post", post_id: post },
  site_policies: { type: "privacy_policy", title: "Privacy", content: "Words.", effective_date: "2026-01-02" },
  site_policy_versions: {
    type: "privacy_policy",
    language: "en",
    revision: 1,
    title: "Privacy",
    content: "Words.",
    version: "1.0",
    effective_date: "2026-01-02",
    author_id: user,
  },
  seo_settings: { page_type: "home", meta_title: "Gifts", meta_description: "Five ideas." },
  content_versions: { name: "content", version: 7 },
  audit_entries: { actor_id: user, action: "publish", subject: "post", subject_id: post, subject_title: "A post" },
  daily_counts: { day: "2026-01-02", measure: "query_source", label: "ai", shard: 3, count: 12 },
  idempotency_keys: { visitor_id: "a guest", key: "k", request_hash: "h", lease_expires_at: tomorrow, expires_at: tomorrow },
  rate_limits: { key: "ideas:a guest", points: 3, expire: 4_102_444_800_000 },
  server_secrets: { name: "guest_cookie", value: "a secret" },
  auth_users: { id: user, email: "ann@example.org", password_hash: "a hash", user_metadata: { full_name: "Ann" } },
  auth_recovery_codes: { user_id: user, code_hash: "h" },
  auth_sent_messages: { kind: "mail", sent_at: tomorrow },
  auth_undo_links: { token_hash: "h", user_id: user, change: JSON.stringify({ kind: "password_changed" }), expires_at: tomorrow },
  auth_identities: { user_id: user, provider: "email", provider_id: user, identity_data: { sub: user }, email: "ann@example.org" },
  auth_sessions: { user_id: user, amr: JSON.stringify([{ method: "password", timestamp: 1 }]), refresh_counter: 4 },
  auth_factors: { id: factor, user_id: user, friendly_name: "phone", factor_type: "totp", status: "verified", secret: "S" },
  auth_challenges: { factor_id: factor, ip: "192.0.2.1", expires_at: tomorrow },
  auth_flow_states: {
    id: flow,
    user_id: user,
    provider: "google",
    authentication_method: "oauth",
    redirect_to: "https://gifts.example/",
    expires_at: tomorrow,
    memory: { verifier: "a verifier" },
  },
  auth_one_time_tokens: {
    user_id: user,
    purpose: "recovery",
    token_hash: "t",
    code_hash: "c",
    code_expires_at: tomorrow,
    sent_to: "ann@example.org",
    flow_state_id: flow,
    expires_at: tomorrow,
  },
  auth_signing_keys: { kid: "k1", status: "current", private_jwk: { kty: "EC" }, public_jwk: { kty: "EC" } },
  auth_spent_proofs: { digest: "d", expires_at: tomorrow },
  auth_sso_providers: { id: provider, entity_id: "https://idp.example", metadata_xml: "<xml/>" },
  auth_sso_domains: { domain: "example.org", provider_id: provider },
};

/** Writes them as far as the schema of the moment has their tables and columns. */
export async function writeRows({ query }: Pick<EmptyDatabase, "query">): Promise<void> {
  const there = await query("select table_name, column_name from information_schema.columns where table_schema = 'public'");
  const isThere = (table: string, column: string) =>
    there.some(({ table_name, column_name }) => table_name === table && column_name === column);
  for (const [table, row] of Object.entries(rowsOfEveryTable)) {
    const fields = Object.entries(row).filter(([column]) => isThere(table, column));
    if (fields.length === 0) continue;
    const places = fields.map((_, place) => `$${place + 1}`);
    const names = fields.map(([column]) => column);
    await query(
      `insert into ${table} (${names.join(", ")}) values (${places.join(", ")})`,
      fields.map(([, value]) => value),
    );
  }
}

/** Every row of every table, as JSON. */
export async function readRows({ query }: EmptyDatabase): Promise<Record<string, object[]>> {
  const tables = await query("select table_name as name from information_schema.tables where table_schema = 'public' order by 1");
  const entries: [string, object[]][] = [];
  for (const { name } of tables) {
    const rows = await query(`select to_jsonb(t) as row from ${String(name)} t order by 1`);
    entries.push([String(name), rows.map(({ row }) => Object(row))]);
  }
  return Object.fromEntries(entries);
}
