import { Hono } from "hono";
import { unlinkIdentity } from "#domain/auth/identities.ts";
import { requireFreshProof } from "#domain/auth/fresh-proof.ts";
import { beginProviderFlow } from "#domain/auth/provider-flow.ts";
import { AuthRefusal } from "#domain/auth/refusal.ts";
import { isUuid } from "#domain/auth/uuid.ts";
import type { AppContext } from "../app-context.ts";
import { readRequestLocale } from "../request/request-locale.ts";
import { logRequest } from "../request/log-request.ts";
import { requireUser } from "./bearer.ts";
import { readAuthorizeRequest } from "./authorize-request.ts";
import type { AuthEndpointServices } from "./endpoint-services.ts";

/** `GET /user/identities/authorize` and `DELETE /user/identities/{id}`: linking and unlinking one's own identities. */
export const identities = (services: AuthEndpointServices) =>
  new Hono<AppContext>()
    .get("/user/identities/authorize", async (c) => {
      const owner = await requireUser(c, services);
      if (!services.settings.hasManualLinking) throw new AuthRefusal("manual_linking_disabled");
      await requireFreshProof(services, owner);
      const isFetched = c.req.query("skip_http_redirect") === "true";
      const url = await beginProviderFlow(services, {
        ...readAuthorizeRequest(c, services.settings),
        begunBy: isFetched ? "script" : "navigation",
        linkingUserId: owner.user.id,
      });
      return isFetched ? c.json({ url }) : c.redirect(url, 302);
    })
    .delete("/user/identities/:identityId", async (c) => {
      const owner = await requireUser(c, services);
      if (!services.settings.hasManualLinking) throw new AuthRefusal("manual_linking_disabled");
      const identityId = c.req.param("identityId");
      if (!isUuid(identityId)) throw new AuthRefusal("validation_failed_404", { text: "identity_id must be an UUID" });
      await requireFreshProof(services, owner);
      await unlinkIdentity(services, owner.user.id, { identityId, locale: readRequestLocale(c) });
      logRequest(c, "info", { message: "an identity was unlinked", userId: owner.user.id });
      return c.json({});
    });
