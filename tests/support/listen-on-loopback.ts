import { once } from "node:events";
import { Server as HttpServer } from "node:http";
import { Server as HttpsServer } from "node:https";
import type { Server } from "node:net";

interface ListeningServer {
  port: number;
  url: string;
  /** Cuts off whoever is connected still. */
  close: () => Promise<void>;
}

/** Lets a server answer at a free port of this machine. */
export async function listenOnLoopback(server: Server): Promise<ListeningServer> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("a listening server has a port");
  const close = async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    if (server instanceof HttpServer || server instanceof HttpsServer) server.closeAllConnections();
    await closed;
  };
  return { port: address.port, url: `http://127.0.0.1:${address.port}`, close };
}
