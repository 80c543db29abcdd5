import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { expect, onTestFinished, test } from "vitest";
import { respondsWith, startFakeGateway, type Script } from "#tests/support/fake-gateway.ts";
import { collectTraces } from "#tests/support/trace-collector.ts";
import { listenOnLoopback } from "#tests/support/listen-on-loopback.ts";
import { catchMails } from "#tests/support/mail-catcher.ts";
import { checkCollector, checkErrorReceiver, checkGateway, checkMailServer } from "./check-services.ts";

const settings = { AI_API_KEY: "secret-key", AI_MODEL: "some/model" };

async function tryGateway(script: Script): Promise<unknown> {
  const gateway = await startFakeGateway();
  onTestFinished(() => gateway.stop());
  gateway.answerWith(script);
  return await checkGateway({ ...settings, AI_BASE_URL: gateway.url });
}

test("a mail server that answers is in order, and gets no mail", async () => {
  const mails = await catchMails();
  onTestFinished(() => mails.close());

  expect(await checkMailServer(mails.url, { needsTls: false })).toMatchObject({ verdict: "good" });
  expect(mails.caught).toEqual([]);
});

test("a mail server that is gone is told in plain words", async () => {
  const mails = await catchMails();
  await mails.close();

  expect(await checkMailServer(mails.url, { needsTls: false })).toMatchObject({
    verdict: "wrong",
    text: expect.stringMatching(/cannot be used: nothing answers there\.$/),
  });
});

test("a mail server that refuses the password is told without the password", async () => {
  const server = new SMTPServer({
    allowInsecureAuth: true,
    disabledCommands: ["STARTTLS"],
    onAuth: (_auth, _session, done) => done(new Error("no")),
  });
  const { port, close } = await listenOnLoopback(server.server);
  onTestFinished(close);

  const { verdict, text } = await checkMailServer(`smtp://ann:s3cret-word@127.0.0.1:${port}`, { needsTls: false });

  expect({ verdict, text }).toEqual({ verdict: "wrong", text: expect.stringContaining("refuses the user or password") });
  expect(text).not.toContain("s3cret");
});

test("a mail server without TLS is told, where mails need it", async () => {
  const mails = await catchMails();
  onTestFinished(() => mails.close());

  expect(await checkMailServer(mails.url, { needsTls: true })).toMatchObject({
    verdict: "wrong",
    text: expect.stringMatching(/has no TLS, so it gets no mails/),
  });
});

test.each<[string, Script, string, RegExp]>([
  ["knows the model", respondsWith(200, JSON.stringify({ data: [{ id: "some/model" }] })), "good", /answers/],
  ["lists no models", respondsWith(404, "not here"), "good", /answers/],
  ["has other models", respondsWith(200, JSON.stringify({ data: [{ id: "another" }] })), "wrong", /no model some\/model/],
  ["refuses the key", respondsWith(401), "wrong", /refuses AI_API_KEY/],
  ["is broken", respondsWith(503), "wrong", /\(503\)/],
])("a gateway that %s", async (_what, script, verdict, text) => {
  expect(await tryGateway(script)).toEqual({ verdict, text: expect.stringMatching(text) });
});

test("a gateway that is gone is told in plain words, without the key", async () => {
  const gateway = await startFakeGateway();
  await gateway.stop();

  const { verdict, text } = await checkGateway({ ...settings, AI_BASE_URL: gateway.url });

  expect({ verdict, text }).toEqual({ verdict: "wrong", text: expect.stringMatching(/cannot be reached: nothing answers there\.$/) });
  expect(text).not.toContain("secret-key");
});

test.each([
  { what: "takes traces", status: 200, verdict: "good", text: /answers/ },
  { what: "refuses its key", status: 401, verdict: "wrong", text: /refuses OTEL_EXPORTER_OTLP_HEADERS/ },
  { what: "is another service", status: 404, verdict: "wrong", text: /takes no traces at \/v1\/traces/ },
  { what: "is broken", status: 503, verdict: "wrong", text: /\(503\)/ },
])("a collector that $what", async ({ status, verdict, text }) => {
  const collector = await collectTraces();
  onTestFinished(collector.close);
  collector.answerWith(status);

  const found = await checkCollector({ url: `${collector.url}/v1/traces`, headers: "x-key=s3cret%20key" });

  expect(found).toEqual({ verdict, text: expect.stringMatching(text) });
  expect(collector.headers[0]).toMatchObject({ "x-key": "s3cret key" });
});

test("a collector that is not there", async () => {
  const collector = await collectTraces();
  await collector.close();

  expect(await checkCollector({ url: `${collector.url}/v1/traces`, headers: null })).toEqual({
    verdict: "wrong",
    text: expect.stringMatching(/cannot be reached: nothing answers there\.$/),
  });
});

const release = { version: "1.2.3", build: "abcdef" };

test.each([
  { what: "takes them", status: 204, verdict: "good", text: /takes them\.$/ },
  { what: "knows no such address", status: 404, verdict: "wrong", text: /does not take them: the receiver answers with 404\.$/ },
])("a receiver of errors that $what", async ({ status, verdict, text }) => {
  const bodies: unknown[] = [];
  const server = createServer(async (request, response) => {
    bodies.push(await json(request));
    response.writeHead(status).end();
  });
  const { url, close } = await listenOnLoopback(server);
  onTestFinished(close);

  const found = await checkErrorReceiver({ url: `${url}/in?key=s3cret`, release });

  expect(found).toEqual({ verdict, text: expect.stringMatching(text) });
  expect(found.text).not.toContain("s3cret");
  expect(bodies).toEqual([expect.objectContaining({ event: "a trial of doctor", release })]);
});

test("a receiver of errors that is not there", async () => {
  const { url, close } = await listenOnLoopback(createServer());
  await close();

  expect(await checkErrorReceiver({ url, release })).toEqual({
    verdict: "wrong",
    text: expect.stringMatching(/does not take them: nothing answers there\.$/),
  });
});
