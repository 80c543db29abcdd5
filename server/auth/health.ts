import { Hono } from "hono";
import type { AppContext } from "../app-context.ts";

const about = { version: "v2.196.0", name: "GoTrue", description: "Giftwright's accounts, by the protocol of Supabase Auth" };

/** `GET /health`: the version is that of the protocol. */
export const health = () => new Hono<AppContext>().get("/health", (c) => c.json(about));
