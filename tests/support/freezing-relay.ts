import { connect, createServer, type Socket } from "node:net";
import { listenOnLoopback } from "./listen-on-loopback.ts";

export interface FreezingRelay {
  port: number;
  /** From now on nothing passes, in either direction, and nothing is lost or refused. */
  freeze: () => void;
  /** What was held back arrives, also from whoever has hung up since. */
  thaw: () => void;
  close: () => Promise<void>;
}

/** Stands before a server of this machine that can stand still, as one whose machine or disk does. */
export async function openFreezingRelay(port: number): Promise<FreezingRelay> {
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const server = createServer({ allowHalfOpen: true }, (near) => {
    const far = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on("error", () => from.destroy()).on("close", () => sockets.delete(from));
      from.on("data", (chunk) => void to.write(chunk)).on("end", () => void to.end());
      if (isFrozen) from.pause();
    }
  });
  const { port: ownPort, close } = await listenOnLoopback(server);
  return {
    port: ownPort,
    freeze: () => {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw: () => {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await close();
    },
  };
}
