import type { Context } from "hono";
import { Refusal } from "#shared/refusal.ts";
import type { AppContext } from "./app-context.ts";

/** The fields of a form that a browser posts. Refuses as `readBody`. */
export async function readForm(c: Context<AppContext>, mostBytes: number): Promise<URLSearchParams> {
  return new URLSearchParams(await readBody(c, { type: "application/x-www-form-urlencoded", mostBytes }));
}

/**
 * A body as text, read no further than it may be long. Refuses with `unsupported_media_type` what calls itself something
 * else or is compressed, with `body_too_large`, and with `invalid_json` what is no UTF-8.
 */
export async function readBody(c: Context<AppContext>, { type, mostBytes }: { type: string; mostBytes: number }): Promise<string> {
  const given = (c.req.header("content-type") ?? "").split(";")[0]?.trim().toLowerCase();
  if (given !== type || c.req.header("content-encoding")) throw new Refusal("unsupported_media_type");
  return await readText(c.req.raw, mostBytes);
}

async function readText(request: Request, mostBytes: number): Promise<string> {
  if (Number(request.headers.get("content-length") ?? 0) > mostBytes) throw new Refusal("body_too_large");
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > mostBytes) throw new Refusal("body_too_large");
    chunks.push(chunk);
  }
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(Buffer.concat(chunks));
  } catch (cause) {
    throw new Refusal("invalid_json", { cause });
  }
}
