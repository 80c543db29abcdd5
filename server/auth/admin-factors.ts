import { Hono } from "hono";
import { getAccount } from "#domain/auth/admin-users.ts";
import { deleteFactor, getFactor, listFactors } from "#domain/auth/factors.ts";
import { AuthRefusal } from "#domain/auth/refusal.ts";
import { buildFactorView } from "#domain/auth/user-view.ts";
import { isUuid } from "#domain/auth/uuid.ts";
import type { AppContext } from "../app-context.ts";
import { readUserId } from "./admin-users.ts";
import type { AuthEndpointServices } from "./endpoint-services.ts";
import { logRequest } from "../request/log-request.ts";

/** A user's second factors, for programs with the service key (protocol, section 14). */
export const adminFactors = (services: AuthEndpointServices) =>
  new Hono<AppContext>()
    .get("/admin/users/:id/factors", async (c) => {
      const { id } = await getAccount(services.db, await readUserId(c, services));
      return c.json((await listFactors(services.db, id)).map(buildFactorView));
    })
    .delete("/admin/users/:id/factors/:factorId", async (c) => {
      const { id } = await getAccount(services.db, await readUserId(c, services));
      const factorId = c.req.param("factorId");
      if (!isUuid(factorId)) throw new AuthRefusal("validation_failed_404", { text: "factor_id must be an UUID" });
      const factor = await getFactor(services.db, id, factorId);
      await deleteFactor(services, factor);
      logRequest(c, "info", { message: "an administrating program removed a second factor", userId: id, factorId });
      return c.json(buildFactorView(factor));
    });
