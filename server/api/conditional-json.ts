import { createHash } from "node:crypto";
import type { Context } from "hono";
import type { AppContext } from "../app-context.ts";

/** Answers with public JSON and its `ETag`, or with 304 when the client holds the same. */
export function answerConditionalJson(c: Context<AppContext>, value: object): Response {
  const body = JSON.stringify(value);
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  c.header("Cache-Control", "no-cache");
  c.header("ETag", etag);
  const known = (c.req.header("if-none-match") ?? "").split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  if (known.includes(etag) || known.includes("*")) return c.body(null, 304);
  return c.body(body, 200, { "Content-Type": "application/json; charset=utf-8" });
}
