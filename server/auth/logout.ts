import { Hono } from "hono";
import { requireFreshProof } from "#domain/auth/fresh-proof.ts";
import { AuthRefusal } from "#domain/auth/refusal.ts";
import { endSessions, isSignOutScope } from "#domain/auth/sessions.ts";
import type { AppContext } from "../app-context.ts";
import { requireUser } from "./bearer.ts";
import type { AuthEndpointServices } from "./endpoint-services.ts";

/** `POST /logout?scope=`: ends sessions. The body is ignored, as auth-js sends none. */
export const logout = (services: AuthEndpointServices) =>
  new Hono<AppContext>().post("/logout", async (c) => {
    const { user, session } = await requireUser(c, services);
    const scope = c.req.query("scope") || "global";
    if (!isSignOutScope(scope)) throw new AuthRefusal("validation_failed", { text: `Unsupported logout scope "${scope.slice(0, 100)}"` });
    if (scope === "others") await requireFreshProof(services, { user, session });
    await endSessions(services.db, session, scope);
    return c.body(null, 204);
  });
