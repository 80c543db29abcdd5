import { and, eq, isNull, or, SQL, sql, type SQLWrapper } from "drizzle-orm";
import * as z from "zod/mini";
import type { Database } from "#db/connect.server.ts";
import { exactInstant } from "#db/exact-instant.ts";
import { buildLikePattern } from "#db/like-pattern.ts";
import { giftQueries, giftSuggestions, recipientProfiles } from "#db/schema.server.ts";
import { cutPage, parseCursor } from "#shared/cursor.ts";
import type { SavedIdeasQuery } from "#shared/saved-ideas-query.ts";
import { instant } from "#shared/text-fields.ts";
import { findPicture } from "../pictures/find-picture.ts";
import { personColumns, type Recipient } from "./recipients.ts";

export type SavedSuggestion = Omit<typeof giftSuggestions.$inferSelect, "userId" | "queryId" | "position">;

/** One saved query, with whom it was for (`null` when that profile was deleted) and what it gave. */
export interface SavedIdeas extends Omit<typeof giftQueries.$inferSelect, "userId" | "recipientProfileId"> {
  recipient: Omit<Recipient, "createdAt"> | null;
  suggestions: SavedSuggestion[];
}

const queryColumns = {
  id: giftQueries.id,
  createdAt: giftQueries.createdAt,
  occasion: giftQueries.occasion,
  budget: giftQueries.budget,
  currency: giftQueries.currency,
  language: giftQueries.language,
  additionalInfo: giftQueries.additionalInfo,
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
  const rows = await db
    .select({ query: queryColumns, recipient: personColumns, suggestions, exactCreatedAt: exactInstant(giftQueries.createdAt) })
    .from(giftQueries)
    .leftJoin(recipientProfiles, isRecipientOfQuery)
    .where(and(eq(giftQueries.userId, userId), ...buildFilters(asked)))
    .orderBy(newestFirst)
    .limit(perPage + 1);
  const { page, nextCursor } = cutPage(rows, perPage, (last) => [last.exactCreatedAt, last.query.id]);
  const ideas = page.map((row) => ({ ...row.query, recipient: row.recipient, suggestions: row.suggestions.map(withPicture) }));
  return { ideas, nextCursor };
}

/** What was saved before there were drawings, or kept in a browser, may name none that there is. */
function withPicture(suggestion: SavedSuggestion): SavedSuggestion {
  return { ...suggestion, picture: findPicture({ ...suggestion, kind: suggestion.isExperience ? "experience" : "object" }) };
}

// The order of the index, to the letter: PostgreSQL would sort otherwise.
const newestFirst = sql`${giftQueries.createdAt} desc nulls last, ${giftQueries.id} desc nulls last`;

const ideasOfQuery = sql`${giftSuggestions.userId} = ${giftQueries.userId} and ${giftSuggestions.queryId} = ${giftQueries.id}`;

/** All of a query's at once: reading them row by row costs several times what making and parsing this text does. */
const suggestions = sql<SavedSuggestion[]>`coalesce((
  select json_agg(json_build_object(${sql.join(
    Object.entries(suggestionColumns).map(([field, column]) => sql`${sql.raw(`'${field}'`)}, ${column}`),
    sql`, `,
  )}) order by ${giftSuggestions.position})
  from ${giftSuggestions} where ${ideasOfQuery}
), '[]')`;

const isRecipientOfQuery = and(eq(recipientProfiles.userId, giftQueries.userId), eq(recipientProfiles.id, giftQueries.recipientProfileId));

function isOlderThan(cursor: string): SQL {
  const [createdAt, id] = parseCursor(cursor, cursorSchema);
  return sql`(${giftQueries.createdAt}, ${giftQueries.id}) < (${createdAt}::timestamptz, ${id}::uuid)`;
}

function buildFilters({ cursor, search = "", occasion, recipient }: SavedIdeasQuery): SQL[] {
  const words = search.split(/\s+/).filter(Boolean).slice(0, mostSearchWords);
  return [
    cursor && isOlderThan(cursor),
    ...words.map(mentions),
    occasion && eq(giftQueries.occasion, occasion),
    recipient === "none" ? isNull(giftQueries.recipientProfileId) : recipient && eq(giftQueries.recipientProfileId, recipient),
  ].filter((filter) => filter instanceof SQL);
}

function mentions(word: string): SQL | undefined {
  const pattern = buildLikePattern(word.normalize("NFKC").replaceAll(/[‘’]/g, "'"));
  const { title, description, category } = giftSuggestions;
  const suggested = sql`select 1 from ${giftSuggestions} where ${ideasOfQuery} and ${fold(sql`concat_ws(' ', ${title}, ${description}, ${category})`)} ilike ${pattern}`;
  return or(
    sql`${fold(recipientProfiles.name)} ilike ${pattern}`,
    sql`${fold(giftQueries.additionalInfo)} ilike ${pattern}`,
    sql`exists (${suggested})`,
  );
}

// Full-width and half-width forms of a letter are one letter, and all apostrophes one: ﾃﾞﾝﾏｰｸ finds デンマーク, potter's finds potter’s.
function fold(text: SQLWrapper): SQL {
  return sql`translate(normalize(${text}, NFKC), '‘’', '''''')`;
}
