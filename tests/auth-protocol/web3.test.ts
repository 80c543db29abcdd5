import { generateKeyPairSync, sign } from "node:crypto";
import { secp256k1 } from "@noble/curves/secp256k1.js";
import { base58 } from "@scure/base";
import type { EthereumWallet, SolanaWallet } from "@supabase/auth-js";
import { sql } from "drizzle-orm";
import { decodeJwt } from "jose";
import { expect, test } from "vitest";
import { authIdentities, authSpentProofs, authUsers } from "#db/auth-schema.server.ts";
import { users } from "#db/schema.server.ts";
import { deriveEthereumAddress, hashPersonalMessage } from "#domain/auth/web3-signature.ts";
import { serveAuth } from "#tests/support/serve-auth.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

const connection = await useTestDatabase();
const { db } = connection;
const gifts = "https://gifts.example/";
const site = serveAuth(connection, { wallets: ["ethereum", "solana"], publicUrl: "https://gifts.example" });
const replica = serveAuth(connection, { wallets: ["ethereum", "solana"], publicUrl: "https://gifts.example" });
const ethereumOnly = serveAuth(connection, { wallets: ["ethereum"] });
const closed = serveAuth(connection, { wallets: ["ethereum"], isSignupDisabled: true });
const none = serveAuth(connection);

const ethereumKey = secp256k1.utils.randomSecretKey();
const address = deriveEthereumAddress(secp256k1.getPublicKey(ethereumKey));
const solanaKey = generateKeyPairSync("ed25519");
const solanaAddress = base58.encode(Buffer.from(solanaKey.publicKey.export({ format: "jwk" }).x ?? "", "base64url"));

function signText(text: string, key = ethereumKey): `0x${string}` {
  const [recovery = 0, ...rest] = secp256k1.sign(hashPersonalMessage(text), key, { prehash: false, format: "recovered" });
  return `0x${Buffer.from([...rest, recovery + 27]).toString("hex")}`;
}

function createEthereumWallet(): EthereumWallet {
  const answers: Record<string, (params: unknown) => unknown> = {
    eth_requestAccounts: () => [address],
    eth_chainId: () => "0x1",
    personal_sign: (params) => signText(Buffer.from(String(Array.isArray(params) ? params[0] : "").slice(2), "hex").toString()),
  };
  return { address, on: () => {}, removeListener: () => {}, request: async ({ method, params }) => answers[method]?.(params) };
}

const solanaWallet: SolanaWallet = {
  publicKey: { toBase58: () => solanaAddress },
  signMessage: async (text: Uint8Array) => new Uint8Array(sign(null, text, solanaKey.privateKey)),
};

function writeMessage(change: Partial<Record<"domain" | "uri" | "issuedAt" | "more", string>> = {}): string {
  const { domain = "gifts.example", uri = gifts, issuedAt = new Date().toISOString(), more = "Nonce: 12345678" } = change;
  return [
    `${domain} wants you to sign in with your Ethereum account:`,
    address,
    "",
    "",
    `URI: ${uri}`,
    "Version: 1",
    "Chain ID: 1",
    `Issued At: ${issuedAt}`,
    more,
  ].join("\n");
}

async function post(server: { getServer: typeof site.getServer }, body: object) {
  return await server.getServer().call("POST", "/token?grant_type=web3", { body });
}

test("a wallet of Ethereum opens an account without an address", async () => {
  const { data, error } = await site
    .createClient()
    .signInWithWeb3({ chain: "ethereum", wallet: createEthereumWallet(), statement: "I accept the terms.", options: { url: gifts } });

  expect(error).toBeNull();
  expect(decodeJwt(data.session?.access_token ?? "")).toMatchObject({
    amr: [{ method: "web3" }],
    email: "",
    app_metadata: { provider: "web3", providers: ["web3"] },
  });
  const custom_claims = { address, chain: "ethereum", network: "1", domain: "gifts.example", statement: "I accept the terms." };
  expect(data.user).toMatchObject({
    email: "",
    identities: [{ provider: "web3", id: `web3:ethereum:${address}`, identity_data: { custom_claims } }],
  });
  expect(await db.select().from(users)).toMatchObject([{ id: data.user?.id, email: null }]);
});

test("a wallet of Solana signs in, with resources as auth-js lists them", async () => {
  const options = { url: gifts, signInWithSolana: { chainId: "solana:devnet", resources: ["https://gifts.example/terms"] } };

  const { data, error } = await site.createClient().signInWithWeb3({ chain: "solana", wallet: solanaWallet, options });

  expect(error).toBeNull();
  expect(data.user?.identities).toMatchObject([
    { id: `web3:solana:${solanaAddress}`, identity_data: { custom_claims: { network: "solana:devnet", chain: "solana" } } },
  ]);
});

test("the same wallet finds the same account again, whatever the case of its address", async () => {
  const first = await site.createClient().signInWithWeb3({ chain: "ethereum", wallet: createEthereumWallet(), options: { url: gifts } });
  const message = writeMessage().replace(address, address.toUpperCase().replace("0X", "0x"));

  const second = await site.createClient().signInWithWeb3({ chain: "ethereum", message, signature: signText(message) });

  expect(second.data.user?.id).toBe(first.data.user?.id);
  expect(await db.select().from(authUsers)).toHaveLength(1);
});

test("two first sign-ins of one wallet at once open one account", async () => {
  const messages = ["Nonce: aaaaaaaa", "Nonce: bbbbbbbb", "Nonce: cccccccc"].map((more) => writeMessage({ more }));

  const answers = await Promise.all(messages.map((message) => post(site, { chain: "ethereum", message, signature: signText(message) })));

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await db.select().from(authIdentities)).toHaveLength(1);
});

test("a message signs in once, also when it is signed anew or in another spelling", async () => {
  const message = writeMessage();
  const signature = signText(message);
  const lowS = secp256k1.Signature.fromBytes(Buffer.from(signature.slice(2, 130), "hex"));
  const highS = new secp256k1.Signature(lowS.r, secp256k1.Point.Fn.ORDER - lowS.s);
  const flipped = `0x${Buffer.from(highS.toBytes("compact")).toString("hex")}${signature.endsWith("1b") ? "1c" : "1b"}`;

  const answers = [];
  for (const again of [signature, signature, signature.toUpperCase().replace("0X", "0x"), flipped])
    answers.push(await post(site, { chain: "ethereum", message, signature: again }));

  expect(answers.map(({ status }) => status)).toEqual([200, 400, 400, 400]);
  expect(answers[1]?.body).toEqual({ error: "invalid_grant", error_description: "Signed message was already used to sign in" });
  expect(
    await db.select({ isLongEnough: sql<boolean>`${authSpentProofs.expiresAt} > now() + interval '19 minutes'` }).from(authSpentProofs),
  ).toEqual([{ isLongEnough: true }]);
});

test("of one message that is sent four times at once to two replicas, one signs in", async () => {
  const message = writeMessage();
  const body = { chain: "ethereum", message, signature: signText(message) };

  const answers = await Promise.all([post(site, body), post(replica, body), post(site, body), post(replica, body)]);

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400]);
});

const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

test.each([
  ["for a page without https", () => ({ uri: "http://gifts.example/" }), "Signed Ethereum message is using URI which does not use HTTPS"],
  [
    "for another app",
    () => ({ domain: "evil.example", uri: "https://evil.example/" }),
    "Signed Ethereum message is using URI which is not allowed on this server, message was signed for another app",
  ],
  [
    "from another domain",
    () => ({ domain: "evil.example" }),
    "Signed Ethereum message is using a Domain that does not match the one in URI which is not allowed on this server",
  ],
  ["not valid yet", () => ({ more: `Not Before: ${minutesFromNow(5)}` }), "Signed Ethereum message becomes valid in the future"],
  [
    "expired",
    () => ({ issuedAt: minutesFromNow(-5), more: `Expiration Time: ${minutesFromNow(-1)}` }),
    "Signed Ethereum message is expired",
  ],
  ["too old", () => ({ issuedAt: minutesFromNow(-11) }), "Ethereum message was issued too long ago"],
  ["too far ahead", () => ({ issuedAt: minutesFromNow(11) }), "Ethereum message was issued too far in the future"],
])("a message %s is refused in OAuth's shape", async (_, change, description) => {
  const message = writeMessage(change());

  const answer = await post(site, { chain: "ethereum", message, signature: signText(message) });

  expect(answer).toMatchObject({ status: 400, body: { error: "invalid_grant", error_description: description } });
  expect(await db.select().from(authUsers)).toEqual([]);
});

test("a Solana message is refused in the words for Solana", async () => {
  const text = [
    `gifts.example wants you to sign in with your Solana account:`,
    solanaAddress,
    "",
    "Version: 1",
    "URI: https://evil.example/",
    `Issued At: ${new Date().toISOString()}`,
  ].join("\n");

  const answer = await post(site, {
    chain: "solana",
    message: text,
    signature: sign(null, Buffer.from(text), solanaKey.privateKey).toString("base64"),
  });

  expect(answer.body).toEqual({
    error: "invalid_grant",
    error_description: "Signed Solana message is using URI which is not allowed on this server, message was signed for another app",
  });
});

test("a signature of another key, or for another text, signs nobody in", async () => {
  const message = writeMessage();

  const answers = [];
  for (const signature of [signText(message, secp256k1.utils.randomSecretKey()), signText(`${message}\nRequest ID: 1`)])
    answers.push(await site.createClient().signInWithWeb3({ chain: "ethereum", message, signature }));

  const refusal = expect.objectContaining({ status: 400, message: "Signature does not match address in message" });
  expect(answers.map(({ error }) => error)).toEqual([refusal, refusal]);
});

test.each([
  ["a wallet where none may sign in", none, { chain: "ethereum" }, 422, "web3_provider_disabled", "Web3 provider is disabled"],
  ["a chain that is switched off", ethereumOnly, { chain: "solana" }, 422, "web3_provider_disabled", "Solana Web3 provider is disabled"],
  ["a chain that we do not know", site, { chain: "bitcoin" }, 400, "web3_unsupported_chain", "Unsupported chain"],
  ["a short message", site, { chain: "ethereum", message: "hi" }, 400, "validation_failed", "message is too short"],
  [
    "a message of no grammar",
    site,
    { chain: "solana", message: "x".repeat(100) },
    400,
    "validation_failed",
    "siws: message needs at least 6 lines",
  ],
])("%s is refused", async (_, server, body, status, code, message) => {
  expect(await post(server, body)).toMatchObject({ status, body: { code, message } });
});

test("a wallet opens no account where nobody may sign up, and spends nothing", async () => {
  const message = writeMessage({ domain: "localhost:3000", uri: "http://localhost:3000/" });

  const answer = await post(closed, { chain: "ethereum", message, signature: signText(message) });

  expect(answer).toMatchObject({ status: 422, body: { code: "signup_disabled" } });
  expect(await db.select().from(authSpentProofs)).toEqual([]);
});

test("a banned wallet cannot sign in", async () => {
  await site.createClient().signInWithWeb3({ chain: "ethereum", wallet: createEthereumWallet(), options: { url: gifts } });
  await db.update(authUsers).set({ bannedUntil: sql`now() + interval '1 hour'` });

  const { error } = await site
    .createClient()
    .signInWithWeb3({ chain: "ethereum", wallet: createEthereumWallet(), options: { url: gifts } });

  expect(error).toMatchObject({ status: 400, code: "user_banned" });
});
