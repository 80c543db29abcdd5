import type { Context } from "hono";
import { Refusal } from "#shared/refusal.ts";
import type { AppContext } from "../app-context.ts";
import { readForm } from "../read-body.ts";
import { mostBytes } from "./request.ts";

/** Reads a form that a provider has the browser post to us. */
export async function readProviderForm(c: Context<AppContext>): Promise<URLSearchParams> {
  const form = await readForm(c, mostBytes);
  if ([...form].flat().some((text) => text.includes("\0"))) throw new Refusal("validation_failed");
  return form;
}
