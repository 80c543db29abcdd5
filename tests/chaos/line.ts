import { join } from "node:path";
import { startPooler } from "#tests/support/pooler.ts";

/** How the product reaches its database: directly, or through a PgBouncer with an address past it, or through a PgBouncer alone. */
export const ways = ["nothing", "pooler", "pooler-alone"] as const;
export type Way = (typeof ways)[number];

export interface ProductLine {
  /** What the product is told of its database. */
  settings: Record<string, string>;
  /** Kills the pooler, where there is one, and starts it again. */
  restartPooler: () => Promise<void>;
  close: () => Promise<void>;
}

/** Names of files in the data directory of each database here. */
export const tlsFiles = { authority: "authority.pem", certificate: "server.crt", key: "server.key" } as const;

/** With a pooler, both halves of the line are encrypted and verified by the authority of the database. */
export async function openLine({ url, directory }: { url: string; directory: string }, way: Way): Promise<ProductLine> {
  if (way === "nothing") return { settings: { DATABASE_URL: url }, restartPooler: async () => {}, close: async () => {} };
  const authority = join(directory, tlsFiles.authority);
  const pooler = await startPooler(url, {
    server_tls_sslmode: "verify-full",
    server_tls_ca_file: authority,
    client_tls_sslmode: "require",
    client_tls_cert_file: join(directory, tlsFiles.certificate),
    client_tls_key_file: join(directory, tlsFiles.key),
    default_pool_size: "40",
    server_login_retry: "1",
  });
  const settings = {
    DATABASE_URL: verified(pooler.url),
    DATABASE_CA: authority,
    ...(way === "pooler" && { DATABASE_DIRECT_URL: verified(url) }),
  };
  return { settings, restartPooler: pooler.restart, close: pooler.stop };
}

function verified(url: string): string {
  return `${url}?sslmode=verify-full`;
}
