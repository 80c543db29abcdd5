import { isDeepStrictEqual } from "node:util";
import type { Hono } from "hono";
import * as z from "zod/mini";
import { answerSchemas } from "#server/api/named-schemas.ts";
import type { AppContext } from "#server/app-context.ts";

const documentSchema = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({ responses: z.record(z.string(), z.object({ content: z.optional(z.record(z.string(), z.unknown())) })) }),
    ),
  ),
});
type OpenApi = z.output<typeof documentSchema>;

const reference = z.object({ schema: z.object({ $ref: z.string() }) });

let described: Promise<OpenApi> | null = null;

/** Makes a test fail whose request to the API is answered with a status or a body that does not stand in the OpenAPI document. */
export function holdToDocument(app: Hono<AppContext>, openOther: () => Hono<AppContext>): Hono<AppContext> {
  const request = app.request.bind(app);
  app.request = async (input, init, ...rest) => {
    const answer = await request(input, init, ...rest);
    const { pathname } = new URL(input instanceof Request ? input.url : input, "http://localhost");
    if (!pathname.startsWith("/api/")) return answer;
    // From another app, as some tests count the requests of theirs.
    described ??= readDocument(openOther());
    const method = input instanceof Request ? input.method : (init?.method ?? "GET");
    await checkAnswer(await described, { method, pathname, answer });
    return answer;
  };
  return app;
}

async function readDocument(app: Hono<AppContext>): Promise<OpenApi> {
  const answer = await app.request("/api/openapi.json");
  return z.parse(documentSchema, await answer.json());
}

interface Asked {
  method: string;
  pathname: string;
  answer: Response;
}

async function checkAnswer({ paths }: OpenApi, { method, pathname, answer }: Asked): Promise<void> {
  const matching = Object.entries(paths).filter(([path]) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`).test(pathname));
  // `/posts/stats` before `/posts/{id}`.
  const [first] = matching.toSorted(([one], [other]) => one.split("{").length - other.split("{").length);
  const operation = first?.[1][method.toLowerCase()];
  if (!operation) return;
  const asked = `${method} ${first[0]}`;
  const described = operation.responses[answer.status];
  if (!described) throw new Error(`${asked} answered ${answer.status}, of which the OpenAPI document knows nothing`);
  const [type = ""] = (answer.headers.get("content-type") ?? "").split(";");
  const documented = reference.safeParse(described.content?.[type]);
  if (documented.success) checkBody(asked, documented.data.schema.$ref, await answer.clone().json());
}

/** A body is exactly what its schema says: nothing is missing, and nothing more is told. */
function checkBody(asked: string, $ref: string, body: unknown): void {
  const name = $ref.slice("#/components/schemas/".length);
  const schema: z.ZodMiniType | undefined = new Map<string, z.ZodMiniType>(Object.entries(answerSchemas)).get(name);
  if (!schema) throw new Error(`${asked} refers to ${name}, which is no answer`);
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new Error(`${asked} answered something else than ${name}: ${z.prettifyError(parsed.error)}`);
  if (!isDeepStrictEqual(parsed.data, body)) throw new Error(`${asked} answered more than ${name}: ${JSON.stringify(body)}`);
}
