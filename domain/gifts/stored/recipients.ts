import { and, count, desc, eq, isNull, max, sql, type SQL } from "drizzle-orm";
import type { Database } from "#db/connect.server.ts";
import { giftQueries, giftSuggestions, recipientProfiles } from "#db/schema.server.ts";
import type { GiftRequest } from "#shared/gift-request.ts";
import { limits } from "#shared/limits.ts";
import type { RecipientDetails } from "#shared/recipient-details.ts";
import { Refusal } from "#shared/refusal.ts";
import { lockAccount } from "./lock-account.ts";

export type Recipient = Omit<typeof recipientProfiles.$inferSelect, "userId">;

/** The columns that describe the person. */
export const personColumns = {
  id: recipientProfiles.id,
  name: recipientProfiles.name,
  relationship: recipientProfiles.relationship,
  ageRange: recipientProfiles.ageRange,
  interests: recipientProfiles.interests,
  personalities: recipientProfiles.personalities,
  livingSituation: recipientProfiles.livingSituation,
  alreadyHas: recipientProfiles.alreadyHas,
};
const recipientColumns = { ...personColumns, createdAt: recipientProfiles.createdAt };

/** Titles of the last twenty queries, which new ideas have to avoid. */
const mostRemembered = 100;

/**
 * The profile that a request means: the one that it names by id, otherwise the one with the same name and relationship, or,
 * without a name, the one with exactly the same details. `null` when there is none. Refuses an unknown or another member's id.
 */
export async function findRecipient(db: Database, userId: string, request: GiftRequest): Promise<Recipient | null> {
  if (request.recipientProfileId === undefined) return await findAlike(db, userId, request);
  const [named] = await db.select(recipientColumns).from(recipientProfiles).where(isOwn(userId, request.recipientProfileId));
  if (!named) throw new Refusal("validation_failed", { fields: [{ path: "recipientProfileId", code: "unknown_option" }] });
  return named;
}

/** The request with what the person is known to have; a request that says so itself, if only with an empty text, stays as it is. */
export function completeRequest(request: GiftRequest, recipient: Recipient | null): GiftRequest {
  if (request.additionalInfo !== undefined || !recipient?.alreadyHas) return request;
  return { ...request, additionalInfo: recipient.alreadyHas };
}

/** Titles that this person was given before, latest first. */
export async function listRememberedTitles(db: Database, userId: string, recipientProfileId: string): Promise<string[]> {
  const rows = await db
    .select({ title: giftSuggestions.title })
    .from(giftQueries)
    .innerJoin(giftSuggestions, and(eq(giftSuggestions.userId, giftQueries.userId), eq(giftSuggestions.queryId, giftQueries.id)))
    .where(and(eq(giftQueries.userId, userId), eq(giftQueries.recipientProfileId, recipientProfileId), isNull(giftQueries.deletedAt)))
    .orderBy(desc(giftQueries.createdAt), giftSuggestions.position)
    .limit(mostRemembered);
  return rows.map(({ title }) => title);
}

/** Refuses with `too_many_recipients` when the member has no room for another one. */
export async function requireRoom(db: Database, userId: string): Promise<void> {
  const [known] = await db.select({ count: count() }).from(recipientProfiles).where(eq(recipientProfiles.userId, userId));
  if (known && known.count >= limits.recipients) throw new Refusal("too_many_recipients");
}

/** Saves what a request of a held account says about its recipient, to the profile that it means or to a new one. Returns its id. */
export async function rememberRecipient(db: Database, userId: string, request: GiftRequest): Promise<string> {
  const known = (await findNamed(db, userId, request.recipientProfileId)) ?? (await findAlike(db, userId, request));
  const details = readDetails(request);
  if (!known) return (await insertRecipient(db, userId, details)).id;
  await db.update(recipientProfiles).set(details).where(isOwn(userId, known.id));
  return known.id;
}

/** A member's profiles, the last used first, with the number of their queries and the time of the last one. */
export async function listRecipients(db: Database, userId: string): Promise<(Recipient & { queries: number; lastQueryAt: Date | null })[]> {
  const rows = await db
    .select({ recipient: recipientColumns, queries: count(giftQueries.id), lastQueryAt: max(giftQueries.createdAt) })
    .from(recipientProfiles)
    .leftJoin(giftQueries, isKeptQueryOfRecipient)
    .where(eq(recipientProfiles.userId, userId))
    .groupBy(recipientProfiles.userId, recipientProfiles.id)
    .orderBy(sql`coalesce(${max(giftQueries.createdAt)}, ${recipientProfiles.createdAt}) desc`, desc(recipientProfiles.id))
    .limit(limits.recipients);
  return rows.map(({ recipient, ...use }) => ({ ...recipient, ...use }));
}

const isKeptQueryOfRecipient = and(
  eq(giftQueries.userId, recipientProfiles.userId),
  eq(giftQueries.recipientProfileId, recipientProfiles.id),
  isNull(giftQueries.deletedAt),
);

export async function createRecipient(db: Database, userId: string, details: RecipientDetails): Promise<Recipient> {
  return await db.transaction(async (tx) => {
    if (!(await lockAccount(tx, userId))) throw new Refusal("not_authenticated");
    return await insertRecipient(tx, userId, details);
  });
}

/** For an account that is held: two requests at once have not both room for the last one. */
async function insertRecipient(db: Database, userId: string, details: Partial<RecipientDetails>): Promise<Recipient> {
  await requireRoom(db, userId);
  const [made] = await db
    .insert(recipientProfiles)
    .values({ userId, ...details })
    .returning(recipientColumns);
  if (!made) throw new Error("the inserted profile was not returned");
  return made;
}

/** Replaces a profile's details; `null` when the member has no such profile. */
export async function updateRecipient(
  db: Database,
  { userId, id }: { userId: string; id: string },
  details: RecipientDetails,
): Promise<Recipient | null> {
  const [changed] = await db.update(recipientProfiles).set(details).where(isOwn(userId, id)).returning(recipientColumns);
  return changed ?? null;
}

/**
 * Deletes a profile; saved ideas stay, without a recipient and without what was typed about the person. False when the member has no
 * such profile.
 */
export async function deleteRecipient(db: Database, { userId, id }: { userId: string; id: string }): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const ofPerson = and(eq(giftQueries.userId, userId), eq(giftQueries.recipientProfileId, id));
    await tx.update(giftQueries).set({ text: null, interests: [], notMeant: [] }).where(ofPerson);
    const gone = await tx.delete(recipientProfiles).where(isOwn(userId, id)).returning({ id: recipientProfiles.id });
    return gone.length > 0;
  });
}

function isOwn(userId: string, id: string): SQL | undefined {
  return and(eq(recipientProfiles.userId, userId), eq(recipientProfiles.id, id));
}

async function findNamed(db: Database, userId: string, id: string | undefined): Promise<Recipient | null> {
  if (id === undefined) return null;
  const [named] = await db.select(recipientColumns).from(recipientProfiles).where(isOwn(userId, id));
  return named ?? null;
}

async function findAlike(db: Database, userId: string, request: GiftRequest): Promise<Recipient | null> {
  const details = readDetails(request);
  const [alike] = await db
    .select(recipientColumns)
    .from(recipientProfiles)
    .where(
      and(
        eq(recipientProfiles.userId, userId),
        eq(recipientProfiles.relationship, request.relationship),
        details.name === undefined ? saysTheSame(details) : sql`${fold(recipientProfiles.name)} = ${fold(sql`${details.name}::text`)}`,
      ),
    )
    .orderBy(desc(recipientProfiles.createdAt))
    .limit(1);
  return alike ?? null;
}

function saysTheSame({ ageRange, livingSituation, interests = [], personalities = [] }: Partial<RecipientDetails>): SQL | undefined {
  return and(
    isNull(recipientProfiles.name),
    sql`${recipientProfiles.ageRange} is not distinct from ${ageRange ?? null}`,
    sql`${recipientProfiles.livingSituation} is not distinct from ${livingSituation ?? null}`,
    eq(recipientProfiles.interests, interests),
    eq(recipientProfiles.personalities, personalities),
  );
}

/** Names that differ only in case, width or spaces are the same. */
function fold(name: SQL | typeof recipientProfiles.name): SQL {
  return sql`lower(normalize(regexp_replace(btrim(${name}), '\\s+', ' ', 'g'), NFKC))`;
}

/** Only the fields that were filled in, so that a profile keeps what a later request leaves out. */
function readDetails({ name, relationship, additionalInfo, ...request }: GiftRequest): Partial<RecipientDetails> {
  const { ageRange, livingSituation, interests, personalities } = request;
  const trimmed = name?.trim();
  const stated = { interests: trimAll(interests), personalities: trimAll(personalities) };
  return {
    relationship,
    ...(trimmed && { name: trimmed }),
    ...(ageRange && { ageRange }),
    ...(livingSituation && { livingSituation }),
    ...(stated.interests.length > 0 && { interests: stated.interests }),
    ...(stated.personalities.length > 0 && { personalities: stated.personalities }),
    ...(additionalInfo !== undefined && { alreadyHas: additionalInfo.trim() || null }),
  };
}

/** Without blank words, and without blanks around words. */
export function trimAll(words: readonly string[] = []): string[] {
  return words.map((word) => word.trim()).filter(Boolean);
}
