import { Hono, type Context } from "hono";
import { receiveAssertion, receiveStoredAssertion, requireSaml } from "#domain/auth/saml-flow.ts";
import type { AppContext } from "../app-context.ts";
import type { AuthEndpointServices } from "./endpoint-services.ts";
import { redirectHomeWithError } from "./error-redirect.ts";
import { readVisit } from "./flow-cookie.ts";
import { readProviderForm } from "./provider-form.ts";
import { limitByAddress } from "./limits.ts";
import { readDevice } from "./request.ts";

/** `/sso/saml/acs`: identity providers have the browser post their answer here. Any failure redirects to the site. */
export const samlAcs = (services: AuthEndpointServices) =>
  new Hono<AppContext>()
    .post(
      "/sso/saml/acs",
      async (c) =>
        await answerWithinLimit(c, services, async () => {
          const form = await readProviderForm(c);
          const posted = {
            response: form.get("SAMLResponse") ?? "",
            relayState: form.get("RelayState") ?? "",
            visit: readVisit(c, services.settings),
          };
          const outcome = await receiveAssertion(services, posted, readDevice(c));
          if (outcome.kind === "address") return c.redirect(outcome.address, 302);
          return c.redirect(`${services.settings.authUrl}/sso/saml/acs?${new URLSearchParams({ RelayState: outcome.relayState })}`, 303);
        }),
    )
    .get(
      "/sso/saml/acs",
      async (c) =>
        await answerWithinLimit(c, services, async () => {
          // A HEAD request, such as a prefetch, signs nobody in.
          if (c.req.method === "HEAD") return c.redirect(services.settings.publicUrl, 302);
          const kept = { relayState: c.req.query("RelayState") ?? "", visit: readVisit(c, services.settings) };
          return c.redirect(await receiveStoredAssertion(services, kept, readDevice(c)), 302);
        }),
    );

/** Answers within the limit where single sign-on is switched on. */
async function answerWithinLimit(
  c: Context<AppContext>,
  services: AuthEndpointServices,
  answer: () => Promise<Response>,
): Promise<Response> {
  try {
    requireSaml(services);
    await limitByAddress(c, services.limits, "samlAnswer");
    return await answer();
  } catch (error) {
    return redirectHomeWithError(c, services.settings.publicUrl, error);
  }
}
