import { and, desc, ilike, isNull, or, sql } from "drizzle-orm";
import * as z from "zod/mini";
import type { Database } from "#db/connect.server.ts";
import { exactInstant } from "#db/exact-instant.ts";
import { buildLikePattern } from "#db/like-pattern.ts";
import { pictures } from "#db/schema.server.ts";
import type { Picture } from "#shared/answers/admin-media.ts";
import { cutPage, parseCursor } from "#shared/cursor.ts";
import { buildPictureAddress } from "#shared/pictures.ts";
import { instant } from "#shared/text-fields.ts";
import { getPictureUses } from "./picture-uses.ts";
import type { PictureRecord } from "./save-picture.ts";

const picturesPerPage = 24;
const position = z.tuple([instant(), z.uuid()]);

export interface PictureQuery {
  /** In the title or the alternative text. */
  search?: string | undefined;
  cursor?: string | undefined;
}

/** One page of the library, newest first. Refuses a foreign cursor with `invalid_cursor`. */
export async function listPictures(db: Database, { search, cursor }: PictureQuery) {
  const words = search && buildLikePattern(search);
  const matches = and(isNull(pictures.deletedAt), words ? or(ilike(pictures.title, words), ilike(pictures.alt, words)) : undefined);
  const rows = await db
    .select({ picture: pictures, at: exactInstant(pictures.createdAt) })
    .from(pictures)
    .where(and(matches, cursor === undefined ? undefined : isAfter(cursor)))
    .orderBy(desc(pictures.createdAt), desc(pictures.id))
    .limit(picturesPerPage + 1);
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(pictures)
    .where(matches);
  const { page, nextCursor } = cutPage(rows, picturesPerPage, (last) => [last.at, last.picture.id]);
  return {
    pictures: await viewPictures(
      db,
      page.map(({ picture }) => picture),
    ),
    total: counted?.total ?? 0,
    nextCursor,
  };
}

/** As the back-office shows them, with where they are used. */
export async function viewPictures(db: Database, records: readonly PictureRecord[]) {
  const uses = await getPictureUses(
    db,
    records.map(({ id }) => id),
  );
  return records.map(({ id, name, title, alt, width, height, bytes, createdAt }) => ({
    id,
    title,
    alt,
    width,
    height,
    bytes,
    createdAt,
    address: buildPictureAddress({ name, width, height }),
    uses: uses.get(id) ?? [],
  })) satisfies (Omit<Picture, "createdAt"> & { createdAt: Date })[];
}

function isAfter(cursor: string) {
  const [at, id] = parseCursor(cursor, position);
  return sql`(${pictures.createdAt}, ${pictures.id}) < (${at}::timestamptz, ${id}::uuid)`;
}
