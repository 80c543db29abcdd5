import { expect, test } from "vitest";
import type { Mail } from "#domain/messaging/mail.ts";
import { createTestApp } from "#tests/support/test-app.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

const connection = await useTestDatabase();

function openDesk(messagesPerMinute = 100) {
  const mails: Mail[] = [];
  const outbox = { postMail: async (_: unknown, mail: Mail) => void mails.push(mail), postTextMessage: async () => {} };
  const app = createTestApp(connection, { messagesPerMinute, auth: { outbox } });
  const post = async (fields: Record<string, string>, { path = "/contact", headers = {} } = {}) => {
    const form = { "Content-Type": "application/x-www-form-urlencoded", Accept: "text/html" };
    return await app.request(path, { method: "POST", headers: { ...form, ...headers }, body: new URLSearchParams(fields).toString() });
  };
  const call = async (body: unknown) =>
    await app.request("/api/feedback", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
  return { app, mails, post, call };
}

test("the contact page has the operator's addresses", async () => {
  const { app } = openDesk();

  const html = await (await app.request("/contact")).text();

  expect(html).toContain('href="mailto:hello@gifts.example"');
  expect(html).toContain('href="https://social.example/@gifts"');
});

test("a message sent without a script is mailed to the operator, in the language of its page", async () => {
  const { mails, post } = openDesk();

  const answer = await post({ name: " Ada ", email: "ada@example.org", message: "Two\r\nlines.", website: "" }, { path: "/ja/contact" });

  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(await answer.text()).toContain("お預かりしました");
  expect(mails).toEqual([
    {
      kind: "feedback",
      to: "hello@gifts.example",
      locale: "ja",
      from: { name: "Ada", email: "ada@example.org" },
      message: "Two\nlines.",
    },
  ]);
});

test("a message with a fault comes back as it was typed, and the page names the field", async () => {
  const { mails, post } = openDesk();

  const answer = await post({ name: "Ada", email: "ada at home", message: '<b>Dear</b> "people"' });

  const html = await answer.text();
  expect(answer.status).toBe(400);
  expect(html).toContain("Please enter a valid email address");
  expect(/<input[^>]*id="feedback-email"[^>]*>/.exec(html)?.[0]).toMatch(
    /aria-invalid="true".*value="ada at home"|value="ada at home".*aria-invalid="true"/,
  );
  expect(html).toContain("&lt;b&gt;Dear&lt;/b&gt; &quot;people&quot;</textarea>");
  expect(mails).toEqual([]);
});

test.each([
  { name: "no message", fields: { message: "  \n " }, path: "message" },
  { name: "a message that is too long", fields: { message: "a".repeat(4_001) }, path: "message" },
  { name: "two addresses", fields: { email: "a@b.example, c@d.example", message: "hi" }, path: "email" },
  { name: "a header in the address", fields: { email: "a@b.example\nBcc: c@d.example", message: "hi" }, path: "email" },
  { name: "a line end in the name", fields: { name: "Ada\nBcc: c@d.example", message: "hi" }, path: "name" },
])("$name is refused at its field, by the form and by the API", async ({ fields, path }) => {
  const { mails, post, call } = openDesk();

  const [page, problem] = [await post(fields), await call(fields)];

  expect([page.status, problem.status]).toEqual([400, 400]);
  const html = await page.text();
  expect(html).toContain(`id="feedback-${path}-fault"`);
  expect(html).toContain(`href="#feedback-${path}"`);
  expect(await problem.json()).toMatchObject({
    code: "validation_failed",
    errors: expect.arrayContaining([expect.objectContaining({ path })]),
  });
  expect(mails).toEqual([]);
});

test("the API mails a message, and needs neither name nor address", async () => {
  const { mails, call } = openDesk();

  const answer = await call({ message: "Lovely." });

  expect(answer.status).toBe(204);
  expect(mails).toEqual([expect.objectContaining({ from: { name: null, email: null }, message: "Lovely." })]);
});

test("a program that fills in every field is thanked, and nothing is mailed", async () => {
  const { mails, post } = openDesk();

  const answer = await post({ message: "Buy links", website: "https://spam.example" });

  expect(await answer.text()).toContain("Thank you, it’s on its way");
  expect(mails).toEqual([]);
});

test("whoever writes too often is asked to wait, and keeps the message", async () => {
  const { mails, post } = openDesk(1);
  await post({ message: "One." });

  const answer = await post({ message: "And another." });

  const html = await answer.text();
  expect(answer.status).toBe(400);
  expect(html).toContain("Please wait a moment and try again.");
  expect(html).toContain("And another.</textarea>");
  expect(mails).toHaveLength(1);
});

test.each([
  { name: "another site", headers: { Origin: "https://evil.example" }, status: 403 },
  { name: "another site, as browsers say it", headers: { "Sec-Fetch-Site": "cross-site" }, status: 403 },
  { name: "a form with files", headers: { "Content-Type": "multipart/form-data; boundary=x" }, status: 415 },
])("a message from $name is not taken", async ({ headers, status }) => {
  const { mails, post } = openDesk();

  const answer = await post({ message: "Hello" }, { headers });

  expect(answer.status).toBe(status);
  expect(mails).toEqual([]);
});
