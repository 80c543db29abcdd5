import { and, eq, sql } from "drizzle-orm";
import { getDatabaseTime, secondsFromNow } from "#db/database-time.ts";
import { authIdentities, authUsers } from "#db/auth-schema.server.ts";
import { addClaims } from "./metadata.ts";
import { isAllowedRedirect } from "./redirects.ts";
import { AuthRefusal } from "./refusal.ts";
import type { Device } from "./sessions.ts";
import { inTransaction, type AuthServices, type AuthSettings } from "./settings.ts";
import { spendProof } from "./spent-proofs.ts";
import { startSession, type IssuedTokens } from "./tokens.ts";
import { createUser } from "./users.ts";
import { nameChain, parseWalletMessage, walletChains, type WalletChain, type WalletMessage } from "./web3-message.ts";
import { isSignedByAddress } from "./web3-signature.ts";

const toleranceMs = 10 * 60 * 1000;
// A message is valid for ten minutes before and after its time of issue.
const rememberedSeconds = 2 * 10 * 60;

export interface WalletProof {
  chain: string;
  message: string;
  signature: string;
}

/** Signs in the holder of a wallet's key; the first sign-in creates an account (protocol, section 11). */
export async function signInWithWallet(services: AuthServices, proof: WalletProof, device: Device): Promise<IssuedTokens> {
  const message = parseWalletMessage(parseChain(services.settings, proof.chain), proof.message);
  if (!isSignedByAddress(message, proof.message, proof.signature)) throw grantRefusal("Signature does not match address in message");
  checkPlace(services.settings, message);
  return await inTransaction(services, async (services) => {
    checkTime(message, await getDatabaseTime(services.db));
    await spend(services, message, proof.message);
    const userId = await getOrOpenAccount(services, message);
    return await startSession(services, userId, { method: "web3", device });
  });
}

function parseChain({ wallets }: AuthSettings, given: string): WalletChain {
  if (wallets.length === 0) throw new AuthRefusal("web3_provider_disabled", { text: "Web3 provider is disabled" });
  const chain = walletChains.find((known) => known === given);
  if (!chain) throw new AuthRefusal("web3_unsupported_chain");
  if (!wallets.includes(chain)) throw new AuthRefusal("web3_provider_disabled", { text: `${nameChain(chain)} Web3 provider is disabled` });
  return chain;
}

/** Checks that the message was signed for this site; otherwise another site could ask for it and replay it here. */
export function checkPlace(
  settings: Pick<AuthSettings, "publicUrl" | "redirectAllowList">,
  { chain, domain, uri, uriText }: WalletMessage,
): void {
  const signed = `Signed ${nameChain(chain)} message is using`;
  const isLocal = uri.hostname === "localhost";
  if (uri.protocol !== "https:" && !isLocal) throw grantRefusal(`${signed} URI which does not use HTTPS`);
  if (!isAllowedRedirect(settings, uriText))
    throw grantRefusal(`${signed} URI which is not allowed on this server, message was signed for another app`);
  const isSamePlace = isLocal
    ? domain.split(":")[0] === "localhost"
    : domain.toLowerCase() === uri.host && isAllowedRedirect(settings, `https://${uri.host}/`);
  if (!isSamePlace) throw grantRefusal(`${signed} a Domain that does not match the one in URI which is not allowed on this server`);
}

/** Refuses with `invalid_grant` a message that has expired, is not valid yet, or was issued too long ago or in the future. */
export function checkTime({ chain, issuedAt, expiresAt, notBefore }: WalletMessage, now: Date): void {
  const name = nameChain(chain);
  if (notBefore && now < notBefore) throw grantRefusal(`Signed ${name} message becomes valid in the future`);
  if (expiresAt && now > expiresAt) throw grantRefusal(`Signed ${name} message is expired`);
  const ageMs = now.getTime() - issuedAt.getTime();
  if (ageMs > toleranceMs) throw grantRefusal(`${name} message was issued too long ago`);
  if (ageMs < -toleranceMs) throw grantRefusal(`${name} message was issued too far in the future`);
}

/** Allows one sign-in per message. Not per signature, because several signatures of one text can be valid. */
async function spend({ db }: AuthServices, { chain, address }: WalletMessage, text: string): Promise<void> {
  const isFirst = await spendProof(db, ["web3", chain, foldAddress(chain, address), text], secondsFromNow(rememberedSeconds));
  if (!isFirst) throw grantRefusal("Signed message was already used to sign in");
}

async function getOrOpenAccount(services: AuthServices, message: WalletMessage): Promise<string> {
  const identity = describeIdentity(message);
  const { db } = services;
  // Two first sign-ins of one wallet at once: the second waits here and finds the account of the first.
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${identity.providerId}, 0))`);
  const [known] = await db
    .select({ userId: authIdentities.userId, userMetadata: authUsers.userMetadata })
    .from(authIdentities)
    .innerJoin(authUsers, eq(authUsers.id, authIdentities.userId))
    .where(and(eq(authIdentities.provider, "web3"), eq(authIdentities.providerId, identity.providerId)));
  if (known) {
    await db
      .update(authIdentities)
      .set({ identityData: identity.identityData, lastSignInAt: sql`now()`, updatedAt: sql`now()` })
      .where(and(eq(authIdentities.provider, "web3"), eq(authIdentities.providerId, identity.providerId)));
    await db
      .update(authUsers)
      .set({ userMetadata: addClaims(known.userMetadata, identity.identityData), updatedAt: sql`now()` })
      .where(eq(authUsers.id, known.userId));
    return known.userId;
  }
  if (services.settings.isSignupDisabled) throw new AuthRefusal("signup_disabled");
  const user = await createUser(db, { userMetadata: addClaims({}, identity.identityData) });
  if (!user) throw new Error("the account of the wallet was not inserted");
  await db.insert(authIdentities).values({ userId: user.id, provider: "web3", ...identity, lastSignInAt: sql`now()` });
  return user.id;
}

function describeIdentity({ chain, address, chainId, domain, statement }: WalletMessage) {
  const folded = foldAddress(chain, address);
  const providerId = `web3:${chain}:${folded}`;
  const claims = { address: folded, chain, network: chainId, domain, statement: statement ?? "" };
  return { providerId, identityData: { sub: providerId, custom_claims: claims, email_verified: false, phone_verified: false } };
}

/** Ethereum addresses are case-insensitive, Solana's are not. */
function foldAddress(chain: WalletChain, address: string): string {
  return chain === "ethereum" ? address.toLowerCase() : address;
}

function grantRefusal(text: string): AuthRefusal {
  return new AuthRefusal("oauth_refusal", { error: "invalid_grant", text });
}
