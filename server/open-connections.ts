import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Server as PlainServer, type Socket } from "node:net";

/** So long an idle connection is still listened to: a proxy may be sending a request on it at this very moment. */
const partingMs = 500;

/**
 * Takes no new connection, and ends each that is open after its next answer, or when no request comes. Node's own way waits for
 * ever for a client that keeps asking, as a proxy does, and cuts off an answer that is written but not yet read.
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
