import type { Context } from "hono";
import { Refusal } from "#shared/refusal.ts";
import type { AppContext } from "../app-context.ts";
import { readForm } from "../request/read-body.ts";

/** Far more than any answer of a provider has; identity providers put certificates and groups in theirs. */
const mostBytes = 256 * 1024;

/** Reads a form that a provider has the browser post to us. */
export async function readProviderForm(c: Context<AppContext>): Promise<URLSearchParams> {
  const form = await readForm(c, mostBytes);
  if ([...form].flat().some((text) => text.includes("\0"))) throw new Refusal("validation_failed");
  return form;
}
