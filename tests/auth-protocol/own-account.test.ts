import { expect, test } from "vitest";
import { startAuthServer, type AuthServer } from "#tests/support/auth-server.ts";
import { meanwhile } from "#tests/support/meanwhile.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

const connection = await useTestDatabase();
const ada = { email: "ada@example.org", password: "a long and odd one" };
const newEmail = "ada@new.example";
const halfWay = "Confirmation link accepted. Please proceed to confirm link sent to the other email";

function codeFor({ mails }: AuthServer, to: string): string {
  const mail = mails.findLast((sent) => sent.to === to);
  return mail && "code" in mail ? mail.code : "";
}

const makeOld = () => connection.pool.query("update auth_sessions set created_at = now() - interval '2 days'");

test("a change of address needs both addresses", async () => {
  const server = await startAuthServer(connection);
  const auth = server.client();
  await auth.signUp(ada);

  const { data: pending } = await auth.updateUser({ email: newEmail });
  const first = await server.call("POST", "/verify", {
    body: { type: "email_change", email: ada.email, token: codeFor(server, ada.email) },
  });
  const between = await auth.getUser();
  const second = await server.client().verifyOtp({ type: "email_change", email: newEmail, token: codeFor(server, newEmail) });

  const { rows } = await connection.pool.query("select email from users");
  expect(pending.user).toMatchObject({ email: ada.email, new_email: newEmail, email_change_sent_at: expect.any(String) });
  expect([first.status, first.body]).toEqual([200, { msg: halfWay, code: "200" }]);
  expect(between.data.user?.email).toBe(ada.email);
  expect(second.data.user).toMatchObject({
    email: newEmail,
    identities: [{ email: newEmail, identity_data: { email: newEmail, email_verified: true } }],
  });
  expect(second.data.session).not.toBeNull();
  expect(rows).toEqual([{ email: newEmail }]);
});

test("the first link of a change tells where to go on", async () => {
  const server = await startAuthServer(connection);
  const auth = server.client();
  await auth.signUp(ada);
  await auth.updateUser({ email: newEmail });
  const mail = server.mails.find(({ to }) => to === newEmail);
  const { search } = new URL(mail && "link" in mail ? mail.link : "");

  const response = await fetch(`${server.url}/verify${search}`, { redirect: "manual" });

  expect(response.headers.get("location")).toBe(
    "http://localhost:3000#message=Confirmation+link+accepted.+Please+proceed+to+confirm+link+sent+to+the+other+email&sb=",
  );
});

test("an address that was taken meanwhile is refused at the end", async () => {
  const server = await startAuthServer(connection);
  const auth = server.client();
  await auth.signUp(ada);
  await auth.updateUser({ email: newEmail });
  await server.client().verifyOtp({ type: "email_change", email: ada.email, token: codeFor(server, ada.email) });
  await server.client().signUp({ email: newEmail, password: "somebody else's" });

  const { error } = await server.client().verifyOtp({ type: "email_change", email: newEmail, token: codeFor(server, newEmail) });

  expect(error).toMatchObject({ status: 422, code: "email_exists" });
});

test.each([
  ["address", { email: newEmail }, `email = '${newEmail}'`, "email_exists"],
  ["number", { phone: "+15551234567" }, "phone = '15551234567'", "phone_exists"],
])("the %s that another takes in the same moment is refused", async (_, body, change, code) => {
  const server = await startAuthServer(connection, { hasAnonymous: true, hasPhone: true, confirmsPhoneItself: true });
  await server.client().signUp(ada);
  const { data } = await server.client().signInAnonymously();
  const token = data.session?.access_token ?? "";

  const [answer] = await meanwhile(connection, `update auth_users set ${change} where email = '${ada.email}'`, () => [
    server.call("PUT", "/user", { token, body }),
  ]);

  expect([answer?.status, answer?.body["code"]]).toEqual([422, code]);
});

test("a change to another's address looks like one to a free address, and the owner hears of it", async () => {
  const server = await startAuthServer(connection, { mailIntervalSeconds: 0 });
  await server.client().signUp({ email: newEmail, password: "somebody else's" });
  const auth = server.client();
  await auth.signUp(ada);
  const ask = async (email: string) =>
    JSON.stringify((await auth.updateUser({ email })).data.user).replaceAll(/"[^"]*Z"|new@[^"]+|ada@new[^"]+/g, "");

  const free = await ask("new@example.org");
  const taken = await ask(newEmail);
  await auth.resend({ type: "email_change", email: ada.email });

  expect(taken).toBe(free);
  expect(server.mails.map(({ kind, to }) => [kind, to])).toEqual([
    ["email_change", ada.email],
    ["email_change", "new@example.org"],
    ["email_change", ada.email],
    ["address_in_use", newEmail],
    ["email_change", ada.email],
    ["address_in_use", newEmail],
  ]);
});

test("a change to another's number looks like one to a free number, and sends no message", async () => {
  const server = await startAuthServer(connection, { hasPhone: true, smsIntervalSeconds: 0 });
  await connection.pool.query("insert into auth_users (phone) values ('15551234567')");
  const auth = server.client();
  await auth.signUp(ada);

  const { error } = await auth.updateUser({ phone: "+15551234567" });
  const { data } = await auth.getUser();

  expect(error).toBeNull();
  expect(data.user).toMatchObject({ new_phone: "15551234567" });
  expect(server.messages).toEqual([]);
});

test("metadata is merged by its top keys, and null removes one", async () => {
  const { client } = await startAuthServer(connection);
  const auth = client();
  await auth.signUp({ ...ada, options: { data: { full_name: "Ada", town: "London" } } });

  const { data } = await auth.updateUser({ data: { full_name: "Ada L.", town: null, likes: { tea: true } } });

  expect(data.user?.user_metadata).toMatchObject({ full_name: "Ada L.", likes: { tea: true }, email: ada.email });
  expect(data.user?.user_metadata).not.toHaveProperty("town");
});

test("metadata that would not fit into a token is refused", async () => {
  const { client } = await startAuthServer(connection);
  const auth = client();
  await auth.signUp(ada);

  const { error } = await auth.updateUser({ data: { note: "x".repeat(9_000) } });

  expect([error?.status, error?.code]).toEqual([400, "validation_failed"]);
});

test("a user cannot set what an administrator sets", async () => {
  const server = await startAuthServer(connection);
  const { body } = await server.call("POST", "/signup", { body: { ...ada, app_metadata: { role: "admin" }, role: "service_role" } });

  const answer = await server.call("PUT", "/user", { token: String(body["access_token"]), body: { app_metadata: { role: "admin" } } });
  const ignored = await server.call("PUT", "/user", {
    token: String(body["access_token"]),
    body: { role: "service_role", id: crypto.randomUUID(), email_confirmed_at: null },
  });

  expect([answer.status, answer.body["code"]]).toEqual([403, "not_admin"]);
  expect([ignored.body["role"], ignored.body["app_metadata"]]).toEqual(["authenticated", { provider: "email", providers: ["email"] }]);
});

test("a password change of today's session ends the others, voids open links and tells by mail", async () => {
  const server = await startAuthServer(connection);
  const auth = server.client();
  const other = server.client();
  await auth.signUp(ada);
  await other.signInWithPassword(ada);
  await server.client().resetPasswordForEmail(ada.email);
  const recoveryCode = codeFor(server, ada.email);

  const { error } = await auth.updateUser({ password: "a new and odder one" });

  const voided = await server.client().verifyOtp({ type: "recovery", email: ada.email, token: recoveryCode });
  expect(error).toBeNull();
  expect((await auth.getUser()).error).toBeNull();
  expect((await other.getUser()).error?.name).toBe("AuthSessionMissingError");
  expect(voided.error?.code).toBe("otp_expired");
  expect(server.mails.filter(({ kind }) => kind === "password_changed")).toHaveLength(1);
});

test("the same password is refused", async () => {
  const { client } = await startAuthServer(connection);
  const auth = client();
  await auth.signUp(ada);

  const { error } = await auth.updateUser({ password: ada.password });

  expect(error).toMatchObject({ status: 422, code: "same_password", message: "New password should be different from the old password." });
});

test("an old session needs the present password or a mailed code", async () => {
  const server = await startAuthServer(connection);
  const auth = server.client();
  await auth.signUp(ada);
  await makeOld();
  const change = (extra: object) => auth.updateUser({ password: "a new and odder one", ...extra });

  const nothing = await change({});
  const wrongPassword = await change({ current_password: "wrong" });
  const wrongNonce = await change({ nonce: "000000x" });
  await auth.reauthenticate();
  const rightNonce = await change({ nonce: codeFor(server, ada.email) });
  const rightPassword = await auth.updateUser({ password: "yet another odd one", current_password: "a new and odder one" });

  expect(nothing.error).toMatchObject({
    status: 400,
    code: "reauthentication_needed",
    message: "Password update requires reauthentication",
  });
  expect(wrongPassword.error).toMatchObject({ status: 400, code: "current_password_invalid" });
  expect(wrongNonce.error).toMatchObject({ status: 422, code: "reauthentication_not_valid", message: "Nonce has expired or is invalid" });
  expect([rightNonce.error, rightPassword.error]).toEqual([null, null]);
});

test("where it is always asked, a fresh session needs the mailed code too", async () => {
  const server = await startAuthServer(connection, { reauthentication: "always" });
  const auth = server.client();
  await auth.signUp(ada);

  const nothing = await auth.updateUser({ password: "a new and odder one" });
  await auth.reauthenticate();
  const withNonce = await auth.updateUser({ password: "a new and odder one", nonce: codeFor(server, ada.email) });

  expect(nothing.error?.code).toBe("reauthentication_needed");
  expect(withNonce.error).toBeNull();
});

test("with a second factor neither address nor password change below aal2", async () => {
  const { client } = await startAuthServer(connection);
  const auth = client();
  const { data } = await auth.signUp(ada);
  await connection.pool.query(
    "insert into auth_factors (user_id, factor_type, status, friendly_name) values ($1, 'totp', 'verified', 'phone')",
    [data.user?.id],
  );

  const { error } = await auth.updateUser({ password: "a new and odder one" });

  expect(error).toMatchObject({
    status: 401,
    code: "insufficient_aal",
    message: "AAL2 session is required to update email or password when MFA is enabled.",
  });
});

test("an anonymous user keeps the id on the way to an account", async () => {
  const server = await startAuthServer(connection, { hasAnonymous: true });
  const auth = server.client();
  const { data: anonymous } = await auth.signInAnonymously({ options: { data: { theme: "dark" } } });

  const refused = await auth.updateUser({ password: "a new and odder one" });
  const { data } = await auth.updateUser({ email: ada.email });
  const withPassword = await auth.updateUser({ password: ada.password });

  expect(anonymous.user).toMatchObject({
    is_anonymous: true,
    email: "",
    app_metadata: {},
    identities: [],
    user_metadata: { theme: "dark" },
  });
  expect(refused.error).toMatchObject({ status: 422, code: "validation_failed" });
  expect(data.user).toMatchObject({ id: anonymous.user?.id, email: ada.email, is_anonymous: false, app_metadata: { provider: "email" } });
  expect(withPassword.error).toBeNull();
  expect((await server.client().signInWithPassword(ada)).data.user?.id).toBe(anonymous.user?.id);
});

test("where addresses need confirmation an anonymous user stays one until then", async () => {
  const server = await startAuthServer(connection, { hasAnonymous: true, confirmsEmailItself: false });
  const auth = server.client();
  await auth.signInAnonymously();

  const { data: pending } = await auth.updateUser({ email: ada.email });
  const { data } = await server.client().verifyOtp({ type: "email_change", email: ada.email, token: codeFor(server, ada.email) });

  expect(pending.user).toMatchObject({ is_anonymous: true, email: "", new_email: ada.email });
  expect(server.mails).toHaveLength(1);
  expect(data.user).toMatchObject({ is_anonymous: false, email: ada.email });
});

test("an anonymous user chooses address and password in one step", async () => {
  const server = await startAuthServer(connection, { hasAnonymous: true, confirmsEmailItself: false });
  const auth = server.client();
  const { data: anonymous } = await auth.signInAnonymously();

  const { error } = await auth.updateUser(ada);
  const early = await server.client().signInWithPassword(ada);
  await server.client().verifyOtp({ type: "email_change", email: ada.email, token: codeFor(server, ada.email) });
  const { data } = await server.client().signInWithPassword(ada);

  expect(error).toBeNull();
  expect(early.error?.code).toBe("invalid_credentials");
  expect(data.user).toMatchObject({ id: anonymous.user?.id, is_anonymous: false });
});

test("without leave there is no anonymous sign-in", async () => {
  const { client } = await startAuthServer(connection);

  const { error } = await client().signInAnonymously();

  expect(error).toMatchObject({ status: 422, code: "anonymous_provider_disabled", message: "Anonymous sign-ins are disabled" });
});
