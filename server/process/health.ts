import { Hono } from "hono";
import type { AppContext } from "../app-context.ts";
import type { Version } from "./version.ts";

/** `/healthz`: the process is alive, and which version it is. `/readyz`: the database answers and the process is not shutting down. */
export const health = (version: Version, isReady: () => Promise<boolean>) =>
  new Hono<AppContext>()
    .get("/healthz", (c) => c.json({ status: "ok", ...version }, 200, { "Cache-Control": "no-store" }))
    .get("/readyz", async (c) => {
      const ready = await isReady();
      return c.json({ status: ready ? "ok" : "unavailable" }, ready ? 200 : 503, { "Cache-Control": "no-store" });
    });
