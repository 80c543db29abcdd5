import type { Context } from "hono";
import * as z from "zod/mini";
import { limits } from "#shared/limits.ts";
import { describeIssue } from "#shared/describe-issue.ts";
import { Refusal, type FieldFault } from "#shared/refusal.ts";
import type { AppContext } from "./app-context.ts";
import { readBody } from "./read-body.ts";

/**
 * Reads a JSON body of at most `mostBytes` and parses it with the schema. Refuses with `unsupported_media_type`,
 * `body_too_large`, `invalid_json`, or `validation_failed` and the path of each faulty field.
 */
export async function readJsonBody<Schema extends z.ZodMiniType>(
  c: Context<AppContext>,
  schema: Schema,
  mostBytes: number,
): Promise<z.output<Schema>> {
  const parsed = z.safeParse(schema, parseJson(await readJsonText(c, mostBytes)), { reportInput: true });
  if (parsed.success) return parsed.data;
  throw new Refusal("validation_failed", { fields: parsed.error.issues.map(describeIssue) });
}

/** The text of a body that is declared as JSON. */
export async function readJsonText(c: Context<AppContext>, mostBytes: number): Promise<string> {
  return await readBody(c, { type: "application/json", mostBytes });
}

/** Parses JSON. Refuses with `invalid_json`, or with `validation_failed` what PostgreSQL cannot store and what is too deep or too large. */
export function parseJson(text: string): unknown {
  const value = parseAnyJson(text);
  const faults = listTextFaults(value);
  if (faults.length > 0) throw new Refusal("validation_failed", { fields: faults });
  return value;
}

function parseAnyJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Refusal("invalid_json", { cause });
  }
}

interface Node {
  value: unknown;
  path: string;
  depth: number;
}

/** NUL and lone surrogates, which PostgreSQL cannot store; too deep nesting and too many keys. */
function listTextFaults(root: unknown): FieldFault[] {
  const faults: FieldFault[] = [];
  const open: Node[] = [{ value: root, path: "", depth: 0 }];
  let keys = 0;
  for (let node = open.pop(); node; node = open.pop()) {
    const { value, path, depth } = node;
    if (typeof value === "string" && !isStorable(value)) faults.push({ path, code: "invalid_characters" });
    if (typeof value !== "object" || value === null) continue;
    const children = Object.entries(value);
    keys += children.length;
    if (children.some(([key]) => !isStorable(key))) faults.push({ path, code: "invalid_characters" });
    if (depth >= limits.bodyNesting || keys > limits.bodyKeys) return [{ path, code: "invalid" }];
    open.push(
      ...children.map(([key, child]) => ({
        value: child,
        path: path ? `${path}.${key.slice(0, 100)}` : key.slice(0, 100),
        depth: depth + 1,
      })),
    );
  }
  return faults;
}

function isStorable(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}
