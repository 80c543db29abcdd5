import * as build from "virtual:react-router/server-build";
import { serve } from "@hono/node-server";
import { createApp } from "./app.ts";

serve({ fetch: createApp({ build }).fetch, port: 3000, hostname: "127.0.0.1" });
