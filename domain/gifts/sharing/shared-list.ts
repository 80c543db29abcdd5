import { and, asc, desc, eq, ne, or, isNull, sql } from "drizzle-orm";
import type { Database } from "#db/connect.server.ts";
import { giftQueries, giftSuggestions, sharedLists } from "#db/schema.server.ts";
import type { SharedIdea, SharedList } from "#shared/answers/shared-lists.ts";
import { suggestionsPerQuery } from "#shared/limits.ts";
import type { Locale } from "#shared/locales/locale.ts";
import { listKeyPattern } from "#shared/shared-lists.ts";
import type { GiftEngine } from "../gift-engine.ts";
import { getPicture } from "../pictures/find-picture.ts";
import { listHearts } from "./hearts.ts";

export interface SharedListServices {
  db: Database;
  engine: Pick<GiftEngine, "translateIdeas">;
}

/**
 * The list at an address, for anybody who has it, in the reader's language where the catalogue has it; `null` when there is none, its
 * owner shows it no longer, or it is in the bin. Nothing in it says for whom it is, nor what was said about them.
 */
export async function findSharedList({ db, engine }: SharedListServices, key: string, locale: Locale): Promise<SharedList | null> {
  if (!listKeyPattern.test(key)) return null;
  const [list] = await db
    .select({
      userId: sharedLists.userId,
      queryId: sharedLists.queryId,
      heading: sharedLists.heading,
      currency: giftQueries.currency,
      language: giftQueries.language,
      lead: giftQueries.lead,
    })
    .from(sharedLists)
    .innerJoin(giftQueries, and(eq(giftQueries.userId, sharedLists.userId), eq(giftQueries.id, sharedLists.queryId)))
    .where(and(eq(sharedLists.key, key), isNull(giftQueries.deletedAt)));
  if (!list) return null;
  const { currency, language, heading } = list;
  const found = await listIdeas(db, list);
  const ideas = found.map((idea) => ({
    ...idea,
    language,
    picture: getPicture({ ...idea, kind: idea.isExperience ? "experience" : "object" }),
  }));
  const read = language === locale ? ideas : await translate(engine, ideas, { language, currency, locale });
  return { heading, currency, ideas: read, hearts: await listHearts(db, list) };
}

interface StoredList {
  userId: string;
  queryId: string;
  lead: number;
}

/** What its owner rejected or deleted is not shown; ideas that took such a place come last. */
async function listIdeas(db: Database, { userId, queryId, lead }: StoredList): Promise<Omit<SharedIdea, "language">[]> {
  return await db
    .select({
      id: giftSuggestions.id,
      title: giftSuggestions.title,
      description: giftSuggestions.description,
      priceRange: giftSuggestions.priceRange,
      category: giftSuggestions.category,
      isExperience: giftSuggestions.isExperience,
      searchTerms: giftSuggestions.searchTerms,
      shop: giftSuggestions.shop,
      picture: giftSuggestions.picture,
    })
    .from(giftSuggestions)
    .where(
      and(
        eq(giftSuggestions.userId, userId),
        eq(giftSuggestions.queryId, queryId),
        isNull(giftSuggestions.deletedAt),
        or(isNull(giftSuggestions.userFeedback), ne(giftSuggestions.userFeedback, "disliked")),
      ),
    )
    .orderBy(desc(sql`${giftSuggestions.position} = ${lead}`), asc(giftSuggestions.position))
    .limit(suggestionsPerQuery);
}

async function translate(
  engine: SharedListServices["engine"],
  ideas: readonly SharedIdea[],
  { language, currency, locale }: { language: Locale; currency: SharedList["currency"]; locale: Locale },
): Promise<SharedIdea[]> {
  const foreign = ideas.map(({ title, description, priceRange }) => ({ title, description, priceRange, from: language, currency }));
  const translations = await engine.translateIdeas({ ideas: foreign, to: locale });
  return ideas.map((idea, place) => {
    const translation = translations[place];
    if (!translation) return idea;
    const { title, description, priceRange, category, searchTerms } = translation;
    return { ...idea, title, description, priceRange, category, searchTerms, language: locale };
  });
}
