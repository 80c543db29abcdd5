import { randomBytes } from "node:crypto";
import pg from "pg";
import { afterAll, beforeEach, inject } from "vitest";
import { connectDatabase, type Connection } from "#db/connect.server.ts";

const tables =
  "users, user_queries, guest_queries, subscriptions, admin_users, recipient_profiles, gift_queries, gift_suggestions, blog_posts, site_policies, site_policy_versions, seo_settings, audit_entries, content_versions, daily_counts, idempotency_keys, rate_limits, server_secrets, auth_users, auth_flow_states, auth_sso_providers, auth_spent_proofs";

/** A real database for one test file, emptied before each test (but for the signing keys, which apps keep at hand) and dropped at the end. */
export async function useTestDatabase(): Promise<Connection & { url: string }> {
  const superuserUrl = inject("superuserUrl");
  const name = `test_${randomBytes(6).toString("hex")}`;
  await asSuperuser(superuserUrl, `create database ${name} template template_giftwright`);
  const url = new URL(superuserUrl);
  url.pathname = `/${name}`;
  const connection = connectDatabase(url.href, () => {});
  beforeEach(async () => {
    await connection.pool.query(`truncate ${tables} cascade`);
  });
  afterAll(async () => {
    await connection.close();
    await asSuperuser(superuserUrl, `drop database ${name} with (force)`);
  });
  return { ...connection, url: url.href };
}

async function asSuperuser(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
