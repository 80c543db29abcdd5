import type { Context } from "hono";
import * as z from "zod/mini";
import { describeIssue } from "#shared/describe-issue.ts";
import { Refusal, type FieldFault } from "#shared/refusal.ts";
import type { AppContext } from "../app-context.ts";
import { isTooIntricate } from "./json-shape.ts";
import { readBody } from "./read-body.ts";

/**
 * Reads a JSON body of at most `mostBytes` and parses it with the schema. Refuses with `unsupported_media_type`,
 * `body_too_large`, `too_complex`, `invalid_json`, or `validation_failed` and the path of each faulty field.
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

/**
 * Parses JSON. Refuses with `too_complex` what is nested too deep or has too many values, before it is parsed; with `invalid_json`; and with
 * `validation_failed` what PostgreSQL cannot store.
 */
export function parseJson(text: string): unknown {
  if (isTooIntricate(text)) throw new Refusal("too_complex");
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
}

/** NUL and lone surrogates, which PostgreSQL cannot store. */
function listTextFaults(root: unknown): FieldFault[] {
  const faults: FieldFault[] = [];
  const open: Node[] = [{ value: root, path: "" }];
  for (let node = open.pop(); node; node = open.pop()) {
    const { value, path } = node;
    if (typeof value === "string" && !isStorable(value)) faults.push({ path, code: "invalid_characters" });
    if (typeof value !== "object" || value === null) continue;
    const children = Object.entries(value);
    if (children.some(([key]) => !isStorable(key))) faults.push({ path, code: "invalid_characters" });
    open.push(...children.map(([key, child]) => ({ value: child, path: [path, key.slice(0, 100)].filter(Boolean).join(".") })));
  }
  return faults;
}

function isStorable(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}
