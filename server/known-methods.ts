import type { Hono } from "hono";
import { Refusal } from "#shared/refusal.ts";
import type { AppContext } from "./app-context.ts";

/** Answers other methods at known addresses with 405 and `Allow`, and unknown addresses with 404. Call it after the last route. */
export function refuseTheRest(routes: Hono<AppContext>, basePath = ""): void {
  for (const [path, methods] of Object.entries(methodsByPath(routes))) {
    routes.all(path.slice(basePath.length), (c) => {
      c.header("Allow", methods.join(", "));
      throw new Refusal("method_not_allowed");
    });
  }
  routes.all("*", () => {
    throw new Refusal("not_found");
  });
}

function methodsByPath({ routes }: Hono<AppContext>): Record<string, string[]> {
  const named = routes.filter(({ method }) => method !== "ALL");
  return Object.fromEntries(
    named.map(({ path }) => [path, [...new Set(named.filter((route) => route.path === path).map(({ method }) => method))]]),
  );
}
