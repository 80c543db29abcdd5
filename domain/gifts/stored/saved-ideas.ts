import { and, eq, isNotNull, isNull, or, SQL, sql, type SQLWrapper } from "drizzle-orm";
import * as z from "zod/mini";
import type { Database } from "#db/connect.server.ts";
import { prepared } from "#db/prepared.ts";
import { exactInstant } from "#db/exact-instant.ts";
import { buildLikePattern } from "#db/like-pattern.ts";
import { giftQueries, giftSuggestions, recipientProfiles, sharedListHearts, sharedLists } from "#db/schema.server.ts";
import { cutPage, parseCursor } from "#shared/cursor.ts";
import type { Share } from "#shared/answers/shared-lists.ts";
import type { Locale } from "#shared/locales/locale.ts";
import type { SavedIdeasQuery } from "#shared/saved-ideas-query.ts";
import { instant } from "#shared/text-fields.ts";
import { getPicture } from "../pictures/find-picture.ts";
import { personColumns, type Recipient } from "./recipients.ts";

export interface SavedSuggestion extends Omit<typeof giftSuggestions.$inferSelect, "userId" | "queryId" | "position" | "deletedAt"> {
  /** Of its texts. */
  language: Locale;
}

/** One saved query, with whom it was for (`null` when that profile was deleted) and what it gave. */
export interface SavedIdeas extends Omit<typeof giftQueries.$inferSelect, "userId" | "recipientProfileId"> {
  recipient: Omit<Recipient, "createdAt"> | null;
  suggestions: SavedSuggestion[];
  /** `null` while nobody else sees it. */
  share: Share | null;
}

const queryColumns = {
  id: giftQueries.id,
  createdAt: giftQueries.createdAt,
  deletedAt: giftQueries.deletedAt,
  occasion: giftQueries.occasion,
  budget: giftQueries.budget,
  currency: giftQueries.currency,
  language: giftQueries.language,
  additionalInfo: giftQueries.additionalInfo,
  text: giftQueries.text,
  interests: giftQueries.interests,
  notMeant: giftQueries.notMeant,
  source: giftQueries.source,
  lead: giftQueries.lead,
  leftOut: giftQueries.leftOut,
};
const suggestionColumns = {
  id: giftSuggestions.id,
  title: giftSuggestions.title,
  description: giftSuggestions.description,
  explanation: giftSuggestions.explanation,
  priceRange: giftSuggestions.priceRange,
  category: giftSuggestions.category,
  isExperience: giftSuggestions.isExperience,
  searchTerms: giftSuggestions.searchTerms,
  productLinks: giftSuggestions.productLinks,
  because: giftSuggestions.because,
  shop: giftSuggestions.shop,
  picture: giftSuggestions.picture,
  source: giftSuggestions.source,
  userFeedback: giftSuggestions.userFeedback,
};

const perPage = 20;
const mostSearchWords = 8;
const cursorSchema = z.tuple([instant(), z.uuid()]);

/** A page of a member's saved ideas, newest first; `nextCursor` leads to the next one. */
export interface SavedIdeasPage {
  ideas: SavedIdeas[];
  nextCursor: string | null;
}

/** A page of what the filters leave. Refuses an `invalid_cursor`. */
export async function listSavedIdeas(db: Database, userId: string, asked: SavedIdeasQuery): Promise<SavedIdeasPage> {
  return await readPage(db, userId, { asked, part: asked.bin ? bin : kept });
}

/** A page of all that is stored, the bin included. */
export async function listAllIdeas(db: Database, userId: string, cursor: string | undefined): Promise<SavedIdeasPage> {
  return await readPage(db, userId, { asked: { cursor }, part: everything });
}

/** A part of what a member has stored: which rounds, and which ideas of them. */
interface Part {
  rounds: SQL | undefined;
  ideas: SQL | undefined;
}

interface PageAsked {
  asked: SavedIdeasQuery;
  part: Part;
}

async function readPage(db: Database, userId: string, { asked, part }: PageAsked): Promise<SavedIdeasPage> {
  const filters = buildFilters(asked);
  const isFirst = part === kept && filters.length === 0;
  const rows = isFirst
    ? await firstPage(db).execute({ userId })
    : await selectPage(db, and(eq(giftQueries.userId, userId), part.rounds, ...filters), part);
  const { page, nextCursor } = cutPage(rows, perPage, (last) => [last.exactCreatedAt, last.query.id]);
  return { ideas: page.map(readRow), nextCursor };
}

function selectPage(db: Database, where: SQL | undefined, part: Part) {
  const suggestions = buildSuggestions(part);
  return db
    .select({ query: queryColumns, recipient: personColumns, suggestions, share, exactCreatedAt: exactInstant(giftQueries.createdAt) })
    .from(giftQueries)
    .leftJoin(recipientProfiles, isRecipientOfQuery)
    .where(where)
    .orderBy(newestFirst)
    .limit(perPage + 1);
}

/** What is read most, and costs more to plan than to carry out. */
const firstPage = prepared((db) =>
  selectPage(db, and(eq(giftQueries.userId, sql.placeholder("userId")), kept.rounds), kept).prepare("first_saved_page"),
);

interface Row {
  query: Omit<SavedIdeas, "recipient" | "suggestions" | "share">;
  recipient: SavedIdeas["recipient"];
  share: Share | null;
  suggestions: (Omit<SavedSuggestion, "language"> & { position: number })[];
}

/** The lead is stored as a position, and told as a place among the ideas that there are. */
function readRow({ query, recipient, suggestions, share: shown }: Row): SavedIdeas {
  const lead = Math.max(
    0,
    suggestions.findIndex(({ position }) => position === query.lead),
  );
  return { ...query, lead, recipient, suggestions: suggestions.map((row) => readSuggestion(row, query.language)), share: shown };
}

/** What was saved before there were drawings, or kept in a browser, may name none that there is. */
function readSuggestion(row: Row["suggestions"][number], language: Locale): SavedSuggestion {
  const { position: _, ...suggestion } = row;
  return { ...suggestion, language, picture: getPicture({ ...suggestion, kind: suggestion.isExperience ? "experience" : "object" }) };
}

// The order of the index, to the letter: PostgreSQL would sort otherwise.
const newestFirst = sql`${giftQueries.createdAt} desc nulls last, ${giftQueries.id} desc nulls last`;

const ideasOfQuery = sql`${giftSuggestions.userId} = ${giftQueries.userId} and ${giftSuggestions.queryId} = ${giftQueries.id}`;

const isRemoved = isNotNull(giftSuggestions.deletedAt);
const isKept = isNull(giftSuggestions.deletedAt);

const kept: Part = { rounds: isNull(giftQueries.deletedAt), ideas: isKept };

/** Of a round in the bin the ideas that come back with it; of another one the ideas that were removed. */
const bin: Part = {
  rounds: or(isNotNull(giftQueries.deletedAt), hasIdeas(isRemoved)),
  ideas: sql`(${giftSuggestions.deletedAt} is null) = (${giftQueries.deletedAt} is not null)`,
};

const everything: Part = { rounds: undefined, ideas: undefined };

function hasIdeas(where: SQL | undefined): SQL {
  return sql`exists (select 1 from ${giftSuggestions} where ${and(ideasOfQuery, where)})`;
}

/** All of a query's at once: reading them row by row costs several times what making and parsing this text does. */
function buildSuggestions({ ideas }: Part): SQL<Row["suggestions"]> {
  return sql`coalesce((
  select json_agg(json_build_object(${sql.join(
    Object.entries({ ...suggestionColumns, position: giftSuggestions.position }).map(
      ([field, column]) => sql`${sql.raw(`'${field}'`)}, ${column}`,
    ),
    sql`, `,
  )}) order by ${giftSuggestions.position})
  from ${giftSuggestions} where ${and(ideasOfQuery, ideas)}
), '[]')`;
}

const hearts = sql`coalesce((
  select json_agg(json_build_object('id', ${sharedListHearts.id}, 'ideaId', ${sharedListHearts.suggestionId}, 'name', ${sharedListHearts.name})
    order by ${sharedListHearts.createdAt}, ${sharedListHearts.id})
  from ${sharedListHearts}
  where ${sharedListHearts.userId} = ${giftQueries.userId} and ${sharedListHearts.queryId} = ${giftQueries.id}
), '[]')`;

/** How the round is shown to others, with what those think of it. */
const share = sql<Share | null>`(
  select json_build_object('key', ${sharedLists.key}, 'heading', ${sharedLists.heading}, 'createdAt', ${writeInstant(sharedLists.createdAt)}, 'hearts', ${hearts})
  from ${sharedLists}
  where ${sharedLists.userId} = ${giftQueries.userId} and ${sharedLists.queryId} = ${giftQueries.id}
)`;

/** As an answer has it. */
function writeInstant(column: SQLWrapper): SQL {
  return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

const isRecipientOfQuery = and(eq(recipientProfiles.userId, giftQueries.userId), eq(recipientProfiles.id, giftQueries.recipientProfileId));

function isOlderThan(cursor: string): SQL {
  const [createdAt, id] = parseCursor(cursor, cursorSchema);
  return sql`(${giftQueries.createdAt}, ${giftQueries.id}) < (${createdAt}::timestamptz, ${id}::uuid)`;
}

function buildFilters({ cursor, search = "", occasion, recipient, round, liked }: SavedIdeasQuery): SQL[] {
  const words = search.split(/\s+/).filter(Boolean).slice(0, mostSearchWords);
  return [
    cursor && isOlderThan(cursor),
    ...words.map(mentions),
    occasion && eq(giftQueries.occasion, occasion),
    round && eq(giftQueries.id, round),
    liked && hasIdeas(and(isKept, eq(giftSuggestions.userFeedback, "liked"))),
    recipient === "none" ? isNull(giftQueries.recipientProfileId) : recipient && eq(giftQueries.recipientProfileId, recipient),
  ].filter((filter) => filter instanceof SQL);
}

function mentions(word: string): SQL | undefined {
  const pattern = buildLikePattern(word.normalize("NFKC").replaceAll(/[‘’]/g, "'"));
  const { title, description, category } = giftSuggestions;
  const texts = fold(sql`concat_ws(' ', ${title}, ${description}, ${category})`);
  return or(
    sql`${fold(recipientProfiles.name)} ilike ${pattern}`,
    sql`${fold(giftQueries.additionalInfo)} ilike ${pattern}`,
    sql`${fold(giftQueries.text)} ilike ${pattern}`,
    hasIdeas(and(isKept, sql`${texts} ilike ${pattern}`)),
  );
}

// Full-width and half-width forms of a letter are one letter, and all apostrophes one: ﾃﾞﾝﾏｰｸ finds デンマーク, potter's finds potter’s.
function fold(text: SQLWrapper): SQL {
  return sql`translate(normalize(${text}, NFKC), '‘’', '''''')`;
}
