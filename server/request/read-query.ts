import type { Context } from "hono";
import * as z from "zod/mini";
import { describeIssue } from "#shared/describe-issue.ts";
import { Refusal } from "#shared/refusal.ts";
import type { AppContext } from "../app-context.ts";

/** Parses the query with the schema; unknown parameters are dropped. Refuses with `validation_failed`. */
export function readQuery<Schema extends z.ZodMiniType>(c: Context<AppContext>, schema: Schema): z.output<Schema> {
  const parsed = z.safeParse(schema, c.req.query(), { reportInput: true });
  if (parsed.success) return parsed.data;
  throw new Refusal("validation_failed", { fields: parsed.error.issues.map(describeIssue) });
}

/** Parses a path parameter with the schema. Refuses with `not_found`, as nothing can have such a name. */
export function readName<Schema extends z.ZodMiniType>(c: Context<AppContext>, name: string, schema: Schema): z.output<Schema> {
  const parsed = z.safeParse(schema, c.req.param(name));
  if (!parsed.success) throw new Refusal("not_found");
  return parsed.data;
}

/** A whole number in a path, such as a revision. */
export const numberName = z.pipe(z.string().check(z.regex(/^\d{1,10}$/)), z.pipe(z.transform(Number), z.int32()));
