import { createMiddleware } from "hono/factory";
import { routePath } from "hono/route";
import type { AppContext } from "../app-context.ts";
import type { Metrics } from "./metrics.ts";

/** Measures each request under the pattern of its route, so that invented addresses add no series. */
export const observeRequests = (metrics: Metrics) =>
  createMiddleware<AppContext>(async (c, next) => {
    const began = performance.now();
    const finish = metrics.beginRequest();
    try {
      await next();
    } finally {
      const grant = c.req.method === "POST" && c.req.path.endsWith("/token") ? c.req.query("grant_type") : undefined;
      if (grant !== undefined) metrics.countSignIn({ grant, status: c.res.status });
      finish({ method: c.req.method, route: routePath(c), status: c.res.status, seconds: (performance.now() - began) / 1000 });
    }
  });
