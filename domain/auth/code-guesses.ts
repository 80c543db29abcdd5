import { eq } from "drizzle-orm";
import { authFactors } from "#db/auth-schema.server.ts";
import type { Database } from "#db/connect.server.ts";
import type { Locale } from "#shared/locales/locale.ts";
import { addToCount, forgetCounts, readCounts, type Count } from "../counters.ts";
import { digest } from "./digests.ts";
import { notifyOwner } from "./notices.ts";
import { AuthRefusal } from "./refusal.ts";
import type { AuthUser } from "./sessions.ts";
import type { AuthServices } from "./settings.ts";

const pauseSeconds = 15 * 60;
const mostBeforePause = 10;
/** After this many wrong codes in a row, only a link by mail or a recovery code opens the way again (NIST SP 800-63B, 3.2.2). */
const mostInARow = 100;
const toldAt = 5;
const rememberedSeconds = 30 * 24 * 60 * 60;

/** Before a code is checked: refuses with `over_request_rate_limit` after too many wrong ones. `subject`: the factor or address that it is for. */
export async function allowCode(services: AuthServices, subject: string): Promise<void> {
  const { waitSeconds } = await readCounts(services.db, listCounts(services, subject));
  if (waitSeconds !== null) throw new AuthRefusal("over_request_rate_limit", { seconds: waitSeconds });
}

interface WrongCode {
  subject: string;
  /** `null` for an address without an account. */
  owner: AuthUser | null;
  locale: Locale;
}

/** Counts a wrong code; the owner is told of the fifth in a row. */
export async function countWrongCode(services: AuthServices, { subject, owner, locale }: WrongCode): Promise<void> {
  const [pause, row] = listCounts(services, subject);
  await addToCount(services.db, pause);
  const { points } = await addToCount(services.db, row);
  if (points === toldAt && owner) await notifyOwner(services, { user: owner, locale }, { kind: "codes_guessed" });
}

/** After a right code, or another proof of the owner. */
export async function forgetWrongCodes(services: Pick<AuthServices, "db" | "digestKey">, subjects: readonly string[]): Promise<void> {
  await forgetCounts(
    services.db,
    subjects.flatMap((subject) => listKeys(services, subject)),
  );
}

/** All for which an account's codes can be counted. */
export async function listCodeSubjects(db: Database, { id, email }: Pick<AuthUser, "id" | "email">): Promise<string[]> {
  const factors = await db.select({ id: authFactors.id }).from(authFactors).where(eq(authFactors.userId, id));
  return [`presence ${id}`, `recovery ${id}`, ...(email ? [`address ${email}`] : []), ...factors.map((factor) => `factor ${factor.id}`)];
}

function listCounts(services: AuthServices, subject: string): [Count, Count] {
  const [pause, row] = listKeys(services, subject);
  return [
    { key: pause, most: mostBeforePause * services.settings.rateMultiplier, seconds: pauseSeconds },
    { key: row, most: mostInARow, seconds: rememberedSeconds },
  ];
}

function listKeys(services: Pick<AuthServices, "digestKey">, subject: string): [string, string] {
  const name = digest(services, subject);
  return [`codes:${name}`, `codes-row:${name}`];
}
