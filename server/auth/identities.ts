import { Hono } from "hono";
import { unlinkIdentity } from "#domain/auth/identities.ts";
import { beginProviderFlow } from "#domain/auth/provider-flow.ts";
import { AuthRefusal } from "#domain/auth/refusal.ts";
import { isUuid } from "#domain/auth/uuid.ts";
import type { AppContext } from "../app-context.ts";
import { requireUser } from "./bearer.ts";
import { readAuthorizeRequest } from "./authorize-request.ts";
import type { AuthEndpointServices } from "./endpoint-services.ts";

/** `GET /user/identities/authorize` and `DELETE /user/identities/{id}`: linking and unlinking one's own identities. */
export const identities = (services: AuthEndpointServices) =>
  new Hono<AppContext>()
    .get("/user/identities/authorize", async (c) => {
      const { user } = await requireUser(c, services);
      if (!services.settings.hasManualLinking) throw new AuthRefusal("manual_linking_disabled");
      const isFetched = c.req.query("skip_http_redirect") === "true";
      const url = await beginProviderFlow(services, {
        ...readAuthorizeRequest(c, services.settings),
        begunBy: isFetched ? "script" : "navigation",
        linkingUserId: user.id,
      });
      return isFetched ? c.json({ url }) : c.redirect(url, 302);
    })
    .delete("/user/identities/:identityId", async (c) => {
      const { user } = await requireUser(c, services);
      if (!services.settings.hasManualLinking) throw new AuthRefusal("manual_linking_disabled");
      const identityId = c.req.param("identityId");
      if (!isUuid(identityId)) throw new AuthRefusal("validation_failed_404", { text: "identity_id must be an UUID" });
      await unlinkIdentity(services, user.id, identityId);
      return c.json({});
    });
