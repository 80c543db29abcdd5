import { AwsClient } from "aws4fetch";
import { OperatorFault } from "#shared/operator-fault.ts";

/** A bucket of any service that speaks S3. What it refuses is thrown as an `OperatorFault` that names it. */
export interface Bucket {
  put: (name: string, body: Blob, options?: { type?: string; withinMs?: number }) => Promise<void>;
  /** `null` when there is no such object. */
  get: (name: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  /** The names that begin so. */
  list: (beginning: string) => Promise<string[]>;
  remove: (name: string) => Promise<void>;
}

/** At `https://key:secret@host/bucket/prefix?region=…`. Each request is refused or answered within a minute. */
export function openBucket(address: string): Bucket {
  const { origin, pathname, username, password, searchParams } = new URL(address);
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    service: "s3",
    region: searchParams.get("region") ?? "us-east-1",
    retries: 3,
  });
  const [bucket = "", ...folders] = pathname.split("/").filter(Boolean);
  const prefix = folders.map((folder) => `${folder}/`).join("");
  const ask = async (path: string, init: RequestInit, withinMs = 60_000) =>
    await client.fetch(`${origin}/${bucket}${path}`, { ...init, signal: AbortSignal.timeout(withinMs) });
  const accept = async (answer: Response) => {
    if (answer.ok) return answer;
    throw new OperatorFault(`the bucket ${new URL(origin).host}/${bucket} refuses: ${answer.status} ${await readCode(answer)}`);
  };
  return {
    put: async (name, body, { type, withinMs } = {}) => {
      const headers = type === undefined ? {} : { "Content-Type": type };
      await accept(await ask(`/${prefix}${name}`, { method: "PUT", body, headers }, withinMs));
    },
    get: async (name) => {
      const answer = await ask(`/${prefix}${name}`, { method: "GET" });
      return answer.status === 404 ? null : new Uint8Array(await (await accept(answer)).arrayBuffer());
    },
    list: async (beginning) => {
      const query = new URLSearchParams({ "list-type": "2", prefix: `${prefix}${beginning}` });
      const text = await (await accept(await ask(`?${query.toString()}`, { method: "GET" }))).text();
      return [...text.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = ""]) => key.slice(prefix.length));
    },
    remove: async (name) => {
      await accept(await ask(`/${prefix}${name}`, { method: "DELETE" }));
    },
  };
}

async function readCode(answer: Response): Promise<string> {
  return /<Code>([\w.]{1,60})<\/Code>/.exec(await answer.text())?.[1] ?? "";
}
