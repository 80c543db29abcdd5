import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openExternalDatabase, type ExternalDatabase } from "#tests/chaos/external-database.ts";
import { createAuthority } from "#tests/support/certificates.ts";
import { connectDatabase } from "./connect.server.ts";
import { trustAuthority } from "./database-address.ts";
import { explainDatabaseFault } from "./database-fault.ts";
import { examineLine } from "./pooler.ts";

/** For servers that are made from nothing. */
const patienceMs = 60_000;

let folder: string;
let database: ExternalDatabase;
let expired: ExternalDatabase;

/** Takes connections with TLS alone, by a certificate for `localhost`. */
async function openWithTls({ certificate, key }: { certificate: string; key: string }): Promise<ExternalDatabase> {
  return await openExternalDatabase({
    settings: { ssl: "on", ssl_cert_file: "server.crt", ssl_key_file: "server.key" },
    prepare: async (directory, owner) => {
      const files = { "server.crt": certificate, "server.key": key, "pg_hba.conf": "host all all 127.0.0.1/32 scram-sha-256\n" };
      for (const [name, content] of Object.entries(files)) {
        await writeFile(join(directory, name), content, { mode: 0o600 });
        await owner.give(join(directory, name));
      }
    },
  });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "giftwright-tls-"));
  const [own, another] = await Promise.all([createAuthority(), createAuthority("CN=Another authority")]);
  await writeFile(join(folder, "ca.pem"), own.certificate);
  await writeFile(join(folder, "another.pem"), another.certificate);
  database = await openWithTls(await own.issue("localhost"));
  expired = await openWithTls(await own.issue("localhost", { hasExpired: true }));
}, patienceMs);

afterAll(async () => {
  await database.remove();
  await expired.remove();
  await rm(folder, { recursive: true, force: true });
});

function address({ url }: ExternalDatabase, { host = "localhost", mode = "" } = {}): string {
  const address = new URL(url);
  address.hostname = host;
  return mode === "" ? address.href : `${address.href}?sslmode=${mode}`;
}

/** The address as the product has it from its settings, with and without DATABASE_CA. */
function readAddress(url: string, ca: string | null): string {
  return ca === null ? url : trustAuthority(url, join(folder, ca));
}

test.each(["", "require", "verify-ca", "verify-full"])(
  "with DATABASE_CA the line is encrypted and verified, whatever else is said: %s",
  async (mode) => {
    const { pool, close } = connectDatabase(readAddress(address(database, { mode }), "ca.pem"), () => {});

    const { rows } = await pool.query("select ssl, version from pg_stat_ssl where pid = pg_backend_pid()");

    await close();
    expect(rows).toEqual([{ ssl: true, version: "TLSv1.3" }]);
  },
);

test.each([
  {
    what: "an authority that nobody knows",
    url: () => readAddress(address(database, { mode: "require" }), null),
    fault: "its certificate is of an authority that is not known here; name the file of that authority's certificate in DATABASE_CA",
  },
  {
    what: "another authority than that of DATABASE_CA",
    url: () => readAddress(address(database), "another.pem"),
    fault: "its certificate is of an authority that is not known here; name the file of that authority's certificate in DATABASE_CA",
  },
  {
    what: "a certificate for another host",
    url: () => readAddress(address(database, { host: "127.0.0.1" }), "ca.pem"),
    fault: "its certificate is for another host; use the host name that the certificate has",
  },
  {
    what: "a certificate that has expired",
    url: () => readAddress(address(expired), "ca.pem"),
    fault: "its certificate has expired; renew it there",
  },
])("$what is told in one line", async ({ url, fault }) => {
  await expect(examineLine(url())).rejects.toThrow(new RegExp(`^the database [^ ]+ cannot be used: ${fault}$`));
});

test("a server that speaks no TLS, and one that takes TLS alone, are told in one line", { timeout: patienceMs }, async () => {
  const plain = await openExternalDatabase({ settings: { ssl: "off" } });
  await expect(examineLine(readAddress(address(plain), "ca.pem"))).rejects.toThrow(/cannot be used: it speaks no TLS; switch TLS on there/);
  await plain.remove();
  const refused = Object.assign(new Error('no pg_hba.conf entry for host "10.0.0.1", user "ann", database "gifts", no encryption'), {
    code: "28000",
  });

  expect(explainDatabaseFault("postgres://ann@db.example/gifts", refused)).toMatchObject({
    message: "the database db.example/gifts cannot be used: it takes this user with TLS alone; add ?sslmode=verify-full to the address",
  });
});
