import { createServer } from "node:https";
import { afterAll, expect, test } from "vitest";
import { listenOnLoopback } from "#tests/support/listen-on-loopback.ts";
import { fetchMetadata, isPublicAddress } from "./fetch-metadata.ts";
import { makeSelfSignedCertificate } from "./saml-certificate.ts";

const { privateKey: key, certificate } = await makeSelfSignedCertificate("localhost", new Date(Date.now() - 60_000));
let asked = 0;
const server = createServer({ key, cert: certificate }, (request, response) => {
  asked += 1;
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
  { address: "192.0.2.1", family: 4, isPublic: false },
  { address: "192.88.99.1", family: 4, isPublic: false },
  { address: "198.18.0.1", family: 4, isPublic: false },
  { address: "198.51.100.1", family: 4, isPublic: false },
  { address: "203.0.113.1", family: 4, isPublic: false },
  { address: "224.0.0.1", family: 4, isPublic: false },
  { address: "240.0.0.1", family: 4, isPublic: false },
  { address: "2001:0:1::1", family: 6, isPublic: false },
  { address: "2001:10::1", family: 6, isPublic: false },
  { address: "2001:db8::1", family: 6, isPublic: false },
  { address: "3fff::1", family: 6, isPublic: false },
  { address: "ff02::1", family: 6, isPublic: false },
  { address: "4000::1", family: 6, isPublic: false },
])("$address is public: $isPublic", ({ address, family, isPublic }) => {
  expect(isPublicAddress({ address, family })).toBe(isPublic);
});

const onlyPublic = { isOpen: isPublicAddress, authority: certificate };

test.each([
  { address: `https://127.0.0.1:${port}/metadata`, network: onlyPublic, text: /no public network/ },
  { address: `https://localhost:${port}/metadata`, network: onlyPublic, text: /no public network/ },
  { address: `https://[::ffff:127.0.0.1]:${port}/metadata`, network: onlyPublic, text: /no public network/ },
  { address: `https://2130706433:${port}/metadata`, network: onlyPublic, text: /no public network/ },
  { address: `http://localhost:${port}/metadata`, network: thisMachine, text: /has to begin with https/ },
  { address: `https://user:secret@localhost:${port}/metadata`, network: thisMachine, text: /has to begin with https/ },
  { address: "file:///etc/passwd", network: thisMachine, text: /has to begin with https/ },
  { address: "nonsense", network: thisMachine, text: /has to begin with https/ },
])("$address is never asked for metadata", async ({ address, network, text }) => {
  const before = asked;

  await expect(fetchMetadata(address, network)).rejects.toMatchObject({
    refusal: "saml_metadata_fetch_failed",
    values: { text: expect.stringMatching(text) },
  });

  expect(asked).toBe(before);
});

test("without a word to the contrary this machine is never asked", async () => {
  const before = asked;

  await expect(fetchMetadata(`https://localhost:${port}/metadata`)).rejects.toMatchObject({
    values: { text: expect.stringContaining("no public network") },
  });

  expect(asked).toBe(before);
});
