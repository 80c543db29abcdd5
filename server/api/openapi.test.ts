import { expect, test } from "vitest";
import * as z from "zod/mini";
import { createTestApp } from "#tests/support/test-app.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { answerSchemas, bodySchemas, examples } from "./named-schemas.ts";

const connection = await useTestDatabase();
const app = createTestApp(connection);

async function fetchDocument(): Promise<string> {
  return await (await app.request("/api/openapi.json")).text();
}

test("every schema of the document is referred to by its name, and every name that is referred to is there", async () => {
  const text = await fetchDocument();
  const { components } = z.parse(z.object({ components: z.object({ schemas: z.record(z.string(), z.unknown()) }) }), JSON.parse(text));

  const referred = new Set([...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name));

  expect([...referred].toSorted()).toEqual(
    Object.keys(components.schemas)
      .filter((name) => name !== "IdeasOutcome")
      .toSorted(),
  );
});

test.each(Object.entries(examples))("the example of %s is one", (name, example) => {
  const schemas = new Map<string, z.ZodMiniType>(Object.entries({ ...answerSchemas, ...bodySchemas }));

  expect(schemas.get(name)?.safeParse(example)).toMatchObject({ success: true });
});

test("the document travels compressed, and not at all to whoever has it", async () => {
  const answer = await app.request("/api/openapi.json", { headers: { "Accept-Encoding": "gzip" } });
  const again = await app.request("/api/openapi.json", { headers: { "If-None-Match": answer.headers.get("etag") ?? "" } });

  expect(answer.headers.get("content-encoding")).toBe("gzip");
  expect((await answer.arrayBuffer()).byteLength).toBeLessThan(20_000);
  expect(again.status).toBe(304);
});
