import * as z from "zod/mini";
import { describeIssue } from "#shared/describe-issue.ts";
import type { FieldFault } from "#shared/refusal.ts";

export type Checked<Input, Name> = { input: Input } | { faults: (FieldFault & { field: Name })[] };

/** Checks what a form would send by the schema that the server uses, and assigns each fault to its field. */
export function checkFields<Schema extends z.ZodMiniType, Name extends string>(
  schema: Schema,
  sent: unknown,
  names: readonly Name[],
): Checked<z.output<Schema>, Name> {
  const parsed = z.safeParse(schema, sent, { reportInput: true });
  if (parsed.success) return { input: parsed.data };
  return {
    faults: parsed.error.issues.map(describeIssue).flatMap((fault) => {
      const field = findField(fault.path, names);
      return field === null ? [] : [{ ...fault, field }];
    }),
  };
}

/** The field that a path of the API belongs to: `tags` for `tags.3`. */
export function findField<Name extends string>(path: string, names: readonly Name[]): Name | null {
  const [root] = path.split(".");
  return names.find((name) => name === root) ?? null;
}

/** Completes stored fields, which may be of another version of the form; values that are no text are ignored. */
export function mendFields<Name extends string, Fields extends Record<Name, string>>(
  names: readonly Name[],
  found: Record<string, unknown>,
  fallback: Fields,
): Fields {
  const texts = names.flatMap((name) => (typeof found[name] === "string" ? [[name, found[name]] as const] : []));
  return { ...fallback, ...Object.fromEntries(texts) };
}
