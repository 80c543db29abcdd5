import type { Context, Hono } from "hono";
import { generateSpecs } from "hono-openapi";
import { apiAccess, type Access } from "../access.ts";
import type { AppContext } from "../app-context.ts";
import { describeProblem } from "./answers.ts";

const methods = ["get", "post", "put", "delete"] as const;
type Method = (typeof methods)[number];

/** The OpenAPI document, generated from the schemas that validate requests. */
export const openApi = (api: Hono<AppContext>, publicUrl: string) => {
  let document: Promise<object> | null = null;
  return async (c: Context<AppContext>) => c.json(await (document ??= describeApi(api, publicUrl)));
};

async function describeApi(api: Hono<AppContext>, publicUrl: string): Promise<object> {
  const document = await generateSpecs(api, {
    // Routes that end like a file, such as `stats.csv`, belong in the document, too.
    excludeStaticFile: false,
    documentation: {
      openapi: "3.1.0",
      info: {
        title: "Giftwright",
        version: "1",
        description: "Five gift ideas that fit. Errors are RFC 9457 problem documents in the language of `Accept-Language`.",
      },
      servers: [{ url: publicUrl }],
      components: { securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } } },
    },
  });
  const paths = Object.entries(document.paths).map(([path, operations]) => [path, addCommonRefusals(path, operations)] as const);
  return { ...document, paths: Object.fromEntries(paths) };
}

function addCommonRefusals(path: string, operations: { [method in Method]?: { requestBody?: unknown; responses?: object } }) {
  const described = methods.flatMap((method) => {
    const operation = operations[method];
    if (!operation) return [];
    const access = apiAccess[`${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ":$1")}`] ?? "admin";
    const responses = { ...listCommonRefusals(access, operation.requestBody !== undefined), ...operation.responses };
    return [[method, { ...operation, responses }] as const];
  });
  return Object.fromEntries(described);
}

/** What is refused in front of every route of this access, whatever the route itself refuses. */
function listCommonRefusals(access: Access, hasBody: boolean) {
  const texts = {
    400: "The request cannot be read",
    401: access === "public" ? "A token that does not hold" : "Not signed in",
    403: "The account's second factor is missing, or a change comes from the page of another site",
    ...(hasBody && { 413: "The body is too large", 415: "The body is not JSON" }),
    ...(access !== "public" && { 429: "Too many requests in a minute" }),
    500: "A fault of the server's own",
    503: "Too busy, or the database cannot answer",
  };
  return Object.fromEntries(Object.entries(texts).map(([status, text]) => [status, describeProblem(text)]));
}
