import type { Hono } from "hono";
import type { AppContext } from "#server/app-context.ts";

interface OpenApi {
  paths: Record<string, Record<string, { responses: object }>>;
}

let described: Promise<OpenApi> | null = null;

/** Makes a test fail whose request to the API is answered with a status that does not stand in the OpenAPI document. */
export function holdToDocument(app: Hono<AppContext>, openOther: () => Hono<AppContext>): Hono<AppContext> {
  const request = app.request.bind(app);
  app.request = async (input, init, ...rest) => {
    const answer = await request(input, init, ...rest);
    const { pathname } = new URL(input instanceof Request ? input.url : input, "http://localhost");
    if (!pathname.startsWith("/api/")) return answer;
    // From another app, as some tests count the requests of theirs.
    described ??= readDocument(openOther());
    const method = input instanceof Request ? input.method : (init?.method ?? "GET");
    checkAnswer(await described, { method, pathname, status: answer.status });
    return answer;
  };
  return app;
}

async function readDocument(app: Hono<AppContext>): Promise<OpenApi> {
  const answer = await app.request("/api/openapi.json");
  return (await answer.json()) as OpenApi;
}

function checkAnswer({ paths }: OpenApi, { method, pathname, status }: { method: string; pathname: string; status: number }): void {
  const matching = Object.entries(paths).filter(([path]) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`).test(pathname));
  // `/posts/stats` before `/posts/{id}`.
  const [first] = matching.toSorted(([one], [other]) => one.split("{").length - other.split("{").length);
  const operation = first?.[1][method.toLowerCase()];
  if (operation && !(status in operation.responses))
    throw new Error(`${method} ${first[0]} answered ${status}, of which the OpenAPI document knows nothing`);
}
