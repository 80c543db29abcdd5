import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { authChallenges, authFactors, authFlowStates, authOneTimeTokens, authSpentProofs, authUsers } from "#db/auth-schema.server.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { sweepAuth } from "./sweep.ts";

const { db } = await useTestDatabase();

test("what is long over goes, what may still be asked for stays", async () => {
  const [user] = await db.insert(authUsers).values({}).returning();
  const userId = user?.id ?? "";
  const ago = (text: string) => sql`now() - ${text}::interval`;
  const soon = sql`now() + interval '1 minute'`;
  await db.insert(authSpentProofs).values([
    { digest: "over", expiresAt: ago("1 second") },
    { digest: "open", expiresAt: soon },
  ]);
  const flow = { authenticationMethod: "oauth", redirectTo: "http://localhost:3000" };
  await db.insert(authFlowStates).values([
    { ...flow, provider: "over", expiresAt: ago("61 minutes") },
    { ...flow, provider: "late", expiresAt: ago("1 minute") },
  ]);
  const token = { userId, tokenHash: "", codeHash: "", codeExpiresAt: soon, sentTo: "" };
  await db.insert(authOneTimeTokens).values([
    { ...token, purpose: "recovery", expiresAt: ago("61 minutes") },
    { ...token, purpose: "confirmation", expiresAt: soon },
  ]);
  const [kept] = await db
    .insert(authFactors)
    .values([
      { userId, friendlyName: "verified", factorType: "totp", status: "verified", createdAt: ago("2 days") },
      { userId, friendlyName: "left", factorType: "totp", createdAt: ago("25 hours") },
    ])
    .returning();
  const challenge = { factorId: kept?.id ?? "", expiresAt: soon };
  await db.insert(authChallenges).values([
    { ...challenge, ip: "over", createdAt: ago("25 hours") },
    { ...challenge, ip: "open" },
  ]);

  await sweepAuth(db);

  expect(await db.select().from(authSpentProofs)).toMatchObject([{ digest: "open" }]);
  expect(await db.select().from(authFlowStates)).toMatchObject([{ provider: "late" }]);
  expect(await db.select().from(authOneTimeTokens)).toMatchObject([{ purpose: "confirmation" }]);
  expect(await db.select().from(authFactors)).toMatchObject([{ friendlyName: "verified" }]);
  expect(await db.select().from(authChallenges)).toMatchObject([{ ip: "open" }]);
});
