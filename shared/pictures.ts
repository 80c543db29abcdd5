// How the addresses of uploaded pictures are made. An address tells all that a page needs to know of the picture.

/** Widths in pixels in which a picture is kept, as far as it is that wide. */
const widths = [480, 960, 1440, 1920] as const;
export const pictureBounds = { width: 1_920, height: 3_840 } as const;
const pictureFormats = ["avif", "webp"] as const;
export type PictureFormat = (typeof pictureFormats)[number];
/** For programs that show neither format, such as those of some social networks. */
export const socialFile = { name: "social.jpg", width: 1_200, height: 2_400 } as const;
const usualWidth = 960;

/** A picture in the library, as its addresses name it. */
export interface NamedPicture {
  /** `<24 digits>-<width>x<height>`. */
  name: string;
  /** Of its largest size. */
  width: number;
  height: number;
}

const nameForm = String.raw`([0-9a-f]{24}-([1-9]\d{0,3})x([1-9]\d{0,3}))`;
const addressForm = new RegExp(String.raw`^/media/${nameForm}/(?:[1-9]\d{0,3}\.(?:avif|webp)|social\.jpg)$`);

/** The picture that the address of one of its files belongs to; `null` for another address. */
export function findNamedPicture(address: string): NamedPicture | null {
  const [, name, width, height] = addressForm.exec(address) ?? [];
  return name === undefined ? null : { name, width: Number(width), height: Number(height) };
}

export function namePicture(key: string, { width, height }: Omit<NamedPicture, "name">): string {
  return `${key}-${width}x${height}`;
}

/** At most four, the largest last. */
export function listPictureWidths(width: number): number[] {
  const largest = Math.min(width, pictureBounds.width);
  return [...widths.filter((size) => size < largest), largest];
}

export function nameSize(width: number, format: PictureFormat): string {
  return `${width}.${format}`;
}

/** The address by which texts name the picture. */
export function buildPictureAddress({ name, width }: NamedPicture): string {
  const chosen = listPictureWidths(width).findLast((size) => size <= usualWidth) ?? width;
  return `/media/${name}/${nameSize(chosen, "webp")}`;
}

export function buildSocialAddress({ name }: NamedPicture): string {
  return `/media/${name}/${socialFile.name}`;
}

/** The value of `srcset`: every size of the picture in one format. */
export function buildSourceSet({ name, width }: NamedPicture, format: PictureFormat): string {
  return listPictureWidths(width)
    .map((size) => `/media/${name}/${nameSize(size, format)} ${size}w`)
    .join(", ");
}

/** The files of a picture, as the picture store names them. */
export function listPictureFiles({ name, width }: NamedPicture): string[] {
  const sizes = listPictureWidths(width).flatMap((size) => pictureFormats.map((format) => nameSize(size, format)));
  return [...sizes, socialFile.name].map((file) => `${name}/${file}`);
}

/** The file at an address, as the picture store names it; `null` for what can be no file of a picture. */
export function findPictureFile(address: string): string | null {
  const picture = findNamedPicture(address);
  const path = address.replace("/media/", "");
  return picture && listPictureFiles(picture).includes(path) ? path : null;
}

const types = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" } as const;
const isEnding = (text: string): text is keyof typeof types => Object.hasOwn(types, text);

/** The media type of a picture's file by its name. */
export function nameFileType(file: string): string {
  const ending = file.split(".").at(-1) ?? "";
  if (!isEnding(ending)) throw new Error(`no file of a picture is called ${file}`);
  return types[ending];
}
