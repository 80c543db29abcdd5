import type { Context } from "hono";
import { limits } from "#shared/limits.ts";
import { Refusal } from "#shared/refusal.ts";
import type { AppContext } from "../app-context.ts";

/** The fields of a form that a browser posts. Refuses as `readBody`, and with `too_complex` more fields than any form has. */
export async function readForm(c: Context<AppContext>, mostBytes: number): Promise<URLSearchParams> {
  const text = await readBody(c, { type: "application/x-www-form-urlencoded", mostBytes });
  if (text.split("&", limits.bodyValues + 1).length > limits.bodyValues) throw new Refusal("too_complex");
  return new URLSearchParams(text);
}

/**
 * Reads a body as text, and no more of it than `mostBytes`. Refuses with `unsupported_media_type` another or a compressed type,
 * with `body_too_large`, with `body_too_slow`, and with `invalid_json` a body that is not UTF-8 or breaks off.
 */
export async function readBody(c: Context<AppContext>, { type, mostBytes }: { type: string; mostBytes: number }): Promise<string> {
  const given = (c.req.header("content-type") ?? "").split(";")[0]?.trim().toLowerCase();
  if (given !== type || c.req.header("content-encoding")) throw new Refusal("unsupported_media_type");
  const read = async () => await readText(c.req.raw, mostBytes);
  return await (c.get("awaitBody")?.(read) ?? read());
}

/**
 * Reads the file that is the body. Refuses with `unsupported_media_type` what is neither declared as one of a kind such as `image/` nor as
 * any bytes, with `body_too_large` and with `body_too_slow`.
 */
export async function readFile(
  c: Context<AppContext>,
  { kind, mostBytes }: { kind: string; mostBytes: number },
): Promise<Uint8Array<ArrayBuffer>> {
  const given = (c.req.header("content-type") ?? "").trim().toLowerCase();
  if ((!given.startsWith(kind) && given !== "application/octet-stream") || c.req.header("content-encoding"))
    throw new Refusal("unsupported_media_type");
  const read = async () => new Uint8Array(await readBytes(c.req.raw, mostBytes));
  return await (c.get("awaitBody")?.(read) ?? read());
}

async function readText(request: Request, mostBytes: number): Promise<string> {
  try {
    const bytes = await readBytes(request, mostBytes);
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch (cause) {
    throw cause instanceof Refusal ? cause : new Refusal("invalid_json", { cause });
  }
}

/** A body with a known length is read at once, which is several times as fast as in pieces. */
async function readBytes(request: Request, mostBytes: number): Promise<Uint8Array> {
  const told = request.headers.get("content-length");
  if (Number(told ?? 0) > mostBytes) throw new Refusal("body_too_large");
  const bytes = told === null ? await readPieces(request, mostBytes) : new Uint8Array(await request.arrayBuffer());
  if (bytes.byteLength > mostBytes) throw new Refusal("body_too_large");
  return bytes;
}

async function readPieces(request: Request, mostBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > mostBytes) throw new Refusal("body_too_large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
