import { getRequestListener } from "@hono/node-server";
import { createServer, type RequestListener } from "node:http";
import type { Socket } from "node:net";
import { OperatorFault } from "#shared/operator-fault.ts";
import type { Log } from "../log/log.ts";
import { followConnections } from "./open-connections.ts";

/** Per connection. */
const mostUnanswered = 4;

export type Fetch = (request: Request, bindings: object) => Response | Promise<Response>;

export interface Listening {
  port: number;
  /** Accepts no new connections and waits until every answer is sent; false when the time ran out first. */
  close: (withinMs: number) => Promise<boolean>;
}

interface ListenOptions {
  host: string;
  port: number;
  /** A connection without traffic in either direction is closed after this time, which must exceed the slowest answer. */
  silentForMs: number;
  log: Log;
  wrap?: (listener: RequestListener) => RequestListener;
}

/** Listens with time limits against slow and silent clients. */
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
  server.on("request", refuseTwoHosts(wrap ? wrap(listener) : listener));
  // Otherwise a client that never reads its answer would keep it in memory for good.
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

/** Throws an `OperatorFault` when another program listens there already. */
export async function ensurePortIsFree(host: string, port: number): Promise<void> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once("listening", resolve).once("error", (error) => reject(explainListenFault(error, host, port)));
    server.listen(port, host);
  });
  await new Promise((resolve) => server.close(resolve));
}

/**
 * Closes connections that pipeline more than a few requests: one packet can hold a thousand, each of which could open a
 * file at once. Browsers wait for an answer before they send the next request.
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

/** RFC 9112, section 3.2: of two hosts a proxy may have read the other. Node refuses requests with none, and gives us the first of two. */
function refuseTwoHosts(listener: RequestListener): RequestListener {
  return (request, response) => {
    if ((request.headersDistinct["host"]?.length ?? 0) < 2) return listener(request, response);
    response.writeHead(400, { Connection: "close" }).end();
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
