import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { openBucket } from "./bucket.ts";
import { ifThere } from "./if-there.ts";

/** In `DATA_DIR`. */
export const pictureFolder = "media";

/** Where the files of uploaded pictures are kept, each as `<name of the picture>/<name of the file>`. */
export interface PictureStore {
  /** The file is there whole or not at all. */
  put: (path: string, bytes: Uint8Array<ArrayBuffer>, type: string) => Promise<void>;
  /** `null` when there is no such file. */
  get: (path: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  /** Succeeds also when there is no such file. */
  remove: (path: string) => Promise<void>;
}

/** In the bucket at this address, or in a folder when it is `null`. */
export function openPictureStore({ bucket, folder }: { bucket: string | null; folder: string }): PictureStore {
  return bucket === null ? openPictureFolder(folder) : openPictureBucket(bucket);
}

function openPictureFolder(folder: string): PictureStore {
  return {
    put: async (path, bytes) => {
      const target = join(folder, path);
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      await writeFile(`${target}.part`, bytes, { mode: 0o600, flush: true });
      await rename(`${target}.part`, target);
    },
    get: async (path) => {
      const found = await ifThere(readFile(join(folder, path)), null);
      return found && new Uint8Array(found);
    },
    remove: (path) => rm(join(folder, path), { force: true }),
  };
}

function openPictureBucket(address: string): PictureStore {
  const bucket = openBucket(address);
  return { put: (path, bytes, type) => bucket.put(path, new Blob([bytes]), { type }), get: bucket.get, remove: bucket.remove };
}
