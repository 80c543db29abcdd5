import { Hono } from "hono";
import * as z from "zod/mini";
import { undoChange } from "#domain/auth/undo-change.ts";
import type { AppContext } from "../app-context.ts";
import { readRequestLocale } from "../request/request-locale.ts";
import { logRequest } from "../request/log-request.ts";
import type { AuthEndpointServices } from "./endpoint-services.ts";
import { limitByAddress } from "./limits.ts";
import { readAuthBody } from "./request.ts";

const body = z.object({ token: z._default(z.string(), "") });

/** `POST /undo`: takes back a change of which a mail told the owner. Not part of the protocol. */
export const undo = (services: AuthEndpointServices) =>
  new Hono<AppContext>().post("/undo", async (c) => {
    await limitByAddress(c, services.limits, "verify");
    const { token } = await readAuthBody(c, body);
    const userId = await undoChange(services, token, readRequestLocale(c));
    logRequest(c, "warn", { message: "an owner took back a change of somebody else", userId });
    return c.json({});
  });
