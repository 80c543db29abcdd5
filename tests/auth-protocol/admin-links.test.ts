import { decodeJwt } from "jose";
import { expect, test } from "vitest";
import { password, serveAuth, serviceKey } from "#tests/support/serve-auth.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

const connection = await useTestDatabase();
const site = serveAuth(connection);
const strict = serveAuth(connection, { confirmsEmailItself: false, isSignupDisabled: true });
const confirming = serveAuth(connection, { confirmsEmailItself: false });

test("an invitation opens an account, and its link signs the invited in", async () => {
  const { data, error } = await strict
    .createAdmin()
    .inviteUserByEmail("Ann@example.org", { data: { full_name: "Ann" }, redirectTo: "http://localhost:3000/welcome" });

  expect(error).toBeNull();
  expect(data.user).toMatchObject({ email: "ann@example.org", user_metadata: { full_name: "Ann" }, invited_at: expect.any(String) });
  const [mail] = strict.getServer().mails;
  expect(mail).toMatchObject({
    kind: "invitation",
    to: "ann@example.org",
    link: expect.stringMatching(/&type=invite&redirect_to=http%3A%2F%2Flocalhost%3A3000%2Fwelcome$/),
  });
  const token_hash = new URL(mail && "link" in mail ? mail.link : "").searchParams.get("token") ?? "";
  const verified = await strict.createClient().verifyOtp({ type: "invite", token_hash });
  expect(verified.data.user).toMatchObject({ id: data.user?.id, email_confirmed_at: expect.any(String) });
  expect((await strict.createAdmin().inviteUserByEmail("ann@example.org")).error).toMatchObject({ status: 422, code: "email_exists" });
});

test("an invitation voids the password of whoever had signed up with that address before", async () => {
  await confirming.createClient().signUp({ email: "ann@example.org", password: "a stranger's own" });
  const { data } = await confirming.createAdmin().generateLink({ type: "invite", email: "ann@example.org" });

  await confirming.createClient().verifyOtp({ type: "invite", token_hash: data.properties?.hashed_token ?? "" });

  const { error } = await confirming.createClient().signInWithPassword({ email: "ann@example.org", password: "a stranger's own" });
  expect(error).toMatchObject({ code: "invalid_credentials" });
});

test.each([
  ["signup", { password }, "signup"],
  ["invite", {}, "invite"],
  ["magiclink", {}, "signup"],
] as const)(
  "a %s link for an unknown address opens an account and signs its owner in, without a mail",
  async (type, more, verification_type) => {
    const params = { type, email: "ann@example.org", ...more } as { type: "signup"; email: string; password: string };
    const { data, error } = await strict.createAdmin().generateLink({ ...params, options: { redirectTo: "http://localhost:3000/in" } });

    const verified = await strict.createClient().verifyOtp({ type: verification_type, token_hash: data.properties?.hashed_token ?? "" });

    expect(error).toBeNull();
    expect(data.properties).toMatchObject({
      verification_type,
      redirect_to: "http://localhost:3000/in",
      email_otp: expect.stringMatching(/^\d{6}$/),
    });
    expect(data.properties?.action_link).toBe(
      `http://localhost:3000/auth/v1/verify?token=${data.properties?.hashed_token ?? ""}&type=${verification_type}&redirect_to=http%3A%2F%2Flocalhost%3A3000%2Fin`,
    );
    expect(verified.data.user?.id).toBe(data.user?.id);
    expect(strict.getServer().mails).toEqual([]);
  },
);

test.each(["magiclink", "recovery"] as const)("a %s code signs in the owner of an account", async (type) => {
  const { user } = await site.signUp();
  const { data } = await site.createAdmin().generateLink({ type, email: "ann@example.org" });

  const { data: verified } = await site
    .createClient()
    .verifyOtp({ type, email: "ann@example.org", token: data.properties?.email_otp ?? "" });

  expect(verified.user?.id).toBe(user.id);
  expect(decodeJwt(verified.session?.access_token ?? "")).toMatchObject({ amr: [{ method: "otp" }] });
});

test("the two links of a change of address work together", async () => {
  const { user } = await site.signUp();
  const admin = site.createAdmin();
  const change = { email: "ann@example.org", newEmail: "ann@new.example" };
  const present = await admin.generateLink({ type: "email_change_current", ...change });
  const next = await admin.generateLink({ type: "email_change_new", ...change });

  const half = await site.createClient().verifyOtp({ type: "email_change", token_hash: present.data.properties?.hashed_token ?? "" });
  const whole = await site.createClient().verifyOtp({ type: "email_change", token_hash: next.data.properties?.hashed_token ?? "" });

  expect(present.data.user).toMatchObject({ email: "ann@example.org", new_email: "ann@new.example" });
  expect([half.error, half.data.session]).toEqual([null, null]);
  expect(whole.data.user).toMatchObject({ id: user.id, email: "ann@new.example" });
});

test.each([
  [
    "of no kind",
    { type: "teleport", email: "new@example.org" },
    400,
    "validation_failed",
    "Invalid email action link type requested: teleport",
  ],
  ["to recover a stranger", { type: "recovery", email: "new@example.org" }, 404, "user_not_found", "User with this email not found"],
  [
    "to sign up without a password",
    { type: "signup", email: "new@example.org" },
    400,
    "validation_failed",
    "Signup requires a valid password",
  ],
  [
    "to sign up an owner",
    { type: "signup", email: "ann@example.org", password },
    422,
    "email_exists",
    "A user with this email address has already been registered",
  ],
  [
    "to invite an owner",
    { type: "invite", email: "ann@example.org" },
    422,
    "email_exists",
    "A user with this email address has already been registered",
  ],
  [
    "to change to an address in use",
    { type: "email_change_new", email: "ann@example.org", new_email: "bob@example.org" },
    422,
    "email_exists",
    "A user with this email address has already been registered",
  ],
  ["to nowhere", { type: "magiclink", email: "nowhere" }, 400, "validation_failed", "Unable to validate email address: invalid format"],
])("a link %s is refused", async (_, body, status, code, message) => {
  await site.signUp();
  await site.signUp("bob@example.org");

  expect(await site.getServer().call("POST", "/admin/generate_link", { token: serviceKey, body })).toMatchObject({
    status,
    body: { code, message },
  });
});
