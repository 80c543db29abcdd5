import sharp from "sharp";
import { listPictureWidths, nameSize, pictureBounds, socialFile } from "#shared/pictures.ts";
import type { RefusalCode } from "#shared/refusal.ts";

/** What an uploaded file was made into: the picture in every size and format, without anything that its camera wrote into it. */
export interface ConvertedPicture {
  width: number;
  height: number;
  files: PictureFile[];
}

export interface PictureFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

export type Conversion =
  | { kind: "converted"; picture: ConvertedPicture }
  | { kind: "refused"; code: Extract<RefusalCode, "not_a_picture" | "picture_too_large" | "picture_moves"> };

const mostPixels = 50_000_000;
/** One size is done in less than a second; this ends what nobody foresaw, which no thread's end would stop. */
const longestSeconds = 10;

// The code of a library that reads files from anywhere: only these formats are read, whatever a file calls itself. SVG is not among them.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["Jpeg", "Png", "Webp", "Heif", "Nsgif"].map((format) => `VipsForeignLoad${format}Buffer`) });
// Its threads are those of the whole process, whose pages come first.
sharp.concurrency(1);
sharp.cache(false);

/** Reads the bytes as JPEG, PNG, WebP, AVIF or GIF, upright and in sRGB. */
export async function convertPicture(bytes: Uint8Array): Promise<Conversion> {
  // An empty file is a fault of the caller's for the library.
  const read = async () => await sharp(bytes, { limitInputPixels: false }).metadata();
  const shape = await read().catch(() => null);
  if (shape === null) return { kind: "refused", code: "not_a_picture" };
  if (shape.width * shape.height > mostPixels) return { kind: "refused", code: "picture_too_large" };
  if ((shape.pages ?? 1) > 1) return { kind: "refused", code: "picture_moves" };
  const pixels = await readPixels(bytes);
  if (pixels === null) return { kind: "refused", code: "not_a_picture" };
  const { width, height } = pixels.info;
  return { kind: "converted", picture: { width, height, files: await makeFiles(pixels) } };
}

type Pixels = Awaited<ReturnType<typeof readPixels>> & object;

/** The pixels of the largest size; `null` when the file breaks off or is damaged. */
async function readPixels(bytes: Uint8Array) {
  return await sharp(bytes, { limitInputPixels: mostPixels, failOn: "error" })
    .timeout({ seconds: longestSeconds })
    .autoOrient()
    .resize({ ...pictureBounds, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true })
    // What the library can't read is no picture.
    .catch(() => null);
}

async function makeFiles({ data, info }: Pixels): Promise<PictureFile[]> {
  const { width, height, channels } = info;
  const open = () => sharp(data, { raw: { width, height, channels } }).timeout({ seconds: longestSeconds });
  const files: PictureFile[] = [];
  // One after the other: each takes a thread of the process.
  for (const size of listPictureWidths(width)) {
    const resized = open().resize({ width: size });
    files.push({ name: nameSize(size, "avif"), bytes: copyBytes(await resized.clone().avif({ quality: 55, effort: 2 }).toBuffer()) });
    files.push({ name: nameSize(size, "webp"), bytes: copyBytes(await resized.clone().webp({ quality: 78 }).toBuffer()) });
  }
  const social = open()
    .resize({ width: socialFile.width, height: socialFile.height, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#fff" })
    .jpeg({ quality: 80, mozjpeg: true });
  files.push({ name: socialFile.name, bytes: copyBytes(await social.toBuffer()) });
  return files;
}

/** Apart from the larger memory in which the library may have put them, which would cross threads with them. */
function copyBytes(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes);
}
