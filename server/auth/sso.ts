import { Hono } from "hono";
import * as z from "zod/mini";
import { beginSsoFlow, requireSaml } from "#domain/auth/saml-flow.ts";
import { AuthRefusal } from "#domain/auth/refusal.ts";
import { isUuid } from "#domain/auth/uuid.ts";
import type { AppContext } from "../app-context.ts";
import type { AuthEndpointServices } from "./endpoint-services.ts";
import { welcomeVisit } from "./flow-cookie.ts";
import { limitByAddress } from "./limits.ts";
import { captchaFields, challengeFields, readAuthBody, readChallenge, readRedirect, requireCaptcha } from "./request.ts";

const body = z.object({
  provider_id: z._default(z.string(), ""),
  domain: z._default(z.string().check(z.maxLength(253)), ""),
  redirect_to: z.optional(z.string()),
  skip_http_redirect: z._default(z.boolean(), false),
  ...challengeFields,
  ...captchaFields,
});

/** `POST /sso`: the address at which an organization's members sign in. */
export const sso = (services: AuthEndpointServices) =>
  new Hono<AppContext>().post("/sso", async (c) => {
    requireSaml(services);
    await limitByAddress(c, services.limits, "sso");
    const given = await readAuthBody(c, body);
    await requireCaptcha(c, services, given);
    if (given.provider_id && !isUuid(given.provider_id)) throw new AuthRefusal("sso_provider_unknown", { text: "No such SSO provider" });
    const url = await beginSsoFlow(services, {
      providerId: given.provider_id,
      domain: given.domain,
      redirectTo: readRedirect(c, services.settings, given.redirect_to),
      codeChallenge: readChallenge(given),
      visit: welcomeVisit(c, services.settings),
      begunBy: "script",
    });
    return given.skip_http_redirect ? c.json({ url }) : c.redirect(url, 303);
  });
