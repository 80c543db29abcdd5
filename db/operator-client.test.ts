import { once } from "node:events";
import { createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { OperatorFault } from "#shared/operator-fault.ts";
import { openOperatorClient } from "./operator-client.ts";

test("a database that takes the connection and says nothing is given up, with a reason", async () => {
  const silent = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void silent.close());
  await once(silent, "listening");
  const address = silent.address();
  if (address === null || typeof address === "string") throw new Error("no port");

  const opening = openOperatorClient(`postgres://ann:secret@127.0.0.1:${address.port}/gifts`, { connectionTimeoutMillis: 50 });

  const fault = new OperatorFault(
    `the database 127.0.0.1:${address.port}/gifts cannot be used: it does not answer in time; check the network between here and there`,
  );
  await expect(opening).rejects.toEqual(fault);
});
