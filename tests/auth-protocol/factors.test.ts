import { eq, sql } from "drizzle-orm";
import { decodeJwt } from "jose";
import { TOTP } from "otpauth";
import { expect, test } from "vitest";
import { authChallenges, authFactors, authSessions } from "#db/auth-schema.server.ts";
import { challenge } from "#tests/support/auth-client.ts";
import { serveAuth } from "#tests/support/serve-auth.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

const connection = await useTestDatabase();
const { db } = connection;
const site = serveAuth(connection, { factorTypes: ["totp", "phone"] });
const bare = serveAuth(connection, { factorTypes: [], hasAnonymous: true });

type Client = ReturnType<typeof site.createClient>;

async function enroll(client: Client, friendlyName = "phone app") {
  const { data, error } = await client.mfa.enroll({ factorType: "totp", friendlyName });
  if (error || data.type !== "totp") throw new Error(`enrolment was refused: ${error?.message ?? "another type"}`);
  const totp = new TOTP({ secret: data.totp.secret });
  const enrolledAt = Date.now();
  return { ...data, codeAt: (stepsAway: number) => totp.generate({ timestamp: enrolledAt + stepsAway * 30_000 }) };
}

async function raise(client: Client) {
  const factor = await enroll(client);
  const { data, error } = await client.mfa.challengeAndVerify({ factorId: factor.id, code: factor.codeAt(0) });
  if (error) throw new Error(`a right code was refused: ${error.message}`);
  return { factor, session: data };
}

test("enrolling an authenticator app shows its secret, its address and a drawing that fits a data address", async () => {
  const { client, user } = await site.signUp();

  const { data } = await client.mfa.enroll({ factorType: "totp", friendlyName: "phone app", issuer: "Gifts" });

  expect(data).toMatchObject({ type: "totp", friendly_name: "phone app", totp: { secret: expect.stringMatching(/^[A-Z2-7]{32}$/) } });
  const totp = data && "totp" in data ? data.totp : null;
  expect(totp?.uri).toBe(
    `otpauth://totp/Gifts:ann%40example.org?algorithm=SHA1&digits=6&issuer=Gifts&period=30&secret=${totp?.secret ?? ""}`,
  );
  expect(totp?.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg [^#]*<\/svg>$/);
  expect(await db.select().from(authFactors)).toMatchObject([{ userId: user.id, status: "unverified", factorType: "totp" }]);
});

test("a verified app raises the same session, ends lower ones and spends earlier refresh tokens", async () => {
  const { client, session, password } = await site.signUp();
  const other = site.createClient();
  await other.signInWithPassword({ email: "ann@example.org", password });
  await enroll(client, "left unfinished");

  const { session: raised, factor } = await raise(client);

  expect(decodeJwt(raised.access_token)).toMatchObject({
    aal: "aal2",
    session_id: decodeJwt(session.access_token)["session_id"],
    amr: [{ method: "totp" }, { method: "password" }],
  });
  expect((await other.getUser()).error?.name).toBe("AuthSessionMissingError");
  expect(await db.select().from(authSessions)).toMatchObject([{ aal: "aal2", factorId: factor.id, refreshCounter: 2 }]);
  expect((await client.mfa.listFactors()).data).toMatchObject({
    all: [{ id: factor.id, status: "verified" }],
    totp: [{ friendly_name: "phone app" }],
  });
  expect((await client.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({ currentLevel: "aal2", nextLevel: "aal2" });
  expect((await client.refreshSession()).data.session?.access_token).toBeTruthy();
});

test("the refresh token of before the second factor yields nothing", async () => {
  const { client, session } = await site.signUp();
  await raise(client);

  const { status, body } = await site
    .getServer()
    .call("POST", "/token?grant_type=refresh_token", { body: { refresh_token: session.refresh_token } });

  expect({ status, body }).toMatchObject({ status: 400, body: { code: "refresh_token_already_used" } });
});

test("a code works once, one step early or late, and no further", async () => {
  const { client } = await site.signUp();
  const { factor } = await raise(client);
  const verify = async (code: string) =>
    (await client.mfa.verify({ factorId: factor.id, challengeId: await challenge(client, factor.id), code })).error?.message ?? "taken";

  expect(await verify(factor.codeAt(0))).toBe("Invalid TOTP code entered");
  expect(await verify(factor.codeAt(-1))).toBe("Invalid TOTP code entered");
  expect(await verify(factor.codeAt(3))).toBe("Invalid TOTP code entered");
  expect(await verify(factor.codeAt(1))).toBe("taken");
});

test("two answers at once with one code raise one session", async () => {
  const { client } = await site.signUp();
  const factor = await enroll(client);
  const challenges = [await challenge(client, factor.id), await challenge(client, factor.id)];

  const answers = await Promise.all(
    challenges.map((challengeId) => client.mfa.verify({ factorId: factor.id, challengeId, code: factor.codeAt(0) })),
  );

  expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
});

test.each([
  ["an empty code", () => ({ code: "" }), 400, "validation_failed", "Code needs to be non-empty"],
  ["a wrong code", () => ({ code: "abc" }), 422, "mfa_verification_failed", "Invalid TOTP code entered"],
  [
    "an unknown challenge",
    () => ({ challenge_id: crypto.randomUUID() }),
    422,
    "mfa_factor_not_found",
    "MFA factor with the provided challenge ID not found",
  ],
  [
    "a challenge that is none",
    () => ({ challenge_id: "x" }),
    422,
    "mfa_factor_not_found",
    "MFA factor with the provided challenge ID not found",
  ],
])("%s is refused", async (_, change, status, code, message) => {
  const { client, session } = await site.signUp();
  const factor = await enroll(client);
  const body = { challenge_id: await challenge(client, factor.id), code: factor.codeAt(0), ...change() };

  const answer = await site.getServer().call("POST", `/factors/${factor.id}/verify`, { token: session.access_token, body });

  expect(answer).toMatchObject({ status, body: { code, message } });
  expect(await db.select().from(authSessions)).toMatchObject([{ aal: "aal1" }]);
});

test("a challenge can be answered once, in its time, from the address that asked for it", async () => {
  const { client, session } = await site.signUp();
  const factor = await enroll(client);
  const challengeId = await challenge(client, factor.id);
  const answer = async () =>
    (
      await site.getServer().call("POST", `/factors/${factor.id}/verify`, {
        token: session.access_token,
        body: { challenge_id: challengeId, code: factor.codeAt(0) },
      })
    ).body;

  await db.update(authChallenges).set({ ip: "192.0.2.1" });
  expect(await answer()).toMatchObject({ code: "mfa_ip_address_mismatch", message: "Challenge and verify IP addresses mismatch." });
  await db.update(authChallenges).set({ ip: "127.0.0.1", expiresAt: sql`now()` });
  expect(await answer()).toMatchObject({
    code: "mfa_challenge_expired",
    message: `MFA challenge ${challengeId} has expired, verify against another challenge or create a new challenge.`,
  });
  await db.update(authChallenges).set({ expiresAt: sql`now() + interval '1 minute'` });
  expect(await answer()).toHaveProperty("access_token");
  expect(await answer()).toMatchObject({ code: "mfa_ip_address_mismatch" });
});

test("two factors of one user cannot have the same name, nor both none", async () => {
  const { client } = await site.signUp();
  await enroll(client, "one");
  await client.mfa.enroll({ factorType: "totp" });

  const named = await client.mfa.enroll({ factorType: "totp", friendlyName: "one" });
  const unnamed = await client.mfa.enroll({ factorType: "totp" });

  expect(named.error).toMatchObject({
    status: 422,
    code: "mfa_factor_name_conflict",
    message: 'A factor with the friendly name "one" for this user already exists',
  });
  expect(unnamed.error).toMatchObject({
    code: "mfa_factor_name_conflict",
    message: 'A factor with the friendly name "" for this user already exists',
  });
});

test("enrolments at once are decided one after the other", async () => {
  const { client, user } = await site.signUp();
  await db.insert(authFactors).values(
    Array.from({ length: 8 }, (_, position) => ({
      userId: user.id,
      friendlyName: `${position}`,
      factorType: "totp" as const,
      secret: "A",
    })),
  );

  const answers = await Promise.all(["a", "a", "b", "c"].map((friendlyName) => client.mfa.enroll({ factorType: "totp", friendlyName })));

  expect(answers.filter(({ error }) => error === null)).toHaveLength(2);
  expect(answers.flatMap(({ error }) => error?.status ?? [])).toEqual([422, 422]);
  expect(await db.select().from(authFactors)).toHaveLength(10);
});

test("an eleventh factor is refused", async () => {
  const { client, user } = await site.signUp();
  await db.insert(authFactors).values(
    Array.from({ length: 10 }, (_, position) => ({
      userId: user.id,
      friendlyName: `${position}`,
      factorType: "totp" as const,
      secret: "A",
    })),
  );

  const { error } = await client.mfa.enroll({ factorType: "totp", friendlyName: "another" });

  expect(error).toMatchObject({
    status: 422,
    code: "too_many_enrolled_mfa_factors",
    message: "Maximum number of verified factors reached, unenroll to continue",
  });
});

test("whoever has a factor needs it to enroll another and to remove it", async () => {
  const { client, password } = await site.signUp();
  const { factor } = await raise(client);
  const lower = site.createClient();
  await lower.signInWithPassword({ email: "ann@example.org", password });

  const enrolled = await lower.mfa.enroll({ factorType: "totp", friendlyName: "thief" });
  const removed = await lower.mfa.unenroll({ factorId: factor.id });

  expect(enrolled.error).toMatchObject({ status: 403, code: "insufficient_aal", message: "AAL2 required to enroll a new factor" });
  expect(removed.error).toMatchObject({ status: 422, code: "insufficient_aal", message: "AAL2 required to unenroll verified factor" });
});

test("removing the factor that raised a session lets it fall back", async () => {
  const { client } = await site.signUp();
  const { factor } = await raise(client);

  const { data } = await client.mfa.unenroll({ factorId: factor.id });

  expect(data).toEqual({ id: factor.id });
  expect(await db.select().from(authSessions)).toMatchObject([{ aal: "aal1", factorId: null, amr: [{ method: "password" }] }]);
  const { data: refreshed } = await client.refreshSession();
  expect(decodeJwt(refreshed.session?.access_token ?? "")).toMatchObject({ aal: "aal1" });
});

test.each([
  ["POST", "/challenge"],
  ["POST", "/verify"],
  ["DELETE", ""],
])("%s of another's factor%s says that there is none", async (method, path) => {
  const { client } = await site.signUp();
  const factor = await enroll(client);
  const { session } = await site.signUp("eve@example.org");

  const foreign = await site.getServer().call(method, `/factors/${factor.id}${path}`, { token: session.access_token, body: {} });
  const malformed = await site.getServer().call(method, `/factors/first${path}`, { token: session.access_token, body: {} });

  expect(foreign).toMatchObject({ status: 404, body: { code: "mfa_factor_not_found", message: "Factor not found" } });
  expect(malformed).toMatchObject({ status: 404, body: { code: "validation_failed", message: "factor_id must be an UUID" } });
  expect(await db.select().from(authFactors)).toHaveLength(1);
});

test("a factor can be tried ten times before it pauses", async () => {
  const { client, session } = await site.signUp();
  const factor = await enroll(client);
  const body = { challenge_id: await challenge(client, factor.id), code: "000000" };
  const statuses: number[] = [];

  for (let tries = 0; tries < 11; tries += 1)
    statuses.push((await site.getServer().call("POST", `/factors/${factor.id}/verify`, { token: session.access_token, body })).status);

  expect(statuses.slice(0, 10).every((status) => status === 422)).toBe(true);
  expect(statuses[10]).toBe(429);
});

test("an enrolment that was left unfinished is deleted at the next one of any user", async () => {
  const { user } = await site.signUp("bob@example.org");
  const { client } = await site.signUp();
  const left = { userId: user.id, factorType: "totp" as const, secret: "A", createdAt: sql`now() - interval '301 seconds'` };
  const [, challenged] = await db
    .insert(authFactors)
    .values([
      { ...left, friendlyName: "left" },
      { ...left, friendlyName: "challenged" },
      { ...left, friendlyName: "kept", status: "verified" },
    ])
    .returning();
  await db.insert(authChallenges).values({ factorId: challenged?.id ?? "", ip: "127.0.0.1", expiresAt: sql`now()` });

  await enroll(client, "new");

  expect((await db.select().from(authFactors)).map(({ friendlyName }) => friendlyName).toSorted()).toEqual(["challenged", "kept", "new"]);
});

test.each([
  ["no number", { factor_type: "phone" }, 400, "Phone number required to enroll Phone factor"],
  ["no number that could be one", { factor_type: "phone", phone: "call me" }, 400, "Invalid phone number format (E.164 required)"],
  ["no type that we know", { factor_type: "face" }, 400, "factor_type needs to be totp, phone, or webauthn"],
  ["no type", {}, 400, "factor_type needs to be totp, phone, or webauthn"],
  ["a security key", { factor_type: "webauthn" }, 422, "MFA enroll is disabled for WebAuthn"],
])("a factor with %s is refused", async (_, body, status, message) => {
  const { session } = await site.signUp();

  expect(await site.getServer().call("POST", "/factors", { token: session.access_token, body })).toMatchObject({
    status,
    body: { message },
  });
});

test("what is switched off can be neither enrolled nor verified", async () => {
  const { client, user } = await bare.signUp();
  const [factor] = await db.insert(authFactors).values({ userId: user.id, factorType: "totp", secret: "A" }).returning();

  const totp = await client.mfa.enroll({ factorType: "totp", friendlyName: "x" });
  const phone = await client.mfa.enroll({ factorType: "phone", phone: "+15551234567" });
  const verified = await client.mfa.challengeAndVerify({ factorId: factor?.id ?? "", code: "123456" });

  expect(totp.error).toMatchObject({ status: 422, code: "mfa_totp_enroll_not_enabled", message: "MFA enroll is disabled for TOTP" });
  expect(phone.error).toMatchObject({ status: 422, code: "mfa_phone_enroll_not_enabled", message: "MFA enroll is disabled for Phone" });
  expect(verified.error).toMatchObject({
    status: 422,
    code: "mfa_totp_verify_not_enabled",
    message: "MFA verification is disabled for TOTP",
  });
});

test("neither an anonymous user nor a visitor without a session can enroll a second factor", async () => {
  const client = bare.createClient();
  await client.signInAnonymously();

  const { error } = await client.mfa.enroll({ factorType: "totp" });
  const stranger = await bare.getServer().call("POST", "/factors", { body: { factor_type: "totp" } });

  expect(error).toMatchObject({ status: 403, code: "no_authorization", message: "Anonymous user not allowed to perform these actions" });
  expect(stranger).toMatchObject({ status: 401, body: { code: "no_authorization" } });
});

test("deleting the account deletes its factors", async () => {
  const { client, user } = await site.signUp();
  await raise(client);

  await site.createAdmin().deleteUser(user.id);

  expect(await db.select().from(authFactors).where(eq(authFactors.userId, user.id))).toEqual([]);
});
