import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { CaptchaProvider } from "#shared/captcha-providers.ts";
import { buildPagePolicy, closedPolicy, type Header } from "../middleware/security-headers.ts";

const smallestWorthIt = 1_024;
const brotliQuality = 10;
const inlineScript = /<script(?![^>]*\ssrc=)(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g;

export type Encoding = "br" | "gzip" | "identity";

/** The bytes of an answer in one encoding, with the headers that go with them as Node writes them: name, value, name, value. */
export interface Variant {
  etag: string;
  body: Buffer;
  headers: string[];
}

/** An answer that needs nothing but to be sent. */
export interface FinishedAnswer {
  status: number;
  /** Names the content, whatever its encoding. */
  digest: string;
  /** Without those of an encoding. */
  headers: readonly Header[];
  variants: { identity: Variant } & Partial<Record<Encoding, Variant>>;
}

export interface AnswerSurroundings {
  /** Headers of every answer. */
  headers: readonly Header[];
  /** Whose check pages may load. */
  captcha: CaptchaProvider | null;
}

/** Reads an answer to its end, hashes what its policy must name, and compresses it once. */
export async function finishAnswer(answer: Response, surroundings: AnswerSurroundings): Promise<FinishedAnswer> {
  const body = Buffer.from(await answer.arrayBuffer());
  const type = answer.headers.get("content-type") ?? "";
  const digest = createHash("sha256").update(String(answer.status)).update(body).digest("base64url").slice(0, 22);
  const headers = collectHeaders(answer, type.startsWith("text/html") ? body.toString() : null, surroundings);
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

/** The smallest form takes its time, so it is made after the first visitors were served. */
export async function addBrotli(answer: FinishedAnswer): Promise<void> {
  if (!answer.variants.gzip) return;
  const { body } = answer.variants.identity;
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength };
  answer.variants.br = buildVariant(answer, "br", await promisify(brotliCompress)(body, { params }));
}

export function countBytes({ variants }: FinishedAnswer): number {
  return Object.values(variants).reduce((sum, { body }) => sum + body.byteLength, 0);
}

/** Names of headers that are said in our own words, or that must not be said to everybody. */
const ownHeaders = new Set(["content-length", "set-cookie", "vary", "etag", "cache-control", "content-security-policy"]);

function collectHeaders({ headers }: Response, html: string | null, surroundings: AnswerSurroundings): Header[] {
  return [
    ...surroundings.headers.filter(([name]) => !headers.has(name)),
    ...[...headers].filter(([name]) => !ownHeaders.has(name)),
    ["cache-control", headers.get("cache-control") ?? "no-cache"],
    ["vary", "Accept-Encoding"],
    ["content-security-policy", html === null ? closedPolicy : buildPagePolicy(hashScripts(html), surroundings.captcha)],
  ];
}

function hashScripts(html: string): string[] {
  return [...html.matchAll(inlineScript)].map(([, source = ""]) => `'sha256-${createHash("sha256").update(source).digest("base64")}'`);
}

function buildVariant({ digest, headers }: Pick<FinishedAnswer, "digest" | "headers">, encoding: Encoding, body: Buffer): Variant {
  // Each form has a tag of its own: a strong one promises the same bytes.
  const etag = encoding === "identity" ? `"${digest}"` : `"${digest}.${encoding}"`;
  const own = ["etag", etag, "content-length", String(body.byteLength), ...(encoding === "identity" ? [] : ["content-encoding", encoding])];
  return { etag, body, headers: [...headers.flat(), ...own] };
}

function isWorthCompressing(type: string, body: Buffer): boolean {
  return body.byteLength >= smallestWorthIt && /^text\/|json|xml|javascript|svg/.test(type);
}
