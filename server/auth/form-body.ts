import type { Context } from "hono";
import { Refusal } from "#shared/refusal.ts";
import type { AppContext } from "../app-context.ts";
import { readText } from "../json-body.ts";

const mostBytes = 1024 * 1024;

/** A form that a provider lets the browser post to us. */
export async function readForm(c: Context<AppContext>): Promise<URLSearchParams> {
  const type = (c.req.header("content-type") ?? "").split(";")[0]?.trim().toLowerCase();
  if (type !== "application/x-www-form-urlencoded" || c.req.header("content-encoding")) throw new Refusal("unsupported_media_type");
  const form = new URLSearchParams(await readText(c.req.raw, mostBytes));
  if ([...form].flat().some((text) => text.includes("\0") || !text.isWellFormed())) throw new Refusal("validation_failed");
  return form;
}
