import { randomBytes } from "node:crypto";
import * as z from "zod/mini";
import { bindToBrowser, browserBinding, isSameBrowser, type Visit } from "./browser-binding.ts";
import { fallbackLocale } from "#shared/locales/locale.ts";
import { admitExternalAccount } from "./external-sign-in.ts";
import { createFlowState, type CodeChallenge, type FlowState } from "./flow-states.ts";
import { chooseRedirect, withFragment } from "./redirects.ts";
import { AuthRefusal } from "./refusal.ts";
import { finishFlow, getReturningFlow, remember, takeReturningFlow } from "./returning-flow.ts";
import { buildSignInRequestUrl, type SamlAssertion } from "./saml-assertion.ts";
import { attributeMapping, describeSamlAccount } from "./saml-attributes.ts";
import { getSamlKey, type SamlKey } from "./saml-certificate.ts";
import { buildSamlAddresses, type IdentityProviderMetadata } from "./saml-metadata.ts";
import type { Device } from "./sessions.ts";
import type { AuthServices } from "./settings.ts";
import { spendProof } from "./spent-proofs.ts";
import { findSsoProvider, findSsoProviderByDomain, findSsoProviderByEntityId, type SsoProvider } from "./sso-providers.ts";
import { buildTokenFragment, startSession } from "./tokens.ts";
import { isUuid } from "./uuid.ts";

const longestFlowSeconds = 120;
const ssoPrefix = "sso:";

/** Refuses with `saml_provider_disabled` unless single sign-on is enabled. */
export function requireSaml({ settings }: AuthServices): void {
  if (!settings.hasSaml) throw new AuthRefusal("saml_provider_disabled");
}

/** Our key for signing requests; made on first use. */
export async function getServiceKey(services: AuthServices): Promise<SamlKey> {
  return await getSamlKey(services, new URL(services.settings.publicUrl).hostname);
}

export interface SsoRequest {
  providerId: string;
  domain: string;
  redirectTo: string;
  codeChallenge: CodeChallenge | null;
  visit: Visit;
  begunBy: "navigation" | "script";
}

const flowMemory = z.extend(browserBinding, { requestId: z.string(), response: z.optional(z.string()) });
const flowKind = {
  memory: flowMemory,
  refusals: {
    malformed: "saml_relay_state_not_found",
    unknown: "saml_relay_state_not_found",
    expired: "saml_relay_state_expired",
  },
} as const;

/** Begins a flow and gives the identity provider's address with our signed request. */
export async function beginSsoFlow(services: AuthServices, { providerId, domain, visit, begunBy, ...flow }: SsoRequest): Promise<string> {
  if (!providerId && !domain) throw new AuthRefusal("validation_failed", { text: "A provider_id or domain needs to be provided" });
  if (providerId && domain) throw new AuthRefusal("validation_failed", { text: "Only one of provider_id or domain supported" });
  const provider = providerId ? await findSsoProvider(services.db, providerId) : await findSsoProviderByDomain(services.db, domain);
  if (!provider)
    throw new AuthRefusal("sso_provider_unknown", {
      text: providerId ? "No such SSO provider" : "No SSO provider assigned for this domain",
    });
  if (provider.isDisabled) throw new AuthRefusal("sso_provider_disabled");
  const requestId = `_${randomBytes(20).toString("hex")}`;
  const state = await createFlowState(services, {
    ...flow,
    provider: `${ssoPrefix}${provider.id}`,
    authenticationMethod: "sso/saml",
    lifeSeconds: Math.min(services.settings.flowExpirySeconds, longestFlowSeconds),
    memory: { requestId, ...bindToBrowser(visit, begunBy) },
  });
  const parties = {
    addresses: buildSamlAddresses(services.settings.authUrl),
    key: await getServiceKey(services),
    identityProvider: await readStoredMetadata(services, provider),
  };
  return await buildSignInRequestUrl(parties, { id: requestId, relayState: state.id, nameIdFormat: provider.nameIdFormat });
}

export interface SsoReturn {
  response: string;
  relayState: string;
  visit: Visit;
}

export type SsoOutcome = { kind: "address"; address: string } | { kind: "redirect-for-cookie"; relayState: string };

/**
 * Receives an identity provider's response. A relay state of ours answers our request; with an address or nothing the identity
 * provider initiated the sign-in. As the browser sends no cookie with a cross-site post, it may have to be redirected first.
 */
export async function receiveAssertion(services: AuthServices, posted: SsoReturn, device: Device): Promise<SsoOutcome> {
  if (!isUuid(posted.relayState)) return { kind: "address", address: await signInUnrequested(services, posted, device) };
  const { flow, memory } = await getReturningFlow(services, posted.relayState, flowKind);
  if (isSameBrowser(memory, posted.visit))
    return {
      kind: "address",
      address: await signInRequested(services, flow, { response: posted.response, requestId: memory.requestId, device }),
    };
  if (posted.visit.browserSecret !== null) throw new AuthRefusal("saml_relay_state_not_found");
  await remember(services, flow, { response: posted.response });
  return { kind: "redirect-for-cookie", relayState: flow.id };
}

/** Continues after that redirect, now with the browser's cookie. In the PKCE flow the verifier suffices, without the cookie. */
export async function receiveStoredAssertion(
  services: AuthServices,
  { relayState, visit }: Omit<SsoReturn, "response">,
  device: Device,
): Promise<string> {
  const { flow, memory } = await getReturningFlow(services, relayState, flowKind);
  const isBound = isSameBrowser(memory, visit) || (visit.browserSecret === null && flow.codeChallenge !== null);
  if (!isBound || memory.response === undefined) throw new AuthRefusal("saml_relay_state_not_found");
  return await signInRequested(services, flow, { response: memory.response, requestId: memory.requestId, device });
}

async function signInRequested(
  services: AuthServices,
  flow: FlowState,
  { response, requestId, device }: { response: string; requestId: string; device: Device },
): Promise<string> {
  if (!(await takeReturningFlow(services, flow))) throw new AuthRefusal("flow_state_already_used");
  const provider = await findSsoProvider(services.db, flow.provider.slice(ssoPrefix.length));
  const { userId, assertion } = await admit(services, { provider, response, requestId });
  return await finishFlow(services, flow, { userId, proof: buildProof(provider, assertion, device) });
}

async function signInUnrequested(services: AuthServices, { response, relayState }: SsoReturn, device: Device): Promise<string> {
  if (!services.settings.takesUnrequestedSaml) throw new AuthRefusal("saml_relay_state_not_found");
  const issuer = await services.saml.findIssuer(response);
  if (!issuer) throw new AuthRefusal("saml_assertion_invalid", { text: "it names no issuer" });
  const provider = await findSsoProviderByEntityId(services.db, issuer);
  const { userId, assertion } = await admit(services, { provider, response, requestId: null });
  const issued = await startSession(services, userId, buildProof(provider, assertion, device));
  return withFragment(chooseRedirect(services.settings, [relayState]), buildTokenFragment(issued));
}

interface Answer {
  provider: SsoProvider | null;
  response: string;
  requestId: string | null;
}

async function admit(
  services: AuthServices,
  { provider, response, requestId }: Answer,
): Promise<{ userId: string; assertion: SamlAssertion }> {
  if (!provider) throw new AuthRefusal("saml_idp_not_found");
  if (provider.isDisabled) throw new AuthRefusal("sso_provider_disabled");
  const parties = {
    addresses: buildSamlAddresses(services.settings.authUrl),
    identityProvider: await readStoredMetadata(services, provider),
  };
  const reading = await services.saml.readAssertion({ parties, response, requestId });
  if (reading.kind === "invalid") throw new AuthRefusal("saml_assertion_invalid", { text: reading.text });
  const { assertion } = reading;
  await spend(services, provider, assertion);
  const mapping = attributeMapping.parse(provider.attributeMapping);
  const account = describeSamlAccount(`${ssoPrefix}${provider.id}`, assertion, mapping);
  // Single sign-on enters no account but its own, so nobody is told by mail.
  return { userId: await admitExternalAccount(services, account, fallbackLocale), assertion };
}

// An assertion can be used once, so a copy of a used one is worthless.
async function spend({ db }: AuthServices, { entityId }: SsoProvider, { id, expiresAt }: SamlAssertion): Promise<void> {
  const isFirst = await spendProof(db, ["saml", entityId, id], expiresAt);
  if (!isFirst) throw new AuthRefusal("saml_assertion_invalid", { text: "it was used before" });
}

function buildProof(provider: SsoProvider | null, { sessionEndsAt }: SamlAssertion, device: Device) {
  return { method: "sso/saml", ...(provider && { provider: provider.id }), device, notAfter: sessionEndsAt };
}

async function readStoredMetadata({ saml }: AuthServices, { metadataXml, entityId }: SsoProvider): Promise<IdentityProviderMetadata> {
  const metadata = await saml.parseMetadata(metadataXml);
  if (!metadata) throw new Error(`the stored metadata of ${entityId} cannot be read`);
  return metadata;
}
