import { once } from "node:events";
import { connect } from "node:net";
import { afterEach, expect, test } from "vitest";
import { listen, type Listening } from "./listen.ts";
import { createLog } from "./log.ts";

let listening: Listening;

afterEach(() => listening.close(0));

test("a client that asks and then reads nothing is not kept", async () => {
  const gone = Promise.withResolvers<void>();
  const moreThanBuffersHold = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(1024 * 1024)),
    cancel: () => gone.resolve(),
  });
  const log = createLog("silent", { readable: false });
  const answer = () => new Response(moreThanBuffersHold);
  listening = await listen(answer, { host: "127.0.0.1", port: 0, silentForMs: 200, log });
  const client = connect(listening.port, "127.0.0.1");
  client.pause();
  await once(client, "connect");

  client.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");

  await expect(gone.promise).resolves.toBeUndefined();
  client.destroy();
});
