import type { Context } from "hono";
import { limits } from "#shared/limits.ts";
import { Refusal } from "#shared/refusal.ts";
import type { AppContext } from "../app-context.ts";

/** The request's `Idempotency-Key`; `null` without one. Refuses with `idempotency_key_invalid`. */
export function readIdempotencyKey(c: Context<AppContext>): string | null {
  const key = c.req.header("idempotency-key");
  if (key === undefined) return null;
  if (!/^[\x21-\x7e]+$/.test(key) || key.length > limits.idempotencyKey) throw new Refusal("idempotency_key_invalid");
  return key;
}

export const idempotencyKeyParameter = {
  in: "header" as const,
  name: "Idempotency-Key",
  required: false,
  schema: { type: "string" as const, maxLength: limits.idempotencyKey },
  description: "The same key and body within 24 hours give the stored answer and count once.",
};
