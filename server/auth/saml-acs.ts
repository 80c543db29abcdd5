import { Hono, type Context } from "hono";
import { receiveAssertion, receiveKeptAssertion, requireSaml } from "#domain/auth/saml-flow.ts";
import type { AppContext } from "../app-context.ts";
import { readRequestLocale } from "../request-locale.ts";
import type { AuthDoor } from "./door.ts";
import { redirectHomeWithError } from "./error-redirect.ts";
import { readVisit } from "./flow-cookie.ts";
import { readProviderForm } from "./provider-form.ts";
import { limitByAddress } from "./limits.ts";
import { readDevice } from "./request.ts";

/** `POST /sso/saml/acs`: identity providers let the browser post their answer here. Any failure leads to the site. */
export const samlAcs = (door: AuthDoor) =>
  new Hono<AppContext>()
    .post(
      "/sso/saml/acs",
      async (c) =>
        await orHome(c, door, async () => {
          const form = await readProviderForm(c);
          const posted = {
            response: form.get("SAMLResponse") ?? "",
            relayState: form.get("RelayState") ?? "",
            visit: readVisit(c, door.ground.settings),
          };
          const outcome = await receiveAssertion(door.ground, posted, describeArrival(c, door));
          if (outcome.kind === "address") return c.redirect(outcome.address, 302);
          return c.redirect(`${door.ground.settings.authUrl}/sso/saml/acs?${new URLSearchParams({ RelayState: outcome.relayState })}`, 303);
        }),
    )
    .get(
      "/sso/saml/acs",
      async (c) =>
        await orHome(c, door, async () => {
          const kept = { relayState: c.req.query("RelayState") ?? "", visit: readVisit(c, door.ground.settings) };
          return c.redirect(await receiveKeptAssertion(door.ground, kept, describeArrival(c, door)), 302);
        }),
    );

function describeArrival(c: Context<AppContext>, { ground }: AuthDoor) {
  return { device: readDevice(c), wish: { locale: readRequestLocale(c), redirectTo: ground.settings.publicUrl, codeChallenge: null } };
}

async function orHome(c: Context<AppContext>, door: AuthDoor, answer: () => Promise<Response>): Promise<Response> {
  try {
    requireSaml(door.ground);
    await limitByAddress(c, door.limits, "samlAnswer");
    return await answer();
  } catch (error) {
    return redirectHomeWithError(c, door.ground.settings.publicUrl, error);
  }
}
