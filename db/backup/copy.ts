import { once } from "node:events";
import type { Duplex, Writable } from "node:stream";
import type pg from "pg";

// `pg` passes the messages of a COPY to the active query and can answer them; its types do not mention it.
interface CopyConnection {
  readonly stream: Duplex;
  sendCopyFromChunk: (chunk: Buffer) => void;
  endCopyFrom: () => void;
  sendCopyFail: (reason: string) => void;
}

interface CopyHandlers {
  handleCopyData?: (message: { chunk: Buffer }, connection: CopyConnection) => void;
  handleCopyInResponse?: (connection: CopyConnection) => void;
}

/** Runs `COPY … TO STDOUT` and writes each row to the sink, with back pressure. Returns the number of rows. */
export async function copyOut(client: pg.Client, statement: string, sink: Writable): Promise<number> {
  return await runCopy(client, statement, {
    handleCopyData: ({ chunk }, { stream }) => {
      // The chunk is a view of the connection's buffer, which the next message overwrites.
      if (sink.write(Buffer.from(chunk)) || stream.isPaused()) return;
      stream.pause();
      sink.once("drain", () => stream.resume());
    },
  });
}

/** Runs `COPY … FROM STDIN` with the bytes of the source. Returns the number of rows. */
export async function copyIn(client: pg.Client, statement: string, source: AsyncIterable<Buffer>): Promise<number> {
  let failure: unknown = null;
  const feed = async (connection: CopyConnection) => {
    try {
      for await (const chunk of source) {
        connection.sendCopyFromChunk(chunk);
        if (connection.stream.writableNeedDrain) await once(connection.stream, "drain");
      }
      connection.endCopyFrom();
    } catch (error) {
      failure = error;
      connection.sendCopyFail("the source failed");
    }
  };
  try {
    return await runCopy(client, statement, { handleCopyInResponse: (connection) => void feed(connection) });
  } catch (error) {
    throw failure ?? error;
  }
}

/** Handles the server's other messages about a COPY: the number of rows, the end, errors. */
async function runCopy(client: pg.Client, statement: string, handlers: CopyHandlers): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  let rows = 0;
  client.query({
    submit: (connection: pg.Connection) => connection.query(statement),
    handleCommandComplete: ({ text }: { text: string }) => {
      rows = Number(text.split(" ")[1]);
    },
    handleReadyForQuery: () => resolve(rows),
    handleError: (error: Error) => reject(error),
    ...handlers,
  });
  return await promise;
}
