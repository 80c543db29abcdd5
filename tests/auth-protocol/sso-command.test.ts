import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";
import { startAuthServer } from "#tests/support/auth-server.ts";
import { createSamlIdentityProvider } from "#tests/support/saml-identity-provider.ts";
import { serviceKey } from "#tests/support/serve-auth.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

const connection = await useTestDatabase();
const folder = await mkdtemp(join(tmpdir(), "sso-"));
afterAll(async () => await rm(folder, { recursive: true }));

async function openCommand() {
  const { url } = await startAuthServer(connection, { hasSaml: true, serviceKey });
  await writeFile(join(folder, "metadata.xml"), (await createSamlIdentityProvider("https://idp.example", url)).metadata);
  const run = async (args: string[], key = serviceKey) => {
    const { stdout } = await promisify(execFile)(process.execPath, ["bin/sso.mjs", ...args, "--url", new URL(url).origin], {
      env: { AUTH_SERVICE_KEY: key, INIT_CWD: folder },
    });
    return JSON.parse(stdout);
  };
  return { run };
}

test("an operator adds, disables, lists and removes an identity provider", async () => {
  const { run } = await openCommand();

  const added = await run(["add", "--metadata-file", "metadata.xml", "--domain", "example.org", "--domain", "example.com"]);
  const disabled = await run(["disable", added.id]);
  const listed = await run(["list"]);
  const removed = await run(["remove", added.id]);

  expect(added).toEqual({
    id: expect.any(String),
    entityId: "https://idp.example",
    domains: ["example.com", "example.org"],
    disabled: false,
  });
  expect(disabled).toEqual({ ...added, disabled: true });
  expect(listed).toEqual([disabled]);
  expect(removed).toEqual(disabled);
  expect(await run(["list"])).toEqual([]);
});

test.each([
  { args: ["nonsense"], says: /npm run sso -- <command>/ },
  { args: ["list", "--bogus"], says: /^Unknown option '--bogus'/ },
  { args: ["remove"], says: /which identity provider/ },
  { args: ["add", "--domain", "example.org"], says: /Either metadata_xml or metadata_url must be set/ },
])("$args ends with a reason", async ({ args, says }) => {
  const { run } = await openCommand();

  await expect(run(args)).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(says) });
});
