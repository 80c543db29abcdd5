import { Hono, type Context } from "hono";
import { comeBackFromProvider, enterFromProvider, keepPosted, type ReturnedFlow } from "#domain/auth/provider-flow.ts";
import { chooseRedirect } from "#domain/auth/redirects.ts";
import type { AppContext } from "../app-context.ts";
import { readRequestLocale } from "../request-locale.ts";
import type { AuthDoor } from "./door.ts";
import { describeForRedirect, redirectHomeWithError, redirectWithError } from "./error-redirect.ts";
import { readVisit } from "./flow-cookie.ts";
import { readProviderForm } from "./provider-form.ts";
import { readDevice } from "./request.ts";

const longestProviderText = 300;

/** `GET` and `POST /callback`: a provider sends the browser back, which goes home signed in or with an error. */
export const callback = (door: AuthDoor) =>
  new Hono<AppContext>()
    .get("/callback", async (c) => await comeBack(c, door, new URL(c.req.url).searchParams))
    .post("/callback", async (c) => {
      const parameters = await readProviderForm(c);
      const isKnown = readVisit(c, door.ground.settings).browserSecret !== null;
      if (isKnown) return await comeBack(c, door, parameters);
      return await orHome(c, door, async () => c.redirect(await keepPosted(door.ground, parameters), 303));
    });

async function comeBack(c: Context<AppContext>, door: AuthDoor, parameters: URLSearchParams): Promise<Response> {
  return await orHome(c, door, async () => {
    const returned = await comeBackFromProvider(door.ground, { parameters, visit: readVisit(c, door.ground.settings) });
    return await enter(c, door, returned);
  });
}

async function enter(c: Context<AppContext>, { ground }: AuthDoor, returned: ReturnedFlow): Promise<Response> {
  const redirectTo = chooseRedirect(ground.settings, [returned.flow.redirectTo]);
  const refused = readProviderError(returned.parameters);
  if (refused) return redirectWithError(c, redirectTo, refused);
  try {
    const { codeChallenge: challenge, codeChallengeMethod: method } = returned.flow;
    const wish = { locale: readRequestLocale(c), redirectTo, codeChallenge: challenge && method ? { challenge, method } : null };
    return c.redirect(await enterFromProvider(ground, returned, { device: readDevice(c), wish }), 302);
  } catch (error) {
    return redirectWithError(c, redirectTo, describeForRedirect(c, error));
  }
}

/** What the provider itself says against it, handed on. */
function readProviderError(parameters: URLSearchParams): Record<string, string> | null {
  const error = parameters.get("error");
  if (!error) return null;
  const description = parameters.get("error_description");
  return {
    error: error.slice(0, longestProviderText),
    ...(description && { error_description: description.slice(0, longestProviderText) }),
  };
}

async function orHome(c: Context<AppContext>, { ground }: AuthDoor, answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    return redirectHomeWithError(c, ground.settings.publicUrl, error);
  }
}
