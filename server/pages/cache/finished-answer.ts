import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { closedPolicy, type Header } from "../../middleware/security-headers.ts";

const smallestWorthIt = 1_024;
const brotliQuality = 10;

export type Encoding = "br" | "gzip" | "identity";

/** The bytes of an answer in one encoding and its headers. */
export interface Variant {
  etag: string;
  body: Buffer<ArrayBuffer>;
  headers: Readonly<Record<string, string>>;
}

/** An answer that is ready to be sent. */
export interface FinishedAnswer {
  status: number;
  /** Identifies the content, whatever its encoding. */
  digest: string;
  /** Those that all encodings share. */
  headers: readonly Header[];
  variants: { identity: Variant } & Partial<Record<Encoding, Variant>>;
}

/** Reads a response to its end, adds the headers of every answer, and compresses it once. */
export async function finishAnswer(answer: Response, everywhere: readonly Header[]): Promise<FinishedAnswer> {
  const body = Buffer.from(await answer.arrayBuffer());
  const type = answer.headers.get("content-type") ?? "";
  const digest = createHash("sha256").update(String(answer.status)).update(body).digest("base64url").slice(0, 22);
  const headers = collectHeaders(answer, everywhere);
  const finished: FinishedAnswer = {
    status: answer.status,
    digest,
    headers,
    variants: { identity: buildVariant({ digest, headers }, "identity", body) },
  };
  if (isWorthCompressing(type, body)) {
    finished.variants.gzip = buildVariant(finished, "gzip", await promisify(gzip)(body));
  }
  return finished;
}

/** The answer with the Brotli encoding, too. It takes longest, so it is made after the first visitors were served. */
export async function addBrotli(answer: FinishedAnswer): Promise<FinishedAnswer> {
  if (!answer.variants.gzip) return answer;
  const { body } = answer.variants.identity;
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength };
  const br = buildVariant(answer, "br", await promisify(brotliCompress)(body, { params }));
  return { ...answer, variants: { ...answer.variants, br } };
}

export function countBytes({ variants }: FinishedAnswer): number {
  return Object.values(variants).reduce((sum, { body }) => sum + body.byteLength, 0);
}

/** Headers that are set here, or that must not be shared between visitors. */
const ownHeaders = new Set(["content-length", "set-cookie", "vary", "etag", "cache-control", "content-security-policy"]);

function collectHeaders({ headers }: Response, everywhere: readonly Header[]): Header[] {
  return [
    ...everywhere.filter(([name]) => !headers.has(name)),
    ...[...headers].filter(([name]) => !ownHeaders.has(name)),
    ["cache-control", headers.get("cache-control") ?? "no-cache"],
    ["vary", "Accept-Encoding"],
    ["content-security-policy", headers.get("content-security-policy") ?? closedPolicy],
  ];
}

function buildVariant(
  { digest, headers }: Pick<FinishedAnswer, "digest" | "headers">,
  encoding: Encoding,
  body: Buffer<ArrayBuffer>,
): Variant {
  // Each encoding has its own tag: a strong tag promises the same bytes.
  const etag = encoding === "identity" ? `"${digest}"` : `"${digest}.${encoding}"`;
  const coding: Header[] = encoding === "identity" ? [] : [["content-encoding", encoding]];
  return { etag, body, headers: Object.fromEntries([...headers, ["etag", etag], ["content-length", String(body.byteLength)], ...coding]) };
}

function isWorthCompressing(type: string, body: Buffer): boolean {
  return body.byteLength >= smallestWorthIt && /^text\/|json|xml|javascript|svg/.test(type);
}
