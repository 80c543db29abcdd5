import { Hono } from "hono";
import type { AppContext } from "../app-context.ts";

/** `/healthz`: the process is alive. `/readyz`: the database answers and the process is not shutting down. Neither gives details. */
export const health = (isReady: () => Promise<boolean>) =>
  new Hono<AppContext>()
    .get("/healthz", (c) => c.json({ status: "ok" }, 200, { "Cache-Control": "no-store" }))
    .get("/readyz", async (c) => {
      const ready = await isReady();
      return c.json({ status: ready ? "ok" : "unavailable" }, ready ? 200 : 503, { "Cache-Control": "no-store" });
    });
