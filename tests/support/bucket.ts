import { createHash, createHmac } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { openPictureStore, type PictureStore } from "#db/picture-store.ts";
import { listenOnLoopback } from "./listen-on-loopback.ts";

const key = "test-key";
const secret = "a/secret+of=tests";

export interface Bucket {
  /** As in `BACKUP_S3_URL`. */
  address: string;
  objects: Map<string, Buffer>;
  close: () => Promise<void>;
}

/** A service that speaks as much of S3 as backups and pictures need, and checks the signature (version 4) of each request. */
export async function openTestBucket(): Promise<Bucket> {
  const objects = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://bucket");
    if (!isSigned(request)) return response.writeHead(403).end("<Error><Code>SignatureDoesNotMatch</Code></Error>");
    const name = decodeURIComponent(pathname.replace(/^\/backups\/?/, ""));
    if (request.method === "PUT") objects.set(name, body);
    if (request.method === "DELETE") objects.delete(name);
    if (request.method === "GET" && name !== "" && !objects.has(name))
      return response.writeHead(404).end("<Error><Code>NoSuchKey</Code></Error>");
    const isList = searchParams.get("list-type") === "2";
    const keys = [...objects.keys()].filter((one) => one.startsWith(searchParams.get("prefix") ?? ""));
    const list = `<ListBucketResult>${keys.map((one) => `<Contents><Key>${one}</Key></Contents>`).join("")}</ListBucketResult>`;
    return response.writeHead(200).end(isList ? list : (objects.get(name) ?? ""));
  });
  const { port, close } = await listenOnLoopback(server);
  const login = `${key}:${encodeURIComponent(secret)}`;
  return { address: `http://${login}@127.0.0.1:${port}/backups/gifts?region=eu-central-1`, objects, close };
}

/** The store of pictures in this folder, or in the bucket at this address. */
export function openTestStore(place: { folder: string } | { bucket: string }): PictureStore {
  return openPictureStore({ bucket: null, folder: "unused", ...place });
}

function isSigned({ method, url = "/", headers }: IncomingMessage): boolean {
  const found = /Credential=([^/]+)\/(\d+)\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)/.exec(
    headers.authorization ?? "",
  );
  const [, user, day = "", region = "", names = "", signature] = found ?? [];
  const { pathname, searchParams } = new URL(url, "http://bucket");
  searchParams.sort();
  const signed = names.split(";").map((name) => `${name}:${String(headers[name])}\n`);
  const query = searchParams.toString().replaceAll("+", "%20");
  const canonical = [method, pathname, query, signed.join(""), names, headers["x-amz-content-sha256"]].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ["AWS4-HMAC-SHA256", headers["x-amz-date"], scope, createHash("sha256").update(canonical).digest("hex")].join("\n");
  const hmac = (by: string | Buffer, text: string) => createHmac("sha256", by).update(text).digest();
  const signing = ["s3", "aws4_request"].reduce(hmac, hmac(hmac(`AWS4${secret}`, day), region));
  return user === key && hmac(signing, toSign).toString("hex") === signature;
}
