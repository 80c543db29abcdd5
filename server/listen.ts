import { getRequestListener } from "@hono/node-server";
import { createServer, type RequestListener } from "node:http";
import type { Socket } from "node:net";
import { OperatorFault } from "#shared/operator-fault.ts";
import type { Log } from "./log.ts";
import { followConnections } from "./open-connections.ts";

/** Requests of one connection that wait for their answers. */
const mostUnanswered = 4;

export type Fetch = (request: Request, bindings: object) => Response | Promise<Response>;

export interface Listening {
  port: number;
  /** Takes no new connection and waits until every answer is sent; false when time ran out first. */
  close: (withinMs: number) => Promise<boolean>;
}

interface ListenOptions {
  host: string;
  port: number;
  /** After so long without a byte in either direction a connection is closed: longer than any answer may be thought about. */
  silentForMs: number;
  log: Log;
  wrap?: (listener: RequestListener) => RequestListener;
}

/** Listens with time limits that a slow or silent client cannot stretch. */
export async function listen(fetch: Fetch, { host, port, silentForMs, log, wrap }: ListenOptions): Promise<Listening> {
  const answer = getRequestListener(fetch, {
    errorHandler: (error) => {
      log.warn({ err: error }, "unreadable request");
      return new Response(null, { status: 400 });
    },
  });
  const listener = refuseLongQueues((request, response) => void answer(request, response));
  const server = createServer({
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    connectionsCheckingInterval: 5_000,
    keepAliveTimeout: 10_000,
  });
  const connections = followConnections(server);
  server.on("request", wrap ? wrap(listener) : listener);
  // Whoever asks and then reads nothing would otherwise keep an answer in memory for good.
  server.setTimeout(silentForMs);
  await new Promise<void>((resolve, reject) => {
    server.once("listening", resolve).once("error", (error) => reject(explainListenFault(error, host, port)));
    server.listen(port, host);
  });
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : port,
    close: async (withinMs) => {
      const outOfTime = new Promise<boolean>((resolve) => setTimeout(resolve, withinMs, false).unref());
      const isAllAnswered = await Promise.race([connections.leave().then(() => true), outOfTime]);
      server.closeAllConnections();
      return isAllAnswered;
    },
  };
}

/**
 * One packet can hold a thousand requests, and each that is answered from a file would open it at once. Browsers wait for
 * an answer before they send the next request; whoever sends many more is hung up on.
 */
function refuseLongQueues(listener: RequestListener): RequestListener {
  const unanswered = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    const count = (unanswered.get(socket) ?? 0) + 1;
    if (count > mostUnanswered) return void socket.destroy();
    unanswered.set(socket, count);
    response.once("close", () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    listener(request, response);
  };
}

function explainListenFault(error: Error, host: string, port: number): Error {
  const code = "code" in error ? error.code : "";
  if (code === "EADDRINUSE")
    return new OperatorFault(`PORT ${port} is in use by another program; stop that one, or start with another PORT`, { cause: error });
  if (code === "EACCES")
    return new OperatorFault(`PORT ${port} needs more rights than this user has; choose one above 1023`, { cause: error });
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return new OperatorFault(`HOST ${host} is not an address of this machine`, { cause: error });
  return error;
}
