// The least that node:http and PostgreSQL can do for an account, for the benchmarks: what the product adds is measured beside it.
import { createPrivateKey, createPublicKey, generateKeyPairSync, randomBytes, sign, verify } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import { hash as hashPassword, verify as verifyPassword } from "@node-rs/argon2";
import pg from "pg";

/** What is told to the parent once it listens. */
export interface BareDatabaseServer {
  port: number;
  accessToken: string;
  refreshTokens: string[];
  password: string;
}

const [databaseUrl = "", crowd = "20", email = ""] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 20 });
const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
const signing = { key: createPrivateKey(privateKey.export({ type: "pkcs8", format: "pem" })), dsaEncoding: "ieee-p1363" } as const;
const checking = { key: createPublicKey(publicKey.export({ type: "spki", format: "pem" })), dsaEncoding: "ieee-p1363" } as const;
const password = "a long password";
const passwordHash = await hashPassword(password);
const head = encode({ alg: "ES256", typ: "JWT" });

const { rows: members } = await pool.query<{ id: string }>("select id from auth_users where email = $1", [email]);
const memberId = members[0]?.id;
await pool.query("create table bare_sessions (token text primary key, member_id uuid not null)");
const refreshTokens = Array.from({ length: Number(crowd) }, () => randomBytes(16).toString("base64url"));
await pool.query("insert into bare_sessions select unnest($1::text[]), $2", [refreshTokens, memberId]);

const answers: Record<string, (asked: IncomingMessage) => Promise<unknown>> = {
  "/sign-in": async (asked) => {
    if (!(await verifyPassword(passwordHash, await readText(asked, "password")))) throw new Error("the password is right");
    const token = randomBytes(16).toString("base64url");
    await pool.query({ name: "add", text: "insert into bare_sessions values ($1, $2)", values: [token, memberId] });
    return { access_token: signToken(), refresh_token: token };
  },
  "/refresh": async (asked) => {
    const next = randomBytes(16).toString("base64url");
    const text = "update bare_sessions set token = $2 where token = $1 returning member_id";
    const { rowCount } = await pool.query({ name: "rotate", text, values: [await readText(asked, "refresh_token"), next] });
    if (rowCount !== 1) throw new Error("each token is used once");
    return { access_token: signToken(), refresh_token: next };
  },
  "/user": async ({ headers }) => {
    const [header = "", claims = "", signature = ""] = (headers.authorization ?? "").slice("Bearer ".length).split(".");
    if (!verify("sha256", Buffer.from(`${header}.${claims}`), checking, Buffer.from(signature, "base64url")))
      throw new Error("signed here");
    const text = "select id, email, created_at from auth_users where id = $1";
    return (await pool.query({ name: "user", text, values: [memberId] })).rows[0];
  },
  "/list": async () => {
    const text = "select * from gift_suggestions where user_id = $1 order by query_id, position limit 10";
    return (await pool.query({ name: "list", text, values: [memberId] })).rows;
  },
};

const server = createServer((asked, response) => void answer(asked, response));
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("a listening server has a port");
  process.send?.({ port: address.port, accessToken: signToken(), refreshTokens, password } satisfies BareDatabaseServer);
});
process.once("disconnect", () => process.exit(0));

async function answer(asked: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const body = JSON.stringify(await answers[asked.url ?? ""]?.(asked));
    response.writeHead(200, { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(body) }).end(body);
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
}

async function readText(asked: IncomingMessage, name: string): Promise<string> {
  const body: unknown = await json(asked);
  const value = typeof body === "object" && body !== null ? Reflect.get(body, name) : null;
  if (typeof value !== "string") throw new Error(`${name} is given`);
  return value;
}

function signToken(): string {
  const seconds = Math.floor(Date.now() / 1_000);
  const text = `${head}.${encode({ sub: memberId, iat: seconds, exp: seconds + 3_600, jti: randomBytes(8).toString("hex") })}`;
  return `${text}.${sign("sha256", Buffer.from(text), signing).toString("base64url")}`;
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}
