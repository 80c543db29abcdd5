import { Hono } from "hono";
import { LRUCache } from "lru-cache";
import type { PictureStore } from "#db/picture-store.ts";
import { findPictureFile, nameFileType } from "#shared/pictures.ts";
import { Refusal } from "#shared/refusal.ts";
import type { AppContext } from "../app-context.ts";

const forEver = "public, max-age=31536000, immutable";
/** What is asked for again and again is not read from a bucket each time. */
const mostKeptBytes = 16 * 1024 * 1024;

/** The files of uploaded pictures. A name never gets another content. */
export function mediaFiles(store: PictureStore) {
  const kept = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: mostKeptBytes,
    sizeCalculation: ({ byteLength }) => byteLength + 1,
  });
  return new Hono<AppContext>().get("/:name/:file", async (c) => {
    const path = findPictureFile(c.req.path);
    const bytes = path === null ? null : (kept.get(path) ?? (await store.get(path)));
    if (path === null || bytes === null) throw new Refusal("not_found");
    kept.set(path, bytes);
    return c.body(bytes, 200, { "Content-Type": nameFileType(path), "Cache-Control": forEver });
  });
}
