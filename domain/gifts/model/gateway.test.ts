import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { connectGateway } from "#tests/support/connect-gateway.ts";
import {
  answers,
  asksToWait,
  breaksOffAfter,
  drips,
  fallsSilentAfter,
  floods,
  hangsUp,
  redirects,
  respondsWith,
  startFakeGateway,
  staysSilent,
  streams,
  streamsRaw,
  streamsTinyEvents,
  toEvent,
  type FakeGateway,
  type Script,
} from "#tests/support/fake-gateway.ts";
import type { Gateway, GatewayReport, GatewaySettings } from "./gateway.ts";

let service: FakeGateway;
beforeEach(async () => {
  service = await startFakeGateway();
});
afterEach(async () => {
  vi.useRealTimers();
  await service.stop();
});

const connect = ({ timeoutMs = 20_000, firstByteTimeoutMs = 10_000 } = {}) => connectGateway(service, { timeoutMs, firstByteTimeoutMs });

async function listen(gateway: Gateway, signal = new AbortController().signal): Promise<{ text: string; report: GatewayReport }> {
  const { texts, report } = gateway.ask("five ideas, please", signal);
  let text = "";
  for await (const piece of texts) text += piece;
  return { text, report: await report };
}

const ok = { outcome: "ok", fault: null, status: null };
const failed = (fault: string, status: number | null = null) => ({ outcome: "failed", fault, status });

test("the call carries the model, one message, the fixed settings and who we are", async () => {
  service.answerWith(streams("[]"));

  await listen(connect());

  const [request] = service.requests;
  expect(request).toMatchObject({
    method: "POST",
    path: "/api/v1/chat/completions",
    headers: { authorization: "Bearer secret-key", "http-referer": "https://gifts.example", "x-title": "Giftwright" },
  });
  expect(request?.body).toEqual({
    model: "glm",
    messages: [{ role: "user", content: "five ideas, please" }],
    chat_template_kwargs: { enable_thinking: false },
    temperature: 0.7,
    max_tokens: 2000,
    stream: true,
  });
});

test.each<[string, Script]>([
  ["a stream of events", streams("Hello, world")],
  ["a stream of single letters", streams("Hello, world", { pieceLength: 1 })],
  ["a stream without [DONE]", streams("Hello, world", { ending: "" })],
  ["a stream that goes on after [DONE]", streamsRaw(toEvent("Hello, world"), "data: [DONE]\n\n", toEvent(" again"))],
  ["comments between the events", streamsRaw(": working\n\n", toEvent("Hello, "), ": still working\n\n", toEvent("world"))],
  [
    "CRLF line ends, cut inside",
    streamsRaw(toEvent("Hello, ").replaceAll("\n", "\r\n").slice(0, -1), "\n", toEvent("world").replaceAll("\n", "\r\n")),
  ],
  ["an event cut in two", streamsRaw(toEvent("Hello, world").slice(0, 25), toEvent("Hello, world").slice(25))],
  ["a last event without a blank line", streamsRaw(toEvent("Hello, "), toEvent("world").trimEnd())],
  [
    "content given as parts",
    streamsRaw(
      toEvent([
        { type: "text", text: "Hello, " },
        { type: "thinking", thinking: "hm" },
      ]),
      toEvent([{ type: "text", text: "world" }]),
    ),
  ],
  ["events with other names and fields", streamsRaw(`event: completion\nid: 7\nretry: 100\n${toEvent("Hello, world")}`)],
  ["lines that are no JSON", streamsRaw("data: ping\n\n", toEvent("Hello, world"))],
  ["a usage event without choices", streamsRaw(toEvent("Hello, world"), 'data: {"choices":[],"usage":{}}\n\n', "data: [DONE]\n\n")],
  ["a plain JSON reply", answers("Hello, world")],
  ["a plain JSON reply in parts", answers([{ type: "text", text: "Hello, " }, "world"])],
  [
    "a plain JSON reply called text/plain",
    respondsWith(200, ' \n{"choices":[{"message":{"content":"Hello, world"}}]}', { "content-type": "text/plain" }),
  ],
  [
    "a compressed reply",
    respondsWith(200, gzipSync(toEvent("Hello, world")), { "content-encoding": "gzip", "content-type": "text/event-stream" }),
  ],
])("%s gives its text", async (_, script) => {
  service.answerWith(script);

  expect(await listen(connect())).toEqual({ text: "Hello, world", report: ok });
});

test("a stream that says it has finished is not waited for", async () => {
  const last = 'data: {"choices":[{"delta":{"content":""},"finish_reason":"stop"}]}\n\n';
  service.answerWith((response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write(toEvent("Hello") + last);
  });

  expect(await listen(connect())).toEqual({ text: "Hello", report: ok });
});

test.each<[string, Script, ReturnType<typeof failed>]>([
  ["silence before the first byte", staysSilent, failed("no_first_byte")],
  ["headers without a first byte", fallsSilentAfter(""), failed("no_first_byte")],
  ["silence in mid-stream", fallsSilentAfter("Hello"), failed("too_slow")],
  ["a slow drip", drips("x".repeat(3_000), 20), failed("too_slow")],
  ["a wrong key", respondsWith(401, '{"error":{"message":"No"}}'), failed("refused", 401)],
  ["no credit", respondsWith(402), failed("refused", 402)],
  ["an unknown address", respondsWith(404), failed("refused", 404)],
  ["a redirect", redirects, failed("refused", 307)],
  ["a server's fault, twice", respondsWith(500), failed("refused", 500)],
  ["a proxy's page", respondsWith(502, "<html>Bad gateway</html>"), failed("refused", 502)],
  ["a page with status 200", respondsWith(200, "<html>Welcome</html>", { "content-type": "text/html" }), failed("empty_reply")],
  ["an empty body", respondsWith(200), failed("empty_reply")],
  ["an empty content", answers(""), failed("empty_reply")],
  ["no content", answers(null), failed("empty_reply")],
  ["no choices", respondsWith(200, '{"choices":[]}'), failed("empty_reply")],
  ["JSON cut off", respondsWith(200, '{"choices":[{"mess'), failed("unreadable_reply")],
  ["an error object", respondsWith(200, '{"error":{"message":"No","code":403}}'), failed("error_reply", 403)],
  ["an error text", respondsWith(200, '{"error":"No"}'), failed("error_reply")],
  ["an error in mid-stream", streamsRaw(toEvent("Hello"), 'data: {"error":{"code":502}}\n\n', toEvent("more")), failed("error_reply", 502)],
  ["an error in a choice", streamsRaw('data: {"choices":[{"error":{"code":500},"delta":{"content":""}}]}\n\n'), failed("error_reply", 500)],
  ["an event called error", streamsRaw(toEvent("Hello"), "event: error\ndata: overloaded\n\n"), failed("error_reply")],
  ["a break in mid-stream", breaksOffAfter("Hello"), failed("connection_lost")],
  ["a lost connection, twice", hangsUp, failed("connection_lost")],
  ["5 MB of garbage", floods(5_000_000), failed("too_long")],
  ["5 MB of garbage said to be JSON", respondsWith(200, `{"x":"${"x".repeat(5_000_000)}"}`), failed("too_long")],
  ["5 MB packed into 5 KB", respondsWith(200, gzipSync("x".repeat(5_000_000)), { "content-encoding": "gzip" }), failed("too_long")],
  ["a million tiny events", streamsTinyEvents(1_000_000), failed("too_long")],
])("%s is reported and nothing is thrown", async (_, script, expected) => {
  service.answerWith(script);

  const { report } = await listen(connect({ timeoutMs: 800, firstByteTimeoutMs: 400 }));

  expect(report).toEqual(expected);
});

test("a closed port is a lost connection", async () => {
  await service.stop();

  expect((await listen(connect())).report).toEqual(failed("connection_lost"));
});

test.each<[string, Script]>([
  ["a lost connection", hangsUp],
  ["a server's fault", respondsWith(503)],
  ["too many requests", respondsWith(429, "", { "retry-after": "0" })],
  ["too many requests until a date gone by", respondsWith(429, "", { "retry-after": "Wed, 21 Oct 2015 07:28:00 GMT" })],
  ["a passing error in a 200", respondsWith(200, '{"error":{"code":503}}')],
])("after %s a second try is made", async (_, script) => {
  service.answerWith(script, streams("Hello"));

  expect(await listen(connect())).toEqual({ text: "Hello", report: ok });
  expect(service.requests).toHaveLength(2);
});

test.each<[string, Script]>([
  ["a refusal that lasts", respondsWith(401)],
  ["a text that was already given", breaksOffAfter("Hello")],
  ["a wait beyond the time that is left", respondsWith(429, "", { "retry-after": "60" })],
])("after %s no second try is made", async (_, script) => {
  service.answerWith(script, streams("Hello"));

  const { report } = await listen(connect());

  expect(report.outcome).toBe("failed");
  expect(service.requests).toHaveLength(1);
});

test("there is no third try", async () => {
  service.answerWith(respondsWith(500));

  await listen(connect());

  expect(service.requests).toHaveLength(2);
});

test("the service is given the time that it asks for", async () => {
  service.answerWith(asksToWait(1, streams("Hello")));

  expect(await listen(connect())).toEqual({ text: "Hello", report: ok });
});

test("after five failures in a row nothing is asked for half a minute, then one call finds out", async () => {
  service.answerWith(respondsWith(401));
  const gateway = connect();
  for (let failures = 0; failures < 5; failures += 1) await listen(gateway);
  expect(gateway.isPaused()).toBe(true);
  const paused = await listen(gateway);
  service.answerWith(streams("Hello"));
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 30_000 });

  const [back, meanwhile] = await Promise.all([listen(gateway), listen(gateway)]);

  expect(paused.report).toEqual(failed("paused"));
  expect(back.report).toEqual(ok);
  expect(meanwhile.report).toEqual(failed("paused"));
  expect(service.requests).toHaveLength(6);
});

test("a good reply in between starts the count of failures anew", async () => {
  const gateway = connect();
  const refusal = respondsWith(401);
  service.answerWith(refusal, refusal, refusal, refusal, streams("Hello"), refusal);
  for (let calls = 0; calls < 9; calls += 1) await listen(gateway);

  expect((await listen(gateway)).report).toEqual(failed("refused", 401));
});

test("a reader who goes away ends the call at once and counts as no failure", async () => {
  service.answerWith(fallsSilentAfter("Hello"));
  const gateway = connect();
  for (let readers = 0; readers < 6; readers += 1) {
    const reader = new AbortController();
    const { texts, report } = gateway.ask("", reader.signal);
    await texts[Symbol.asyncIterator]().next();
    reader.abort();
    expect(await report).toEqual(failed("reader_gone"));
  }

  expect(await Promise.all(service.requests.map(({ wasAborted }) => wasAborted))).toEqual(Array(6).fill(true));
});

test("a reader who goes away before the first byte ends the call at once", async () => {
  service.answerWith(staysSilent);
  const reader = new AbortController();
  const { report } = connect().ask("", reader.signal);
  await vi.waitUntil(() => service.requests.length === 1, { interval: 5 });

  reader.abort();

  expect(await report).toEqual(failed("reader_gone"));
  expect(await service.requests[0]?.wasAborted).toBe(true);
});

test("a reader who has enough ends the call, which is a success", async () => {
  service.answerWith(fallsSilentAfter("Hello"));
  const { texts, report } = connect().ask("", new AbortController().signal);

  for await (const text of texts) if (text !== "") break;

  expect(await report).toEqual(ok);
  expect(await service.requests[0]?.wasAborted).toBe(true);
});

const connectWith = (settings: Partial<GatewaySettings>) =>
  connectGateway(service, { timeoutMs: 20_000, firstByteTimeoutMs: 10_000, ...settings });
const listModels = () => service.requests.map(({ body }) => body.model);

test.each([
  ["has no more requests to give", respondsWith(429)],
  ["is overloaded", respondsWith(503)],
  ["is unknown", respondsWith(404)],
  ["costs more than there is", respondsWith(402)],
  ["says nothing", answers("")],
  ["answers with an error", respondsWith(200, '{"error":{"message":"No","code":502}}')],
])("when a model %s, the next one is asked", async (_, script) => {
  service.answerWith(script, streams("Hello"));

  const { text, report } = await listen(connectWith({ fallbackModels: ["second", "third"] }));

  expect({ text, report }).toEqual({ text: "Hello", report: ok });
  expect(listModels()).toEqual(["glm", "second"]);
});

test("a wrong key is not tried with another model", async () => {
  service.answerWith(respondsWith(401));

  await listen(connectWith({ fallbackModels: ["second"] }));

  expect(listModels()).toEqual(["glm"]);
});

test("when a model breaks off in mid-answer, no other one begins anew", async () => {
  service.answerWith(streamsRaw(toEvent("Hello"), 'data: {"error":{"code":502}}\n\n'));

  const { text } = await listen(connectWith({ fallbackModels: ["second"] }));

  expect(text).toBe("Hello");
  expect(listModels()).toEqual(["glm"]);
});

test("a service that refuses the switch for reasoning is asked without it", async () => {
  service.answerWith(respondsWith(400, '{"error":{"message":"unknown field"}}'), streams("Hello"));

  expect(await listen(connectWith({}))).toEqual({ text: "Hello", report: ok });

  expect(service.requests.map(({ body }) => "chat_template_kwargs" in body)).toEqual([true, false]);
});

test("further fields are sent, and change none of ours", async () => {
  service.answerWith(streams("[]"));

  await listen(connectWith({ extraBody: { enable_thinking: false, model: "another", max_tokens: 9, messages: [] } }));

  expect(service.requests[0]?.body).toMatchObject({
    enable_thinking: false,
    model: "glm",
    max_tokens: 2_000,
    messages: [{ role: "user", content: "five ideas, please" }],
  });
});

test("tokens are counted by model as the service tells them, and estimated where it does not", async () => {
  const told = 'data: {"choices":[],"usage":{"prompt_tokens":900,"completion_tokens":55}}\n\n';
  service.answerWith(respondsWith(503), streamsRaw(toEvent("Hello"), told, "data: [DONE]\n\n"), streams("x".repeat(400)));
  const gateway = connectWith({ fallbackModels: ["second"] });
  const ask = async () => {
    const { texts, report, usage } = gateway.ask("five ideas, please", new AbortController().signal);
    for await (const _ of texts) continue;
    await report;
    return usage;
  };

  expect(await ask()).toEqual([{ model: "second", promptTokens: 900, completionTokens: 55 }]);
  expect(await ask()).toEqual([{ model: "glm", promptTokens: 4.5, completionTokens: 100 }]);
});
