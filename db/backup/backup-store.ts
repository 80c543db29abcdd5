import { openAsBlob } from "node:fs";
import { copyFile, mkdir, readdir, rename, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { AwsClient } from "aws4fetch";
import { OperatorFault } from "#shared/operator-fault.ts";

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
    list: async () => (await readdir(folder).catch(() => [])).filter((name) => readBackupTime(name) !== null).toSorted(),
    remove: (name) => rm(join(folder, name)),
  };
}

/**
 * A bucket of any service that speaks S3: `https://key:secret@host/bucket/prefix?region=…`. Each request is refused or answered within a
 * minute, an upload within an hour.
 */
export function openBucket(address: string): BackupStore {
  const { origin, pathname, username, password, searchParams } = new URL(address);
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    service: "s3",
    region: searchParams.get("region") ?? "us-east-1",
    retries: 3,
  });
  const [bucket = "", ...folders] = pathname.split("/").filter(Boolean);
  const prefix = folders.map((folder) => `${folder}/`).join("");
  const send = async (path: string, init: RequestInit, patienceMs = 60_000) => {
    const answer = await client.fetch(`${origin}/${bucket}${path}`, { ...init, signal: AbortSignal.timeout(patienceMs) });
    if (!answer.ok)
      throw new OperatorFault(`the bucket ${new URL(origin).host}/${bucket} refuses: ${answer.status} ${await readCode(answer)}`);
    return answer;
  };
  return {
    put: async (file) => {
      await send(`/${prefix}${basename(file)}`, { method: "PUT", body: await openAsBlob(file) }, 60 * 60 * 1_000);
    },
    list: async () => {
      const query = new URLSearchParams({ "list-type": "2", prefix: `${prefix}giftwright-` });
      const text = await (await send(`?${query.toString()}`, { method: "GET" })).text();
      return [...text.matchAll(/<Key>([^<]*)<\/Key>/g)]
        .map(([, key = ""]) => key.slice(prefix.length))
        .filter((name) => readBackupTime(name) !== null)
        .toSorted();
    },
    remove: async (name) => {
      await send(`/${prefix}${name}`, { method: "DELETE" });
    },
  };
}

async function readCode(answer: Response): Promise<string> {
  return /<Code>([\w.]{1,60})<\/Code>/.exec(await answer.text())?.[1] ?? "";
}
