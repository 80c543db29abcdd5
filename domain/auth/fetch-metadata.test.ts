import { expect, test } from "vitest";
import { fetchMetadata, isPublicAddress } from "./fetch-metadata.ts";

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

test.each(["http://idp.example/metadata", "https://127.0.0.1/metadata", "https://localhost/metadata", "https://[::ffff:10.0.0.1]/", "https://2130706433/", "https://user:secret@idp.example/", "file:///etc/passwd", "nonsense"])(
  "%s is never asked for metadata",
  async (address) => {
    await expect(fetchMetadata(address)).rejects.toMatchObject({ refusal: "saml_metadata_fetch_failed" });
  },
);
