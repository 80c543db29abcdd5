import { and, count, desc, eq, getTableColumns, isNull, max, sql, type SQL } from "drizzle-orm";
import type { Database } from "#db/connect.server.ts";
import { giftQueries, giftSuggestions, recipientProfiles } from "#db/schema.server.ts";
import type { GiftRequest } from "#shared/gift-request.ts";
import { limits } from "#shared/limits.ts";
import type { RecipientDetails } from "#shared/recipient-details.ts";
import { isOfKind, listFieldsOf, personFieldNames, personFields } from "#shared/person-fields.ts";
import { Refusal } from "#shared/refusal.ts";
import { lockAccount } from "./lock-account.ts";

export type Recipient = Omit<typeof recipientProfiles.$inferSelect, "userId">;

/** The columns that describe the person: all that are neither the owner nor the time. */
const { userId: _owner, createdAt, ...columns } = getTableColumns(recipientProfiles);
export const personColumns = columns;
const recipientColumns = { ...personColumns, createdAt };

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

/** The request with the texts that are known of the person; what a request says itself, if only with an empty text, stays as it is. */
export function completeRequest(request: GiftRequest, recipient: Recipient | null): GiftRequest {
  const known = listFieldsOf("text").flatMap((name) => {
    const { asked, kept } = personFields[name];
    return request[asked] === undefined && recipient?.[kept] ? [[asked, recipient[kept]]] : [];
  });
  return { ...request, ...Object.fromEntries(known) };
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

function saysTheSame(details: Partial<RecipientDetails>): SQL | undefined {
  const same = listFieldsOf("choice", "words").map((name) => {
    const { kept } = personFields[name];
    const column = recipientProfiles[kept];
    return sql`${column} is not distinct from ${sql.param(details[kept] ?? (isOfKind(name, "words") ? [] : null), column)}`;
  });
  return and(isNull(recipientProfiles.name), ...same);
}

/** Names that differ only in case, width or spaces are the same. */
function fold(name: SQL | typeof recipientProfiles.name): SQL {
  return sql`lower(normalize(regexp_replace(btrim(${name}), '\\s+', ' ', 'g'), NFKC))`;
}

/** Only the fields that were filled in, so that a profile keeps what a later request leaves out; a text may be emptied. */
function readDetails(request: GiftRequest): Partial<RecipientDetails> {
  const details: Record<string, string | string[] | null> = { relationship: request.relationship };
  for (const name of personFieldNames) {
    const { asked, kept } = personFields[name];
    const typed = request[asked];
    const stated = Array.isArray(typed) ? trimAll(typed) : (typed?.trim() ?? "");
    if (stated.length > 0) details[kept] = stated;
    else if (typed !== undefined && isOfKind(name, "text")) details[kept] = null;
  }
  return details;
}

/** Without blank words, and without blanks around words. */
export function trimAll(words: readonly string[] = []): string[] {
  return words.map((word) => word.trim()).filter(Boolean);
}
