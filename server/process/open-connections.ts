import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Server as PlainServer, type Socket } from "node:net";

/** How long an idle connection stays open when leaving: a proxy may just be sending a request on it. */
const partingMs = 500;

/**
 * A graceful close: accepts no new connections, and ends each open one after its current answer or when it stays idle. Node's own
 * `close` waits for ever for clients that keep sending requests, as proxies do, and cuts off answers that are not yet read.
 */
export function followConnections(server: Server): { leave: () => Promise<void> } {
  const unanswered = new Map<Socket, Set<ServerResponse>>();
  let isLeaving = false;
  const partFrom = (socket: Socket) => {
    setTimeout(() => {
      if (unanswered.get(socket)?.size === 0) socket.destroySoon();
    }, partingMs);
  };
  server.on("connection", (socket: Socket) => {
    unanswered.set(socket, new Set());
    socket.once("close", () => unanswered.delete(socket));
  });
  server.on("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
    if (isLeaving) response.shouldKeepAlive = false;
    unanswered.get(socket)?.add(response);
    response.once("close", () => {
      unanswered.get(socket)?.delete(response);
      if (isLeaving) partFrom(socket);
    });
  });
  return {
    leave: async () => {
      isLeaving = true;
      const closed = new Promise<void>((resolve) => server.once("close", resolve));
      PlainServer.prototype.close.call(server);
      for (const [socket, responses] of unanswered) {
        for (const response of responses) if (!response.headersSent) response.shouldKeepAlive = false;
        partFrom(socket);
      }
      await closed;
    },
  };
}
