import type { Connection } from "#db/connect.server.ts";
import { hashPassword } from "#domain/auth/passwords.ts";
import { startSession } from "#domain/auth/tokens.ts";
import { createUser, saveOwnIdentity } from "#domain/auth/users.ts";
import { createTestAuth, type TestAuthOptions } from "./test-app.ts";

export interface TestMember {
  id: string;
  email: string;
  /** Of a session of its own. */
  token: string;
  /** What a signed-in browser sends. */
  headers: { Authorization: string };
}

interface MemberOptions {
  email?: string;
  plan?: "free" | "premium";
  isAdmin?: boolean;
  /** Without one there is none, as after a social sign-in. */
  password?: string;
  fullName?: string;
}

let made = 0;

/** An account with a living session; its tokens hold for every test app on this database. */
export async function createMember(connection: Connection, options: MemberOptions = {}): Promise<TestMember> {
  made += 1;
  const { email = `member-${made}@example.org`, plan = "free", isAdmin = false, password, fullName } = options;
  const user = await createUser(connection.db, {
    email,
    isEmailConfirmed: true,
    passwordHash: password === undefined ? null : await hashPassword(password),
    ...(fullName !== undefined && { userMetadata: { full_name: fullName } }),
  });
  if (!user) throw new Error(`${email} is taken`);
  await saveOwnIdentity(connection.db, user, "email");
  await connection.pool.query("update users set subscription_status = $2 where id = $1", [user.id, plan]);
  if (isAdmin) await connection.pool.query("insert into admin_users (id) values ($1)", [user.id]);
  return { id: user.id, email, ...(await signInMember(connection, user.id)) };
}

/** Another session of the same account. */
export async function signInMember(
  connection: Connection,
  userId: string,
  options: TestAuthOptions = {},
): Promise<Pick<TestMember, "token" | "headers">> {
  const services = createTestAuth(connection, "http://localhost:3000", options);
  const { response } = await startSession(services, userId, { method: "password", device: { userAgent: "a test", ip: "203.0.113.9" } });
  return { token: response.access_token, headers: { Authorization: `Bearer ${response.access_token}` } };
}
