import { Hono, type Context } from "hono";
import { resumeProviderFlow, completeProviderFlow, storeFormPost, type ReturnedFlow } from "#domain/auth/provider-flow.ts";
import { chooseRedirect } from "#domain/auth/redirects.ts";
import type { AppContext } from "../app-context.ts";
import { logRequest } from "../request/log-request.ts";
import { readRequestLocale } from "../request/request-locale.ts";
import type { AuthEndpointServices } from "./endpoint-services.ts";
import { describeForRedirect, redirectHomeWithError, redirectWithError } from "./error-redirect.ts";
import { readVisit } from "./flow-cookie.ts";
import { readProviderForm } from "./provider-form.ts";
import { readDevice } from "./request.ts";

const longestProviderText = 300;

/** `GET` and `POST /callback`: where providers send the browser back to; it is redirected to the app, signed in or with an error. */
export const callback = (services: AuthEndpointServices) =>
  new Hono<AppContext>()
    .get("/callback", async (c) => {
      // A HEAD request, such as a prefetch, signs nobody in.
      if (c.req.method === "HEAD") return c.redirect(services.settings.publicUrl, 302);
      return await finishProviderFlow(c, services, new URL(c.req.url).searchParams);
    })
    .post("/callback", async (c) => {
      const parameters = await readProviderForm(c);
      const isKnown = readVisit(c, services.settings).browserSecret !== null;
      if (isKnown) return await finishProviderFlow(c, services, parameters);
      return await redirectHomeOnError(c, services, async () => c.redirect(await storeFormPost(services, parameters), 303));
    });

async function finishProviderFlow(c: Context<AppContext>, services: AuthEndpointServices, parameters: URLSearchParams): Promise<Response> {
  return await redirectHomeOnError(c, services, async () => {
    const returned = await resumeProviderFlow(services, { parameters, visit: readVisit(c, services.settings) });
    return await completeSignIn(c, services, returned);
  });
}

async function completeSignIn(c: Context<AppContext>, services: AuthEndpointServices, returned: ReturnedFlow): Promise<Response> {
  const redirectTo = chooseRedirect(services.settings, [returned.flow.redirectTo]);
  const refused = readProviderError(returned.parameters);
  if (refused) return redirectWithError(c, redirectTo, refused);
  try {
    const address = await completeProviderFlow(services, returned, { device: readDevice(c), locale: readRequestLocale(c) });
    const { linkingUserId: userId, provider } = returned.flow;
    if (userId) logRequest(c, "info", { message: "an identity was linked", userId, provider });
    return c.redirect(address, 302);
  } catch (error) {
    return redirectWithError(c, redirectTo, describeForRedirect(c, error));
  }
}

/** The provider's own error, to be passed on. */
function readProviderError(parameters: URLSearchParams): Record<string, string> | null {
  const error = parameters.get("error");
  if (!error) return null;
  const description = parameters.get("error_description");
  return {
    error: error.slice(0, longestProviderText),
    ...(description && { error_description: description.slice(0, longestProviderText) }),
  };
}

async function redirectHomeOnError(
  c: Context<AppContext>,
  services: AuthEndpointServices,
  answer: () => Promise<Response>,
): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    return redirectHomeWithError(c, services.settings.publicUrl, error);
  }
}
