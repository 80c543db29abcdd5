import { brand } from "#shared/brand.ts";
import { Hono, type Context } from "hono";
import { generateSpecs } from "hono-openapi";
import { compress } from "hono/compress";
import { etag } from "hono/etag";
import { apiAccess, type Access } from "../access.ts";
import type { AppContext } from "../app-context.ts";
import { problemAnswer } from "./answers.ts";
import { describeSchemas } from "./named-schemas.ts";

const methods = ["get", "post", "put", "delete"] as const;
type Method = (typeof methods)[number];

/** The OpenAPI document of `api`, generated from the schemas that validate requests and answers. */
export const openApi = (api: Hono<AppContext>, publicUrl: string) => {
  let document: Promise<object> | null = null;
  return new Hono<AppContext>()
    .use(compress(), etag())
    .get("/", async (c: Context<AppContext>) =>
      c.json(await (document ??= describeApi(api, publicUrl)), 200, { "Cache-Control": "no-cache" }),
    );
};

async function describeApi(api: Hono<AppContext>, publicUrl: string): Promise<object> {
  const document = await generateSpecs(api, {
    // Routes that end like a file, such as `stats.csv`, belong in the document, too.
    excludeStaticFile: false,
    documentation: {
      openapi: "3.1.0",
      info: {
        title: brand.name,
        version: "1",
        description: "Five gift ideas that fit. Errors are RFC 9457 problem documents in the language of `Accept-Language`.",
      },
      servers: [{ url: publicUrl }],
    },
  });
  const paths = Object.entries(document.paths).map(([path, operations]) => [path, completeOperations(path, operations)] as const);
  const components = {
    schemas: describeSchemas(),
    securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
  };
  return { ...document, paths: Object.fromEntries(paths), components };
}

/** Adds what follows from a route's path and access: its tag, who may use it, and what is refused in front of every such route. */
function completeOperations(path: string, operations: { [method in Method]?: { requestBody?: unknown; responses?: object } }) {
  const completed = methods.flatMap((method) => {
    const operation = operations[method];
    if (!operation) return [];
    const access = apiAccess[`${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ":$1")}`] ?? "admin";
    const responses = { ...listCommonRefusals(access, operation.requestBody !== undefined), ...operation.responses };
    const security = access === "public" ? [{}, { bearer: [] }] : [{ bearer: [] }];
    return [[method, { tags: [nameTag(path)], security, ...operation, responses }] as const];
  });
  return Object.fromEntries(completed);
}

const tags: Readonly<Record<string, string>> = {
  admin: "Back-office",
  me: "Account",
  subscription: "Account",
  blog: "Published content",
  policies: "Published content",
  seo: "Published content",
  feedback: "Contact",
};

function nameTag(path: string): string {
  const [, , first = ""] = path.split("/");
  return tags[first] ?? "Gift ideas";
}

function listCommonRefusals(access: Access, hasBody: boolean) {
  const texts = {
    400: "A field is wrong, or the request cannot be read",
    401: access === "public" ? "A token that does not hold" : "Not signed in",
    403:
      access === "admin"
        ? "Not an administrator (`admin_only`), one without the second factor that the site asks for (`admin_factor_needed`), or for a change not signed in within 12 hours (`sign_in_again`)"
        : "The account's second factor is missing, or a change comes from the page of another site",
    ...(hasBody && { 413: "The body is too large", 415: "The body is not JSON" }),
    429: "Too many requests in a minute",
    500: "A fault of the server's own",
    503: "Too busy, or the database cannot answer",
  };
  return Object.fromEntries(Object.entries(texts).map(([status, text]) => [status, problemAnswer(text)]));
}
