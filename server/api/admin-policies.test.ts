import { expect, test } from "vitest";
import { getPolicyInForce } from "#domain/policies/read.ts";
import { useBackOffice } from "#tests/support/back-office.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

const connection = await useTestDatabase();
const { ask, getAdmin } = useBackOffice(connection);

const policy = { title: "Privacy", version: "1.1", effectiveDate: "2025-03-01", content: "# What we keep" };
const path = "/policies/privacy_policy";

test("a policy that was never saved has no text of its own, and a template to start from", async () => {
  const saved = await ask("GET", path);
  const template = await ask("GET", `${path}/template?language=zh`);

  expect(saved.status).toBe(404);
  expect(template.body).toMatchObject({ type: "privacy_policy", language: "zh", title: "隐私政策", version: "1.0" });
  expect(String(template.body["content"]).length).toBeGreaterThan(500);
  expect((await ask("GET", "/policies")).body).toEqual({ policies: [] });
});

test("a saved policy is what readers see, in its language alone", async () => {
  const saved = await ask("PUT", `${path}?language=ja`, { body: policy });

  expect(saved).toMatchObject({ status: 200, etag: '"1"', body: { ...policy, type: "privacy_policy", language: "ja", revision: 1 } });
  expect(await getPolicyInForce(connection.db, "privacy_policy", "ja")).toMatchObject(policy);
  expect(await getPolicyInForce(connection.db, "privacy_policy", "en")).not.toMatchObject({ title: "Privacy" });
});

test("a policy without a version is version 1.0", async () => {
  const { version: _, ...withoutVersion } = policy;

  expect((await ask("PUT", path, { body: withoutVersion })).body).toMatchObject({ version: "1.0" });
});

test("earlier texts are kept, with who saved them", async () => {
  const { etag } = await ask("PUT", path, { body: policy });
  await ask("PUT", path, { etag, body: { ...policy, version: "1.2", content: "# Less" } });

  const list = await ask("GET", `${path}/versions`);
  const first = await ask("GET", `${path}/versions/1`);

  const author = { id: getAdmin().id, email: getAdmin().email };
  expect(list.body).toMatchObject({
    versions: [
      { revision: 2, version: "1.2", author },
      { revision: 1, version: "1.1", author },
    ],
    nextCursor: null,
  });
  expect(first.body).toMatchObject({ revision: 1, content: "# What we keep", effectiveDate: "2025-03-01" });
  expect((await ask("GET", `${path}/versions/3`)).status).toBe(404);
});

test("of two first texts at once one is saved, and the other is told", async () => {
  const save = (content: string) => ask("PUT", path, { firstTime: true, body: { ...policy, content } });

  const answers = await Promise.all([save("Mine"), save("Yours")]);

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
  const won = answers.find(({ status }) => status === 200);
  expect((await ask("GET", path)).body["content"]).toBe(won?.body["content"]);
  expect((await ask("GET", `${path}/versions`)).body["versions"]).toHaveLength(1);
});

test.each([
  { name: "without saying what was seen", change: {}, status: 428, code: "precondition_required" },
  { name: "over a text that was not seen", change: { firstTime: true }, status: 412, code: "changed_meanwhile" },
  { name: "over somebody else's text", change: { etag: '"7"' }, status: 412, code: "changed_meanwhile" },
])("saving $name is refused, and nothing is lost", async ({ change, status, code }) => {
  await ask("PUT", path, { body: policy });

  const answer = await ask("PUT", path, { ...change, body: { ...policy, content: "Other" } });

  expect(answer).toMatchObject({ status, body: { code } });
  expect((await ask("GET", path)).body).toMatchObject({ content: policy.content, revision: 1 });
});

test.each([
  { name: "no title", change: { title: " " }, path: "title" },
  { name: "a blank version", change: { version: "" }, path: "version" },
  { name: "no effective date", change: { effectiveDate: "" }, path: "effectiveDate" },
  { name: "a day that is none", change: { effectiveDate: "2025-02-30" }, path: "effectiveDate" },
  { name: "the year 0", change: { effectiveDate: "0000-01-01" }, path: "effectiveDate" },
  { name: "no content", change: { content: "" }, path: "content" },
  { name: "too long a content", change: { content: "x".repeat(200_001) }, path: "content" },
])("$name is refused at its field", async ({ change, path: field }) => {
  const answer = await ask("PUT", path, { body: { ...policy, ...change } });

  expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: field }] } });
});

test.each(["/policies/refund_policy", "/policies/refund_policy/template", "/policies/privacy_policy/versions/0x1"])(
  "%s is not found",
  async (unknown) => {
    expect((await ask("GET", unknown)).status).toBe(404);
  },
);

test("a language that we do not speak is refused", async () => {
  expect((await ask("PUT", `${path}?language=xx`, { body: policy })).status).toBe(400);
});
