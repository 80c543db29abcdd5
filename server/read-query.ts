import type { Context } from "hono";
import * as z from "zod/mini";
import { describeIssue } from "#shared/describe-issue.ts";
import { Refusal } from "#shared/refusal.ts";
import type { AppContext } from "./app-context.ts";

/** The query of an address, parsed with the schema; unknown names are dropped. Refuses with `validation_failed`. */
export function readQuery<Schema extends z.ZodMiniType>(c: Context<AppContext>, schema: Schema): z.output<Schema> {
  const parsed = z.safeParse(schema, c.req.query(), { reportInput: true });
  if (parsed.success) return parsed.data;
  throw new Refusal("validation_failed", { fields: parsed.error.issues.map(describeIssue) });
}

/** Parses with the schema a part of an address that names a thing; what cannot name one refuses with `not_found`. */
export function readName<Schema extends z.ZodMiniType>(c: Context<AppContext>, name: string, schema: Schema): z.output<Schema> {
  const parsed = z.safeParse(schema, c.req.param(name));
  if (!parsed.success) throw new Refusal("not_found");
  return parsed.data;
}

/** A whole number in an address, such as a revision. */
export const numberName = z.pipe(z.string().check(z.regex(/^\d{1,10}$/)), z.pipe(z.transform(Number), z.int32()));
