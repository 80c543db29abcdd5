import { expect, test } from "vitest";
import { parseDatabaseAddress, trustAuthority } from "./database-address.ts";

test("several hosts are as many addresses, of which the one that takes writes is meant", () => {
  const address = parseDatabaseAddress("postgres://ann:p%40ss@one.example:5432,two.example/gifts?sslmode=verify-full");

  expect(address).toEqual({
    servers: [
      "postgres://ann:p%40ss@one.example:5432/gifts?sslmode=verify-full",
      "postgres://ann:p%40ss@two.example/gifts?sslmode=verify-full",
    ],
    needsPrimary: true,
    name: "one.example:5432,two.example/gifts",
  });
});

test.each([
  { text: "postgres://one/gifts", needsPrimary: false },
  { text: "postgres://one/gifts?target_session_attrs=read-write", needsPrimary: true },
  { text: "postgres://one/gifts?target_session_attrs=primary", needsPrimary: true },
])("$text asks for a server that takes writes: $needsPrimary", ({ text, needsPrimary }) => {
  expect(parseDatabaseAddress(text)).toMatchObject({ servers: ["postgres://one/gifts"], needsPrimary });
});

test.each([
  "mysql://one/gifts",
  "postgres://one:port/gifts",
  "postgres://one,two:port/gifts",
  "postgres://one/gifts?target_session_attrs=standby",
  "gifts",
])("%s is no address of a database that can be written to", (text) => {
  expect(parseDatabaseAddress(text)).toBeNull();
});

test.each([
  { given: "sslmode=require", taken: "?sslmode=verify-full" },
  { given: "sslmode=prefer", taken: "?sslmode=verify-full" },
  { given: "sslmode=verify-ca", taken: "?sslmode=verify-full" },
  { given: "sslmode=verify-ca&sslrootcert=ca.pem", taken: "?sslmode=verify-ca&sslrootcert=ca.pem&uselibpqcompat=true" },
  { given: "sslmode=no-verify", taken: "?sslmode=no-verify" },
  { given: "sslmode=require&uselibpqcompat=true", taken: "?sslmode=require&uselibpqcompat=true" },
])("$given is given to the driver as $taken", ({ given, taken }) => {
  expect(parseDatabaseAddress(`postgres://one/gifts?${given}`)?.servers).toEqual([`postgres://one/gifts${taken}`]);
});

test("an authority is named for every host, and the certificate verified", () => {
  const text = trustAuthority("postgres://one,two/gifts", "/etc/ca.pem");

  expect(parseDatabaseAddress(text)?.servers).toEqual([
    "postgres://one/gifts?sslrootcert=%2Fetc%2Fca.pem&sslmode=verify-full",
    "postgres://two/gifts?sslrootcert=%2Fetc%2Fca.pem&sslmode=verify-full",
  ]);
});
