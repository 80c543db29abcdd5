import { createHash, randomBytes } from "node:crypto";
import * as z from "zod/mini";
import { cleanText, type ExternalAccount } from "./external-account.ts";
import { normalizeEmail } from "./normalize-email.ts";
import { readAnswer } from "./read-answer.ts";
import { AuthRefusal } from "./refusal.ts";
import type { AuthorizeRequest, ExternalSignIn, ProviderAnswer, ProviderSettings, SocialProvider } from "./social-provider.ts";

const name = "github";
const answerWithinMs = 4_000;
const mostBytes = 1_000_000;

const tokenAnswer = z.object({ access_token: z.string(), refresh_token: z.optional(z.string()) });
const person = z.object({ id: z.number(), login: z.string(), name: z.nullish(z.string()), avatar_url: z.nullish(z.string()) });
const addresses = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }));

/** GitHub supports OAuth 2.0 but not OpenID Connect, so its own API is asked who signed in. */
export function createGithubProvider({ clientId, secret, issuer }: ProviderSettings): SocialProvider {
  const site = issuer ?? "https://github.com";
  const api = issuer ? `${issuer}/api/v3` : "https://api.github.com";
  return {
    name,
    issuer: site,
    clientId,
    findSignature: async () => null,
    buildAuthorizeUrl: async (request) => buildAuthorizeUrl(`${site}/login/oauth/authorize`, clientId, request),
    exchangeCode: async (answer) => await exchangeCode({ tokenUrl: `${site}/login/oauth/access_token`, api, clientId, secret }, answer),
  };
}

function buildAuthorizeUrl(
  address: string,
  clientId: string,
  { state, redirectUri, scopes, extra }: AuthorizeRequest,
): Awaited<ReturnType<SocialProvider["buildAuthorizeUrl"]>> {
  const verifier = randomBytes(32).toString("base64url");
  const url = new URL(address);
  const parameters = {
    ...extra,
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: "code",
    scope: [...new Set(["user:email", ...scopes])].join(" "),
    state,
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
  };
  for (const [key, value] of Object.entries(parameters)) url.searchParams.set(key, value);
  return { url: url.href, memory: { verifier, nonce: "" } };
}

interface Endpoints {
  tokenUrl: string;
  api: string;
  clientId: string;
  secret: string;
}

async function exchangeCode(
  { tokenUrl, api, clientId, secret }: Endpoints,
  { parameters, redirectUri, memory }: ProviderAnswer,
): Promise<ExternalSignIn> {
  const code = parameters.get("code") ?? "";
  try {
    const body = new URLSearchParams({
      client_id: clientId,
      client_secret: secret,
      code,
      redirect_uri: redirectUri,
      grant_type: "authorization_code",
      code_verifier: memory.verifier,
    });
    const tokens = tokenAnswer.parse(await ask(tokenUrl, { method: "POST", body }));
    const headers = { Authorization: `Bearer ${tokens.access_token}` };
    const account = person.parse(await ask(`${api}/user`, { headers }));
    const known = addresses.parse(await ask(`${api}/user/emails`, { headers }));
    return { account: describePerson(account, known, api), accessToken: tokens.access_token, refreshToken: tokens.refresh_token ?? null };
  } catch (cause) {
    throw new AuthRefusal("provider_exchange_failed", { cause, text: code.slice(0, 4) });
  }
}

function describePerson({ id, login, ...rest }: z.output<typeof person>, known: z.output<typeof addresses>, api: string): ExternalAccount {
  const primary = known.find((address) => address.primary) ?? known.find((address) => address.verified);
  const email = primary ? normalizeEmail(primary.email) : null;
  const isEmailVerified = email !== null && primary?.verified === true;
  const fullName = cleanText(rest.name);
  const picture = cleanText(rest.avatar_url);
  return {
    provider: name,
    subject: String(id),
    email,
    isEmailVerified,
    claims: {
      iss: api,
      sub: String(id),
      provider_id: String(id),
      user_name: cleanText(login),
      preferred_username: cleanText(login),
      ...(fullName && { name: fullName, full_name: fullName }),
      ...(picture && { avatar_url: picture }),
      ...(email && { email }),
      email_verified: isEmailVerified,
      phone_verified: false,
    },
  };
}

async function ask(url: string, request: RequestInit): Promise<unknown> {
  const answer = await fetch(url, {
    ...request,
    headers: { Accept: "application/json", "User-Agent": "giftwright", ...request.headers },
    redirect: "error",
    signal: AbortSignal.timeout(answerWithinMs),
  });
  const text = await readAnswer(answer, mostBytes);
  if (!answer.ok) throw new Error(`${new URL(url).pathname} answered ${answer.status}`);
  return JSON.parse(text);
}
