import { Hono, type Context } from "hono";
import { Refusal } from "#shared/refusal.ts";
import type { AppContext } from "../app-context.ts";
import { findBearerToken } from "../request/bearer-token.ts";
import { isSameText } from "../request/is-same-text.ts";
import type { Metrics } from "./metrics.ts";

const forwardedHeaders = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "via"];

/** `/metrics` in the text format of Prometheus, for whoever has the token; if none is set, for programs on this machine only. */
export const metricsPage = (metrics: Metrics, token: string | null) =>
  new Hono<AppContext>().get("/metrics", async (c) => {
    if (token === null && !comesFromHere(c)) throw new Refusal("not_found");
    if (token !== null && !isSameText(findBearerToken(c.req.header("authorization")) ?? "", token)) throw new Refusal("not_authenticated");
    return c.body(await metrics.registry.metrics(), 200, { "Content-Type": metrics.registry.contentType, "Cache-Control": "no-store" });
  });

/** A proxy on this machine is a loopback peer, too, but is recognized by its forwarding headers. */
function comesFromHere(c: Context<AppContext>): boolean {
  const peer = c.env?.incoming?.socket?.remoteAddress ?? "";
  return /^(::1|(::ffff:)?127(\.\d+){3})$/.test(peer) && forwardedHeaders.every((name) => c.req.header(name) === undefined);
}
