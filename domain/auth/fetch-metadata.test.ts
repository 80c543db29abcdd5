import { generateKeyPairSync } from "node:crypto";
import { createServer } from "node:https";
import { afterAll, expect, test } from "vitest";
import { listenOnLoopback } from "#tests/support/listen-on-loopback.ts";
import { fetchMetadata, isPublicAddress } from "./fetch-metadata.ts";
import { buildSelfSignedCertificate } from "./saml-certificate.ts";

const { privateKey: key } = generateKeyPairSync("rsa", {
  modulusLength: 2048,
  privateKeyEncoding: { type: "pkcs8", format: "pem" },
  publicKeyEncoding: { type: "spki", format: "pem" },
});
const certificate = buildSelfSignedCertificate(key, "localhost", new Date(Date.now() - 60_000));
const server = createServer({ key, cert: certificate }, (request, response) => {
  if (request.url === "/metadata") response.end("<EntityDescriptor/>");
  else if (request.url === "/moved") response.writeHead(302, { Location: "/metadata" }).end();
  else if (request.url === "/long") response.end("x".repeat(1_100_000));
  else response.writeHead(404).end();
});
const { port, close } = await listenOnLoopback(server);
afterAll(close);
const thisMachine = { isOpen: () => true, authority: certificate };

test("metadata is fetched from the address that the name was resolved to", async () => {
  expect(await fetchMetadata(`https://localhost:${port}/metadata`, thisMachine)).toBe("<EntityDescriptor/>");
});

test.each(["/moved", "/long", "/nowhere"])("an answer such as %s is no metadata", async (path) => {
  await expect(fetchMetadata(`https://localhost:${port}${path}`, thisMachine)).rejects.toMatchObject({
    refusal: "saml_metadata_fetch_failed",
  });
});

test("a certificate that nobody vouches for is refused", async () => {
  await expect(fetchMetadata(`https://localhost:${port}/metadata`, { isOpen: () => true })).rejects.toMatchObject({
    refusal: "saml_metadata_fetch_failed",
  });
});

test.each([
  { address: "8.8.8.8", family: 4, isPublic: true },
  { address: "2606:4700::1111", family: 6, isPublic: true },
  { address: "127.0.0.1", family: 4, isPublic: false },
  { address: "0.0.0.0", family: 4, isPublic: false },
  { address: "10.1.2.3", family: 4, isPublic: false },
  { address: "172.31.255.255", family: 4, isPublic: false },
  { address: "192.168.0.1", family: 4, isPublic: false },
  { address: "169.254.169.254", family: 4, isPublic: false },
  { address: "100.64.0.1", family: 4, isPublic: false },
  { address: "255.255.255.255", family: 4, isPublic: false },
  { address: "::1", family: 6, isPublic: false },
  { address: "::ffff:127.0.0.1", family: 6, isPublic: false },
  { address: "::ffff:8.8.8.8", family: 6, isPublic: false },
  { address: "64:ff9b::7f00:1", family: 6, isPublic: false },
  { address: "2002:7f00:1::", family: 6, isPublic: false },
  { address: "fd00::1", family: 6, isPublic: false },
  { address: "fe80::1", family: 6, isPublic: false },
])("$address is public: $isPublic", ({ address, family, isPublic }) => {
  expect(isPublicAddress({ address, family })).toBe(isPublic);
});

test.each([
  "http://idp.example/metadata",
  "https://127.0.0.1/metadata",
  "https://localhost/metadata",
  "https://[::ffff:10.0.0.1]/",
  "https://2130706433/",
  "https://user:secret@idp.example/",
  "file:///etc/passwd",
  "nonsense",
])("%s is never asked for metadata", async (address) => {
  await expect(fetchMetadata(address)).rejects.toMatchObject({ refusal: "saml_metadata_fetch_failed" });
});
