import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, expect, test } from "vitest";
import { listen, type Fetch, type Listening } from "./listen.ts";
import { createLog } from "../log/log.ts";

const ask = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";
let listening: Listening;

afterEach(() => listening.close(0));

async function connectTo(fetch: Fetch): Promise<Socket> {
  const log = createLog("silent", { readable: false });
  listening = await listen(fetch, { host: "127.0.0.1", port: 0, silentForMs: 300, log });
  const client = connect(listening.port, "127.0.0.1");
  await once(client, "connect");
  return client;
}

test("a client that asks and then reads nothing is not kept", async () => {
  const gone = Promise.withResolvers<void>();
  const moreThanBuffersHold = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(1024 * 1024)),
    cancel: () => gone.resolve(),
  });
  const client = await connectTo(() => new Response(moreThanBuffersHold));
  client.pause();

  client.write(ask);

  await expect(gone.promise).resolves.toBeUndefined();
  client.destroy();
});

test("a client that sends many requests without waiting for an answer is hung up on", async () => {
  let begun = 0;
  const client = await connectTo(() => {
    begun += 1;
    return new Promise<Response>(() => undefined);
  });

  client.resume().write(ask.repeat(100));
  await once(client, "close");

  expect(begun).toBe(4);
});

test.each([
  ["two hosts", "Host: localhost\r\nHost: evil.example\r\n"],
  ["one host twice, in another writing", "Host: localhost\r\nhOST: localhost\r\n"],
  ["no host", ""],
])("a request with %s is refused and its connection closed", async (_what, hosts) => {
  let asked = 0;
  const client = await connectTo(() => {
    asked += 1;
    return new Response("answered");
  });

  client.write(`GET / HTTP/1.1\r\n${hosts}\r\n`);
  const answer = await text(client);

  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(asked).toBe(0);
});

test("a connection is used again and again by a client that waits for its answers", async () => {
  const client = await connectTo(() => new Response("answered"));
  let answered = 0;

  while (answered < 20) {
    client.write(ask);
    if (String(await once(client, "data")).includes("answered")) answered += 1;
  }

  expect(client.destroyed).toBe(false);
  client.destroy();
});

test("an answer that is read slowly is sent whole although the server leaves meanwhile", async () => {
  const length = 20_000_000;
  const client = await connectTo(() => new Response(new Uint8Array(length)));
  client.write(ask);
  await once(client, "readable");

  const closed = listening.close(10_000);
  let received = 0;
  client.on("data", (data) => (received += data.byteLength));
  await once(client, "close");

  expect(received).toBeGreaterThan(length);
  expect(await closed).toBe(true);
});

test("a client that keeps asking on its connection is answered once more and then parted from by a server that leaves", async () => {
  const begun = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const client = await connectTo(async () => {
    begun.resolve();
    await held.promise;
    return new Response("answered");
  });
  client.write(ask);
  await begun.promise;

  const closed = listening.close(10_000);
  held.resolve();
  const [answer]: Buffer[] = await once(client, "data");

  expect(String(answer)).toMatch(/^connection: close/im);
  expect(await closed).toBe(true);
});

test("a connection on which an answer was begun is closed after it when the server leaves", async () => {
  const held = Promise.withResolvers<void>();
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode("begun")),
    pull: async (controller) => {
      await held.promise;
      controller.close();
    },
  });
  const client = await connectTo(() => new Response(body));
  client.write(ask);
  await once(client, "data");

  const closed = listening.close(10_000);
  held.resolve();
  await once(client.resume(), "end");

  expect(await closed).toBe(true);
});

test("a request that comes on an open connection just after the server began to leave is answered", async () => {
  const client = await connectTo(() => new Response("answered"));
  client.write(ask);
  await once(client, "data");

  const closed = listening.close(10_000);
  client.write(ask);
  const [answer]: Buffer[] = await once(client, "data");

  expect(String(answer)).toContain("answered");
  expect(await closed).toBe(true);
});
