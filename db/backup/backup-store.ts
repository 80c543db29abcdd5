import { openAsBlob } from "node:fs";
import { copyFile, mkdir, readdir, rename, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { openBucket } from "../bucket.ts";
import { ifThere } from "../if-there.ts";

/** Where backups are kept. */
export interface BackupStore {
  put: (file: string) => Promise<void>;
  /** The names of ours, the oldest first. */
  list: () => Promise<string[]>;
  remove: (name: string) => Promise<void>;
}

const backupName = /giftwright-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)\.backup/;

export function nameBackup(now: Date): string {
  return `giftwright-${now.toISOString().slice(0, 19).replaceAll(":", "-")}.backup`;
}

/** The moment in a backup's name; `null` for another file. */
export function readBackupTime(name: string): Date | null {
  const [, day, hours, minutes, seconds] = backupName.exec(name) ?? [];
  return day === undefined ? null : new Date(`${day}T${hours}:${minutes}:${seconds}Z`);
}

/** A folder, made when it is not there. */
export function openFolder(folder: string): BackupStore {
  return {
    put: async (file) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const target = join(folder, basename(file));
      await copyFile(file, `${target}.part`);
      await rename(`${target}.part`, target);
    },
    list: async () => (await ifThere(readdir(folder), [])).filter((name) => readBackupTime(name) !== null).toSorted(),
    remove: (name) => rm(join(folder, name)),
  };
}

/** A bucket of any service that speaks S3. A large backup may take an hour on its way there. */
export function openBackupBucket(address: string): BackupStore {
  const bucket = openBucket(address);
  return {
    put: async (file) => await bucket.put(basename(file), await openAsBlob(file), { withinMs: 60 * 60 * 1_000 }),
    list: async () => (await bucket.list("giftwright-")).filter((name) => readBackupTime(name) !== null).toSorted(),
    remove: bucket.remove,
  };
}
