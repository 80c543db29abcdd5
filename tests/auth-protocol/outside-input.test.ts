import { monitorEventLoopDelay } from "node:perf_hooks";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createSsoProvider } from "#domain/auth/sso-providers.ts";
import { createSamlReader } from "#server/auth/saml-reader.ts";
import { createSamlIdentityProvider } from "#tests/support/saml-identity-provider.ts";
import { createTestApp, testWorkers } from "#tests/support/test-app.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

const connection = await useTestDatabase();
const site = "http://localhost:3000";
const idp = await createSamlIdentityProvider("https://idp.example", `${site}/auth/v1`);
const unsigned = await idp.answer({ nameId: "ada", attributes: { mail: "ada@example.org" } }, { signAssertion: false });

const word = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.constantFrom(
    "google",
    "custom:acme",
    "https://evil.example/",
    "//evil.example",
    "\u0000",
    "6f9619ff-8b86-4011-b42d-00c04fc964ff",
    "true",
  ),
);
const fields = fc.dictionary(
  fc.constantFrom(
    "provider",
    "redirect_to",
    "scopes",
    "state",
    "code",
    "error",
    "error_description",
    "user",
    "RelayState",
    "SAMLResponse",
    "code_challenge",
    "code_challenge_method",
  ),
  word,
);
const samlXml = fc
  .tuple(fc.nat(unsigned.length), fc.oneof(fc.string(), fc.constantFrom("<", "&#0;", "&#xD800;", "<!DOCTYPE x>", "<saml:Issuer>", "]]>")))
  .map(([at, inserted]) => unsigned.slice(0, at) + inserted + unsigned.slice(at));

function openSite() {
  // Nobody listens at the issuer: what would leave for it is refused at once.
  const acme = { clientId: "acme", secret: "secret", issuer: "http://127.0.0.1:1" };
  return createTestApp(connection, { auth: { hasSaml: true, rateMultiplier: 100_000, oauth: { acme } } });
}

async function post(app: ReturnType<typeof openSite>, path: string, form: Record<string, string>) {
  return await app.request(`${site}/auth/v1${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(form).toString(),
  });
}

function isHarmless(answer: Response): boolean {
  const target = answer.headers.get("location");
  const isOurFault = answer.status >= 500 && answer.status !== 503;
  return !isOurFault && (target === null || (new URL(target).origin === site && !target.includes("unexpected_failure")));
}

test("no query of a sign-in address makes the service fail, or leads to another site", async () => {
  const app = openSite();

  await fc.assert(
    fc.asyncProperty(fc.constantFrom("/authorize", "/callback", "/sso/saml/acs", "/sso/saml/metadata"), fields, async (path, query) => {
      expect(isHarmless(await app.request(`${site}/auth/v1${path}?${new URLSearchParams(query)}`))).toBe(true);
    }),
    { numRuns: 200 },
  );
});

test("nothing that is posted in the name of a provider makes the service fail, or signs anybody in", async () => {
  const app = openSite();
  await createSsoProvider({ db: connection.db, saml: createSamlReader(testWorkers) }, { type: "saml", metadata_xml: idp.metadata });

  await fc.assert(
    fc.asyncProperty(fc.constantFrom("/callback", "/sso/saml/acs"), fields, samlXml, async (path, form, xml) => {
      expect(isHarmless(await post(app, path, form))).toBe(true);
      const answer = await post(app, "/sso/saml/acs", { ...form, SAMLResponse: Buffer.from(xml).toString("base64") });
      expect(isHarmless(answer) && !answer.headers.get("location")?.includes("access_token")).toBe(true);
    }),
    { numRuns: 200 },
  );
});

test("a form of more than 256 kB is not read", async () => {
  const answer = await post(openSite(), "/sso/saml/acs", { SAMLResponse: "A".repeat(256 * 1024) });

  expect(answer.headers.get("location")).toContain("error_code=request_entity_too_large");
});

test("a document that would keep the parser busy for seconds keeps nobody else waiting", async () => {
  const app = openSite();
  const response = Buffer.from(`<Response>${"<Issuer/>".repeat(20_000)}</Response>`).toString("base64");
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();

  const answer = await post(app, "/sso/saml/acs", { SAMLResponse: response });

  delay.disable();
  expect(isHarmless(answer)).toBe(true);
  expect(delay.max / 1e6).toBeLessThan(500);
});
