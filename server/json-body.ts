import type { Context } from "hono";
import * as z from "zod/mini";
import { limits } from "#shared/limits.ts";
import { describeIssue } from "#shared/describe-issue.ts";
import { Refusal, type FieldFault } from "#shared/refusal.ts";
import type { AppContext } from "./app-context.ts";

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

/** The text of a body that calls itself JSON. */
export async function readJsonText(c: Context<AppContext>, mostBytes: number): Promise<string> {
  const type = (c.req.header("content-type") ?? "").split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json" || c.req.header("content-encoding")) throw new Refusal("unsupported_media_type");
  return await readText(c.req.raw, mostBytes);
}

/** Parses what PostgreSQL can store and a reader can bear; refuses the rest. */
export function parseJson(text: string): unknown {
  const value = parseAnyJson(text);
  const faults = listTextFaults(value);
  if (faults.length > 0) throw new Refusal("validation_failed", { fields: faults });
  return value;
}

/** A body as text, read no further than it may be long. */
export async function readText(request: Request, mostBytes: number): Promise<string> {
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

/** What PostgreSQL cannot store or a reader cannot bear: NUL, lone surrogates, deep nesting, too many keys. */
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
