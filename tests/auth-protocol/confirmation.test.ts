import { expect, test } from "vitest";
import { startAuthServer, type AuthServer } from "#tests/support/auth-server.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

const connection = await useTestDatabase();
const ada = { email: "ada@example.org", password: "a long and odd one" };
const openConfirming = () => startAuthServer(connection, { confirmsEmailItself: false });
const confirming = { confirmsEmailItself: false, mailIntervalSeconds: 0 };

function lastMail({ mails }: AuthServer): { kind: string; to: string; link: string; code: string; locale: string } {
  const mail = mails.at(-1);
  if (!mail) throw new Error("no mail was sent");
  return {
    kind: mail.kind,
    to: mail.to,
    locale: mail.locale,
    link: "link" in mail ? mail.link : "",
    code: "code" in mail ? mail.code : "",
  };
}

test("a sign-up that needs confirmation answers with the user alone and sends one mail", async () => {
  const server = await openConfirming();

  const { data, error } = await server.client().signUp({ ...ada, options: { data: { full_name: "Ada" } } });

  expect(error).toBeNull();
  expect(data.session).toBeNull();
  expect(data.user).toMatchObject({ email: ada.email, role: "authenticated", confirmation_sent_at: expect.any(String) });
  expect(data.user?.email_confirmed_at).toBeUndefined();
  expect(data.user?.identities).toHaveLength(1);
  expect(server.mails).toEqual([
    expect.objectContaining({ kind: "confirmation", to: ada.email, locale: "en", code: expect.stringMatching(/^\d{6}$/) }),
  ]);
});

test("an unconfirmed account cannot sign in, and only the right password learns why", async () => {
  const { client } = await openConfirming();
  await client().signUp(ada);

  const right = await client().signInWithPassword(ada);
  const wrong = await client().signInWithPassword({ ...ada, password: "wrong" });

  expect(right.error).toMatchObject({ status: 400, code: "email_not_confirmed", message: "Email not confirmed" });
  expect(wrong.error?.code).toBe("invalid_credentials");
});

test.each(["signup", "email"] as const)("the mail's code confirms as type %s, once", async (type) => {
  const server = await openConfirming();
  await server.client().signUp(ada);
  const { code } = lastMail(server);

  const first = await server.client().verifyOtp({ email: ada.email, token: code, type });
  const second = await server.client().verifyOtp({ email: ada.email, token: code, type });

  expect(first.data.user).toMatchObject({ email_confirmed_at: expect.any(String), user_metadata: { email_verified: true } });
  expect(first.data.session).not.toBeNull();
  expect(second.error).toMatchObject({ status: 403, code: "otp_expired", message: "Token has expired or is invalid" });
});

test("the fifth wrong code ends the code, and the link still works", async () => {
  const server = await openConfirming();
  await server.client().signUp(ada);
  const { code, link } = lastMail(server);
  const wrong = code === "000000" ? "000001" : "000000";
  for (let tries = 0; tries < 5; tries += 1) await server.client().verifyOtp({ email: ada.email, token: wrong, type: "signup" });

  const byCode = await server.client().verifyOtp({ email: ada.email, token: code, type: "signup" });
  const byLink = await server.client().verifyOtp({ token_hash: new URL(link).searchParams.get("token") ?? "", type: "signup" });

  expect(byCode.error?.code).toBe("otp_expired");
  expect(byLink.error).toBeNull();
});

test("twenty wrong codes at once use up the tries of the code", async () => {
  const server = await openConfirming();
  await server.client().signUp(ada);
  const { code } = lastMail(server);
  const wrong = code === "000000" ? "000001" : "000000";

  await Promise.all(
    Array.from({ length: 20 }, () => server.call("POST", "/verify", { body: { type: "signup", email: ada.email, token: wrong } })),
  );
  await connection.pool.query("delete from rate_limits where key like 'codes%'");
  const right = await server.call("POST", "/verify", { body: { type: "signup", email: ada.email, token: code } });

  expect(right.body["code"]).toBe("otp_expired");
});

test("a wrong code takes its time, whether or not an account waits for the right one", async () => {
  const server = await openConfirming();
  await server.client().signUp(ada);
  const guess = async (email: string) => {
    const begun = performance.now();
    const { status } = await server.call("POST", "/verify", { body: { type: "signup", email, token: "no code" } });
    return { status, isSlow: performance.now() - begun > 95 };
  };

  const guesses = [await guess(ada.email), await guess("nobody@example.org")];

  expect(guesses).toEqual([
    { status: 403, isSlow: true },
    { status: 403, isSlow: true },
  ]);
});

test("one code redeemed twenty times at once opens one session", async () => {
  const server = await openConfirming();
  await server.client().signUp(ada);
  const { code } = lastMail(server);

  const answers = await Promise.all(
    Array.from({ length: 20 }, () => server.call("POST", "/verify", { body: { type: "signup", email: ada.email, token: code } })),
  );

  const { rows } = await connection.pool.query("select id from auth_sessions");
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(rows).toHaveLength(1);
});

test("twenty sign-ups of one address at once make one account and one mail", async () => {
  const server = await openConfirming();

  const answers = await Promise.all(Array.from({ length: 20 }, () => server.call("POST", "/signup", { body: ada })));

  const { rows } = await connection.pool.query("select a.id from auth_users a join users using (id)");
  expect(rows).toHaveLength(1);
  expect(server.mails).toHaveLength(1);
  expect(answers.map(({ status }) => status).filter((status) => status !== 429)).toEqual([200]);
});

test("signing up again with another password changes nothing, and voids the first password once confirmed", async () => {
  const server = await startAuthServer(connection, confirming);
  await server.client().signUp(ada);
  await server.client().signUp({ ...ada, password: "what the owner chose", options: { data: { full_name: "Somebody" } } });

  const { data } = await server.client().verifyOtp({ email: ada.email, token: lastMail(server).code, type: "signup" });
  const first = await server.client().signInWithPassword(ada);
  const second = await server.client().signInWithPassword({ ...ada, password: "what the owner chose" });

  expect(data.user?.user_metadata["full_name"]).toBeUndefined();
  expect([first.error?.code, second.error?.code]).toEqual(["invalid_credentials", "invalid_credentials"]);
});

test("signing up again with the same password keeps it", async () => {
  const server = await startAuthServer(connection, confirming);
  await server.client().signUp(ada);
  await server.client().signUp(ada);

  await server.client().verifyOtp({ email: ada.email, token: lastMail(server).code, type: "signup" });
  const { error } = await server.client().signInWithPassword(ada);

  expect(error).toBeNull();
});

test("a recovery of an unconfirmed account voids the password of whoever made it", async () => {
  const server = await openConfirming();
  await server.client().signUp({ ...ada, password: "of a stranger" });
  await server.client().resetPasswordForEmail(ada.email);

  const { data } = await server.client().verifyOtp({ email: ada.email, token: lastMail(server).code, type: "recovery" });
  const stranger = await server.client().signInWithPassword({ ...ada, password: "of a stranger" });

  expect(data.user?.email_confirmed_at).toBeTruthy();
  expect(stranger.error?.code).toBe("invalid_credentials");
});

test("signing up a confirmed address looks new to a stranger, and its owner gets a mail", async () => {
  const server = await startAuthServer(connection, confirming);
  const { data: known } = await server.client().signUp(ada);
  await server.client().verifyOtp({ email: ada.email, token: lastMail(server).code, type: "signup" });

  const { data, error } = await server.client().signUp({ ...ada, password: "something else", options: { data: { full_name: "Eve" } } });

  expect(error).toBeNull();
  expect(data.user).toMatchObject({ identities: [], role: "", email: ada.email, user_metadata: { full_name: "Eve" } });
  expect(data.user?.id).not.toBe(known.user?.id);
  expect(lastMail(server)).toMatchObject({ kind: "sign_up_attempt", to: ada.email });
});

test.each(["confirmed", "unconfirmed", "new"])("a second sign-up within a minute of a %s address is asked to wait", async (kind) => {
  const server = await openConfirming();
  await server.client().signUp(ada);
  if (kind === "confirmed") await connection.pool.query("update auth_users set email_confirmed_at = now()");
  const email = kind === "new" ? "new@example.org" : ada.email;
  await connection.pool.query("delete from rate_limits");
  await server.client().signUp({ ...ada, email });

  const { error } = await server.client().signUp({ ...ada, email });

  expect(error).toMatchObject({ status: 429, code: "over_email_send_rate_limit" });
  expect(error?.message).toMatch(/^For security purposes, you can only request this after (5\d|60) seconds\.$/);
});

test("resend and recover answer the same for known and unknown addresses, also when asked too soon", async () => {
  const server = await openConfirming();
  await server.client().signUp(ada);
  await connection.pool.query("delete from rate_limits");
  const nobody = "nobody@example.org";
  const ask = async (path: string, email: string) => {
    const answer = await server.call("POST", path, { body: { type: "signup", email } });
    return [answer.status, JSON.stringify(answer.body).replaceAll(/\d+/g, "N")];
  };

  const known = [
    await ask("/resend", ada.email),
    await ask("/recover", ada.email),
    await ask("/resend", ada.email),
    await ask("/recover", ada.email),
  ];
  const unknown = [
    await ask("/resend", nobody),
    await ask("/recover", nobody),
    await ask("/resend", nobody),
    await ask("/recover", nobody),
  ];

  expect(known).toEqual(unknown);
  expect(known.map(([status]) => status)).toEqual([200, 200, 429, 429]);
  expect(server.mails.map(({ to }) => to)).toEqual([ada.email, ada.email, ada.email]);
});

test("the eleventh mail of an hour to one address is refused", async () => {
  const server = await startAuthServer(connection, confirming);
  await server.client().signUp(ada);
  for (let sent = 1; sent < 10; sent += 1) await server.client().resetPasswordForEmail(ada.email);

  const { error } = await server.client().resetPasswordForEmail(ada.email);

  expect(server.mails).toHaveLength(10);
  expect(error).toMatchObject({ status: 429, code: "over_email_send_rate_limit", message: "email rate limit exceeded" });
});

test("mails speak the language of the request", async () => {
  const server = await openConfirming();

  await server.call("POST", "/signup", { body: ada, headers: { "Accept-Language": "ja,en;q=0.5" } });

  expect(lastMail(server).locale).toBe("ja");
});

test("a closed sign-up opens no account by any way, and a sign-in mail does not tell who has one", async () => {
  const { client, mails } = await startAuthServer(connection, { isSignupDisabled: true, hasAnonymous: true, hasPhone: true });

  const byPassword = await client().signUp(ada);
  const anonymous = await client().signInAnonymously();
  const byMail = await client().signInWithOtp({ email: ada.email });
  const byMessage = await client().signInWithOtp({ phone: "+15551234567" });

  expect([byPassword, anonymous].map(({ error }) => [error?.status, error?.code])).toEqual([
    [422, "signup_disabled"],
    [422, "signup_disabled"],
  ]);
  expect([byMail.error, byMessage.error]).toEqual([null, null]);
  expect(mails).toEqual([]);
  expect((await connection.pool.query("select 1 from auth_users")).rows).toEqual([]);
});

test.each([
  ["a recovery and a sign-in mail", "/recover", "/otp", [200, 429]],
  ["a sign-in mail and a recovery", "/otp", "/recover", [200, 429]],
  ["a sign-in mail and a confirmation", "/otp", "/resend", [200, 200]],
  ["a confirmation and a sign-in mail", "/resend", "/otp", [200, 200]],
  ["a sign-up and a sign-in mail", "/signup", "/otp", [200, 200]],
])("%s within a minute do not tell a known address from an unknown one", async (_, first, second, statuses) => {
  const { client, call } = await openConfirming();
  await client().signUp(ada);
  await connection.pool.query("update auth_users set email_confirmed_at = now()");
  await connection.pool.query("delete from rate_limits");
  const ask = async (path: string, email: string) =>
    (await call("POST", path, { body: { email, password: ada.password, type: "signup" } })).status;

  const known = [await ask(first, ada.email), await ask(second, ada.email)];
  const unknown = [await ask(first, "nobody@example.org"), await ask(second, "nobody@example.org")];

  expect([known, unknown]).toEqual([statuses, statuses]);
});
