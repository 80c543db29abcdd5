import { expect, test } from "vitest";
import { commonPasswords } from "./common-passwords.ts";
import { checkPassword, hashPassword } from "./passwords.ts";

const mostAtOnce = 4;
const mostWaiting = 64;

test("at least forty thousand common passwords are known, in the form in which they are asked for", () => {
  const listed = [...commonPasswords];

  expect(listed.length).toBeGreaterThanOrEqual(40_000);
  expect(listed.filter((password) => password !== password.normalize("NFKC").toLowerCase())).toEqual([]);
});

test.each(["a123456", "123qwe", "qwer1234", "a123456789", "12345678910", "0987654321", "iloveyou1"])(
  "%s, which many use, is known",
  (password) => {
    expect(commonPasswords.has(password)).toBe(true);
  },
);

test("a hash says how it was made, and is never the same twice", async () => {
  const [one, two] = [await hashPassword("quiet river 9"), await hashPassword("quiet river 9")];

  const [, algorithm, version, figures, salt = "", tag = ""] = one.split("$");
  expect([algorithm, version, figures]).toEqual(["argon2id", "v=19", "m=19456,t=2,p=1"]);
  expect([Buffer.from(salt, "base64").length, Buffer.from(tag, "base64").length]).toEqual([16, 32]);
  expect(one).not.toBe(two);
});

test("the same letters in another form of Unicode are the same password", async () => {
  const stored = await hashPassword("caf\u00e9 \u212b");

  expect((await checkPassword(stored, "cafe\u0301 \u00c5")).isRight).toBe(true);
});

test("an unknown account costs a hash like a known one: both take their turn, and past 68 at once are refused", async () => {
  const stored = await hashPassword("quiet river 9");
  const known = Array.from({ length: (mostAtOnce + mostWaiting) / 2 }, () => checkPassword(stored, "wrong"));
  const unknown = Array.from({ length: (mostAtOnce + mostWaiting) / 2 }, () => checkPassword(null, "wrong"));

  const further = await Promise.allSettled([checkPassword(null, "wrong"), checkPassword(stored, "wrong")]);

  await Promise.allSettled([...known, ...unknown]);
  expect(further).toMatchObject([
    { status: "rejected", reason: { refusal: "overloaded" } },
    { status: "rejected", reason: { refusal: "overloaded" } },
  ]);
  expect(await checkPassword(null, "wrong")).toEqual({ isRight: false, renewedHash: null });
});
