import { afterAll, beforeAll, expect, test } from "vitest";
import { giftRequest } from "../support/gift-form.ts";
import { catchMails, type MailCatcher } from "../support/mail-catcher.ts";
import { queryProduct } from "../support/product-database.ts";
import { makeDataDirectory, startProduct, type RunningProduct } from "../support/running-product.ts";
import { findCode, findLink, waitForMail } from "../support/wait-for-mail.ts";

// Words that stand nowhere else, in every place where something confidential is sent.
const planted = {
  email: "canary-mail@birds.example",
  password: "canary password 7",
  wrongPassword: "canary wrong password 7",
  fullName: "Canary Fullname",
  recipient: "Canary Recipient",
  notes: "Canary notes about somebody",
  feedback: "Canary feedback to the operator",
  gatewayKey: "canary-gateway-key",
  serviceKey: "canary-service-key-of-the-operator",
  body: "canary in a broken body",
  query: "canary-in-a-query",
  previewKey: "canary-preview-key",
};

let product: RunningProduct;
let mails: MailCatcher;
let data: Awaited<ReturnType<typeof makeDataDirectory>>;
beforeAll(async () => {
  [mails, data] = await Promise.all([catchMails(), makeDataDirectory()]);
  product = await startProduct({
    DATA_DIR: data.path,
    LOG_LEVEL: "trace",
    SMTP_URL: mails.url,
    AUTH_AUTOCONFIRM: "true",
    AUTH_SERVICE_KEY: planted.serviceKey,
    AI_BASE_URL: "http://127.0.0.1:1/v1",
    AI_API_KEY: planted.gatewayKey,
    RATE_LIMIT_MULTIPLIER: "1000",
  });
});
afterAll(async () => {
  await product.stop();
  await mails.close();
  await data.remove();
});

interface Sent {
  token?: string;
  method?: string;
  text?: string;
  body?: unknown;
}

async function call(
  path: string,
  { token, body, text = JSON.stringify(body), method = text ? "POST" : "GET" }: Sent = {},
): Promise<Response> {
  return await fetch(product.url + path, {
    method,
    redirect: "manual",
    headers: {
      ...(text && { "Content-Type": "application/json" }),
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    ...(text && { body: text }),
  });
}

/** Signs up and in, recovers, asks, saves, writes and fails in every way; gives the secrets that were made meanwhile. */
async function useEverything(): Promise<Record<string, string>> {
  const { email, password } = planted;
  await call("/auth/v1/signup", { body: { email, password, data: { full_name: planted.fullName } } });
  await call("/auth/v1/token?grant_type=password", { body: { email, password: planted.wrongPassword } });
  const signedIn = await (await call("/auth/v1/token?grant_type=password", { body: { email, password } })).json();
  const { access_token: token, refresh_token: refreshToken } = signedIn as Record<string, string>;
  await call("/auth/v1/token?grant_type=refresh_token", { body: { refresh_token: refreshToken } });
  await call("/auth/v1/recover", { body: { email } });
  const link = await waitForMail(mails, email, findLink);
  const code = await waitForMail(mails, email, findCode);
  await call("/auth/v1/verify", { body: { type: "recovery", email, token: code } });
  await call(link.replace(product.url, ""));
  await call("/auth/v1/verify/preview", { body: { type: "recovery", token_hash: link.split(".").at(-1) } });
  await call(`/auth/v1/verify?token=${planted.query}&type=recovery&redirect_to=/${planted.query}`);
  await call(`/auth/callback?code=${planted.query}`);
  // Twice: the second answer comes from memory.
  for (const path of ["/about", "/about"]) await call(`${path}?note=${planted.query}`);
  await call(`/blog/preview/${planted.previewKey}`);
  await call("/auth/v1/admin/users", { token: planted.serviceKey });
  await call("/api/ideas", { token: token ?? "", body: { ...giftRequest, name: planted.recipient, additionalInfo: planted.notes } });
  await call("/api/me", { token: token ?? "", method: "PUT", body: { fullName: planted.fullName } });
  await call("/api/me/export", { token: token ?? "" });
  await call("/api/feedback", { body: { name: planted.fullName, email, message: planted.feedback } });
  await call("/api/ideas", { text: `{"name": ${planted.body}` });
  await call("/auth/v1/signup", { text: `{"password": ${planted.body}` });
  return { token: token ?? "", refreshToken: refreshToken ?? "", code, link: new URL(link).hash.split(".")[1] ?? "" };
}

/** Lets every statement about accounts and ideas fail, values and all. */
async function breakDatabase(): Promise<void> {
  for (const table of ["auth_users", "recipient_profiles", "auth_one_time_tokens"])
    await queryProduct(data.path, `alter table ${table} rename to ${table}_gone`, []);
}

function isWordOf(text: string, secret: string): boolean {
  const word = secret.replaceAll(/[^\w\s]/g, String.raw`\$&`);
  return new RegExp(String.raw`\b${word}\b`).test(text);
}

test("nothing confidential reaches the log, whatever is done and whatever fails", async () => {
  const made = await useEverything();
  await breakDatabase();
  const { email, password, fullName } = planted;
  const broken = [
    await call("/auth/v1/signup", { body: { email: `other-${email}`, password, data: { full_name: fullName } } }),
    await call("/auth/v1/token?grant_type=password", { body: { email, password } }),
    await call("/auth/v1/recover", { body: { email } }),
  ];

  const output = product.readOutput();
  // As whole words: six digits may well stand inside of a request's id.
  const secrets = Object.entries({ ...planted, ...made }).filter(([, secret]) => secret === "" || isWordOf(output, secret));
  expect(broken.map(({ status }) => status)).toEqual([500, 500, 500]);
  expect(output).toContain("auth request failed");
  expect(secrets).toEqual([]);
  expect(output.toLowerCase()).not.toContain("canary");
});

test("each line of the log is one event with its time, and those of a request name it", async () => {
  for (let turn = 0; turn < 10; turn += 1) await call("/about");
  const answer = await call("/api/quota");

  const requestId = answer.headers.get("x-request-id");
  const readLines = () => product.readOutput().split("\n").slice(0, -1);
  // The line is written when the answer is on its way.
  await expect.poll(() => readLines().some((line) => line.includes(`"requestId":"${requestId}"`))).toBe(true);
  // Told apart from the log, and once: how the first administrator signs in.
  const lines = readLines()
    .filter((line) => !line.startsWith("The first administrator is "))
    .map((line): Record<string, unknown> => JSON.parse(line));
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.every(({ time }) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(String(time)))).toBe(true);
  expect(lines.find(({ requestId: id }) => id === requestId)).toMatchObject({
    path: "/api/quota",
    status: 200,
  });
});
