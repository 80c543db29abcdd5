import { decodeJwt } from "jose";
import { expect, test } from "vitest";
import { authFactors } from "#db/auth-schema.server.ts";
import { challenge } from "#tests/support/auth-client.ts";
import { serveAuth } from "#tests/support/serve-auth.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

const connection = await useTestDatabase();
const { db } = connection;
const site = serveAuth(connection, { factorTypes: ["totp", "phone"] });

test("a phone gets its code and raises the session with it", async () => {
  const { client } = await site.signUp();
  const { data: enrolled } = await client.mfa.enroll({ factorType: "phone", friendlyName: "mobile", phone: "+1 555 123 4567" });
  const factorId = enrolled?.id ?? "";

  const challengeId = await challenge(client, factorId);

  const message = site.getServer().messages.at(-1);
  expect(enrolled).toMatchObject({ type: "phone", friendly_name: "mobile", phone: "+1 555 123 4567" });
  expect(message).toMatchObject({ to: "+15551234567", body: expect.stringMatching(/^Your code is \d{6}/) });
  const code = /\d{6}/.exec(message?.body ?? "")?.[0] ?? "";
  const again = await client.mfa.challenge({ factorId, channel: "sms" });
  expect(again.error).toMatchObject({ status: 429, code: "over_sms_send_rate_limit" });
  const wrong = await client.mfa.verify({ factorId, challengeId, code: code === "000000" ? "000001" : "000000" });
  expect(wrong.error).toMatchObject({ status: 422, code: "mfa_verification_failed", message: "Invalid MFA Phone code entered" });
  const { data } = await client.mfa.verify({ factorId, challengeId, code });
  expect(decodeJwt(data?.access_token ?? "")).toMatchObject({ aal: "aal2", amr: [{ method: "mfa/phone" }, { method: "password" }] });
});

test("who asks for a code by another channel is refused, and not sent a text message instead", async () => {
  const { client } = await site.signUp();
  const { data } = await client.mfa.enroll({ factorType: "phone", phone: "+15551230001" });

  const { error } = await client.mfa.challenge({ factorId: data?.id ?? "", channel: "whatsapp" });

  expect(error).toMatchObject({ status: 400, code: "validation_failed", message: expect.stringMatching(/^Invalid channel/) });
  expect(site.getServer().messages).toEqual([]);
});

test("a code by text message can be guessed at five times", async () => {
  const { client } = await site.signUp();
  const { data } = await client.mfa.enroll({ factorType: "phone", phone: "+15551230001" });
  const factorId = data?.id ?? "";
  const challengeId = await challenge(client, factorId);
  const code = /\d{6}/.exec(site.getServer().messages.at(-1)?.body ?? "")?.[0] ?? "";

  for (let tries = 0; tries < 5; tries += 1)
    await client.mfa.verify({ factorId, challengeId, code: code === "000000" ? "000001" : "000000" });

  expect((await client.mfa.verify({ factorId, challengeId, code })).error).toMatchObject({ code: "mfa_challenge_expired" });
});

test("a number is enrolled anew until it is verified, then once", async () => {
  const { client } = await site.signUp();
  const phone = "+15551234567";
  await client.mfa.enroll({ factorType: "phone", phone, friendlyName: "one" });
  await client.mfa.enroll({ factorType: "phone", phone, friendlyName: "two" });
  await db.update(authFactors).set({ status: "verified" });

  const { error } = await client.mfa.enroll({ factorType: "phone", phone, friendlyName: "three" });

  expect(error).toMatchObject({
    status: 422,
    code: "mfa_verified_factor_exists",
    message: "A verified phone factor already exists, unenroll the existing factor to continue",
  });
  expect(await db.select().from(authFactors)).toMatchObject([{ friendlyName: "two" }]);
});
