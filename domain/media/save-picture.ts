import { createHash, randomBytes } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { findBrokenUnique } from "#db/database-fault.ts";
import type { Database } from "#db/connect.server.ts";
import type { PictureStore } from "#db/picture-store.ts";
import { pictures } from "#db/schema.server.ts";
import { nameFileType, namePicture } from "#shared/pictures.ts";
import { Refusal } from "#shared/refusal.ts";
import { recordChange } from "../changes/record-change.ts";
import type { Conversion, ConvertedPicture } from "./convert-picture.ts";

/** What the library of pictures works with. */
export interface MediaServices {
  db: Database;
  store: PictureStore;
  /** Converts in a thread. Refuses with `too_complex` or `overloaded`. */
  convert: (bytes: Uint8Array<ArrayBuffer>) => Promise<Conversion>;
  /** Is told when files of a deleted picture could not be removed; the next sweep tries again. */
  report: (error: unknown) => void;
}

export interface Upload {
  bytes: Uint8Array<ArrayBuffer>;
  /** What the file is called. */
  title: string;
}

export type PictureRecord = typeof pictures.$inferSelect;

/**
 * Adds a picture to the library; a file that is there already is given as it is (`isNew: false`). Refuses with `not_a_picture`,
 * `picture_too_large`, `picture_moves`, and as `convert`.
 */
export async function savePicture(
  services: MediaServices,
  uploaderId: string,
  { bytes, title }: Upload,
): Promise<{ picture: PictureRecord; isNew: boolean }> {
  const digest = createHash("sha256").update(bytes).digest("base64url");
  const present = await findByDigest(services.db, digest);
  if (present) return { picture: present, isNew: false };
  const conversion = await services.convert(bytes);
  if (conversion.kind === "refused") throw new Refusal(conversion.code);
  const name = namePicture(randomBytes(12).toString("hex"), conversion.picture);
  await storeFiles(services.store, name, conversion.picture);
  try {
    return { picture: await insert(services.db, { ...describe(conversion.picture), name, title, digest, uploaderId }), isNew: true };
  } catch (error) {
    await removeFiles(services.store, name, conversion.picture);
    // The same file was uploaded twice at once.
    const other = findBrokenUnique(error) === "pictures_digest" ? await findByDigest(services.db, digest) : null;
    if (!other) throw error;
    return { picture: other, isNew: false };
  }
}

async function findByDigest(db: Database, digest: string): Promise<PictureRecord | null> {
  const [picture] = await db
    .select()
    .from(pictures)
    .where(and(eq(pictures.digest, digest), isNull(pictures.deletedAt)));
  return picture ?? null;
}

function describe({ width, height, files }: ConvertedPicture) {
  return { width, height, bytes: files.reduce((sum, { bytes }) => sum + bytes.byteLength, 0) };
}

async function storeFiles(store: PictureStore, name: string, picture: ConvertedPicture): Promise<void> {
  try {
    await Promise.all(picture.files.map((file) => store.put(`${name}/${file.name}`, file.bytes, nameFileType(file.name))));
  } catch (error) {
    await removeFiles(store, name, picture);
    throw error;
  }
}

/** What can't be removed now has no row, so nobody is ever led to it. */
async function removeFiles(store: PictureStore, name: string, { files }: ConvertedPicture): Promise<void> {
  await Promise.allSettled(files.map((file) => store.remove(`${name}/${file.name}`)));
}

async function insert(db: Database, values: typeof pictures.$inferInsert): Promise<PictureRecord> {
  return await db.transaction(async (tx) => {
    const [picture] = await tx.insert(pictures).values(values).returning();
    if (!picture) throw new Error("the inserted picture was not returned");
    await recordChange(tx, {
      actorId: values.uploaderId ?? null,
      action: "created",
      subject: "picture",
      subjectId: picture.id,
      subjectTitle: picture.title,
      isContent: false,
    });
    return picture;
  });
}

/** Saves what a picture shows. Posts that have it keep the words that they were given. Refuses with `not_found`. */
export async function describePicture(db: Database, actorId: string, { id, alt }: { id: string; alt: string }): Promise<PictureRecord> {
  return await db.transaction(async (tx) => {
    const [picture] = await tx
      .update(pictures)
      .set({ alt })
      .where(and(eq(pictures.id, id), isNull(pictures.deletedAt)))
      .returning();
    if (!picture) throw new Refusal("not_found");
    await recordChange(tx, {
      actorId,
      action: "updated",
      subject: "picture",
      subjectId: id,
      subjectTitle: picture.title,
      isContent: false,
    });
    return picture;
  });
}
