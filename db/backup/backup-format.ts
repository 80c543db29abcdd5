import * as z from "zod";
import { findPictureFile } from "#shared/pictures.ts";
import { OperatorFault } from "#shared/operator-fault.ts";

// A backup is one gzip stream of JSON lines; some lines announce a number of raw bytes that follow them.

/** 2: with the files of pictures. */
export const formatVersion = 2;

const tableSchema = z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()) });
export type BackupTable = z.output<typeof tableSchema>;

const headSchema = z.object({
  kind: z.literal("giftwright-backup"),
  version: z.number(),
  createdAt: z.string(),
  /** Migrations that the schema had seen, by the digest of their text. */
  migrations: z.array(z.object({ hash: z.string(), createdAt: z.number() })),
});
export type BackupHead = z.output<typeof headSchema>;

const entrySchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("table"), table: tableSchema }),
  /** Rows of the table before it, as `COPY` writes them. */
  z.object({ kind: z.literal("rows"), bytes: z.int().min(1) }),
  z.object({ kind: z.literal("table-end"), rows: z.int().min(0) }),
  z.object({ kind: z.literal("file"), name: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/), bytes: z.int().min(0) }),
  /** A file of the picture store. */
  z.object({
    kind: z.literal("picture"),
    path: z.string().refine((path) => findPictureFile(`/media/${path}`) === path),
    bytes: z.int().min(0),
  }),
  z.object({ kind: z.literal("end") }),
]);
export type BackupEntry = z.output<typeof entrySchema>;

export function formatLine(line: BackupHead | BackupEntry): string {
  return `${JSON.stringify(line)}\n`;
}

const newline = 0x0a;
const longestLine = 1_000_000;
const foreign = "this is no backup of Giftwright, or a damaged one";

/** Reads a backup from its beginning to its end; throws an `OperatorFault` where it is damaged. */
export class BackupReader {
  readonly #chunks: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(chunks: AsyncIterable<Buffer>) {
    this.#chunks = chunks[Symbol.asyncIterator]();
  }

  async readHead(): Promise<BackupHead> {
    const head = headSchema.safeParse(await this.#readLine());
    if (!head.success) throw new OperatorFault(foreign);
    if (head.data.version > formatVersion)
      throw new OperatorFault("this backup was made by a newer version of Giftwright; update this one first");
    return head.data;
  }

  async readEntry(): Promise<BackupEntry> {
    const entry = entrySchema.safeParse(await this.#readLine());
    if (!entry.success) throw new OperatorFault(foreign);
    return entry.data;
  }

  /** The raw bytes that follow an entry, in pieces. */
  async *readBytes(count: number): AsyncGenerator<Buffer> {
    let missing = count;
    while (missing > 0) {
      if (this.#rest.length === 0) await this.#readMore();
      const piece = this.#rest.subarray(0, missing);
      this.#rest = this.#rest.subarray(piece.length);
      missing -= piece.length;
      yield piece;
    }
  }

  async #readLine(): Promise<unknown> {
    let end = this.#rest.indexOf(newline);
    while (end === -1) {
      if (this.#rest.length > longestLine) throw new OperatorFault(foreign);
      await this.#readMore();
      end = this.#rest.indexOf(newline);
    }
    const line = this.#rest.subarray(0, end).toString();
    this.#rest = this.#rest.subarray(end + 1);
    try {
      return JSON.parse(line);
    } catch (cause) {
      throw new OperatorFault(foreign, { cause });
    }
  }

  async #readMore(): Promise<void> {
    const { value, done } = await this.#chunks.next().catch((cause: unknown) => {
      if (cause instanceof OperatorFault) throw cause;
      throw new OperatorFault("the file breaks off or is damaged: it cannot be unpacked", { cause });
    });
    if (done) throw new OperatorFault("the file breaks off before its end");
    this.#rest = this.#rest.length === 0 ? value : Buffer.concat([this.#rest, value]);
  }
}
