import { createServer } from "node:http";
import { createServer as createSilentServer } from "node:net";
import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import PostalMime from "postal-mime";
import { afterEach, expect, test } from "vitest";
import { listenOnLoopback } from "#tests/support/listen-on-loopback.ts";
import { catchMails, type MailCatcher } from "#tests/support/mail-catcher.ts";
import { wrap } from "#db/wrapping/wrap.ts";
import { testWrapping } from "#tests/support/test-wrapping.ts";
import type { Mail } from "./mail.ts";
import type { QueuedMessage } from "./outbox.ts";
import type { TextMessage } from "./text-message.ts";
import { deliver, waits, type Delivery, type DeliveryEvent } from "./deliver.ts";

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const mail = {
  kind: "confirmation",
  to: "ada@example.org",
  locale: "en",
  link: "https://gifts.example/auth/v1/verify?token=abc&type=signup&redirect_to=https%3A%2F%2Fgifts.example",
  code: "012345",
  linkLifeSeconds: 86_400,
  codeLifeSeconds: 600,
} as const satisfies Mail;
const queueMail = (changed: Mail = mail, attempt = 0) => queueMessage("mail", changed, attempt);

function queueMessage(queue: QueuedMessage["queue"], message: Mail | TextMessage, attempt = 0): QueuedMessage {
  const id = "6f0c1d3e-0000-4000-8000-000000000001";
  return { id, attempt, queue, to: message.to, content: wrap(testWrapping, { table: "pgboss.job", id }, JSON.stringify(message)) };
}

async function openDelivery(route: Partial<Delivery["route"]>) {
  const folder = await mkdtemp(join(tmpdir(), "outbox-"));
  closing.push(() => rm(folder, { recursive: true }));
  const events: DeliveryEvent[] = [];
  const sent: { data: object; startAfter: unknown; id: unknown }[] = [];
  const send = async (_: unknown, data?: object | null, options?: { startAfter?: unknown; id?: unknown } | null) => {
    sent.push({ data: data ?? {}, startAfter: options?.startAfter, id: options?.id });
    return null;
  };
  const delivery: Delivery = {
    route: { smtpUrl: null, needsTls: false, smsUrl: null, from: "Giftwright <gifts@gifts.example>", folder, ...route },
    boss: { send },
    wrapping: testWrapping,
    report: (event) => events.push(event),
  };
  return { delivery, folder, events, sent };
}

async function openMails(refusal?: { responseCode: number }): Promise<MailCatcher> {
  const mails = await catchMails(refusal);
  closing.push(mails.close);
  return mails;
}

test("feedback arrives as it was written, and an answer goes to whoever wrote it", async () => {
  const mails = await openMails();
  const { delivery } = await openDelivery({ smtpUrl: mails.url });
  const message = "Two lines,\nand <b>no</b> tags.";
  const from = { name: "Ada\r\nBcc: eve@example.org", email: "ada@example.org" };

  await deliver(delivery, queueMail({ kind: "feedback", to: "hello@gifts.example", locale: "en", from, message }));

  const [caught] = mails.caught;
  expect(caught?.to).toEqual(["hello@gifts.example"]);
  expect(caught?.parsed).toMatchObject({
    subject: "Giftwright: feedback from the contact page",
    from: { address: "gifts@gifts.example" },
    replyTo: [{ name: "", address: "ada@example.org" }],
  });
  expect(caught?.parsed.text).toContain(message);
  expect(caught?.parsed.html).toContain("&lt;b&gt;no&lt;/b&gt;");
});

test("a mail that needs TLS waits rather than travel in the clear", async () => {
  const mails = await openMails();
  const { delivery, sent, events } = await openDelivery({ smtpUrl: mails.url, needsTls: true });

  await deliver(delivery, queueMail());

  expect(mails.caught).toEqual([]);
  expect(events).toMatchObject([{ outcome: "waiting" }]);
  expect(sent).toHaveLength(1);
});

test("a mail arrives with one recipient, its link and its code in both parts", async () => {
  const mails = await openMails();
  const { delivery, events } = await openDelivery({ smtpUrl: mails.url });

  await deliver(delivery, queueMail());

  const [caught] = mails.caught;
  expect(caught?.to).toEqual(["ada@example.org"]);
  expect(caught?.parsed).toMatchObject({
    subject: "Confirm your email address for Giftwright",
    from: { name: "Giftwright", address: "gifts@gifts.example" },
  });
  expect(caught?.parsed.text).toContain(mail.link);
  expect(caught?.parsed.text).toContain(mail.code);
  expect(caught?.parsed.html).toContain(mail.link.replaceAll("&", "&amp;"));
  expect(caught?.parsed.html).toContain(mail.code);
  expect(events).toEqual([expect.objectContaining({ outcome: "delivered", kind: "confirmation" })]);
});

test.each([
  ["zh", "验证你的 Giftwright 邮箱"],
  ["ja", "Giftwright：メールアドレスの確認"],
] as const)("a mail in %s keeps its language in the subject and the page", async (locale, subject) => {
  const mails = await openMails();
  const { delivery } = await openDelivery({ smtpUrl: mails.url });

  await deliver(delivery, queueMail({ ...mail, locale }));

  expect(mails.caught[0]?.parsed.subject).toBe(subject);
  expect(mails.caught[0]?.parsed.html).toContain(`lang="${locale}"`);
});

test("a new address is shown as text, whatever it holds", async () => {
  const mails = await openMails();
  const { delivery } = await openDelivery({ smtpUrl: mails.url });

  await deliver(delivery, queueMail({ ...mail, kind: "email_change", newEmail: "<b>$&@example.org" }));

  expect(mails.caught[0]?.parsed.html).toContain("&lt;b&gt;$&amp;@example.org");
});

test("without a mail server the mail is a file for its owner alone", async () => {
  const { delivery, folder, events } = await openDelivery({});

  await deliver(delivery, queueMail());

  const [name = ""] = await readdir(folder);
  const { mode } = await stat(join(folder, name));
  const parsed = await PostalMime.parse(await readFile(join(folder, name)));
  expect(mode & 0o777).toBe(0o600);
  expect(name).toMatch(/\.eml$/);
  expect(parsed.text).toContain(mail.code);
  expect(events[0]?.outcome).toBe("written");
});

test.each([
  [0, 30],
  [1, 120],
  [2, 600],
  [3, 3600],
  [26, 3600],
])("after try %i a mail server that is away is asked again in %i seconds", async (attempt, seconds) => {
  const { delivery, sent, events } = await openDelivery({ smtpUrl: "smtp://127.0.0.1:1" });

  await deliver(delivery, queueMail(mail, attempt));

  expect(sent).toEqual([{ data: expect.objectContaining({ attempt: attempt + 1 }), startAfter: seconds, id: expect.any(String) }]);
  expect(events[0]?.outcome).toBe("waiting");
});

test("a day after the third try a mail is given up", async () => {
  const { delivery, sent, events } = await openDelivery({ smtpUrl: "smtp://127.0.0.1:1" });

  await deliver(delivery, queueMail(mail, waits.length));

  expect(sent).toEqual([]);
  expect(events[0]?.outcome).toBe("given up");
});

test.each([
  [550, "given up"],
  [451, "waiting"],
])("a recipient that is answered with %i is %s, without the address in the report", async (responseCode, outcome) => {
  const mails = await openMails({ responseCode });
  const { delivery, events } = await openDelivery({ smtpUrl: mails.url });

  await deliver(delivery, queueMail());

  expect(events[0]?.outcome).toBe(outcome);
  expect(JSON.stringify(events)).not.toContain("ada@example.org");
});

test("a mail server that accepts and says nothing is left within its time", async () => {
  const silent = await listenOnLoopback(createSilentServer(() => {}));
  closing.push(silent.close);
  const { delivery, events } = await openDelivery({ smtpUrl: `smtp://127.0.0.1:${silent.port}` });

  await deliver(delivery, queueMail());

  expect(events[0]?.outcome).toBe("waiting");
}, 20_000);

async function catchMessages(status: number) {
  const bodies: { text: string; type: string | undefined }[] = [];
  const server = createServer(async (request, response) => {
    bodies.push({ text: await text(request), type: request.headers["content-type"] });
    response.writeHead(status).end();
  });
  const { url, close } = await listenOnLoopback(server);
  closing.push(close);
  return { url: `${url}/sms`, bodies };
}

const textMessage = { to: "+15551234567", body: "Your code is 012345" };
const message = queueMessage("text-message", textMessage);

test("a text message is posted as JSON", async () => {
  const { url, bodies } = await catchMessages(200);
  const { delivery } = await openDelivery({ smsUrl: url });

  await deliver(delivery, message);

  expect(JSON.parse(bodies[0]?.text ?? "")).toEqual({ to: "+15551234567", body: "Your code is 012345" });
});

test.each([
  [400, "given up"],
  [429, "waiting"],
  [503, "waiting"],
])("a message service that answers %i leaves the message %s", async (status, outcome) => {
  const { url } = await catchMessages(status);
  const { delivery, events } = await openDelivery({ smsUrl: url });

  await deliver(delivery, message);

  expect(events[0]?.outcome).toBe(outcome);
});

test("without a message service the message is a file", async () => {
  const { delivery, folder } = await openDelivery({});

  await deliver(delivery, message);

  const [name = ""] = await readdir(folder);
  expect(JSON.parse(await readFile(join(folder, name), "utf8"))).toEqual({ to: "+15551234567", body: "Your code is 012345" });
});

test.each<[string, object]>([
  ["mail", { mail }],
  ["text-message", { message: textMessage }],
])("a %s that a version has queued that wrapped nothing is sent", async (queue, content) => {
  const { delivery, folder } = await openDelivery({});
  const plain: QueuedMessage = JSON.parse(JSON.stringify({ id: "6f0c1d3e-0000-4000-8000-000000000003", attempt: 0, queue, ...content }));

  await deliver(delivery, plain);

  const [name = ""] = await readdir(folder);
  expect(await readFile(join(folder, name), "utf8")).toContain("012345");
});
