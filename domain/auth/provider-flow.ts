import * as z from "zod/mini";
import type { Locale } from "#shared/locales/locale.ts";
import { bindToBrowser, browserBinding, isSameBrowser, type Visit } from "./browser-binding.ts";
import { admitExternalAccount } from "./external-sign-in.ts";
import { createFlowState, type CodeChallenge, type FlowState } from "./flow-states.ts";
import { linkExternalAccount } from "./link-external-account.ts";
import { getProvider, getProviders } from "./providers.ts";
import { AuthRefusal } from "./refusal.ts";
import { finishFlow, getReturningFlow, remember, takeReturningFlow } from "./returning-flow.ts";
import type { Device } from "./sessions.ts";
import type { AuthServices } from "./settings.ts";
import type { ProviderMemory } from "./social-provider.ts";

const longestExchangeMs = 8_000;

export interface AuthorizeRequest {
  provider: string;
  redirectTo: string;
  codeChallenge: CodeChallenge | null;
  scopes: readonly string[];
  extra: Readonly<Record<string, string>>;
  visit: Visit;
  begunBy: "navigation" | "script";
  /** Set when a signed-in user adds an identity. */
  linkingUserId?: string;
}

const flowMemory = z.extend(browserBinding, { verifier: z.string(), nonce: z.string(), posted: z.optional(z.string()) });
const flowKind = {
  memory: flowMemory,
  refusals: { malformed: "oauth_state_invalid", unknown: "oauth_state_not_found", expired: "oauth_state_expired" },
} as const;

/** Begins a flow and gives the provider's address for the sign-in (protocol, section 9). */
export async function beginProviderFlow(
  services: AuthServices,
  { provider: name, scopes, extra, visit, begunBy, ...flow }: AuthorizeRequest,
): Promise<string> {
  const provider = getProvider(getProviders(services.settings.oauth), name);
  const state = crypto.randomUUID();
  const { url, memory } = await provider.buildAuthorizeUrl({ state, redirectUri: buildRedirectUri(services), scopes, extra });
  await createFlowState(services, {
    ...flow,
    id: state,
    provider: provider.name,
    authenticationMethod: "oauth",
    lifeSeconds: services.settings.flowExpirySeconds,
    memory: { ...memory, ...bindToBrowser(visit, begunBy) },
  });
  return url;
}

export interface Return {
  parameters: URLSearchParams;
  visit: Visit;
}

export type ReturnedFlow = { flow: FlowState; parameters: URLSearchParams; memory: ProviderMemory };

/** Resumes the flow of a returning browser, once. Refuses states that are unknown, used, expired, or of another browser. */
export async function resumeProviderFlow(services: AuthServices, { parameters, visit }: Return): Promise<ReturnedFlow> {
  const { flow, memory } = await getOpenFlow(services, parameters.get("state"));
  if (!isSameBrowser(memory, visit)) throw new AuthRefusal("oauth_state_not_found");
  if (!(await takeReturningFlow(services, flow))) throw new AuthRefusal("flow_state_already_used");
  return { flow, memory, parameters: memory.posted === undefined ? parameters : new URLSearchParams(memory.posted) };
}

/** Stores a provider's form post, which comes without our cookie because it is cross-site, and gives the address for a redirect with the cookie. */
export async function storeFormPost(services: AuthServices, parameters: URLSearchParams): Promise<string> {
  const { flow } = await getOpenFlow(services, parameters.get("state"));
  await remember(services, flow, { posted: parameters.toString() });
  return `${buildRedirectUri(services)}?${new URLSearchParams({ state: flow.id })}`;
}

async function getOpenFlow(services: AuthServices, state: string | null) {
  if (!state) throw new AuthRefusal("oauth_callback_without_state");
  return await getReturningFlow(services, state, flowKind);
}

/** Exchanges the provider's code, signs the user in or links the identity, and gives the address to redirect to. */
export async function completeProviderFlow(
  services: AuthServices,
  { flow, parameters, memory }: ReturnedFlow,
  { device, locale }: { device: Device; locale: Locale },
): Promise<string> {
  const provider = getProvider(getProviders(services.settings.oauth), flow.provider);
  const { account, accessToken, refreshToken } = await inTime(
    provider.exchangeCode({ parameters, state: flow.id, redirectUri: buildRedirectUri(services), memory }),
  );
  if (flow.linkingUserId) await linkExternalAccount(services, flow.linkingUserId, { account, locale });
  const userId = flow.linkingUserId ?? (await admitExternalAccount(services, account, locale));
  return await finishFlow(services, flow, {
    userId,
    proof: { method: "oauth", device },
    providerTokens: { provider_token: accessToken, ...(refreshToken && { provider_refresh_token: refreshToken }) },
  });
}

/** Limits the time of the exchange, so that the visitor is redirected with an error before the request times out. */
async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new AuthRefusal("provider_exchange_failed", { text: "late" })), longestExchangeMs);
  return await Promise.race([answer, late.promise]).finally(() => clearTimeout(timer));
}

function buildRedirectUri({ settings }: AuthServices): string {
  return `${settings.authUrl}/callback`;
}
