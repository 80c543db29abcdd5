import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** What answers at one address: nobody, somebody who says nothing, or a server. */
export type End = "nobody" | "silence" | { port: number };

export interface Relay {
  port: number;
  switchTo: (end: End) => Promise<void>;
  /** For new connections; those that are open stay where they are. */
  leadTo: (next: { port: number }) => void;
  close: () => Promise<void>;
}

/** An address that stays while what is behind it changes. */
export async function openRelay(): Promise<Relay> {
  const sockets = new Set<Socket>();
  let end: End = "nobody";
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => socket.destroy()).on("close", () => sockets.delete(socket));
    if (typeof end === "object") forward(socket, end.port);
  });
  const listen = async (port: number) => {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    if (address === null || typeof address === "string") throw new Error("no port");
    return address.port;
  };
  const hangUp = async () => {
    for (const socket of sockets) socket.destroy();
    if (!server.listening) return;
    server.close();
    await once(server, "close");
  };
  const port = await listen(0);
  await hangUp();
  return {
    port,
    switchTo: async (next) => {
      await hangUp();
      end = next;
      if (end !== "nobody") await listen(port);
    },
    leadTo: (next) => {
      end = next;
    },
    close: hangUp,
  };
}

function forward(socket: Socket, port: number): void {
  const other = connect(port, "127.0.0.1");
  other.on("error", () => socket.destroy()).on("close", () => socket.destroy());
  socket.on("close", () => other.destroy());
  socket.pipe(other).pipe(socket);
}
