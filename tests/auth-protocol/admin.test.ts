import { hash } from "bcryptjs";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { TOTP } from "otpauth";
import { expect, test } from "vitest";
import { authFactors, authIdentities, authSessions, authUsers } from "#db/auth-schema.server.ts";
import { adminUsers, users } from "#db/schema.server.ts";
import { password, serveAuth, serviceKey } from "#tests/support/serve-auth.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

const connection = await useTestDatabase();
const { db } = connection;
const foreign = await generateKeyPair("ES256", { extractable: true });
const site = serveAuth(connection, { extraKeys: [{ ...(await exportJWK(foreign.publicKey)), kid: "foreign", alg: "ES256" }] });
const strict = serveAuth(connection, { confirmsEmailItself: false, isSignupDisabled: true });
const nobody = "00000000-0000-4000-8000-000000000000";

async function signForeign(role: string): Promise<string> {
  return await new SignJWT({ role }).setProtectedHeader({ alg: "ES256", kid: "foreign" }).setExpirationTime("5m").sign(foreign.privateKey);
}

const endpoints = [
  ["GET", "/admin/users"],
  ["POST", "/admin/users"],
  ["GET", `/admin/users/${nobody}`],
  ["PUT", `/admin/users/${nobody}`],
  ["DELETE", `/admin/users/${nobody}`],
  ["GET", `/admin/users/${nobody}/factors`],
  ["DELETE", `/admin/users/${nobody}/factors/${nobody}`],
  ["POST", "/admin/generate_link"],
  ["POST", "/invite"],
] as const;

test.each(endpoints)("%s %s refuses everybody without an administrating key", async (method, path) => {
  const { session } = await site.signUp();
  const call = async (token?: string) => {
    const { status, body } = await site.getServer().call(method, path, { ...(token && { token }), ...(method !== "GET" && { body: {} }) });
    return [status, body["code"]];
  };

  expect(await call()).toEqual([401, "no_authorization"]);
  expect(await call(session.access_token)).toEqual([403, "not_admin"]);
  expect(await call(await signForeign("authenticated"))).toEqual([403, "bad_jwt"]);
  expect(await call(`${serviceKey}x`)).toEqual([403, "bad_jwt"]);
});

test.each(["service_role", "supabase_admin"])(
  "a token of a foreign key with the role %s opens the endpoints of administrators",
  async (role) => {
    const { data, error } = await site.createAdmin(await signForeign(role)).listUsers();

    expect(error).toBeNull();
    expect(data.users).toEqual([]);
  },
);

test("the service key is nobody outside the administrator's endpoints", async () => {
  expect(await site.getServer().call("GET", "/user", { token: serviceKey })).toMatchObject({ status: 403, body: { code: "bad_jwt" } });
});

test("an account that an administrator makes can sign in, and shows what was set", async () => {
  const { data } = await strict.createAdmin().createUser({
    email: "Ann@Example.org",
    password,
    email_confirm: true,
    user_metadata: { full_name: "Ann" },
    app_metadata: { plan: "gold", provider: "forged" },
  });

  const client = strict.createClient();
  const signedIn = await client.signInWithPassword({ email: "ann@example.org", password });

  expect(data.user).toMatchObject({
    email: "ann@example.org",
    user_metadata: { full_name: "Ann", email_verified: true },
    app_metadata: { plan: "gold", provider: "email", providers: ["email"] },
    identities: [{ provider: "email" }],
  });
  expect(signedIn.data.user?.id).toBe(data.user?.id);
  expect(await db.select().from(users)).toMatchObject([{ email: "ann@example.org" }]);
  expect(strict.getServer().mails).toEqual([]);
});

test("an account that is made unconfirmed has the chosen id, and cannot sign in yet", async () => {
  const { data } = await strict.createAdmin().createUser({ id: nobody, email: "ann@example.org", password });

  const { error } = await strict.createClient().signInWithPassword({ email: "ann@example.org", password });

  expect(data.user).toMatchObject({ id: nobody });
  expect(data.user?.email_confirmed_at).toBeUndefined();
  expect(error).toMatchObject({ code: "email_not_confirmed" });
});

test.each([
  ["neither address nor number", {}, 400, "validation_failed", "Cannot create a user without either an email or phone"],
  ["an address in use", { email: "taken@example.org" }, 422, "email_exists", "A user with this email address has already been registered"],
  ["a number in use", { phone: "+1 555 123 4567" }, 422, "phone_exists", "A user with this phone number has already been registered"],
  ["an id in use", { id: nobody, email: "new@example.org" }, 422, "user_already_exists", "User already registered"],
  ["an id that is none", { id: "first", email: "new@example.org" }, 400, "validation_failed", "ID must conform to the uuid v4 format"],
  ["no address", { email: "nobody" }, 400, "validation_failed", "Unable to validate email address: invalid format"],
  ["a short password", { email: "new@example.org", password: "abc" }, 422, "weak_password", "Password should be at least 6 characters."],
  [
    "a hash of another kind",
    { email: "new@example.org", password_hash: "$1$md5" },
    400,
    "validation_failed",
    "password_hash has to be of argon2id or bcrypt",
  ],
  [
    "a password beside a hash",
    { email: "new@example.org", password, password_hash: "x" },
    400,
    "validation_failed",
    "Only a password or a password hash should be provided",
  ],
  [
    "a ban of no length",
    { email: "new@example.org", ban_duration: "long" },
    400,
    "validation_failed",
    "invalid format for ban duration: expected none or a duration such as 24h",
  ],
])("an account with %s is refused", async (_, attributes, status, code, message) => {
  await site.createAdmin().createUser({ id: nobody, email: "taken@example.org", phone: "15551234567" });

  const { error } = await site.createAdmin().createUser(attributes);

  expect(error).toMatchObject({ status, code, message });
  expect(await db.select().from(authUsers)).toHaveLength(1);
});

test("a password hash of another service signs its owner in", async () => {
  await site.createAdmin().createUser({ email: "ann@example.org", email_confirm: true, password_hash: await hash(password, 4) });

  const { data } = await site.createClient().signInWithPassword({ email: "ann@example.org", password });

  expect(data.user).toMatchObject({ email: "ann@example.org" });
});

test("accounts are listed newest first, page by page", async () => {
  const admin = site.createAdmin();
  for (const name of ["a", "b", "c"]) await admin.createUser({ email: `${name}@example.org` });

  const first = await admin.listUsers({ page: 1, perPage: 2 });
  const last = await admin.listUsers({ page: 2, perPage: 2 });
  const whole = await admin.listUsers();

  expect(first.data).toMatchObject({
    aud: "authenticated",
    total: 3,
    nextPage: 2,
    lastPage: 2,
    users: [{ email: "c@example.org" }, { email: "b@example.org" }],
  });
  expect(last.data).toMatchObject({
    total: 3,
    nextPage: null,
    lastPage: 2,
    users: [{ email: "a@example.org", identities: [{ provider: "email" }] }],
  });
  expect(whole.data).toMatchObject({ total: 3, lastPage: 1 });
  expect(whole.data.users).toHaveLength(3);
});

test.each(["page=0", "page=-1", "page=x", "per_page=0", "page=1.5"])("a list with %s is refused", async (query) => {
  expect(await site.getServer().call("GET", `/admin/users?${query}`, { token: serviceKey })).toMatchObject({
    status: 400,
    body: { code: "validation_failed" },
  });
});

test("an update changes what it names and leaves the rest", async () => {
  const admin = site.createAdmin();
  const { data } = await admin.createUser({
    email: "ann@example.org",
    user_metadata: { full_name: "Ann", town: "Ulm" },
    app_metadata: { plan: "gold" },
  });
  const id = data.user?.id ?? "";

  const { data: updated } = await admin.updateUserById(id, {
    user_metadata: { town: null, age: 40 },
    app_metadata: { team: "blue" },
    email: "ann@new.example",
    email_confirm: true,
    role: "editor",
  });

  expect(updated.user).toMatchObject({
    email: "ann@new.example",
    role: "editor",
    user_metadata: { full_name: "Ann", age: 40 },
    app_metadata: { plan: "gold", team: "blue", provider: "email" },
  });
  expect(updated.user?.user_metadata).not.toHaveProperty("town");
  expect(await db.select().from(authIdentities)).toMatchObject([
    { email: "ann@new.example", identityData: { email: "ann@new.example", email_verified: true } },
  ]);
  expect(await db.select().from(users)).toMatchObject([{ email: "ann@new.example" }]);
  expect((await admin.getUserById(id)).data.user).toMatchObject({ email: "ann@new.example" });
});

test("an account cannot be given the address of another", async () => {
  const admin = site.createAdmin();
  await admin.createUser({ email: "bob@example.org" });
  const { data } = await admin.createUser({ email: "ann@example.org" });

  expect((await admin.updateUserById(data.user?.id ?? "", { email: "bob@example.org" })).error).toMatchObject({
    status: 422,
    code: "email_exists",
  });
});

test("a password that an administrator sets ends every session", async () => {
  const { client, user } = await site.signUp();

  await site.createAdmin().updateUserById(user.id, { password: "another fine horse" });

  expect((await client.getUser()).error?.name).toBe("AuthSessionMissingError");
  expect((await client.signInWithPassword({ email: "ann@example.org", password: "another fine horse" })).error).toBeNull();
  expect(site.getServer().mails).toMatchObject([{ kind: "password_changed", to: "ann@example.org" }]);
});

test("a ban holds at once, and is lifted", async () => {
  const { client, user } = await site.signUp();
  const admin = site.createAdmin();

  const { data } = await admin.updateUserById(user.id, { ban_duration: "1h30m" });
  const banned = [
    await client.getUser(),
    await client.refreshSession(),
    await site.createClient().signInWithPassword({ email: "ann@example.org", password }),
  ];
  await admin.updateUserById(user.id, { ban_duration: "none" });

  expect(new Date((data.user as { banned_until?: string } | null)?.banned_until ?? 0).getTime()).toBeGreaterThan(Date.now() + 80 * 60_000);
  expect(banned.map(({ error }) => error?.code)).toEqual(["user_banned", "user_banned", "user_banned"]);
  expect((await client.getUser()).error).toBeNull();
});

test("deleting an account removes everything of it", async () => {
  const { client, user } = await site.signUp();

  const { data, error } = await site.createAdmin().deleteUser(user.id);

  expect(error).toBeNull();
  expect(data.user).toMatchObject({ id: user.id });
  expect([
    await db.select().from(authUsers),
    await db.select().from(users),
    await db.select().from(authSessions),
    await db.select().from(authIdentities),
  ]).toEqual([[], [], [], []]);
  expect((await client.getUser()).error).toMatchObject({ status: 403, code: "user_not_found" });
});

test("a deletion needs no body", async () => {
  const { user } = await site.signUp();

  const answer = await site.getServer().call("DELETE", `/admin/users/${user.id}`, { token: serviceKey });

  expect([answer.status, answer.body]).toEqual([200, {}]);
  expect(await db.select().from(authUsers)).toEqual([]);
});

test("a soft deletion keeps a row that tells nothing but when", async () => {
  const { user, client } = await site.signUp();

  await site.createAdmin().deleteUser(user.id, true);

  const { data } = await site.createAdmin().getUserById(user.id);
  expect(data.user).toMatchObject({ id: user.id, email: "", phone: "", user_metadata: {}, identities: [] });
  expect(data.user?.deleted_at).toBeTruthy();
  expect((await client.getUser()).error).toMatchObject({ code: "user_not_found" });
  expect(await db.select().from(users)).toEqual([]);
  expect((await site.signUp()).user.id).not.toBe(user.id);
});

test.each([false, true])("the last administrator of the product cannot be deleted (softly: %s)", async (isSoft) => {
  const ann = await site.signUp();
  const bob = await site.signUp("bob@example.org");
  await db.insert(adminUsers).values([{ id: ann.user.id }, { id: bob.user.id }]);
  const admin = site.createAdmin();

  const both = await Promise.all([admin.deleteUser(ann.user.id, isSoft), admin.deleteUser(bob.user.id, isSoft)]);

  expect(both.map(({ error }) => error?.message ?? "deleted").toSorted()).toEqual(["The last administrator cannot be deleted", "deleted"]);
  expect(await db.select().from(adminUsers)).toHaveLength(1);
});

test("an unknown account is not found, and a malformed id is refused as such", async () => {
  const admin = site.createAdmin();
  const malformed = await site.getServer().call("GET", "/admin/users/first", { token: serviceKey });

  const answers = [
    await admin.getUserById(nobody),
    await admin.updateUserById(nobody, {}),
    await admin.deleteUser(nobody),
    await admin.mfa.listFactors({ userId: nobody }),
  ];

  for (const { error } of answers) expect(error).toMatchObject({ status: 404, code: "user_not_found", message: "User not found" });
  expect(malformed).toMatchObject({ status: 404, body: { code: "validation_failed", message: "user_id must be an UUID" } });
});

test("an administrator sees a user's factors and takes one away", async () => {
  const { client, user } = await site.signUp();
  const { data: enrolled } = await client.mfa.enroll({ factorType: "totp", friendlyName: "app" });
  if (enrolled?.type !== "totp") throw new Error("an app was enrolled");
  const { id, totp } = enrolled;
  await client.mfa.challengeAndVerify({ factorId: id, code: new TOTP({ secret: totp.secret }).generate() });
  const admin = site.createAdmin();

  const listed = await admin.mfa.listFactors({ userId: user.id });
  const deleted = await admin.mfa.deleteFactor({ userId: user.id, id });
  const again = await admin.mfa.deleteFactor({ userId: user.id, id });

  expect(listed.data?.factors).toMatchObject([{ id, status: "verified", factor_type: "totp", friendly_name: "app" }]);
  expect(JSON.stringify(listed)).not.toContain(totp.secret);
  expect(deleted.error).toBeNull();
  expect(again.error).toMatchObject({ status: 404, code: "mfa_factor_not_found" });
  expect(await db.select().from(authFactors)).toEqual([]);
  expect(await db.select().from(authSessions)).toMatchObject([{ aal: "aal1" }]);
});

test("an administrator signs a user out with the user's own token", async () => {
  const { client, session } = await site.signUp();

  const { error } = await site.createAdmin().signOut(session.access_token, "global");

  expect(error).toBeNull();
  expect((await client.getUser()).error?.name).toBe("AuthSessionMissingError");
});
