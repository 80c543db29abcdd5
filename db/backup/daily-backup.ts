import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PictureStore } from "../picture-store.ts";
import { nameBackup, openBackupBucket, openFolder, readBackupTime, type BackupStore } from "./backup-store.ts";
import { writeBackup } from "./write-backup.ts";

interface BackupPlan {
  databaseUrl: string;
  outbox: string;
  pictures: PictureStore | null;
  /** `BACKUP_DIR`; `null` for none. */
  folder: string | null;
  /** `BACKUP_S3_URL`; `null` for none. */
  bucket: string | null;
  /** How many are kept at each place. */
  kept: number;
  /** Recipients of age, any of whom can decrypt them; empty for backups that are not encrypted. */
  recipients: readonly string[];
}

export interface DailyBackup {
  /** Takes one, keeps it at each place, and removes the oldest ones there. */
  take: () => Promise<void>;
  /** In seconds, of the newest one at the place that has the oldest; `null` while there is none. */
  findAge: () => Promise<number | null>;
}

/** `null` when no place is named: then the product takes no backups by itself. */
export function openDailyBackup(
  { databaseUrl, outbox, pictures, folder, bucket, kept, recipients }: BackupPlan,
  now: () => Date = () => new Date(),
): DailyBackup | null {
  const stores = [...(folder === null ? [] : [openFolder(folder)]), ...(bucket === null ? [] : [openBackupBucket(bucket)])];
  if (stores.length === 0) return null;
  return {
    take: async () => {
      const draft = await mkdtemp(join(tmpdir(), "giftwright-backup-"));
      try {
        const file = join(draft, nameBackup(now()));
        await writeBackup({ databaseUrl, outbox, pictures, file, recipients, withSessions: false });
        for (const store of stores) await keep(store, file, kept);
      } finally {
        await rm(draft, { recursive: true, force: true });
      }
    },
    findAge: async () => {
      const newest = await Promise.all(stores.map(async (store) => readBackupTime((await store.list()).at(-1) ?? "")));
      const times = newest.map((time) => time?.getTime() ?? null);
      return times.some((time) => time === null) ? null : (now().getTime() - Math.min(...times.map(Number))) / 1000;
    },
  };
}

/** A backup that could not be stored removes none. */
async function keep(store: BackupStore, file: string, kept: number): Promise<void> {
  await store.put(file);
  for (const name of (await store.list()).slice(0, -kept)) await store.remove(name);
}
