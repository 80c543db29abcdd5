import DataLoader from "dataloader";
import { LRUCache } from "lru-cache";
import type { Database } from "#db/connect.server.ts";
import { findFirstPageVersions, readFirstPage } from "#domain/gifts/stored/saved-ideas.ts";

const mostBytes = 16 * 1024 * 1024;
const rememberedForMs = 10 * 60 * 1_000;

interface FirstPage {
  version: string;
  json: Uint8Array<ArrayBuffer>;
}

/**
 * Finds the first page of a member's saved ideas as JSON. It is written out once and given again until something on it changes,
 * on whichever replica: each call asks the database for the version. Calls of the same moment ask for all their members at once.
 */
export function cacheFirstPages(db: Database): (userId: string) => Promise<Uint8Array<ArrayBuffer>> {
  const pages = new LRUCache<string, FirstPage>({
    maxSize: mostBytes,
    sizeCalculation: ({ json }) => json.byteLength,
    ttl: rememberedForMs,
  });
  const versions = new DataLoader((userIds: readonly string[]) => listVersions(db, userIds), {
    cache: false,
    batchScheduleFn: setImmediate,
  });
  return async (userId) => {
    const known = pages.get(userId);
    if (known && known.version === (await versions.load(userId))) return known.json;
    const { page, version } = await readFirstPage(db, userId);
    const json = new TextEncoder().encode(JSON.stringify(page));
    pages.set(userId, { version, json });
    return json;
  };
}

async function listVersions(db: Database, userIds: readonly string[]): Promise<string[]> {
  const versions = await findFirstPageVersions(db, userIds);
  return userIds.map((userId) => versions.get(userId) ?? "");
}
