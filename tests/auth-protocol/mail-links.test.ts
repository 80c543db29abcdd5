import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { startAuthServer, type AuthServer } from "#tests/support/auth-server.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

const connection = await useTestDatabase();
const ada = { email: "ada@example.org", password: "a long and odd one" };
const site = "http://localhost:3000";

/** Follows the link of the last mail as a browser would, up to the page that it ends at. */
async function followLink(server: AuthServer, method = "GET"): Promise<{ status: number; location: string }> {
  const mail = server.mails.at(-1);
  const link = mail && "link" in mail ? new URL(mail.link) : null;
  if (!link) throw new Error("no link was sent");
  const response = await fetch(`${server.url}/verify${link.search}`, { method, redirect: "manual" });
  return { status: response.status, location: response.headers.get("location") ?? "" };
}

const fragment = (location: string) => new URLSearchParams(location.split("#")[1]);

test("a link of the implicit flow ends at the wished page with tokens in its fragment, sorted", async () => {
  const server = await startAuthServer(connection);
  await server.client().signUp(ada);
  await server.client().resetPasswordForEmail(ada.email, { redirectTo: `${site}/auth/callback?type=recovery` });

  const { status, location } = await followLink(server);

  expect(status).toBe(303);
  expect(location).toMatch(
    /^http:\/\/localhost:3000\/auth\/callback\?type=recovery#access_token=[^&]+&expires_at=\d+&expires_in=3600&refresh_token=[^&]+&sb=&token_type=bearer&type=recovery$/,
  );
});

test("the tokens of a recovery link set a new password, whatever the session's age, and end the other sessions", async () => {
  const server = await startAuthServer(connection);
  const other = server.client();
  await other.signUp(ada);
  await connection.pool.query("update auth_sessions set created_at = now() - interval '2 days'");
  await server.client().resetPasswordForEmail(ada.email);
  const tokens = fragment((await followLink(server)).location);
  const auth = server.client();
  await auth.setSession({ access_token: tokens.get("access_token") ?? "", refresh_token: tokens.get("refresh_token") ?? "" });

  const { error } = await auth.updateUser({ password: "a new and odder one" });

  expect(error).toBeNull();
  expect((await other.getUser()).error?.name).toBe("AuthSessionMissingError");
  expect((await server.client().signInWithPassword({ ...ada, password: "a new and odder one" })).error).toBeNull();
  expect(server.mails.at(-1)).toMatchObject({ kind: "password_changed", to: ada.email });
});

test("a link of the PKCE flow yields a code that only the asking client can redeem, once", async () => {
  const server = await startAuthServer(connection);
  await server.client().signUp(ada);
  const auth = server.client("pkce");
  await auth.resetPasswordForEmail(ada.email, { redirectTo: `${site}/auth/callback?type=recovery` });
  const { location } = await followLink(server);
  const code = new URL(location).searchParams.get("code") ?? "";

  const stolen = await server.call("POST", "/token?grant_type=pkce", { body: { auth_code: code, code_verifier: "x".repeat(43) } });
  const first = await auth.exchangeCodeForSession(code);
  const second = await server.call("POST", "/token?grant_type=pkce", { body: { auth_code: code, code_verifier: "x".repeat(43) } });

  expect(location).toMatch(/^http:\/\/localhost:3000\/auth\/callback\?type=recovery&code=[0-9a-f-]{36}$/);
  expect([stolen.status, stolen.body["code"]]).toEqual([400, "bad_code_verifier"]);
  expect(first.error).toBeNull();
  expect((await auth.getClaims()).data?.claims.amr).toEqual([{ method: "recovery", timestamp: expect.any(Number) }]);
  expect([second.status, second.body["code"]]).toEqual([404, "flow_state_not_found"]);
});

test("a code that is used again with its verifier ends the session that it has opened", async () => {
  const server = await startAuthServer(connection);
  await server.client().signUp(ada);
  const verifier = "v".repeat(43);
  const challenge = createHash("sha256").update(verifier).digest("base64url");
  await server.call("POST", "/recover", { body: { email: ada.email, code_challenge: challenge, code_challenge_method: "s256" } });
  const code = new URL((await followLink(server)).location).searchParams.get("code") ?? "";
  const exchange = async (code_verifier: string) =>
    await server.call("POST", "/token?grant_type=pkce", { body: { auth_code: code, code_verifier } });
  const { body } = await exchange(verifier);
  const isOpen = async () => (await server.call("GET", "/user", { token: String(body["access_token"]) })).status;

  const withoutVerifier = [(await exchange("x".repeat(43))).status, await isOpen()];
  const again = [(await exchange(verifier)).status, await isOpen()];

  expect(withoutVerifier).toEqual([404, 200]);
  expect(again).toEqual([404, 403]);
});

test("an auth code dies five minutes after it was issued, however old its link", async () => {
  const server = await startAuthServer(connection);
  await server.client().signUp(ada);
  await server.client("pkce").resetPasswordForEmail(ada.email);
  await connection.pool.query("update auth_flow_states set created_at = now() - interval '50 minutes'");
  const code = new URL((await followLink(server)).location).searchParams.get("code") ?? "";
  const { rows } = await connection.pool.query("select expires_at > now() + interval '4 minutes' as lives from auth_flow_states");
  await connection.pool.query("update auth_flow_states set expires_at = now()");

  const late = await server.call("POST", "/token?grant_type=pkce", { body: { auth_code: code, code_verifier: "x".repeat(43) } });

  expect(rows).toEqual([{ lives: true }]);
  expect([late.status, late.body["code"], late.body["message"]]).toEqual([
    422,
    "flow_state_expired",
    "invalid flow state, flow state has expired",
  ]);
});

test("a used link tells so in the fragment, a used PKCE link in the query too", async () => {
  const server = await startAuthServer(connection, { mailIntervalSeconds: 0 });
  await server.client().signUp(ada);
  await server.client().resetPasswordForEmail(ada.email);
  await followLink(server);

  const implicit = await followLink(server);
  await server.client("pkce").resetPasswordForEmail(ada.email);
  await followLink(server);
  const pkce = await followLink(server);

  const words = "error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired";
  expect(implicit).toEqual({ status: 303, location: `${site}#${words}&sb=` });
  expect(pkce.location).toBe(`${site}?${words}#${words}&sb=`);
});

test("a HEAD of a link spends nothing", async () => {
  const server = await startAuthServer(connection);
  await server.client().signUp(ada);
  await server.client().resetPasswordForEmail(ada.email);

  await followLink(server, "HEAD");
  const { location } = await followLink(server);

  expect(fragment(location).get("access_token")).toBeTruthy();
});

test.each([
  "https://evil.example/",
  "//evil.example",
  "http://localhost:3000@evil.example/",
  "javascript:alert(1)",
  "http://localhost:3000\\@evil.example",
])("a link that wishes to end at %s ends at the site", async (redirectTo) => {
  const server = await startAuthServer(connection);
  await server.client().signUp(ada);
  await server.client().resetPasswordForEmail(ada.email, { redirectTo });
  const mail = server.mails.at(-1);
  const token = new URL(mail && "link" in mail ? mail.link : "").searchParams.get("token") ?? "";

  const response = await fetch(`${server.url}/verify?token=${token}&type=recovery&redirect_to=${encodeURIComponent(redirectTo)}`, {
    redirect: "manual",
  });

  expect(response.headers.get("location")).toMatch(/^http:\/\/localhost:3000#access_token=/);
});

test("a magic link signs in whoever has an account, and opens one for whoever has none", async () => {
  const server = await startAuthServer(connection);
  await server.client().signUp(ada);

  await server.client().signInWithOtp({ email: ada.email });
  await server.client().signInWithOtp({ email: "new@example.org", options: { data: { full_name: "New" } } });

  const [known, fresh] = server.mails;
  expect(known).toMatchObject({ kind: "magic_link", to: ada.email });
  expect(fresh).toMatchObject({ kind: "confirmation", to: "new@example.org" });
  const { data } = await server
    .client()
    .verifyOtp({ email: "new@example.org", token: fresh && "code" in fresh ? fresh.code : "", type: "email" });
  expect(data.user?.user_metadata).toMatchObject({ full_name: "New", email_verified: true });
});

test.each([{ email: "nobody@example.org" }, { phone: "+15551234567" }])(
  "a request to sign in with %o that may open no account is answered as for a known one, and sends nothing",
  async (address) => {
    const { client, call, mails, messages } = await startAuthServer(connection, { hasPhone: true });

    const { error } = await client().signInWithOtp({ ...address, options: { shouldCreateUser: false } });
    const again = await call("POST", "/otp", { body: { ...address, create_user: false } });

    expect(error).toBeNull();
    expect(again.status).toBe(429);
    expect([mails, messages]).toEqual([[], []]);
    expect((await connection.pool.query("select 1 from auth_users")).rows).toEqual([]);
  },
);

test.each([
  [{}, 400, "Verify requires a verification type"],
  [{ type: "signup" }, 400, "Verify requires either a token or a token hash"],
  [{ type: "nonsense", token: "1", email: ada.email }, 400, "Unsupported verification type"],
  [{ type: "toString", token: "1", email: ada.email }, 400, "Unsupported verification type"],
  [{ type: "signup", token_hash: "x", email: ada.email }, 400, "Only the token_hash and type should be provided"],
  [
    { type: "signup", token: "1", email: ada.email, phone: "+15551234567" },
    400,
    "Only an email address or phone number should be provided on verify",
  ],
  [{ type: "sms", token: "1", phone: "abc" }, 400, "Invalid phone number format (E.164 required)"],
  [{ type: "signup", token: "1", email: "no address" }, 422, "Invalid email format"],
])("a verification of %j is refused as the protocol says", async (body, status, message) => {
  const { call } = await startAuthServer(connection);

  const answer = await call("POST", "/verify", { body });

  expect([answer.status, answer.body["code"], answer.body["message"]]).toEqual([status, "validation_failed", message]);
});

test("a link without a token is answered with 400", async () => {
  const { call } = await startAuthServer(connection);

  const answer = await call("GET", "/verify?type=signup");

  expect(answer.status).toBe(400);
});

test("whoever follows a link of our own mail without pressing the button confirms nothing and spends nothing", async () => {
  const server = await startAuthServer(connection, { linksActAtOnce: false, confirmsEmailItself: false });
  await server.client().signUp(ada);
  const mail = server.mails.at(-1);
  const link = new URL(mail && "link" in mail ? mail.link : "");
  const [type = "", token = ""] = link.hash.slice(1).split(".");

  const followed = await fetch(`${server.url}/verify?token=${token}&type=${type}`, { redirect: "manual" });
  const preview = await server.call("POST", "/verify/preview", { body: { type, token_hash: token } });
  const before = await server.client().signInWithPassword(ada);
  const pressed = await server.client().verifyOtp({ type: "signup", token_hash: token });
  const after = await server.call("POST", "/verify/preview", { body: { type, token_hash: token } });

  expect(link.href).toBe(`http://localhost:3000/auth/confirm#signup.${token}`);
  expect([followed.status, followed.headers.get("location")]).toEqual([303, link.href]);
  expect(preview.body).toEqual({ email: "a•••@example.org" });
  expect(before.error?.code).toBe("email_not_confirmed");
  expect(pressed.data.session).not.toBeNull();
  expect([after.status, after.body["code"]]).toEqual([403, "otp_expired"]);
});
