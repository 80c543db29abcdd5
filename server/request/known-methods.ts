import type { Hono } from "hono";
import { Refusal } from "#shared/refusal.ts";
import type { AppContext } from "../app-context.ts";

/** Answers other methods at known addresses with 405 and `Allow`, and unknown addresses with 404. Call it after the last route. */
export function refuseTheRest(routes: Hono<AppContext>): void {
  routes.all("*", (c) => {
    const methods = listMethods(routes, c.req.path);
    if (methods.length === 0) throw new Refusal("not_found");
    c.header("Allow", methods.join(", "));
    throw new Refusal("method_not_allowed");
  });
}

function listMethods({ router, routes }: Hono<AppContext>, path: string): string[] {
  const methods = new Set(routes.map(({ method }) => method));
  methods.delete("ALL");
  return [...methods].filter((method) => router.match(method, path)[0].some(([[, route]]) => route.method === method));
}
