import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Database } from "#db/connect.server.ts";
import type { PictureStore } from "#db/picture-store.ts";
import { pictures } from "#db/schema.server.ts";
import { listPictureFiles } from "#shared/pictures.ts";
import { Refusal } from "#shared/refusal.ts";
import { recordChange } from "../changes/record-change.ts";
import { getPictureUses } from "./picture-uses.ts";
import type { MediaServices } from "./save-picture.ts";

/** Deletes a picture for good. Refuses with `picture_in_use` while anything has it, and with `not_found`. */
export async function deletePicture({ db, store, report }: MediaServices, actorId: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [picture] = await tx
      .update(pictures)
      .set({ deletedAt: sql`now()` })
      .where(and(eq(pictures.id, id), isNull(pictures.deletedAt)))
      .returning();
    if (!picture) throw new Refusal("not_found");
    if ((await getPictureUses(tx, [id])).get(id)?.length !== 0) throw new Refusal("picture_in_use");
    await recordChange(tx, {
      actorId,
      action: "removed",
      subject: "picture",
      subjectId: id,
      subjectTitle: picture.title,
      isContent: false,
    });
  });
  await sweepDeletedPictures(db, store).catch(report);
}

/** Removes the files of deleted pictures, then their rows. */
export async function sweepDeletedPictures(db: Database, store: PictureStore): Promise<void> {
  const deleted = await db.select().from(pictures).where(isNotNull(pictures.deletedAt));
  for (const picture of deleted) {
    await Promise.all(listPictureFiles(picture).map((path) => store.remove(path)));
    await db.delete(pictures).where(eq(pictures.id, picture.id));
  }
}
